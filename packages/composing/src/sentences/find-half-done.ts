import type { Contradiction } from '../figures/contradictions.ts';
import { quotableSentences } from '../disclosure/marked-facts.ts';
import { normalName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { areApart, overlap } from './parts-apart.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';

const verbs =
  'mulched|cleaned|washed|mown|mowed|cut|trimmed|painted|marked|laid|fitted|installed|planted|sprayed|swept|emptied|polished|stripped|sealed|sanded|pruned|edged|serviced|tested|replaced|repaired|hung|plastered|tiled|rendered|built|wired|plumbed|delivered|printed|written|designed|migrated|launched|published|sent|uploaded|edited|recorded|filmed|done|finished|completed?|clear|ready|open';
/** `All garden beds mulched`, `Gutters are clear`, `Levels 1 to 6 carpets cleaned`. */
const whole = new RegExp(
  `^(?<all>(?:all|every|each|both|the whole|the entire)(?: of)?(?: the)? )?(?<what>[\\p{L}\\d][^.,;:!?]{2,60}?) (?:(?:is|are|was|were|has been|have been|now|all|fully) )*(?<verb>${verbs})(?: (?:today|now|as planned|on time|to plan))?[.!]*$`,
  'iu',
);
const hasNot =
  /\b(?:not|[a-z]+n['’]t|never|no|nothing|without|yet|still|almost|nearly|half|part(?:ly|s)?|most(?:ly)?|some|few|if|when|once|until|before|after|will|to be|except|bar|but|apart|only|of|than|%)\b|%/iu;
/** `Finished`, `All done` of the whole. */
const alone =
  /^(?:(?:all|everything|now|work|job|project) (?:is |are )?)?(?:complete[d]?|finished|done|100 ?%)(?: complete[d]?| done)?[.!]*$/iu;

/** What is left of a thing: `Mulching 60% done`, `Levels 4 to 6 still to do`, `East side gutters not done`. */
const parts = [
  /^(?<what>[\p{L}\d][^.,;:!?%]{0,60}?)?(?: (?:is|are|about|around|now|currently|only|roughly))* ?(?<![\d.,])\d{1,2} ?(?:%|per ?cent)(?: (?:is|are))?(?: (?:done|complete[d]?|finished|there|through))?(?=[.,;!]|$)/iu,
  /^(?!(?:nothing|none|no) )(?<what>[\p{L}\d][^.,;:!?]{2,60}?) (?:(?:is|are|was|were|has|have|had|been) )*(?:(?:still |yet |left |remaining )(?:to (?:do|go|come|finish|complete|be (?:done|finished|completed))|outstanding|open)|(?:not|n['’]t)(?: (?:yet|been|quite|fully|all)){0,2} (?:done|finished|complete[d]?|cleared|clear|ready)|(?:only )?(?:half|part(?:ly)?)[- ](?:done|finished|complete[d]?)|rained (?:out|off)|called off|washed out|outstanding|pending)(?!\p{L})/iu,
  /^(?!(\d{1,3}) (?:of|out of) (?:the )?\1(?!\d))(?:only |just )?(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine) (?:of|out of) (?:the )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?<what>\p{L}[^.,;:!?]{1,40}?) (?:(?:is|are|were|have been|now) )*(?:done|finished|complete[d]?|marked|cleaned|fitted|laid|painted|mulched|cut|delivered|installed|live|ready)(?!\p{L})/iu,
  /^(?<what>[\p{L}\d][^.,;:!?]{1,60}?) (?:(?:stays?|remains?|(?:is|are) still|still|will stay|will remain) (?:closed|shut))(?!\p{L})/iu,
];
/** What has slipped on a day may have been done since. */
const atTime =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|last|earlier|at first|originally|since|then|now done|but (?:is|are|was|were|now|has|have)|until then)\b/iu;
const nextOfIt =
  /^(?:(?:we )?(?:will )?(?:finish|complete)(?:ing)? (?:off )?(?:the )?(?<what>\p{L}[^.,;:!?]{1,40})|(?:the )?(?:second|2nd|third|3rd|final|last|top|remaining|other) (?:coat|load|half|side|section|level|floor|pass|lot|batch|fix|layer|drop)s?(?!\p{L}))/iu;

const stem = (word: string): string => word.replace(/(?:ing|ed|es|s)$/u, '');
const wordsIn = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .split(/ (?:on|at|in|by|for|from|to|of|with|behind|near|along) /u, 1)[0]!
      .match(/\p{L}{3,}/gu) ?? []
  )
    .filter((word) => !common.test(word))
    .map(stem);
const common = /^(?:the|all|our|your|their|this|that|these|those|now|work|works)$/;
const isSame = (one: string, other: string): boolean =>
  one === other ||
  (one.length > 3 && other.length > 3 && (one.startsWith(other) || other.startsWith(one)));

interface Said {
  fact: Fact;
  sentence: string;
}

/** Whether what is left is of the thing that is said to be done: `front beds` are not the back ones. */
function isOfIt({ all, what = '', verb = '' }: Record<string, string | undefined>, left: string) {
  if (areApart(what, left)) return false;
  const own = wordsIn(what);
  const other = wordsIn(left);
  const [head, otherHead] = [own.at(-1), other.at(-1)];
  if (head === undefined || otherHead === undefined) return false;
  if (all !== undefined && isSame(stem(verb.toLowerCase()), otherHead)) return true;
  if (overlap(what, left) === true) return true;
  return (
    isSame(head, otherHead) &&
    own.slice(0, -1).every((word) => other.some((one) => isSame(one, word)))
  );
}

const toLeft = (sentence: string): { what: string } | undefined => {
  for (const shape of parts) {
    const found = shape.exec(sentence);
    if (found) return { what: found.groups?.['what']?.trim() ?? '' };
  }
  return undefined;
};

function contradicts(done: Said, left: Said): boolean {
  if (done.sentence === left.sentence || atTime.test(left.sentence)) return false;
  const rest = toLeft(left.sentence);
  if (rest === undefined) return false;
  // Of the whole nothing is left; of a thing with a name of its own another field may say how far the whole is.
  if (alone.test(done.sentence))
    return rest.what === '' || !/^(?:done|completed)$/.test(toName(done));
  if (hasNot.test(done.sentence)) return false;
  const groups = whole.exec(done.sentence)?.groups;
  return groups !== undefined && isOfIt(groups, rest.what);
}

const toName = ({ fact }: Said): string => normalName(fact.path.at(-1)!);
const ofDone =
  /^(?:progress|status|state|workdone|workperformed|workcompleted|done|completed|milestone|update|deliverables|work)$/;
const ofLeft =
  /^(?:progress|status|state|workdone|update|issues?|openissues|openpoints|stillopen|slipped|problems?|holdup|prob)$/;
const ofNext = /^(?:nextsteps?|next|nextmilestone)$/;

/** Of a report, what it says is done beside what it says is left of the same thing. */
export function findHalfDone({ facts }: FactSheet): Contradiction[] {
  const said = facts
    .filter((fact) => fact.readFrom === undefined && !isEntry(fact))
    .flatMap((fact) => quotableSentences(fact).map((sentence): Said => ({ fact, sentence })));
  const done = said.filter((one) => ofDone.test(toName(one)));
  const left = said.filter((one) => ofLeft.test(toName(one)));
  const next = said.filter((one) => ofNext.test(toName(one)));
  return done
    .flatMap((one): Contradiction[] => {
      const other =
        left.find((rest) => contradicts(one, rest)) ?? next.find((rest) => goesOn(one, rest));
      return other === undefined ? [] : [{ said: [quote(one), quote(other)] }];
    })
    .slice(0, 1);
}

/** `Second coat Thursday` after `complete`, `Finish the windows on level 3` after `All windows done`. */
function goesOn(done: Said, { sentence }: Said): boolean {
  const next = nextOfIt.exec(sentence);
  if (next === null) return false;
  if (alone.test(done.sentence)) return /^(?:status|state|progress)$/.test(toName(done));
  const what = next.groups?.['what'];
  const groups = hasNot.test(done.sentence) ? undefined : whole.exec(done.sentence)?.groups;
  return what !== undefined && groups !== undefined && isOfIt(groups, what);
}

const quote = ({ sentence }: Said): string => clipSentence(sentence, 120);
