import { quoted, type Judged } from './judgement.ts';
import { costs, type Remark } from './remarks.ts';

/** As the composer begins the summary of a text that lacks what its reader has to be told. */
const unready = /^not ready to send\b[^\n]{0,400}/i;

/** What its own summary holds back does not pass, however well it reads. */
export function findUnready({ summary }: Judged): Remark[] {
  const said = unready.exec(summary?.trim() ?? '');
  if (said === null) return [];
  return [
    {
      costs: costs(30, 30, 60, 30),
      says: `the summary says ${quoted(said[0])}`,
      fix: 'Give what the summary names as needed, and write the text again',
    },
  ];
}
