import { isDay } from '../facts/day-names.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';

const ofService =
  '(?:tenancy|lease|let(?:ting)?|rental|contract|agreement|service|cover|policy|subscription|membership|hire|course|job|care|stay|system|project)';
const began = '(?:start(?:s|ed)?|beg[ia]ns?|commence[ds]?|commencement)';
const done =
  '(?:mov(?:e|ed)in|movingin|keys?(?:handedover|given|collected|handover|out)?|hand(?:ed)?over|turnedon|switchedon|energi[sz]ed|in(?:use|service|operation)|running|installed|fitted|delivered|collected|completed?|finished|commissioned|signedoff|opened|live|golive|wentlive|completion|installation|delivery)';
const at = '(?:on|date|day|since|from|at)?';
/** `tenancy_start`, `moved in`, `Keys handed over on`, `date of hand-over` */
const ofDelivery = new RegExp(
  `^(?:dateof|dayof)?(?:the)?${ofService}?(?:${began}|${done})(?:of)?(?:the)?${ofService}?${at}$`,
);

const known = new Set(['deliveryDate', 'acceptanceDate', 'startDate'].flatMap(namesFor));

/** The only day from which a customer has what they bought, whatever it is called. */
export function nameByDelivery(facts: readonly Fact[]): readonly Fact[] {
  if (facts.some(({ names: [name] }) => known.has(name!))) return facts;
  const [only, other] = facts.filter(
    ({ path, value }) => path.length === 1 && ofDelivery.test(normalName(path[0]!)) && isDay(value),
  );
  return only === undefined || other !== undefined
    ? facts
    : facts.map((fact) => (fact === only ? { ...fact, names: namesOfDelivery } : fact));
}
const namesOfDelivery = ['deliverydate'];
