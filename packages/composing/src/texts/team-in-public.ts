import { isName } from './greeted-name.ts';

/** With whom somebody works, behind what the team is: `2 person crew w/ Dale`. */
const together = /(?:^|[,;(]? )(?:w\/?|with|under|alongside|led by|reporting to) ?(?=\p{Lu})[^]*$/u;
/** `Art's lot` */
const whose =
  /^(?:the )?\p{Lu}\p{Ll}+['’]s (?:lot|crew|team|gang|lads|lasses|boys|girls|guys|bunch|round|van|squad|mob)$/u;

/** `Team Bec` */
const ofName = /^team \p{Lu}\p{Ll}+$/iu;

/** The team as the public is told it, without the names of those who are in it; null where these are all. */
export function teamInPublic(value: string): string | null {
  const team = value.trim().replace(together, '').trim();
  if (team === '' || whose.test(team)) return null;
  if (ofName.test(team) && isName(team.slice('team '.length))) return null;
  const people = team.split(/ ?(?:,|&|\+|\/| and ) ?/);
  return people.some((one) => /^\p{Lu}\p{Ll}+$/u.test(one) && isName(one)) ? null : team;
}

const unit =
  /(?:team|crew|department|dept|squad|shift|group|unit|office|division|desk|lab|rounds?|branch|practice|depot|workshop|kitchen|studio)s?$/iu;
const size =
  /^(?:an? )?(?:(?<of>team of .+)|(?:(?:of )?(?<people>\d{1,3} (?:people|staff|persons)(?=$|,|;| and ).*))|(?<counted>(?:\d{1,3}|one|two|three|four|five|six)[ -](?:person|man|people) .+))$/iu;
const longestName = 5;

/** The team behind the role that is to be filled in it: ` in our Pools team`; a description stands behind a comma. */
export function teamBehindRole(value: string): string | null {
  const team = teamInPublic(value)?.replace(/[.\s]+$/, '') ?? '';
  if (team === '') return null;
  const { of, people, counted } = size.exec(team)?.groups ?? {};
  if (of !== undefined) return ` in a ${of[0]!.toLowerCase()}${of.slice(1)}`;
  if (people !== undefined) return ` in a team of ${people.replace(/, ?(?=\d[^,]*$)/, ' and ')}`;
  if (counted !== undefined) return ` in a ${counted}`;
  const name = team.replace(/^(?:in |on )?(?:the|our) /iu, '');
  if (/[,;:.!?/(\d]/.test(name) || name.split(' ').length > longestName) return `, ${team}`;
  if (!unit.test(name)) return ` in our ${name} team`;
  return ` ${/shift$/iu.test(name) ? 'on' : 'in'} our ${name}`;
}
