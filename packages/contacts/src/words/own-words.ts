import { withoutFooters } from './footers.ts';
import { toLines } from './plain-text.ts';
import { withoutQuotedMail } from './quoted-mail.ts';
import { withoutSignature } from './signature.ts';

/** What the author of a reply wrote in it: no earlier mail, no signature, no footer. */
export function ownWords(text: string): string {
  const written = withoutQuotedMail(toLines(text)).join('\n');
  return withoutSignature(withoutFooters(written).split('\n')).join('\n').trim();
}
