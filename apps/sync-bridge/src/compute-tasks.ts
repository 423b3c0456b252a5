import { readIngestionWishes } from './ingestions/read-ingestion-wishes.ts';

/** What takes long over large texts. */
export const computeTasks = { readIngestionWishes };
