import { namesFor, normalName } from '../facts/field-names.ts';
import { listSentences } from '../facts/markup.ts';
import {
  isOfSeveral,
  isOnlyDone,
  namesWhatIsDone,
  noRemedy,
  ofSome,
  withoutLook,
} from './done-to-finding.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { closed, open } from './sayings.ts';

/** Fields that tell how findings were closed. */
const closures = new Set([
  ...namesFor('closure'),
  ...'resolution resolutions correction corrections correctiveaction correctiveactions howfixed howresolved'.split(
    ' ',
  ),
]);
export const isClosure = ({ path }: Fact): boolean =>
  path.some((name) => closures.has(normalName(name)));

const notDone =
  /\b(?:not|[a-z]+n['’]t|never|no|none|yet to|still|almost|nearly|half|part(?:ly)?|if|when|once|until|before|will|to be)\b/iu;
/** What was done, in a field that tells how findings were closed. */
const done =
  /(?<!\b(?:the|an?|to be|is being) )\b(?!(?:need|damag|crack|fail|leak|delay|order|not|report|plann|schedul|agree|promis|start|expect|request|book|inform|ask|miss|block|expir)ed\b)\p{L}{3,}ed\b|\b(?:rehung|hung|reset|rebuilt|made good|put right)\b/iu;
/** Where it was found, and what was wrong with it, say nothing of what it is. */
const noThing =
  /^(?:room|floor|flat|unit|plot|level|block|area|with|from|that|this|were|been|have|also|missing|damaged|broken|cracked|chipped|torn|leak\p{L}*|faulty|defective|worn|loose|stuck|blocked|expired|open|short|slightly|badly)$/u;

/** In which findings are listed, beside how they were closed. */
const findings = new Set(['findings', 'finding', ...namesFor('findings')]);

const thingsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !noThing.test(word))
    .map((word) => word.replace(/e?s$/, ''));

/** `Room 3` */
const placesIn = (text: string): string[] =>
  text.toLowerCase().match(/\b(?:room|floor|flat|unit|plot|level|block|bay|house) \w{1,4}\b/gu) ??
  [];

const tellsDone = (sentence: string): boolean =>
  !notDone.test(sentence) &&
  !ofSome.test(sentence) &&
  (closed.test(sentence) || done.test(sentence.replace(noRemedy, ' ')));

/** The sentences of a finding but those that the next one tells to be put right: `Low charge. Added 4 lb of R-404A.` */
export const withoutClosed = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence, at) => !isClosedByNext(sentence, sentences[at + 1]));

function isClosedByNext(finding: string, next: string | undefined): boolean {
  if (next === undefined) return false;
  const sentence = withoutLook(next);
  return (
    !open.test(sentence) &&
    tellsDone(sentence) &&
    isOnlyDone(sentence, { isOfAll: !isOfSeveral(finding) || ofAll.test(sentence) })
  );
}
const ofAll = /\b(?:both|all|each|everything)\b/iu;

/** Whether a field of its own tells how a finding was closed: `closure: Door stop fitted 25/11`. */
export function isClosedElsewhere(finding: string, { facts }: FactSheet): boolean {
  const told = facts.filter(isClosure).flatMap(listSentences).map(withoutLook);
  if (told.length === 0) return false;
  const [things, places] = [thingsIn(finding), placesIn(finding)];
  const listed = facts
    .filter(({ path }) => path.some((name) => findings.has(normalName(name))))
    .flatMap(listSentences);
  const others = listed.filter((one) => one !== finding);
  const at = listed.length === told.length ? listed.indexOf(finding) : -1;
  return told.some((sentence, nth) => {
    if (!tellsDone(sentence)) return false;
    if (isOnlyDone(sentence, { isOfAll: others.length === 0 || nth === at })) return true;
    const [toldOf, named] = [thingsIn(sentence), placesIn(sentence)];
    const isOfIt =
      things.length > 0 && things.filter((one) => toldOf.includes(one)).length * 2 >= things.length;
    const isThere = named.length === 0 || places.some((one) => named.includes(one));
    return isThere && (isOfIt || namesWhatIsDone(sentence, finding, others));
  });
}
