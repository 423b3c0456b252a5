import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { onceFor } from '../facts/once-for.ts';
import { isOfHealth } from './health.ts';

/** As a register says in a word or two of what somebody is ill. */
const illness =
  /\b(?:fever|dengue|malaria|typhoid|jaundice|chikungunya|viral|flu|influenza|covid|cold(?=$|[ ]*[.,;)]| and )|cough|infection|migraine|headache|vomiting|loose motions?|diarrh?oea|stomach|food poisoning|asthma|diabet\p{L}+|(?:high|low) bp|back ?(?:pain|ache)|slip(?:ped)? disc|fracture\p{L}*|injur\p{L}+|sprain\p{L}*|surgery|operation|hospital\p{L}*|medical|unwell|ill|illness|sick|sickness|not (?:well|feeling well|keeping well)|pregnan\p{L}+|miscarriage|depress\p{L}+|anxiety|stress|cancer|chemo\p{L}*|dialysis|tuberculosis|tb|chicken ?pox|shingles|pneumonia)\b/iu;

const away =
  '(?:(?:is |are |was )?(?:on (?:half[- ]day |full[- ]day |casual |medical |sick |emergency )?leave|absent|off(?: today| sick| ill)?|out(?: today)?|not (?:in|coming)(?: today)?)|(?:sick|medical|casual) leave)';
/** `Ganesh on leave, fever`, `Ganesh sick leave - dengue`, `Imran absent (viral fever)` */
const absence = new RegExp(
  `(?<who>\\p{Lu}[\\p{L}'’]+(?: \\p{Lu}[\\p{L}'’.]+)?) (?<how>${away})(?: ?[,:;(–—-]| due to| because of| with| for| as| since)+ ?(?<why>[^.;()]{2,60})\\)?`,
  'u',
);
const mayBeAway = /leave|absent|off|out|not/u;

/** `Callum is off sick today`, `Kofi called in sick` */
const offSick =
  /(?<=\p{Lu}[\p{L}'’]+ )(?:(?<be>is |are |was )?off (?:sick|ill)|(?:(?:has |have )?(?:called|phoned|rang) in |(?:is |was )?)sick(?= (?:today|tomorrow|this|until|till)\b|[,.;]|$))/gu;

/** Who is away, and not of what they are ill: a register is read out to all. */
export function withoutReason(given: string): string {
  const text = given.replace(offSick, (_, be: string | undefined) => `${be ?? 'is '}off`);
  const found = mayBeAway.test(text) ? absence.exec(text) : null;
  if (found === null) return text;
  const { who = '', how = '', why = '' } = found.groups ?? {};
  const isIll = illness.test(why) || isOfHealth(`${who} has ${why}.`);
  if (!isIll) return text;
  const after = text.slice(found.index + found[0].length);
  const said = how
    .replace(/^(?:sick|medical|casual) leave$/u, 'on leave')
    .replace(/(?:sick|medical) leave/u, 'leave')
    .replace(/^(?<be>(?:is |are |was )?off) (?:sick|ill)$/u, '$<be>');
  return `${text.slice(0, found.index)}${who} ${said}${withoutReason(after)}`;
}

/** The data of a register with nobody's illness beside their absence. */
export const withoutReasonsOfAbsence = onceFor(
  (context: JsonObject): JsonObject => cut(context) as JsonObject,
);

function cut(value: JsonValue): JsonValue {
  if (typeof value === 'string') return withoutReason(value);
  if (Array.isArray(value)) return value.map(cut);
  return isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part)]))
    : value;
}
