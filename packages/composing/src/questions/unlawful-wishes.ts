import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { isMarked, openSentences } from '../disclosure/marked-facts.ts';
import { clipSentence, splitSentences } from '../facts/inline-text.ts';
import { isEntry, toSheet, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { listText } from '../facts/record-text.ts';
import type { LeftOut, Leftover } from '../request/types.ts';
import { choosesByOrigin } from './unlawful-origins.ts';

/** Whom or what a thing of age or sex may be of, and no wish: `work with young people`, `single-phase`. */
const ofOthers =
  /\b(?:young(?:er)?|older|mature|male|female|girls?) (?:people|persons?|children|adults?|pupils|patients|residents|plants|trees|shrubs|gardens?|stock|animals|cattle|horses|dogs|learners|offenders|families|company|team|firm|business|buildings?|houses?|homes|properties|vehicles|cars|boilers|machines|equipment|models|threads?|connectors?|fittings?|wards?|changing|students?|football|teams?)\b|\bsingle(?:[- ](?:ply|phase|point|store?y|handed(?:ly)?|trade|skin|glaz\p{L}+|track|use|site|crew|shift|sheet|page|system|source|line))\b|\b(?:spoken|good|fluent|written|basic|clear|plain|in|read|some|speaks?|speak good) english\b|\benglish,? (?:and|or|&) (?:ki)?(?:swahili|french|german|dutch|spanish|italian|portuguese|polish|romanian|arabic|hindi|urdu|tamil|mandarin|malay|afrikaans|zulu|norwegian|swedish|danish|finnish|russian|ukrainian|turkish|greek)\b|\b(?:ki)?(?:swahili|french|german|dutch|spanish|italian|portuguese|polish|romanian|arabic|hindi|urdu|tamil|mandarin|malay|afrikaans|zulu|norwegian|swedish|danish|finnish|russian|ukrainian|turkish|greek),? (?:and|or|&) english\b|\benglish (?:language|heritage|and (?:maths|math)|gcse|lessons?)\b/giu;

/** What nobody may be chosen by for work. */
const unfair =
  /\b(?:young(?:er)?|youthful|energetic|mature|older|not too old|(?:under|below) (?:30|35|40|45|50)(?=['’]?s\b| please|[.,;!)]|$)|(?:nobody|no ?one|not|none|no-one) (?:over|above|older than|past) (?:\d\d|thirty|forty|fifty|sixty)|fit and (?:young|healthy)|(?:young|fit|strong)(?:,? (?:and )?(?:young|fit|strong|tough))* (?:lad|lads|guys|men|blokes|man|girl|woman|chap|bloke|guy)|lads?|girls?|male|female|(?:a|some) (?:man|woman|bloke|lady)|(?:an?|some|any|for) (?:\p{L}+ )?(?:mums?|moms?|dads?|mothers?|fathers?|housewives|housewife|retirees?|pensioners?)|digital natives?|(?:recent|new|fresh) (?:(?:college|university|school) )?(?:graduates?|grads?|leavers?)|school[ -]leavers?|youngsters?|native(?:[ -]\p{Lu}\p{Ll}+)? speakers?|mother[- ]tongue|british|english|local(?:s)? only|no (?:(?:small|young|little) )?(?:kids|children|mums|families)|(?:nobody|no ?one|not) (?:with|who has) (?:(?:small|young) )?(?:kids|children|a (?:baby|family))|single|married|pregnan\p{L}+|christian|muslim)\b(?=[^.;]{0,60})/iu;
const wishes =
  /\b(?:would (?:like|love|prefer|suit)|prefer(?:s|red|ably|ence)?|ideally|want(?:s|ed)?|looking for|need(?:s|ed)?|no|nobody|not|must be|should be|rather|only|suits?|says?|said|someone|somebody)\b/iu;

/** `Kind of person: young fit lad` is a wish by its name. */
const isWish = (label: string): boolean =>
  /\b(?:person|candidate|kind|ideal|who|wish|wishes|want(?:s|ed)?|requirements?|conditions?|must|have|essentials?|desirables?|bring|skills?|experience|qualit(?:y|ies)|profile|prefer(?:red|ences?)?|you|suits?|criteria)\b/i.test(
    label,
  );

export interface UnlawfulWish {
  fact: Fact;
  sentence: string;
}

/** Whom a landlord or a shop may not turn away: `no DSS` is whoever has benefits. */
const turnedAway =
  /(?:(?<!\b(?:is|are|am) )\b(?:no|not|never|nobody|without)|n['’]t)(?: \p{L}+){0,4}? (?:dss|on (?:benefits?|housing benefit|universal credit)|guide dogs?)\b|\bno (?:benefits?(?! (?:from|in|of|to)\b)|housing benefit|universal credit)\b/iu;
/** That somebody is widowed turns them away from nothing. */
const refuses = /\b(?:no|not|never|nobody|only|without|avoid)\b|n['’]t\b/iu;
const isOwnNote = /\b(?:our|notes?|internal|remarks?|office)\b/i;

/** Of a lead what we note ourselves: what they say of themselves turns nobody away. */
const findTurnedAway = ({ facts }: FactSheet): UnlawfulWish[] =>
  facts
    .filter((fact) => isOwnNote.test(fact.label) && !isMarked(fact))
    .flatMap((fact) =>
      splitSentences(fact.value)
        .filter(
          (sentence) =>
            turnedAway.test(sentence) || (refuses.test(sentence) && choosesByOrigin(sentence)),
        )
        .map((sentence) => ({ fact, sentence })),
    );

const isOfLead = ({ inputs }: Pick<WorkflowDefinition, 'inputs'>): boolean =>
  inputs.includes('need') && inputs.includes('budget');

/** The wishes for an age, a sex or an origin, which have no place in a search for somebody. */
export function findUnlawful(
  { inputs }: Pick<WorkflowDefinition, 'inputs'>,
  sheet: FactSheet,
): UnlawfulWish[] {
  if (isOfLead({ inputs })) return findTurnedAway(sheet);
  if (!inputs.includes('role') || !inputs.includes('salary')) return [];
  return sheet.facts.flatMap((fact) =>
    listWishes(fact)
      .filter(
        (sentence) => unfair.test(sentence.replace(ofOthers, ' ')) || choosesByOrigin(sentence),
      )
      .map((sentence) => ({ fact, sentence })),
  );
}

/** A search without such wishes: whoever reads its brief is not to choose by them. What the role is called stays. */
export function withoutUnlawful(
  definition: Pick<WorkflowDefinition, 'inputs'>,
  sheet: FactSheet,
): { sheet: FactSheet; left: LeftOut[] } {
  const found = findUnlawful(definition, sheet).filter(
    ({ fact: { names } }) => names[0] !== 'role',
  );
  if (found.length === 0) return { sheet, left: [] };
  const byFact = Map.groupBy(found, ({ fact }) => fact);
  const facts = sheet.facts.flatMap((fact) => {
    const wished = byFact.get(fact)?.map(({ sentence }) => sentence);
    return wished === undefined ? [fact] : withoutSentences(fact, wished);
  });
  return {
    sheet: toSheet(facts),
    left: [...byFact.keys()].map((fact) => ({ fact, reason: unlawful })),
  };
}

const unlawful = 'may be unlawful to choose somebody by';

function withoutSentences(fact: Fact, left: readonly string[]): Fact[] {
  const { items, ...rest } = fact;
  const keep = (text: string): string =>
    splitSentences(text)
      .filter((sentence) => !left.includes(sentence))
      .join(' ');
  if (items === undefined) {
    const value = keep(fact.value);
    return value === '' ? [] : [{ ...rest, value }];
  }
  const kept = items.map(keep).filter((item) => item !== '');
  return kept.length === 0 ? [] : [{ ...rest, items: kept, value: listText(kept) }];
}

/** A wish for an age, a sex or an origin has no place in a search for somebody. */
export const askAboutFairness = (
  definition: Pick<WorkflowDefinition, 'inputs'>,
  sheet: FactSheet,
): string[] =>
  findUnlawful(definition, sheet)
    .slice(0, 1)
    .map(
      ({ sentence }) =>
        `“${clipSentence(sentence, 120)}” ${unlawful}: ${isOfLead(definition) ? 'answer them as any other' : 'leave it out of the search'}.`,
    );

/** The same open points for a paper that goes to the panel, which does not quote what is to be left out. */
export const withoutUnlawfulQuoted = <
  T extends { questions: readonly string[]; leftovers: readonly Leftover[] },
>(
  open: T,
  left: readonly LeftOut[],
): T => ({
  ...open,
  questions: open.questions.map((question) => {
    const at = question.startsWith('“') ? question.indexOf(`${unlawful}: `) : -1;
    if (at === -1) return question;
    return question.endsWith('leave it out of the search.')
      ? `A wish on record ${unlawful}: it is left out here, and stays out of the search.`
      : `A note on record ${question.slice(at)}`;
  }),
  leftovers: open.leftovers.filter((one) => !left.some(({ fact }) => fact === one.fact)),
});

const listWishes = (fact: Fact): string[] => {
  const sentences = isMarked(fact)
    ? openSentences(fact)
    : (fact.items ?? [fact.value]).flatMap(splitSentences);
  // An entry of a list goes by the name of the list.
  const label = isEntry(fact) ? fact.path.at(-2)! : fact.label;
  return sentences.filter((sentence) => isWish(label) || wishes.test(sentence));
};
