import { salesQuestions } from './sales-questions.ts';

/** What a form's question asks for, by its words in lower case. */
export const questions: readonly (readonly [RegExp, string])[] = [
  [/\bnewsletter about\b|\btheme\b/, 'theme'],
  [/\bis there an event\b/, 'event'],
  [/\bis there an offer\b/, 'offer'],
  [/\bwho is it for\b/, 'audience'],
  ...salesQuestions,
];
