import type { Operation } from '../load-client.ts';
import { book } from './book.ts';
import { createQuestion } from './create-question.ts';
import { decide } from './decide.ts';
import { deleteQuestion } from './delete-question.ts';
import { ingest } from './ingest.ts';
import { leadEvent } from './lead-event.ts';
import { mount } from './mount.ts';
import { patchArtifact } from './patch-artifact.ts';
import { signIn } from './sign-in.ts';
import { trigger } from './trigger.ts';

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
