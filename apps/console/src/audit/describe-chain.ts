import type { Schemas } from '../api.ts';
import { words } from './messages.en.ts';

/** What a verification has found, as a title and, where there is more to say, a sentence. */
export function describeChain(verification: Schemas['AuditVerification']): {
  title: string;
  text: string | null;
} {
  const { valid, checkedEvents, state, witnessed, brokenAt } = verification;
  if (valid) return { title: words.verified(checkedEvents), text: null };
  if (state === 'rolled_back') {
    const text = witnessed === undefined ? null : words.rolledBackText(witnessed.position);
    return { title: words.rolledBack, text };
  }
  return { title: words.brokenAt(brokenAt?.position ?? 0), text: brokenAt?.reason ?? null };
}
