import { readWishes } from './events/apply-reply-wishes.ts';
import { judgeByRules } from './judging/judge-event.ts';

/** What takes long over large texts. */
export const computeTasks = { judgeByRules, readWishes };
