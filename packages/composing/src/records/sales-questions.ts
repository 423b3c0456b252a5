import type { JsonValue } from '@workspace-ops/contracts';

/** What forms ask somebody who wants something of us. */
export const salesQuestions: readonly (readonly [RegExp, string])[] = [
  [/\bbudget\b|\bhow much (?:can|would|could|will) you (?:want to |like to )?spend\b/, 'budget'],
  [
    /\bhow did you (?:hear|find|learn)\b|\bwhere did you (?:hear|find|see)\b|\bhow you (?:heard|found)\b/,
    'lead source',
  ],
  [
    /\bwhen (?:do|would|are|should|must|will) (?:you|it|we|this)\b.*\b(?:start|begin|need|want|done|ready|finish|live|move|looking|hop(?:e|ing))\b|\bhow soon\b|\b(?:time ?(?:line|frame|scale)|start date)\b/,
    'timeline',
  ],
  [
    /\bwhat (?:kind|type|sort) of (?:project|work|job|service|help)\b|\bwhat (?:do|would|can|are) you (?:need|want|like|looking|require)\b|\bwhat are you looking for\b|\bhow can we help\b|\btell us (?:more )?about (?:your|the) (?:project|needs?|job|problem|situation|idea)\b|\bwhat do you need\b|\b(?:biggest|main) (?:challenge|problem|pain)\b|\bdescribe (?:your|the) (?:project|needs?|job|problem)\b/,
    'need',
  ],
  [/\byour name and (?:company|business|firm|organi[sz]ation)\b/, 'lead'],
  [/\b(?:what is|what['’]?s|enter) your (?:full )?name\b|^your (?:full )?name\b/, 'contact'],
  [
    /\b(?:name of your|your|which) (?:company|business|organi[sz]ation)(?:['’]s)? name\b|\bname of your (?:company|business|organi[sz]ation)\b|\bwhich (?:company|business|organi[sz]ation) (?:are you|do you)\b|\bwho do you work for\b/,
    'company',
  ],
  [/\b(?:your|best) e-?mail\b/, 'email'],
  [
    /\b(?:your|best) (?:tele)?(?:phone|mobile|cell)\b|\bnumber (?:can|should|may) we (?:call|ring|text)\b/,
    'phone',
  ],
];

/** `Where can we reach you?` asks for an address or a number. */
export function findReach(asked: string, value: JsonValue): string | undefined {
  if (!reach.test(asked) || typeof value !== 'string') return undefined;
  if (/^\S{1,64}@\S{1,120}$/.test(value.trim())) return 'email';
  return /^\+?[\d ()./-]{7,20}$/.test(value.trim()) ? 'phone' : undefined;
}
const reach = /\b(?:reach|contact|call|write to|get in touch with|get back to) you\b/;
