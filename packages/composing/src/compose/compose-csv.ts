import { findPlaceholders } from '@workspace-ops/content';
import { defuseCell } from '@workspace-ops/content/tables';
import { stringify } from 'csv-stringify/sync';
import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount } from '../facts/amounts.ts';
import { isCredit } from '../facts/credit-lines.ts';
import { moneySigns } from '../facts/currency.ts';
import { goesBy, isLeave, namesFor, normalName, spacedName } from '../facts/field-names.ts';
import { splitWrittenLines, toLine } from '../figures/read-lines.ts';
import { totalOfLines } from '../figures/sum-of-lines.ts';
import { namesAmount } from '../facts/money-words.ts';
import { findMeanings, findMeaning } from '../facts/names-in-workflow.ts';
import { markedWords } from '../disclosure/find-markings.ts';
import { describeWithheld } from '../disclosure/few-respondents.ts';
import {
  collectRows,
  hasRecords,
  hasSeveralRows,
  listUnused,
  type Cell,
  type Table,
} from '../tables/collect-rows.ts';
import { ownValue } from '../facts/own-value.ts';
import { inlineText } from '../facts/inline-text.ts';
import { isEntry, withoutProvenance, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { countOverdue, findDaysOfWhole } from '../days/days-of-each-row.ts';
import { findConfidential, findDoubtful, listLeftOut } from '../left-out/left-out.ts';
import { askAboutNumbers } from '../questions/number-blanks.ts';
import {
  findOfWhole,
  isOfWhole,
  tellOfWhole,
  withOfEach,
  withoutOfWhole,
} from '../tables/of-whole.ts';
import { findOpenPoints, summarizeOpen } from '../texts/open-points.ts';
import { enumerate, enumerateSome } from '../request/sections.ts';
import { joinSummary } from '../texts/tell-heed.ts';
import { withDayLines } from '../tables/day-lines.ts';
import { withOneList } from '../tables/one-register.ts';
import { withLikeDates } from '../tables/like-dates.ts';
import { markDisputed } from '../tables/without-disputed.ts';
import { findUntold } from '../left-out/tell-left-out.ts';
import type { Draft, DraftRequest, LeftOut } from '../request/types.ts';

const maxTableLength = 190_000;

/** RFC 4180 with a header; cells that a spreadsheet would run as formulas are defused. */
export function composeCsv(request: DraftRequest): Draft {
  const { artifact, sheet } = request;
  const lined = withLines(
    ofInvoices(artifact) ? markDisputed(request.context) : request.context,
    request,
  );
  const given = ofRegister(artifact) ? withDayLines(withOneList(lined)) : lined;
  const { context, marked } = withoutMarkedCells(withOfEach(withoutOwn(given)));
  const columns = artifact.columns ?? [];
  const doubtful = findUnlisted({ ...request, context: given });
  const notListed = [...(request.cutParts ?? []), ...doubtful.filter(isLeftOut)];
  const names = new Set(doubtful.map(({ fact }) => toColumn(fact)));
  const collected = collectRows(context, columns, {
    left: names,
    derived: { daysOverdue: countOverdue(request), amount: multiplyPrice(context) },
  });
  const filled = given === lined ? collected : withoutEmpty(collected);
  const { header, rows } = withOwnCurrency(withCredits(withLikeDates(filled, request)), context);
  const headings = csvLine(header);
  const lines = fitting([headings, ...rows.map((cells) => csvLine(cells, headings))]);
  const written = lines.length - 1;
  const left = rows.length - written;
  // A day told in words names few owners and states, and is a register all the same.
  const sparse =
    given === lined || hasRecords(lined)
      ? listUnfilled(withoutOfWhole({ header, rows }, doubtful))
      : [];
  const unfilled = sparse.length > 0 ? sparse : listUnbilled({ header, rows });
  const open = findOpenPoints(request, sheet);
  const told = [
    unfilled.length === 0
      ? ''
      : `Not ready to send. Nothing is on record of ${enumerate(unfilled)}.`,
    `${written} ${written === 1 ? 'row' : 'rows'} in ${header.length} columns: ${header.slice(0, 12).join(', ')}.`,
    left > 0 ? `The last ${left} rows are left out for their size.` : '',
    ...summarizeOpen({ ...open, gaps: unfilled.length === 0 ? open.gaps : [] }),
    ...askAboutNumbers(context),
    describeWithheld(request),
    notListed.length === 0 ? '' : `Not in the table: ${listLeftOut(notListed)}.`,
    tellOfWhole(doubtful),
    tellMarked(marked),
    tellUnused(context, columns),
  ];
  const content = lines.join('');
  const untold = findUntold({ ...request, record: listComparable(request) }, content).map(
    ({ said }) => `Compare it with ${said}.`,
  );
  const shown = sheet.facts.filter((own) => !doubtful.some(({ fact }) => fact === own));
  const summary = joinSummary([...told, ...untold], sheet, shown);
  return { content, summary, scheduledFor: null };
}

/** The lines of an invoice that are one text are rows, where each has its amount. */
function withLines(
  context: JsonObject,
  { artifact: { columns = [] }, definition }: Pick<DraftRequest, 'artifact' | 'definition'>,
): JsonObject {
  if (!['item', 'quantity', 'price'].every((name) => columns.includes(name))) return context;
  if (Object.values(context).some((value) => Array.isArray(value))) return context;
  const isListed = Object.keys(context).some((name) => lineNames.has(normalName(name)));
  const meanings = findMeanings(definition.inputs);
  return Object.fromEntries(
    Object.entries(context).map(([name, value]): [string, JsonValue] => {
      if (lineNames.has(normalName(name))) return [name, splitWrittenLines(value) ?? value];
      const isItems =
        !isListed &&
        typeof value === 'string' &&
        findMeaning(meanings, normalName(name), value)?.as === 'items';
      const lines = isItems ? splitWrittenLines(value) : null;
      return lines === null ? [name, value] : ['items', lines];
    }),
  );
}
const lineNames = new Set(namesFor('items'));

const ofInvoices = ({ columns = [] }: DraftRequest['artifact']): boolean =>
  ['invoice', 'status'].every((name) => columns.includes(name));

const ofRegister = ({ columns = [] }: DraftRequest['artifact']): boolean =>
  ['item', 'location', 'observation', 'status'].every((name) => columns.includes(name));

/** What is left out of a survey is quoted nowhere. */
const listComparable = ({ sheet, record, withheldAnswers, attributed }: DraftRequest): FactSheet =>
  withheldAnswers.length > 0 || attributed > 0 ? sheet : record;

/** Where a handed-over run comes from, and what somebody answered about its texts, is no data of its table. */
const withoutOwn = (context: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(withoutProvenance(context)).filter(
      ([name, value]) =>
        !isLeave({ path: [name] }) && !(name === 'disputed' && isBareAnswer(value)),
    ),
  );

/** The lists without what is said in their entries and is marked as not public, and where it stood. */
function withoutMarkedCells(context: JsonObject): { context: JsonObject; marked: string[] } {
  const marked: string[] = [];
  const isMarked = (value: JsonValue): boolean =>
    typeof value === 'string' && markedWords(value).length > 0;
  const entries = Object.entries(context).map(([name, list]): [string, JsonValue] => {
    if (!Array.isArray(list)) return [name, list];
    const kept = list.flatMap((entry, at) => {
      const fields = isJsonObject(entry)
        ? Object.entries(entry).filter(([, value]) => isMarked(value))
        : [];
      if (!isMarked(entry) && fields.length === 0) return [entry];
      const of = `${spacedName(name)} ${String(at + 1)}`;
      marked.push(
        ...(isJsonObject(entry) ? fields.map(([key]) => `${spacedName(key)} of ${of}`) : [of]),
      );
      const keys = new Set(fields.map(([key]) => key));
      return isJsonObject(entry)
        ? [Object.fromEntries(Object.entries(entry).filter(([key]) => !keys.has(key)))]
        : [];
    });
    return [name, kept];
  });
  return marked.length === 0
    ? { context, marked }
    : { context: Object.fromEntries(entries), marked };
}

/** A paper leaves out the whole entry. */
function tellMarked(marked: readonly string[]): string {
  const named = marked.map((name) => inlineText(name, 80));
  return marked.length === 0
    ? ''
    : `Not in the table: ${enumerateSome(named, mostLists)} (marked as not public); a paper leaves out all of the entry.`;
}

const isBareAnswer = (value: JsonValue): boolean =>
  typeof value === 'string' && /^(?:yes|no)\b/i.test(value);

/** A table is of one list: what else is listed may be what it should be of. */
function tellUnused(context: JsonObject, columns: readonly string[]): string {
  const lists = listUnused(context, columns)
    .slice(0, mostLists)
    .map(
      ({ name, count }) =>
        `“${inlineText(spacedName(name), 60)}” (${count} ${count === 1 ? 'entry' : 'entries'})`,
    );
  if (lists.length === 0) return '';
  return lists.length === 1
    ? `The list ${lists[0]} is not in the table: is it the one to show?`
    : `The lists ${enumerate(lists)} are not in the table: is one of them the one to show?`;
}
const mostLists = 4;

/** What is taken off an invoice is often written without a sign: `Discount`, `£200`. */
function withCredits({ header, rows }: Table): Table {
  const [item, amount] = ['item', 'amount'].map((name) => header.indexOf(name)) as [number, number];
  if (item === -1 || amount === -1) return { header, rows };
  const signed = rows.map((row) => {
    const [said, sum] = [row[item], row[amount]];
    if (typeof said !== 'string' || !isCredit(said)) return row;
    if (typeof sum === 'number') return row.with(amount, -Math.abs(sum));
    return sum !== undefined && positive.test(sum) ? row.with(amount, `-${sum}`) : row;
  });
  return { header, rows: signed };
}
const positive = new RegExp(String.raw`^(?:(?:${moneySigns}) ?|[A-Z]{3} )?\d`, 'u');

/**
 * The currency of each row is the one that its amount is written in, whatever is said of all rows, or nothing. Where no
 * row has one, it is that of the total.
 */
function withOwnCurrency({ header, rows }: Table, context: JsonObject): Table {
  const at = header.indexOf('currency');
  const sums = ['amount', 'price'].map((name) => header.indexOf(name)).filter((one) => one !== -1);
  if (at === -1) return { header, rows };
  const own = rows.map((row) => {
    const said = toCode(row[at]);
    const written = sums.flatMap((column) => toCode(row[column]) ?? [])[0];
    if (written === undefined || written === said) return row;
    // A dollar sign may be that of any of them.
    if (written === 'USD' && (said === undefined || dollars.has(said))) return row;
    return said !== undefined || row[at] === '' ? row.with(at, written) : row;
  });
  const ofWhole = own.every((row) => row[at] === '') ? findCurrency(context) : undefined;
  return { header, rows: ofWhole === undefined ? own : own.map((row) => row.with(at, ofWhole)) };
}

/** The one in which all amounts of the data are written; a dollar sign alone may be that of any of them. */
function findCurrency(context: JsonObject): string | undefined {
  const [code, ...others] = new Set(
    Object.values(context).flatMap((value) =>
      typeof value === 'string' && amountAlone.test(value) ? (toCode(value) ?? []) : [],
    ),
  );
  return others.length === 0 && code !== 'USD' ? code : undefined;
}
const amountAlone = new RegExp(String.raw`^(?:(?:${moneySigns}) ?|[A-Z]{3} )\d[\d.,]*$`, 'u');
const codes = new Map(
  '€ EUR,£ GBP,$ USD,₹ INR,R ZAR,R$ BRL,US$ USD,CA$ CAD,C$ CAD,AU$ AUD,A$ AUD,NZ$ NZD,S$ SGD,HK$ HKD'
    .split(',')
    .map((one) => one.split(' ') as [string, string]),
);
const dollars = new Set(['CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'USD']);
const toCode = (cell: Cell | undefined): string | undefined => {
  const [found] = (typeof cell === 'string' && coded.exec(cell)) || [];
  return found === undefined ? undefined : (codes.get(found) ?? found);
};
const coded = new RegExp(String.raw`^[A-Z]{3}(?= ?[\d-]|$)|${moneySigns}`, 'u');

/** What a line comes to that has a quantity and a price. */
const multiplyPrice =
  (context: JsonObject) =>
  (row: JsonObject): number | undefined => {
    // A rate of tax that is said once changes no price before it.
    const own = Object.entries(row).filter(
      ([name]) => !(taxes.has(normalName(name)) && Object.hasOwn(context, name)),
    );
    return toLine(own.length === Object.keys(row).length ? row : Object.fromEntries(own))?.product;
  };

/** The columns without a value, where more than half of all cells are empty. */
function listUnfilled(table: Table): string[] {
  const { header, rows } = withoutComments(withoutObservation(table));
  const filled = rows.flat().filter((cell) => cell !== '').length;
  if (filled * 2 >= rows.length * header.length) return [];
  return listEmpty(header, rows).slice(0, 12).map(spacedName);
}

/** In a survey a row that has a comment has neither a question nor a score. */
function withoutComments({ header, rows }: Table): Table {
  const own = ['question', 'score'].map((name) => header.indexOf(name));
  const scored = own.includes(-1)
    ? rows
    : rows.filter((row) => own.some((column) => row[column] !== ''));
  return { header, rows: scored.length === 0 ? rows : scored };
}

/** A task that is told in words needs no observation beside it. */
function withoutObservation({ header, rows }: Table): Table {
  const [item, seen] = ['item', 'observation'].map((name) => header.indexOf(name)) as [
    number,
    number,
  ];
  if (item === -1 || seen === -1) return { header, rows };
  if (rows.some((row) => row[item] === '' || row[seen] !== '')) return { header, rows };
  return {
    header: header.toSpliced(seen, 1),
    rows: rows.map((row) => row.toSpliced(seen, 1)),
  };
}

/** Of a day told in words the columns that a sentence of it fills. */
function withoutEmpty({ header, rows }: Table): Table {
  const empty = new Set(listEmpty(header, rows));
  const isKept = (_: Cell, at: number): boolean => !empty.has(header[at]!);
  return { header: header.filter(isKept), rows: rows.map((row) => row.filter(isKept)) };
}

const listEmpty = (header: Table['header'], rows: Table['rows']): string[] =>
  header.filter((_, at) => rows.every((row) => row[at] === ''));

/** What an invoice line cannot be without, where no row has any of it. */
function listUnbilled({ header, rows }: Table): string[] {
  if (!['item', 'price', 'amount'].every((name) => header.includes(name))) return [];
  const empty = listEmpty(header, rows);
  const core = ['item', 'quantity', 'price', 'amount'].filter((name) => empty.includes(name));
  return core.length === billed ? core : [];
}
const billed = 4;

function csvLine(cells: readonly Cell[], headings = ''): string {
  const isFilled = (line: string): boolean => findPlaceholders(headings + line).length === 0;
  const written = writeLine(cells);
  if (isFilled(written)) return written;
  // Two cells side by side may read as one placeholder, as `[first,` and `name]` do.
  const plain = cells.map((cell) =>
    typeof cell === 'string' ? cell.replace(/[^\p{L}\p{N}\s.,;:()-]/gu, ' ') : cell,
  );
  if (isFilled(writeLine(plain))) return writeLine(plain);
  // In a column of a table `xx` is one by itself.
  const isOwn = (_: Cell, at: number): boolean =>
    !isFilled(writeLine(plain.map((cell, other) => (other === at ? cell : ''))));
  return writeLine(plain.map((cell, at) => (isOwn(cell, at) ? '' : cell)));
}

const writeLine = (cells: readonly Cell[]): string =>
  stringify([cells.map((cell) => (typeof cell === 'string' ? defuse(cell) : cell))], {
    record_delimiter: '\r\n',
  });

/** A plus is as often that of a telephone number, which has to stay a text. */
const defuse = (cell: string): string => (cell.startsWith('+') ? `'${cell}` : defuseCell(cell));

function fitting(lines: readonly string[]): string[] {
  let length = 0;
  const first = lines.findIndex((text) => (length += text.length) > maxTableLength);
  return lines.slice(0, first === -1 ? undefined : first);
}

const figure = /^\d{1,12}(?:[.,]\d{1,3})?$/;
/** Of a survey the same with what it is measured by, as `6.4 (August 7.1)` and `7 of 9`. */
const measured = /^\d{1,6}(?:[.,]\d{1,3})? ?(?:$|%|\(|\/ ?\d|(?:out )?of \d)/iu;
/** What is said of each row by being said once. */
const holdsForAll = new Set(
  'customer site location date period startDate endDate shift supervisor team department currency terms supplier project campaign channel owner reporter dueDate invoiceDate preparedBy phone email validUntil disputed'
    .split(' ')
    .flatMap(namesFor),
);

/** The lines of an invoice have its number, and a rate of tax that is said once; the tax itself is of all of them. */
const holdsForInvoice = (name: string, value: string): boolean =>
  numbers.has(name) ||
  (taxes.has(name) && !/\p{Sc}/u.test(value) && !(Number.parseFloat(value) > highestRate));
/** No country has a higher rate of tax on what is sold; `exempt` is said of each line. */
const highestRate = 30;

/** `net: 200, vat: 26, total: 226`: what one figure exceeds another by is no rate, but of a hundred. */
const isDifference = (value: string, facts: readonly Fact[]): boolean => {
  const amounts = facts
    .filter(({ path, value: own }) => path.length === 1 && /^\d{1,9}(?:\.\d{1,2})?$/.test(own))
    .map((fact) => Number(fact.value));
  return amounts.some(
    (net) =>
      net > 0 && net !== 100 && amounts.some((all) => Math.abs(all - net - Number(value)) < 0.005),
  );
};
const numbers = new Set(['invoice', 'order', 'purchaseOrder'].flatMap(namesFor));
const taxes = new Set(['vat', 'tax', 'gst', 'hst'].flatMap(namesFor));

/** What each answer of a survey is of; a score beside them is that of the team, and a change what follows from all. */
const ofEachAnswer = new Set(
  'team department site location period date shift question questions'
    .split(' ')
    .flatMap(namesFor)
    .filter((name) => !namesFor('dueDate').includes(name)),
);

const ofAll = new Set(['planned', 'actual', 'forecast', 'variance'].flatMap(namesFor));
const isOfAll = (name: string): boolean => namesAmount(name) || ofAll.has(name);

/** So many words say something, as of what to decide, and name nothing; a whole sentence has no column anyway. */
const isRemark = (value: string): boolean =>
  value.split(/\s+/, wordsOfRemark).length === wordsOfRemark && !/[.!?…]\s*$/u.test(value);
const wordsOfRemark = 4;

/**
 * An amount beside several rows is that of all of them: repeated in each, it would be billed as often. So is any
 * figure beside remarks, as a team's score, and what is measured, or remarked, beside records, as a target.
 */
function findSums({ context, sheet, artifact, definition }: DraftRequest): LeftOut[] {
  if (!hasSeveralRows(context)) return [];
  const columns = new Set((artifact.columns ?? []).flatMap(namesFor));
  const ofRemarks = definition.inputs.includes('responses') ? measured : figure;
  const isOfSurvey = definition.inputs.includes('responses');
  const isFigure = ({ path: [name], names, value }: Fact): boolean =>
    isOfSurvey && !names.some((own) => ofEachAnswer.has(own))
      ? true
      : hasRecords(context)
        ? !names.some(
            (own) =>
              columns.has(own) ||
              holdsForAll.has(own) ||
              (columns.has('invoicedate') &&
                holdsForInvoice(own, value) &&
                !(taxes.has(own) && isDifference(value, sheet.facts))),
          ) &&
          (/\d|,/.test(value) || isRemark(value))
        : !(columns.has('invoicedate') && numbers.has(names[0]!)) &&
          ofRemarks.test(JSON.stringify(ownValue(context, name!) ?? null).replaceAll('"', ''));
  // A list of remarks has rows of its own where a column is named for it.
  const hasRows = ({ path: [name], items, names }: Fact): boolean =>
    items === undefined
      ? Array.isArray(ownValue(context, name!)) // A log in words.
      : names.some((own) => columns.has(own.replace(/s$/, '')));
  return sheet.facts
    .filter((fact) => !hasRows(fact))
    .filter(
      (fact) =>
        (fact.path.length === 1 && (fact.names.some(isOfAll) || isFigure(fact))) ||
        // `scores: { workload: 2.9 }` is of all teams.
        (fact.path.length === 2 &&
          hasRecords(context) &&
          !isEntry(fact) &&
          (figure.test(fact.value) ||
            (/\p{Sc}/u.test(fact.value) && readAmount(fact.value) !== undefined))),
    )
    .map((fact) => ({ fact, reason: 'of all rows together' }));
}

/** Who carries what follows from a survey answered nothing in it: in a row they would read as who did. */
const findPersons = ({ definition: { inputs }, context, sheet }: DraftRequest): LeftOut[] =>
  inputs.includes('responses') && hasRecords(context)
    ? sheet.facts
        .filter((fact) => fact.path.length === 1 && isOfPerson(fact))
        .map((fact) => ({ fact, reason: 'no part of an answer' }))
    : [];
const isOfPerson = goesBy('owner', 'manager', 'contact', 'reporter');

/** Each row is overdue since its own due date. */
function findDays({ context, sheet }: DraftRequest): LeftOut[] {
  const name = findDaysOfWhole(context)?.name;
  return sheet.facts
    .filter(({ path }) => path.length === 1 && path[0] === name)
    .map((fact) => ({ fact, reason: 'counted for each row by its own due date' }));
}

/** What stands beside the rows and cannot be right, as it would be told of all of them; and what is confidential. */
const findUnlisted = (request: DraftRequest): LeftOut[] => [
  ...findDoubtful(request).filter(({ fact }) => fact.path.length === 2 && !isEntry(fact)),
  ...findDays(request),
  ...findOfWhole(request),
  ...findSums(request),
  ...findPersons(request),
  ...findConfidential(request).filter(({ fact }) => fact.path.length <= 2 && !isEntry(fact)),
];

/** The sum of the rows is told by them. */
const isLeftOut = (left: LeftOut): boolean =>
  !isOfWhole(left) && left.fact.path[0] !== totalOfLines;

/** As the table calls it. */
const toColumn = ({ path }: LeftOut['fact']): string => path.join(' ');
