import { readTexts } from './calls/apply-call-wishes.ts';

/** What takes long over large texts. */
export const computeTasks = { readTexts };
