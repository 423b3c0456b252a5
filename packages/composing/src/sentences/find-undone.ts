import { quotableSentences } from '../disclosure/marked-facts.ts';
import type { Contradiction } from '../figures/contradictions.ts';
import { normalName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { areApart } from './parts-apart.ts';
import { isClosure } from './closed-elsewhere.ts';

const participle =
  'started|begun|done|finished|completed?|fitted|applied|laid|delivered|installed|painted|signed|tested|ready|closed|in place|(?:up|on|in)(?=[.,;!]|$)';

/** `Second coat not started`, `the rails are still to be fitted` */
const undone = new RegExp(
  `^(?<what>[^.;!?]{3,80}?) (?:(?:is|are|was|were|has|have|had|still|been) )*(?:(?:not|(?:is|are|was|were|ha[sd]|have)n['’]t|never)(?: (?:yet|been|quite|fully))* (?<verb>${participle})(?!\\p{L})|(?:yet|still|left) to (?:be )?(?<next>\\p{L}+)|(?:missing|outstanding|pending|to follow)(?!\\p{L}))`,
  'iu',
);
const isDone = new RegExp(
  `\\b(?:is|are|was|were|has been|have been|now|all|both)\\b[^.;!?]{0,40}\\b(?<verb>${participle})(?!\\p{L})|\\b(?<alone>finished|completed?|done|fitted|applied|laid|delivered|installed|painted|signed|tested)\\b`,
  'iu',
);
/** What is delivered may not be fitted yet: of two words of doing one has to tell of the whole. */
const whole = /^(?:done|finished|completed?|up|on|in|in place)$/i;
const beginning = /^(?:started|begun|come|go)$/i;
const before = /^(?:delivered|signed|ready|started|begun)$/i;
const hasNot =
  /\b(?:not|[a-z]+n['’]t|never|no|none|nothing|without|yet to|still to|almost|nearly|half|part(?:ly)?|if|when|once|until|before|after|will|to be|first)\b/iu;
const ofAll = /\b(?:both|all|every(?:thing)?|each|whole|complete(?:ly)?|entire|two|three|four)\b/iu;
/** One of several is not all of them. */
const ofOne =
  /\b(?:first|second|third|fourth|last|final|top|next|other|one|\d+(?:st|nd|rd|th))\b/giu;
/** Of what is planned or was before nothing is said of now. */
const ofOtherTime = /^(?:planned|before|previous|target|goal|plan|nextstep|next|risks?)/;

const nounsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !common.test(word))
    .map((word) => word.replace(/(?:e?s)$/, ''));
const common =
  /^(?:the|this|that|these|those|first|second|third|fourth|last|final|both|work|still|been|were|have|some|other|with|from|into|next|they|them|only|also|which|what|our|their|your)$/;
const ordinalsIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(ofOne)].map(([word]) => word);

interface Said {
  fact: Fact;
  sentence: string;
}

interface Undone {
  what: string;
  /** What has not been done to it; nothing where it is missing. */
  verb: string | undefined;
}

function readUndone({ sentence }: Said): Undone | undefined {
  const { what, verb, next } = undone.exec(sentence)?.groups ?? {};
  return what === undefined ? undefined : { what, verb: verb ?? next };
}

/** Whether a sentence says that a thing is done of which another says that it is not. */
function saysDone({ sentence }: Said, { what, verb }: Undone): boolean {
  const { verb: found, alone } = isDone.exec(sentence)?.groups ?? {};
  const done = found ?? alone;
  if (hasNot.test(sentence) || done === undefined || areApart(sentence, what)) return false;
  const isOfIt = [verb, done].some((one) => one === undefined || whole.test(one));
  const isBegun = verb !== undefined && beginning.test(verb) && !before.test(done);
  if (!isOfIt && !isBegun && verb!.toLowerCase() !== done.toLowerCase()) return false;
  const told = nounsIn(sentence);
  // Of `survey report` it is the report.
  const head = nounsIn(what).at(-1);
  if (head === undefined || !told.includes(head)) return false;
  const [own, other] = [what, sentence].map(ordinalsIn);
  // `First coat is on` goes with `second coat not started`; `both coats are on` does not.
  return ofAll.test(sentence) || own!.some((one) => other!.includes(one)) || own!.length === 0;
}

/** Of a thing that is done in one field, other than that of how findings were closed, and not in another, what each of them says. */
export function findUndone({ facts }: FactSheet): Contradiction[] {
  const said = facts
    .filter((fact) => fact.readFrom === undefined && !isEntry(fact))
    .filter(({ path }) => !ofOtherTime.test(normalName(path.at(-1)!)))
    .flatMap((fact) =>
      quotableSentences(fact).map((sentence): Said => ({
        fact,
        sentence,
      })),
    );
  return said
    .flatMap((one): Contradiction[] => {
      const left = readUndone(one);
      const done =
        left &&
        said.find(
          (other) => other.fact !== one.fact && !isClosure(other.fact) && saysDone(other, left),
        );
      return done === undefined ? [] : [{ said: [quote(done), quote(one)] }];
    })
    .slice(0, 1);
}

const quote = ({ sentence }: Said): string => clipSentence(sentence, 120);
