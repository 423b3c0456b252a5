import { isOfHealth } from '../disclosure/health.ts';
import { isMarked, quotableSentences } from '../disclosure/marked-facts.ts';
import { isFreeText, normalName } from '../facts/field-names.ts';
import { canBeTold } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import { telephone } from '../facts/phone-on-record.ts';
import { toSheet, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { findCalledInstead } from './called-instead.ts';
import { readsAsPerson } from './crm-properties.ts';
import { isReply } from './read-asked.ts';
import { listNamesOfReader } from './told-of-reader.ts';

/** Who is spoken to while the contact is away, or since they left. */
export interface StandIn {
  fact: Fact;
  name: string;
  phone: string | undefined;
  /** The contact, as they are on record. */
  of: string;
  /** The sentences that tell why. */
  said: readonly string[];
  /** Whether whoever is on record is not to be called, and is not away: `call me, not her`. */
  isInstead: boolean;
}

const away =
  /\b(?:off|away|(?:on|start(?:s|ing)|goes on|going on) (?:\p{L}+ )?(?:leave|sabbatical)|on (?:my |his |her )?holidays?|out of (?:the )?office|abroad|ill|sick|unwell|poorly|in hospital|signed off|ha(?:s|ve) left|left(?= (?:in|last|us|the (?:company|firm|business|school)|at|for good|on)\b)|no longer (?:works?|with|at|here|employed)|retired|retires|has gone|moved on|my absence)\b/iu;
const person = String.raw`(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`;
const standsIn =
  '(?:(?:is|are|will be|has been) )?(?:now |kindly )?(?:covers?|covering|stands? in|standing in|steps? in|fills? in|filling in|deputi[sz]es|deputi[sz]ing|takes over|taking over|has taken over|took over|(?:looks?|looking) after|replaces|has replaced|acting (?:for|in|as)|is (?:the|our|their) new)';
/** `Dawn Pell covers for him`, `call Gina`, `Tom Bell is the new manager`; `ask Jo to call her` is of ours. */
const shapes = [
  String.raw`(?<!\p{L})${person},? ${standsIn}(?!\p{L})`,
  String.raw`(?<!\b(?:not|never) |n['’]t )(?<!\p{L})(?:[Cc]ontact|[Cc]all|[Rr]ing|[Pp]hone|[Tt]ry|[Rr]each|[Aa]sk(?: for)?|[Ss]peak (?:to|with)|[Ww]rite to|[Ee]-?mail|[Tt]alk to) ${person}(?! (?:to|who|and ask) )`,
  String.raw`(?<!\p{L})(?:covered|replaced|succeeded) by ${person}`,
  String.raw`(?<!\p{L})(?:[Hh]is|[Hh]er|[Mm]y|[Tt]heir) (?:cover|replacement|successor|deputy|stand-in|locum)(?: (?:is|will be)|,)? ${person}`,
].map((shape) => new RegExp(shape, 'gu'));
const noPerson =
  /^(?:I|We|He|She|They|It|You|Please|The|Me|Us|Mr|Mrs|Ms|Dr|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Reception|Teams|Zoom)\b/u;
const ofAbsence = /absen|leave$|away|cover|standin|deputy|outofoffice/;
const longest = 600;
/** Behind the name, before another. */
const near = 60;

/** Whether a sentence says that whoever is on record is not there: by name, or of the writer. */
const isAway = (said: string, names: readonly string[], isOwn: boolean): boolean =>
  away.test(said) &&
  ((isOwn && /\b(?:I|my|me)\b/u.test(said)) || names.some((name) => said.includes(name)));

function findInstead(fact: Fact, record: FactSheet, of: string): StandIn | undefined {
  const found = findCalledInstead(quotableSentences(fact), listNamesOfReader(record));
  return (
    found && { fact, name: found.name, phone: found.phone, of, said: found.said, isInstead: true }
  );
}

function findIn(fact: Fact, record: FactSheet, of: string): StandIn | undefined {
  if (!away.test(fact.value)) return undefined;
  const names = listNamesOfReader(record);
  const sentences = quotableSentences(fact);
  const said = sentences.filter((one) => isAway(one, names, isReply(fact)));
  if (said.length === 0) return undefined;
  const text = sentences.join(' ').slice(0, longest);
  for (const shape of shapes)
    for (const found of text.matchAll(shape)) {
      const { name = '' } = found.groups!;
      if (noPerson.test(name) || names.some((one) => name.includes(one))) continue;
      const behind = text.slice(found.index + found[0].length);
      const [phone] = telephone.exec(behind.slice(0, near)) ?? [];
      return { fact, name, phone: phone?.trim(), of, said, isInstead: false };
    }
  return undefined;
}

/**
 * Who stands in for the contact on record, by their name, where a reply, a note or a field of an absence says so; who is
 * to be spoken to in their place does, too.
 */
export const findStandIn = (record: FactSheet): StandIn | undefined => listStandIns(record)[0];

const listStandIns = onceFor((record: FactSheet): readonly StandIn[] => {
  const customer = record.find('customer');
  const onRecord =
    record.find('contact') ??
    record.find('lead') ??
    (customer !== undefined && readsAsPerson(customer.value) ? customer : undefined);
  const [of = ''] = onRecord?.value.split(/[,(]/) ?? [];
  if (of === '') return [];
  for (const fact of record.facts) {
    const mayTell =
      isReply(fact) || isFreeText(fact) || ofAbsence.test(normalName(fact.path.at(-1)!));
    if (!mayTell || !canBeTold(fact) || isMarked(fact)) continue;
    const found = findIn(fact, record, of.trim()) ?? findInstead(fact, record, of.trim());
    if (found !== undefined) return [found];
  }
  return [];
});

/** Whom colleagues call, as a fact. */
export function tellStandIn(record: FactSheet): Fact[] {
  const found = findStandIn(record);
  if (found === undefined) return [];
  const { fact, name, phone } = found;
  return [
    {
      path: [...fact.path, 'standIn'],
      label: 'Whom to call',
      names: ['standin'],
      value: `${name}${phone === undefined ? '' : `, ${phone}`}, ${sayFor(found)}`,
    },
  ];
}

const sayFor = ({ of, isInstead }: StandIn): string =>
  isInstead ? `in the place of ${of}` : `who stands in for ${of}`;

export const sayWhom = (standIn: StandIn): string => `${standIn.name}, ${sayFor(standIn)}`;

/** What forbids to call whoever is on record, where it names whom to call in their place. */
export function findSaidInstead(record: FactSheet): readonly string[] {
  const found = findStandIn(record);
  return found?.isInstead === true ? found.said : [];
}

/** Why somebody is away is for no calendar where it tells of their health: that they are, and who is there, it tells. */
export const withoutIllness = (sheet: FactSheet, { said }: StandIn): FactSheet => {
  const ill = said.filter(isOfHealth);
  return ill.length === 0
    ? sheet
    : toSheet(
        sheet.facts.flatMap((fact) => {
          if (!ill.some((one) => fact.value.includes(one))) return [fact];
          const value = ill
            .reduce((text, one) => text.replace(one, ''), fact.value)
            .replace(/^[\s.]+|\s+$/gu, '');
          return /\p{L}/u.test(value) ? [{ ...fact, value }] : [];
        }),
      );
};
