import { ignoringCase } from '@workspace-ops/content';
import { normalName } from '../facts/field-names.ts';
import { refusal } from '../request/judge-answer.ts';
import type { Reason } from './reason.ts';

const told = new Set(['timeline', 'terms', 'paymentterms', 'warranty', 'deposit', 'validuntil']);

/** The whole of a field: `tbc`, `usual`, `as per last yr`. */
const saysNothing = ignoringCase(
  String.raw`^\W*(?:tb[acd]|to be (?:confirmed|advised|announced|agreed|decided)|(?:the |our |as )?(?:usual|normal|standard|same|before)(?: (?:terms|as (?:before|last (?:time|year|yr)|usual)))?|as (?:per |for )?(?:last (?:time|year|yr)|previous(?:ly)?|before|discussed|agreed)|see (?:above|below|notes?|e-?mail|quote))\W*$`,
);

/** A customer who decides on a proposal cannot know what such a term is. */
export const ofVagueTerms: Reason = {
  input: 'timeline',
  isIn: ({ path }) => path.length === 1 && told.has(normalName(path[0]!)),
  says: [saysNothing],
  settledBy: 'maySend',
  isUnsettled: refusal,
  asks: (said) => `“${said}” tells the customer no term and no time: may it be sent so?`,
};
