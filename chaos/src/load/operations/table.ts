import type { Operation } from '../load-client.ts';
import { book } from './book.ts';
import { createQuestion, deleteQuestion } from './questions.ts';
import { decide, trigger } from './runs.ts';
import { ingest } from './ingest.ts';
import { leadEvent } from './lead-event.ts';
import { mount } from './mount.ts';
import { patchArtifact } from './patch-artifact.ts';
import { signIn } from './sign-in.ts';

export const operations: readonly Operation[] = [
  ingest,
  trigger,
  decide,
  book,
  mount,
  createQuestion,
  deleteQuestion,
  patchArtifact,
  signIn,
  leadEvent,
];
