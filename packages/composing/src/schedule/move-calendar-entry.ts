import { spokenMoment, toMoment, type Calendar } from '../times/calendar.ts';

export interface EntryTexts {
  title: string;
  content: string;
  summary: string | null;
}

/** The row of the table that says when. */
const whenRow = /^\| When \|[^\n]*$/m;
const questions = /\n\n## Open questions\n\n(- [^\n]*(?:\n- [^\n]*)*)/;
/** As the composer asks about the dates on record, and as it says that one is missing. */
const aboutDate =
  /\bday is meant\b|\bof month \d|\bdate is not on record (?:yet|outside)\b|\bdate was not found under a known name\b|\bworking days are counted\b/;

/**
 * A calendar entry's texts with the time at which what it is about takes place by now. A person set it: the
 * questions about the dates on record are answered by that.
 */
export function moveCalendarEntry(
  { title, content, summary }: EntryTexts,
  at: Date,
  calendar: Calendar,
): Omit<EntryTexts, 'title'> {
  const when = spokenMoment(toMoment(at, calendar));
  const [section = '', listed = ''] = questions.exec(content) ?? [];
  const lines = listed.split('\n');
  const open = lines.filter((line) => !aboutDate.test(line));
  const left = open.length === 0 ? '' : section.replace(listed, () => open.join('\n'));
  const settled = lines.filter((line) => aboutDate.test(line)).map((line) => line.slice(2));
  return {
    content: content.replace(whenRow, `| When | ${when} |`).replace(section, () => left),
    summary: summary && retell(summary, { title, when, settled }),
  };
}

/** The summary with the new time, and without what it settles. */
function retell(
  summary: string,
  { title, when, settled }: { title: string; when: string; settled: readonly string[] },
): string {
  const said = `: ${title}.`;
  const at = summary.indexOf(said);
  if (at === -1) return summary;
  const rest = settled.reduce((text, one) => text.replace(` ${one}`, ''), summary.slice(at));
  return `${when}${rest}`;
}
