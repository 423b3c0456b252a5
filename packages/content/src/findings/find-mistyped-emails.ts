import { mapMatches } from '../map-matches.ts';
import type { Finding } from './finding.ts';
import { usualEnding } from './top-level-domains.ts';

const label = String.raw`[a-z\d][\w-]{0,62}`;
const local = String.raw`(?<![\w.+@-])[\w+-]{1,40}(?:\.[\w+-]{1,40}){0,4}\.?`;
const ending = String.raw`(?:co\.[a-z]{2}|com?\.[a-z]{2}|${usualEnding})(?![\w@-]|\.\w)`;

/** Another sign in place of the dot before the ending, or one too many. */
const wrongDot = new RegExp(
  String.raw`${local}@${label}(?:\.${label}){0,3}(?<sign>,|;|\.{2,3}|\.,|,\.|, |\. | \.)(?<ending>${ending})`,
  'gi',
);
/** The sign twice, or a dot right behind it. */
const wrongAt = new RegExp(
  String.raw`${local}(?:@{2,3}\.?|@\.)${label}(?:\.${label}){0,4}\.${ending}`,
  'gi',
);
/** No dot at all: the host of one of the large providers. */
const providers = 'gmail|googlemail|hotmail|outlook|yahoo|icloud|protonmail|gmx|aol|live|msn';
const noDot = new RegExp(
  String.raw`${local}@(?:${providers})(?:com|couk|net|de|fr|es|it)(?![\w-])`,
  'gi',
);

/** Endings that no sentence has as a word. */
const sure =
  /^(?:com|org|net|edu|biz|gov|co\.[a-z]{2}|com\.[a-z]{2}|uk|fr|nl|pl|se|dk|cz|ch|jp|eu)$/;
const hasMailWord = /mail|typed|address|adresse?|correo|contact|kontakt|keyed|entered/i;
const contextLength = 60;

/** Addresses with a slip of the keys, which lead to their owner all the same: `ada@example,com`. */
export function findMistypedEmails(text: string): Finding[] {
  if (!text.includes('@')) return [];
  return [
    ...mapMatches(text, wrongDot, (match) => (isMeant(text, match) ? toEmail(match) : undefined)),
    ...(/@[@.]/.test(text) ? mapMatches(text, wrongAt, toEmail) : []),
    ...mapMatches(text, noDot, toEmail),
  ];
}

const toEmail = ({ index, 0: written }: RegExpExecArray): Finding => ({
  kind: 'email',
  start: index,
  end: index + written.length,
});

/** Behind a comma or a stop a word of the sentence may follow: `ask bob@work,it is done`. */
function isMeant(text: string, { index, groups }: RegExpExecArray): boolean {
  const { sign, ending: written } = groups!;
  if (/^\.{2}/.test(sign!) || sure.test(written!)) return true;
  const before = text.slice(Math.max(0, index - contextLength), index);
  return !/ /.test(sign!) && written === written!.toLowerCase() && hasMailWord.test(before);
}
