import { quoted } from '../judgement.ts';
import type { Table } from '../parse-table.ts';
import { toDays } from './count-days.ts';
import type { Findings } from './findings.ts';
import { readSpecifics } from './read-specifics.ts';
import { toLabel } from '../words.ts';

const ofOverdue = /^(?:daysoverdue|dayslate|dayspastdue|overduedays|overdue)$/;
/** Of money that is owed; a task is so old since it was found. */
const ofAge = /^(?:agedays|daysold|age)$/;
const ofMoney = /amount|balance|total|owed|outstanding|invoice/;
const ofDue = /^(?:duedate|due|dueon|dueby)$/;
const dayMs = 86_400_000;
const most = 500;

interface Aged {
  row: number;
  said: string;
  age: number;
  /** By how many days it is more than what its row says. */
  late: number;
}

/** Counts of days of a table that was written on one day: one that is another by its due date than the rest is wrong. */
export function checkAges({ header, rows }: Table, now: Date, findings: Findings): void {
  const labels = header.map(toLabel);
  const isOfDebt = labels.some((label) => ofMoney.test(label));
  const age = labels.findIndex((label) => ofOverdue.test(label) || (isOfDebt && ofAge.test(label)));
  const due = labels.findIndex((label) => ofDue.test(label));
  if (age === -1 || due === -1) return;
  const aged = rows
    .slice(0, most)
    .flatMap((row, at) => readAge(row[age] ?? '', row[due] ?? '', at, now));
  const usual = findUsual(aged);
  for (const { row, said, age: own, late } of aged)
    if (Math.abs(late - usual) > 1)
      findings.contradict(
        `${said} of row ${String(row)}`,
        `${quoted(said)} for ${quoted(header[age]!)} (row ${String(row + 1)}), where its due date makes ${String(own - usual)}`,
      );
}

function readAge(cell: string, due: string, row: number, now: Date): Aged[] {
  const said = cell.trim();
  if (!/^\d{1,4}$/.test(said)) return [];
  const dates = readSpecifics(due).flatMap((one) => one.dates);
  const [day] = dates.length === 1 ? toDays(dates, now) : [];
  if (day === undefined) return [];
  const age = Math.floor(now.getTime() / dayMs) - day;
  // What is not due yet is none days overdue.
  return age < 0 ? [] : [{ row, said, age, late: age - Number(said) }];
}

/** What most rows differ by; of several that are as many the nearest to none. */
function findUsual(aged: readonly Aged[]): number {
  const counts = Map.groupBy(aged, ({ late }) => late);
  const [first] = [...counts].toSorted(
    ([one, rows], [other, others]) =>
      others.length - rows.length || Math.abs(one) - Math.abs(other),
  );
  return aged.length < 2 || first === undefined ? (aged[0]?.late ?? 0) : first[0];
}
