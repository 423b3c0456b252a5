const day = String.raw`(?:\d{4}-\d\d-\d\d|\d{1,2}-\d{1,2}-\d{4}|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?(?:,? \d{4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?)`;
const due = new RegExp(
  String.raw`[\s,;(–-]{1,4}(?:(?:was|is|were|has been) )?(?:due|payable)(?: date| on| by| since)?:? (?<day>${day})(?![\d/.]\d)\)?`,
  'iu',
);

/** What a line of a list says beside until when it is due, before and after it. */
interface DueLine {
  before: string;
  dueDate: string;
  after: string;
}

/** `Invoice 118, £420, due 5 May, disputed`; null where it names no day until which it is due. */
export function splitDue(text: string): DueLine | null {
  const found = text.length <= longest && /due|payable/i.test(text) ? due.exec(text) : null;
  const dueDate = found?.groups?.['day'];
  if (found === null || dueDate === undefined) return null;
  const rest = text.slice(found.index + found[0].length).replace(/^[\s,;.:–-]+|[\s.]+$/gu, '');
  // Of a bracket that was open before the day.
  const after = rest.includes('(') ? rest : rest.replace(/\)$/, '');
  return { before: text.slice(0, found.index), dueDate, after };
}
const longest = 320;
