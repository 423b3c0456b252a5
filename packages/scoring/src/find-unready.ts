import { quoted, type Judged } from './judgement.ts';
import { costs, type Remark } from './remarks.ts';

/** As the composer begins the summary of a text that lacks what its reader has to be told or to know, and of changes that must wait. */
const unready = /^not ready to (?:send|use|apply)\b[^\n]{0,400}/i;

/** As that of a calendar entry, which may wait with it, names a text of its run that is not. */
const announced = /(?:^|[.:] )[^.\n]{1,240} (?:is|are) not ready\.(?= |$)/;

/** As it asks which of two statements of the input is right. */
const open = /\bwhich (?:[\p{L} ]{1,40} )?is right: [^\n?]{1,300}\?/iu;

/** A text cannot be right in all of it where its input says two things of one. */
function findOpen(summary: string | null | undefined): Remark[] {
  const asked = open.exec(summary ?? '');
  if (asked === null) return [];
  return [
    {
      costs: costs(10, 5, 30, 10),
      says: `the summary asks ${quoted(asked[0])}`,
      fix: 'Settle which of them is right, and write the text again',
    },
  ];
}

/** Which fields of the input a text tells nothing of: whoever sends it has to know that they may be left out. */
const leftOut = /\bNot told in it: [^.\n]{1,300}/;

function findLeftOut(summary: string | null | undefined): Remark[] {
  const said = leftOut.exec(summary ?? '');
  if (said === null) return [];
  return [
    {
      costs: costs(0, 0, 30, 0),
      says: `the summary says ${quoted(said[0])}`,
      fix: 'Tell what the summary names as not told, or see that it may be left out',
    },
  ];
}

/** What reviewers asked for, and was not done: it is for them to change the text. */
const unfollowed = /\bNot followed: "[^\n]{1,300}/;

function findUnfollowed(summary: string | null | undefined): Remark[] {
  const said = unfollowed.exec(summary ?? '');
  if (said === null) return [];
  return [
    {
      costs: costs(10, 5, 30, 10),
      says: `the summary says ${quoted(said[0])}`,
      fix: 'Change by hand what the summary names as not followed',
    },
  ];
}

/** What its own summary holds back does not pass, however well it reads. */
export function findUnready({ summary, artifactType }: Judged): Remark[] {
  const told = summary?.trim() ?? '';
  const said =
    unready.exec(told) ?? (artifactType === 'calendar_entry' ? announced.exec(told) : null);
  if (said === null)
    return [...findOpen(summary), ...findUnfollowed(summary), ...findLeftOut(summary)];
  return [
    {
      costs: costs(30, 30, 60, 30),
      says: `the summary says ${quoted(said[0].replace(/^[.:] /, ''))}`,
      fix: 'Give what the summary names as needed, and write the text again',
    },
    ...findUnfollowed(summary),
  ];
}
