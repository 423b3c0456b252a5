import { words } from '../messages/en.ts';
import { isFileGone, loadFile } from '../ui/load-file.ts';
import type * as Presses from './press.ts';

/** What a button does, loaded when it is pressed and not before; what fails says so in its message. */
export const loadPress = (): Promise<typeof Presses> =>
  loadFile(() => import('./press.ts')).catch((error: unknown) => {
    throw isFileGone(error) ? new Error(words.chunkGone, { cause: error }) : error;
  });
