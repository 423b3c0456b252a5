import type { NameRow } from './program-names.ts';

/** Of programs that keep leads, deals and quotes. */
export const salesNames: readonly NameRow[] = [
  [
    /^(?:expected|estimated|actual)?clos(?:e|ing|ed)date$|^(?:date)?won(?:on|time|date)$|^date(?:won|closed)$|^closedat$/,
    'close date',
  ],
  [/^associated(?:company|account|organi[sz]ation)(?:name)?$|^(?:deal)?orgname$/, 'customer'],
  [/^associatedcontact(?:name)?$|^(?:deal)?personname$/, 'contact'],
  [
    /^(?:(?:deal|lead|opportunity|contact|record)?ownername|(?:deal|lead|opportunity)owner)$/,
    'owner',
  ],
  [
    /^(?:promises?made|promises?given|(?:sales)?promises?(?:tothe)?(?:customer|client)?|promisedto(?:the)?(?:customer|client)|commitments?(?:made|given)?)$/,
    'promises',
  ],
  [
    /^(?:(?:project|estimated|approximate|expected)budget|budget(?:range|band|bracket|size|max|maximum))$/,
    'budget',
  ],
  [/^(?:original|analytics|utm|traffic)source$|^source(?:name|channel)$/, 'lead source'],
  // A quote
  [/^(?:quote)?(?:expir(?:ation|y)|expiry)(?:date)?(?:string)?$|^expiresat$/, 'expiry date'],
  [/^(?:quote|estimate|proposal)(?:amount|value|price)$|^totalamt$/, 'quote total'],
  [
    /^(?:quote|estimate|proposal|invoice)?(?:termsandconditions|disclaimer|terms)$|^contractdisclaimer$/,
    'terms',
  ],
  [/^(?:total|amount)tax$|^tax(?:total|amount)$/, 'tax'],
  // A deal
  [/^opportunityamount$|^(?:monetary|actual|opportunity)value$/, 'deal value'],
  // An introduction
  [/^referral(?:reason|why)$|^reasonfor(?:the)?(?:referral|introduction)$/, 'reason'],
  [/^referral(?:consent|permission)$/, 'consent'],
  [/^referral(?:consent|permission)notes?$/, 'consent note'],
  [
    /^referr(?:er|ingmember|edby)s?(?:account|company|organi[sz]ation|employer|firm|business)(?:name)?$/,
    'referrer company',
  ],
  [
    /^referr(?:er|ingmember|ingcustomer)(?:full)?name$|^referredby(?:name|customer|client|contact)$/,
    'referrer',
  ],
  [/^referredleads?$/, 'referral'],
];
