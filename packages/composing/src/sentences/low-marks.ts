import { normalName } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';

const marks =
  /^(?:(?:nps|csat|customer|overall|service|client)?(?:score|satisfaction|rating|sentiment|feedback|mood)(?:score)?|nps|csat|stars|review(?:score|rating)?)$/;
const words =
  /^(?:(?:very|slightly|rather|quite|somewhat|mostly|extremely|a bit) )?(?:negative|poor|bad|low|mixed|terrible|awful|meh|so-so|unhappy|dissatisfied|lukewarm|sour|cool|cold|weak|average|detractor)[.!]?$/i;
const grade =
  /^([\d.]{1,4}) ?(?:\/|out of|of) ?(5|10|100)(?!\d)(?: ?stars?)?(?![\p{L}\d])|^([1-5]) ?stars?(?!\p{L})/iu;
/** 3 of 5, 6 of 10: what those who are content do not give. */
const leastOfContent = 0.65;
/** Whoever gives no more than this of ten is no promoter, and not even indifferent. */
const mostOfDetractors = 6;
const ofTen = /^(?:nps|npsscore)$/;

/** Whether a field marks us low: `sentiment: negative`, `satisfaction: 2/5`, `NPS 4`. */
export function isLowMark({ path, value }: Fact): boolean {
  const name = normalName(path.at(-1)!);
  if (!marks.test(name)) return false;
  const said = value.trim();
  if (words.test(said)) return true;
  const [, points, most, stars] = grade.exec(said) ?? [];
  if (stars !== undefined) return Number(stars) / 5 < leastOfContent;
  if (points !== undefined) return Number(points) / Number(most) < leastOfContent;
  return ofTen.test(name) && /^\d{1,2}$/.test(said) && Number(said) <= mostOfDetractors;
}
