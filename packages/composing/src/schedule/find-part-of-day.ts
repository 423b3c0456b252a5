import { ignoringCase } from '@workspace-ops/content';
import { splitSentences, clipSentence } from '../facts/inline-text.ts';
import { isFreeText, normalName } from '../facts/field-names.ts';
import { quotableSentences } from '../disclosure/marked-facts.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import type { HourSpan, PartOfDay } from '../times/propose-moment.ts';
import { readHoursAlone } from '../times/hours-alone.ts';
import { readSpan } from '../times/read-span.ts';
import { isReply } from '../request/read-asked.ts';

const parts = '(?<!\\b(?:good|this|that|yesterday|last|one|all) )(morning|afternoon|arvo|evening)';
const wanted = new RegExp(
  `\\b(?:only|just|any|best|better|prefer(?:s|ably)?|(?:can|could) (?:only )?do|free|available|rather|home|around|ring|rung|call(?:ed)?|phone[ds]?|speak|talk)\\b[^.?!]{0,40}\\b${parts}s?\\b|\\b${parts}s (?:only|(?:(?:is|are) )?(?:best|better|fine|good|easiest)|suits?|works?|please)\\b`,
  'iu',
);
const afterWork =
  /\b(?:only|best|ring|call|phone|free|available|speak|talk|(?:can|could) (?:only )?do)\b[^.?!]{0,30}\bafter (?:work|hours|school|tea|dinner)\b/iu;
const afterLunch = /^best (?:any ?time )?after lunch\b/iu;
const refused =
  /\b(?:cannot|not|never|except|no|[a-z]+n['’]t|can['’]?t|won['’]?t)\b[^.?!]{0,25}\b(?:mornings?|afternoons?|evenings?|after (?:work|hours))\b/iu;

const taken =
  '(?:full|booked(?: up| solid)?|busy|taken|packed|tied up|blocked(?: off| out)?|slammed|jammed)';
/** `My mornings are full until 12/14` leaves the afternoons. */
const halfTaken = new RegExp(
  `\\b(?<half>morning|afternoon)s? (?:is|are|(?:is|are) (?:all|pretty|usually|always)|['’]re) ${taken}\\b|\\b${taken} (?:in the |most |every |all )?(?<of>morning|afternoon)s\\b`,
  'iu',
);
/** The half of the day that is left where the other one is taken; undefined where neither is. */
export function findFreeHalf(sentence: string): 'morning' | 'afternoon' | undefined {
  const { half, of = half } = halfTaken.exec(sentence.slice(0, longest))?.groups ?? {};
  if (of === undefined) return undefined;
  return /^m/i.test(of) ? 'afternoon' : 'morning';
}

/** `Weekends only` */
const weekend =
  /\b(?:only|just|best|(?:can|could) (?:only )?do) (?:at |on )?(?:the )?weekends?\b|\bweekends? only\b/iu;

interface Wanted {
  part?: PartOfDay | HourSpan;
  said: string;
  /** A field says it of any day. */
  isOfAnyDay?: boolean;
}

interface Said {
  said: string;
  /** As it would be said of a call. */
  read: string;
  isOfAnyDay?: boolean;
}

/** `best_time`, `when to ring`, `callback hours` */
const ofBestTime =
  /^(?:(?:best|good|preferred|convenient|ideal)(?:times?|hours?|slots?)(?:(?:to|for)(?:a|the)?(?:call|ring|phone|reach|contact|speak|talk|callback)[a-z]{0,12})?|(?:best)?whento(?:call|ring|phone|reach|contact|speak)[a-z]{0,12}|(?:call(?:back|ing)?|contact|phone|ring(?:ing)?)(?:times?|hours?|window))$/;
/** Whoever is to be spoken to, and nobody else: `Ring the depot after 3`. */
const ofOthers = ignoringCase(
  String.raw`\b(?:ring|call|phone|reach|catch|speak to|talk to) (?:(?:the|our|my|his|their|its|an?|reception)\b|(?-i:\p{Lu}\p{Ll}))`,
);
const ofCall =
  /\b(?:ring|calls?|calling|phone|be (?:called|phoned|rung)|reach|reachable|catch|speak|talk|(?:she|he|they)(?: is| are|['’]s|['’]re)? (?:only )?(?:free|available|in|home|can (?:only )?do))\b/iu;

const ofPast =
  /\b(?:(?<!be )(?:called|phoned|rung|rang)|spoke|talked|reached|caught|was|were|had|yesterday|last)\b/iu;

/** What tells it: fields before what somebody wrote. */
function listSaid({ facts }: FactSheet, readsNotes: boolean): Said[] {
  const inReplies = facts
    .filter(isReply)
    .flatMap(({ value }) => splitSentences(value))
    // `After 6` and nothing else is of when they are called.
    .map((said) => ({ said, read: readHours(said) }));
  const inFields = facts
    .filter(({ path }) => path.length === 1 && ofBestTime.test(normalName(path[0]!)))
    .map(({ value }) => ({ said: value, read: `Best ${value}`, isOfAnyDay: true }));
  const inNotes = readsNotes
    ? facts
        .filter((fact) => isFreeText(fact) && !isReply(fact))
        .flatMap(quotableSentences)
        .filter((said) => ofCall.test(said) && !ofOthers.test(said) && !ofPast.test(said))
        .map((said) => ({ said, read: said }))
    : [];
  return [...inFields, ...inReplies, ...inNotes].filter(({ said }) => said.length <= longest);
}
const longest = 300;

/** Also at the end of what is the reason of it: `I'm on nights, so not before 2pm`. */
function readHours(said: string): string {
  const own = [said, said.split(/(?:,| so|[,;] and| [–-]) /u).at(-1)!].find(
    (part) => readHoursAlone(part) !== undefined,
  );
  return own === undefined ? said : `Best ${own}`;
}

/**
 * When on whatever day whoever is called wants to be called: `Ring between 4 and 6pm`, `He can only do evenings.`
 * @param readsNotes whether a note may say it.
 */
export function findPartOfDay(
  sheet: FactSheet,
  { readsNotes = false }: { readsNotes?: boolean } = {},
): Wanted | null {
  const sentences = listSaid(sheet, readsNotes);
  const [span, second] = sentences.flatMap(({ read, ...one }): Wanted[] => {
    const part = readSpan(read);
    return part === null ? [] : [{ part, ...one }];
  });
  if (span !== undefined) return second === undefined ? span : null;
  const [half] = sentences.flatMap(({ read, ...one }): Wanted[] => {
    const part = findFreeHalf(read);
    return part === undefined ? [] : [{ part, ...one }];
  });
  if (half !== undefined) return half;
  const found = sentences.flatMap(({ read, ...one }): Wanted[] => {
    if (refused.test(read)) return readOther(read).map((part) => ({ part, ...one }));
    if (weekend.test(read)) return [one];
    const [, first, part = first] = wanted.exec(read) ?? [];
    if (part !== undefined) return [{ part: toPart(part), ...one }];
    if (afterLunch.test(read)) return [{ part: 'afternoon', ...one }];
    return afterWork.test(read) ? [{ part: 'evening' as const, ...one }] : [];
  });
  const [first] = found;
  return first === undefined || found.some(({ part }) => part !== first.part) ? null : first;
}

const toPart = (said: string): PartOfDay =>
  /^arvo/i.test(said) ? 'afternoon' : (said.toLowerCase() as PartOfDay);

/** `Not mornings` leaves the afternoon. */
function readOther(read: string): PartOfDay[] {
  const [, part = ''] = notIn.exec(read) ?? [];
  if (part === '') return [];
  return [/^morning/i.test(part) ? 'afternoon' : 'morning'];
}
const notIn = /^(?:best )?(?:not|never) (?:in )?(?:the )?(mornings?|afternoons?)(?: please)?\W*$/iu;

/** Who is called on any day is asked for none. */
export const askWhichDay = ({ said, isOfAnyDay = false }: Wanted): string[] =>
  isOfAnyDay || anyDay.test(said) ? [] : [askForDay(said)];
const anyDay = /\b(?:any|every|most|each) ?(?:week|working )?days?\b/iu;

const askForDay = (said: string): string =>
  `The reply says “${clipSentence(said, 120)}”: on which day is the call?`;
