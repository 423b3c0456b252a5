import { quotableSentences } from '../disclosure/marked-facts.ts';
import { isFreeText } from '../facts/field-names.ts';
import { toSheet, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { readsAsPerson } from './crm-properties.ts';
import { isReply } from './read-asked.ts';

const name = "(\\p{Lu}[\\p{Ll}’'-]+(?: \\p{Lu}\\.)? \\p{Lu}[\\p{L}’'-]+)";
const senders = [
  new RegExp(
    `\\b(?:[Rr]epl(?:y|ied)|[Aa]nswer(?:ed)?|[Mm]essage|[Ee]-?mail|[Mm]ail|[Ee]nquiry|[Ii]nquiry|[Tt]ext|[Rr]esponse)\\b[^.;:?!]{0,60}?\\b(?:from|by) (?:Mr |Mrs |Ms |Dr )?${name}(?=[,.;:]| at | of | from |$)`,
    'gu',
  ),
  new RegExp(
    `(?:^|[.!?,;] |\\b(?:and|but) )${name}(?:,[^.;:?!]{2,60},)? (?:wrote|replied|answered|e-?mailed|texted|messaged|says|said|came back)(?!\\p{L})`,
    'gu',
  ),
];
const ofNote = 'sender of note';
const known = ['lead', 'contact', 'recipient', 'company'];

/** Who wrote the reply, where a note alone names them, and nobody else. */
export function findSender({ facts, find }: FactSheet): Fact[] {
  if (known.some((one) => find(one) !== undefined)) return [];
  const found = facts
    .filter((fact) => isFreeText(fact) && !isReply(fact))
    .flatMap((fact) =>
      senders.flatMap((shape) =>
        [...quotableSentences(fact).join(' ').matchAll(shape)].map(([, who = '']) => ({
          fact,
          who,
        })),
      ),
    )
    .filter(({ who }) => readsAsPerson(who));
  const [first] = found;
  if (first === undefined || found.some(({ who }) => who !== first.who)) return [];
  return [
    {
      path: [...first.fact.path, ofNote],
      label: 'Contact (note)',
      names: ['contact'],
      value: first.who,
    },
  ];
}

/** A text is not told of notes: whom it greets it has to know all the same. */
export function withSender(sheet: FactSheet, record: FactSheet): FactSheet {
  if (known.some((one) => sheet.find(one) !== undefined)) return sheet;
  const found = record.facts.filter(({ path }) => path.at(-1) === ofNote && path.length > 1);
  return found.length === 0 ? sheet : toSheet([...sheet.facts, ...found]);
}
