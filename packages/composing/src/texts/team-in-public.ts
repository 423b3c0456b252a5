import { isName } from './greeted-name.ts';

/** With whom somebody works, behind what the team is: `2 person crew w/ Dale`. */
const together = /(?:^|[,;(]? )(?:w\/?|with|under|alongside|led by|reporting to) ?(?=\p{Lu})[^]*$/u;
/** `Art's lot` */
const whose =
  /^(?:the )?\p{Lu}\p{Ll}+['’]s (?:lot|crew|team|gang|lads|lasses|boys|girls|guys|bunch|round|van|squad|mob)$/u;

/** The team as the public is told it, without the names of those who are in it; null where these are all. */
export function teamInPublic(value: string): string | null {
  const team = value.trim().replace(together, '').trim();
  if (team === '' || whose.test(team)) return null;
  const people = team.split(/ ?(?:,|&|\+|\/| and ) ?/);
  return people.some((one) => /^\p{Lu}\p{Ll}+$/u.test(one) && isName(one)) ? null : team;
}
