import { spokenMoment, toMoment, type Calendar } from '../times/calendar.ts';

export interface EntryTexts {
  title: string;
  content: string;
  summary: string | null;
}

/** The row of the table that says when. */
const whenRow = /^\| When \|[^\n]*$/m;
const dateQuestions = /\n\n## Open questions\n\n- [^\n]*(?:\n- [^\n]*)*/;

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
  return {
    content: content.replace(whenRow, `| When | ${when} |`).replace(dateQuestions, ''),
    summary: summary?.includes(`: ${title}.`) === true ? `${when}: ${title}.` : summary,
  };
}
