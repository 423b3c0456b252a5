import { type Cell, splitLine } from '../tables/split-line.ts';
import { isStrongPassword } from './secrets/find-told-secrets.ts';
import { birthDateLabels, birthDateValue, passportLabels, passportValue } from './find-labelled.ts';
import type { Finding, FindingKind } from './finding.ts';

interface Column {
  kind: FindingKind;
  heading: RegExp;
  isValue: (written: string) => boolean;
}

const suffix = String.raw`(?:[ _-]?(?:no|nr|num|number|nummer|e164)\.?)?`;
const heading = (words: string): RegExp =>
  new RegExp(String.raw`^(?:[a-z]{1,15}[ _-])?(?:${words})${suffix}$`, 'i');

const isWhole = (value: string): Column['isValue'] => {
  const shape = new RegExp(`^(?:${value})$`, 'iu');
  return (written) => shape.test(written);
};

/** Digits that say by themselves what they are have their own detectors. */
const columns: readonly Column[] = [
  {
    kind: 'phone',
    heading: heading(
      '(?:tele|mobile|cell|work|home)?[ _-]?phone|contact|kontakt|mobile|mob|cell|tel|fax|whatsapp|sms|msisdn|telefon|telefono|telephone|handy|mobil|movil|portable',
    ),
    isValue: (written) =>
      /^[+(]?\d[\d ()./-]{5,22}\d$/.test(written) &&
      !/^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/.test(written) &&
      /^\d{7,15}$/.test(written.replace(/\D/g, '')),
  },
  {
    kind: 'national_id',
    heading: heading('ssn|social security'),
    isValue: (written) => /^(?!000|666|9)\d{3}[ -]?(?!00)\d{2}[ -]?(?!0000)\d{4}$/.test(written),
  },
  {
    kind: 'birth_date',
    heading: heading(birthDateLabels),
    isValue: isWhole(birthDateValue),
  },
  {
    kind: 'passport',
    heading: heading(passportLabels),
    isValue: isWhole(passportValue),
  },
  {
    kind: 'secret',
    heading: heading('password|passwort|passcode|pass|pwd?|pin'),
    isValue: (written) => isStrongPassword(written) || /^\d{4,12}$/.test(written),
  },
];

const anyHeading = new RegExp(
  `phone|(?<![a-z])(?:contact|kontakt|mob|pass(?:wor[dt]|code)?|pwd?|pin)(?![a-z])|cell|tel|fax|whatsapp|sms|msisdn|handy|mobil|movil|portable|ssn|social|${birthDateLabels}|${passportLabels}`,
  'i',
);
const delimiters = ['\t', ';', '|', ','];
const longestLine = 4000;

/** Numbers of a table under the heading of a column, or in a row, that says what they are. */
export function findInColumns(text: string): Finding[] {
  if (!anyHeading.test(text)) return [];
  const found: Finding[] = [];
  let table: { delimiter: string; kinds: (Column | undefined)[] } | undefined;
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    const delimiter: string | undefined =
      table?.delimiter ?? delimiters.find((sign) => line.includes(sign));
    if (delimiter === undefined || !line.includes(delimiter) || line.length > longestLine) {
      table = undefined;
      continue;
    }
    const cells = splitLine(line, delimiter);
    if (!/\d/.test(line) && anyHeading.test(line)) {
      table = { delimiter, kinds: cells.map(toColumn) };
      continue;
    }
    const first = cells.find((cell) => cell.text !== '');
    // `| date_of_birth | unknown | 1979-04-11 |`: a change of a record has its name in front.
    const ofRow = delimiter === '|' && first !== undefined ? toColumn(first) : undefined;
    for (const [at, cell] of cells.entries()) {
      const column = ofRow ?? table?.kinds[at];
      if (column?.isValue(cell.text) !== true) continue;
      const start = index + cell.start;
      found.push({ kind: column.kind, start, end: start + cell.text.length });
    }
  }
  return found;
}

const toColumn = ({ text }: Cell): Column | undefined =>
  text.length > 40 ? undefined : columns.find((column) => column.heading.test(text));
