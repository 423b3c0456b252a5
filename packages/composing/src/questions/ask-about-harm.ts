import { isMarked, openSentences } from '../disclosure/marked-facts.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { canBeTold, listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { listDangers } from '../request/find-dangers.ts';
import { agrees } from '../request/judge-answer.ts';
import { accident } from '../sentences/sayings.ts';
import type { DraftRequest } from '../request/types.ts';

type Reported = Pick<DraftRequest, 'sheet' | 'definition'>;

/** Whoever hears of danger outside Operations is asked to pass it on: no text of theirs is an order to act. */
export const askAboutHarm = ({ sheet, definition }: Reported): readonly string[] =>
  definition.departmentCode === 'ops' || isDangerSettled(sheet) ? [] : askAboutAcute(sheet);

/** By what whoever is responsible for safety says that nobody comes to harm. */
export const dangerSettled = 'dangerSettled';
export const isDangerSettled = ({ find }: FactSheet): boolean => agrees(find(dangerSettled));

/** What is wrong with our work and nobody has told the customer is for somebody to tell, danger or not. */
export const askWhoTells = (reported: Reported): readonly string[] =>
  reported.definition.inputs.includes('openIssues') && askAboutHarm(reported).length === 0
    ? askAboutUntold(reported.sheet.facts)
    : [];

const askAboutAcute = onceFor((sheet: FactSheet): readonly string[] => {
  const [quoted] = quoteDangers(sheet);
  return quoted === undefined ? [] : [writeQuestion(quoted)];
});

/** What is on record of danger as a question quotes it, what has met somebody first. */
export function quoteDangers(sheet: FactSheet): readonly Quoted[] {
  const told = listDangers(sheet);
  const first = told.toSorted(
    (one, other) => +other.said.some(isOfSomebody) - +one.said.some(isOfSomebody),
  );
  return first.flatMap(({ fact, said }): Quoted[] => {
    const shown = isMarked(fact)
      ? said.filter((sentence) => openSentences(fact).includes(sentence))
      : said;
    if (shown.length === 0) return [{ said: said[0]!, words: sayHidden(fact) }];
    return shown
      .toSorted((one, other) => +isOfSomebody(other) - +isOfSomebody(one))
      .map((sentence) => ({ said: sentence, words: `“${clipSentence(sentence, 120)}”` }));
  });
}

interface Quoted {
  said: string;
  /** In quotation marks, or, of what is not to be told, where it stands. */
  words: string;
}

/** Of what is not to be told the danger is named, and where it stands: else nobody would learn of it. */
const sayHidden = ({ label }: Fact): string =>
  `What ${label.toLowerCase()} has that is not public tells of danger, read it there`;

/** Of several dangers the one is quoted that has met somebody, or nearly has. */
const isOfSomebody = (sentence: string): boolean => accident.test(sentence) || met.test(sentence);
const met =
  /\b(?:hurt|injur\p{L}+|bleeding|bit(?:ten)?|burn(?:t|ed)|scald\p{L}*|crushed|trapped|electrocuted|(?:nearly|almost) (?:hit|struck|fell|killed|crushed)|unconscious|collapsed|fell|ambulance|hospital|(?:arm|hand|leg|foot|finger|head|shoulder)s?)\b/iu;

const issues = new Set(namesFor('openIssues'));

function askAboutUntold(facts: readonly Fact[]): string[] {
  for (const fact of facts) {
    if (!issues.has(normalName(fact.path.at(-1)!)) || !canBeTold(fact)) continue;
    const said = listSentences(fact).find((sentence) => ofCustomer.test(sentence));
    if (said === undefined) continue;
    const quoted = isMarked(fact)
      ? `What ${fact.label.toLowerCase()} has that is not public`
      : `“${clipSentence(said, 120)}”`;
    return [`${quoted}: the customer does not know of it. Who tells them, and when?`];
  }
  return [];
}

/** Who is in danger and does not know is told. */
export function writeQuestion(...quoted: readonly Quoted[]): string {
  const words = [...new Set(quoted.map((one) => one.words))].join(' and ');
  const whom = quoted.some(({ said }) => untold.test(said))
    ? ', and tell whoever is in danger and does not know'
    : '';
  return `${words}: may somebody come to harm? Settle that first, today${whom}.`;
}

const untold =
  /(?:\b(?:not|never|nobody|no one)|n['’]t|(?:has|does|do|was|is)nt)\b(?: (?:has|have|yet|been|ever)){0,3} (?:told|inform\p{L}*|warn\p{L}*|know\p{L}*|tell)\b|\b(?:unaware|not aware)\b/iu;

/** `Nobody knows why it stops` is nothing that a customer is to be told. */
const ofCustomer =
  /\b(?:not|[a-z]+n['’]t|never|hasnt|wasnt)\b(?: (?:yet|been)){0,2} (?:told|informed|warned)\b|n['’]t (?:yet )?(?:been )?(?:told|informed|warned)\b|\b(?:she|he|they|customer|client|owner|skipper|crew)s? (?:(?:does|do)(?: not|n['’]?t) (?:yet )?know|(?:is|are) (?:un|not )aware|unaware)\b(?! (?:why|how|what|if|whether|which|when|where)\b)|\bnobody (?:has )?told (?:her|him|them|the (?:customer|client|owner))\b/iu;
