/** What a model is asked: who it is and by which rules, and the task with all that was given. */
export interface Prompt {
  system: string;
  prompt: string;
}
