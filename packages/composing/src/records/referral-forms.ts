import type { JsonObject } from '@workspace-ops/contracts';
import { splitCompany } from './asked-persons.ts';
import { isEmpty, isScalar, replaceFields, type Field } from './fields.ts';

/** That a form is about somebody else who may want something of us. */
const ofReferral =
  /\b(?:introduce|introducing|refer|referring|recommend|recommending)\b|\bfriend['’]?s (?:full )?name\b/;
const whom =
  /\bwho(?:m)?\b.*\b(?:introduce|introducing|refer|referring|recommend|recommending|talk to|speak to|speak with|contact|reach out to)\b|^(?:your )?(?:friend|contact|colleague)['’]?s (?:full )?name\b|^their (?:full )?name\b|\bname of (?:the |your )?(?:friend|referral|person)\b/;
const theirs = "(?:their|his|her|(?:your )?friend[’']?s|(?:your )?contact[’']?s)";
const company = '(?:company|business|organi[sz]ation|firm|employer|practice)';

/** By what a question of such a form asks, in lower case: what it asks of `you` is of whoever recommends. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/\byour name and (?:company|business|firm|organi[sz]ation)\b/, 'referrer and house'],
  [/\b(?:may|can|could) we (?:mention|use|give|quote|name|say)\b/, 'consent'],
  [
    /\b(?:do|does|did|have|has|is|are) (?:they|he|she|your friend|your contact)\b/,
    'lead was asked',
  ],
  [whom, 'referral'],
  [
    new RegExp(`${theirs} ${company}\\b|\\b${company} (?:do|does|are|is) (?:they|he|she)\\b`),
    'lead company',
  ],
  [new RegExp(`${theirs} e-?mail\\b`), 'email'],
  [new RegExp(`${theirs} (?:tele)?(?:phone|mobile|cell|number)\\b`), 'phone'],
  [/\b(?:reach|contact|find|call) (?:them|him|her)\b/, 'reach'],
  [/\bwhat (?:did|have) we (?:do|done)\b|\bwork (?:we did|did we do)\b/, 'what we did'],
  [/\b(?:result|outcome|turn(?:ed)? out|change(?:d)? for you|difference)\b/, 'outcome'],
  [/^why\b|\bwhy do you think\b|\bhow (?:can|could|might) we help (?:them|him|her)\b/, 'reason'],
  [/^(?:what is |what['’]?s |enter )?your (?:full )?name\b/, 'referrer'],
  [
    new RegExp(
      `^(?:what is |what[’']?s )?(?:the name of )?your ${company}\\b|\\bwhich ${company} are you\\b`,
    ),
    'referrer company',
  ],
  [/\byour e-?mail\b|^e-?mail(?: address)?$/, 'referrer email'],
  [/\byour (?:tele)?(?:phone|mobile|cell|number)\b/, 'referrer phone'],
];

/** The answers of a form on which somebody recommends us, under what they are of whom. */
export function withReferralForm(record: JsonObject): JsonObject {
  const asked = Object.keys(record).map((name) => name.toLowerCase().trim());
  const isForm =
    asked.some((one) => ofReferral.test(one)) ||
    (asked.some((one) => whom.test(one)) &&
      asked.some((one) => /\bwhat (?:did|have) we (?:do|done) for you\b/.test(one)));
  if (!isForm || !asked.some((one) => whom.test(one))) return record;
  return replaceFields(record, ([name, value]) => {
    if (!isScalar(value) || isEmpty(value)) return null;
    const meant = meanings.find(([shape]) => shape.test(name.toLowerCase().trim()))?.[1];
    if (meant === undefined) return null;
    if (typeof value !== 'string')
      return [[[meant === 'lead was asked' ? 'lead consent' : meant, name], value]];
    if (meant === 'lead was asked')
      return [[[isSaid(value) ? 'consent note' : 'lead consent', name], value]];
    if (meant === 'referrer and house')
      return splitCompany([name, value], 'referrer', ['referrer company']);
    return meant === 'reach' ? splitReach(value) : [[[meant, name], value]];
  });
}

/** More than yes or no. */
const isSaid = (value: string): boolean => /\S+(?: \S+){3}/.test(value);

/** `megan@desertbloom.example, (520) 555-0163` */
function splitReach(said: string): Field[] {
  const email = /[^\s,;()@]{1,64}@[^\s,;()@]{1,120}/.exec(said)?.[0] ?? '';
  const phone = /\+?\(?\d[\d ()./-]{6,18}\d/.exec(said.replace(email, ' '))?.[0] ?? '';
  return [
    ['email', email],
    ['phone', phone],
    ...(email === '' && phone === '' ? [['how to reach them', said] as Field] : []),
  ];
}
