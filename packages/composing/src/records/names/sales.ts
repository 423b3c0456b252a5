import type { NameRow } from './program-names.ts';

/** Of programs that keep leads, deals and quotes. */
export const salesNames: readonly NameRow[] = [
  [
    /^(?:expected|estimated|actual)?clos(?:e|ing|ed)date$|^(?:date)?won(?:on|time|date)$|^date(?:won|closed)$|^closedat$/,
    'close date',
  ],
  [
    /^associated(?:company|account|organi[sz]ation)(?:name)?$|^(?:deal)?org(?:ani[sz]ation)?name$|^current(?:organi[sz]ation|company)$|^partyname$/,
    'customer',
  ],
  [/^associatedcontact(?:name)?$|^(?:deal)?personname$/, 'contact'],
  [
    /^(?:(?:deal|lead|opportunity|contact|record)?ownername|(?:deal|lead|opportunity)owner)$/,
    'owner',
  ],
  [
    /^(?:promises?made|promises?given|(?:sales)?promises?(?:tothe)?(?:customer|client)?|promisedto(?:the)?(?:customer|client)|commitments?(?:made|given))$/,
    'promises',
  ],
  [
    /^(?:(?:project|estimated|approximate|approx|expected|rough|likely|total)budget|budget(?:range|band|bracket|size|max|maximum))$/,
    'budget',
  ],
  [/^user(?:phone|phonenumber)$/, 'phone'],
  [/^useremail$/, 'email'],
  [/^(?:original|analytics|utm|traffic)source$|^source(?:name|channel)$/, 'lead source'],
  [/^(?:(?:value|price|amount|monetary)(?:currency|unit)|isocurrencycode)$/, 'currency'],
  [/^(?:created|add|added|received)(?:date|time)$|^date(?:created|added)$/, 'created at'],
  // A quote
  [/^(?:quote)?(?:expir(?:ation|y)|expiry)(?:date)?(?:string)?$|^expiresat$/, 'expiry date'],
  [/^(?:quote|estimate|proposal)(?:amount|value|price)$|^totalamt$/, 'quote total'],
  [/^amounttotal$/, 'total'],
  [/^salesterms?$/, 'payment terms'],
  [/^(?:required)?depositamount$|^requireddeposit$/, 'deposit'],
  [
    /^(?:quote|estimate|proposal|invoice)?(?:termsandconditions|disclaimer|terms)$|^contractdisclaimer$/,
    'terms',
  ],
  [/^(?:total|amount)tax$|^tax(?:total|amount)$/, 'tax'],
  // A deal
  [/^opportunityamount$|^(?:monetary|actual|opportunity)value$/, 'deal value'],
  [/^opportunitydetails$/, 'details'],
  [/^bidcurrency$/, 'currency'],
  [/^validitydate$/, 'valid until'],
  [/^amountuntaxed$/, 'subtotal'],
  [/^paymentterm$/, 'payment terms'],
  [/^subjectcontent$/, 'subject'],
  // An introduction
  [/^referralsource(?:contact|name|person)$/, 'referrer'],
  [/^(?:referralsource|referring)(?:company|account|business)(?:r?name)?$/, 'referrer company'],
  [/^(?:permission|consent)to(?:name|mention)(?:the)?(?:referrer|customer|client)$/, 'consent'],
  [/^(?:results?|outcomes?)for(?:the)?(?:referrer|customer|client|them)$/, 'outcome'],
  [
    /^(?:member|referrer|advocate|referredby)(?:allows|agrees|consents?)(?:to)?(?:name|naming|mention|beingnamed)?$/,
    'consent',
  ],
  [/^(?:consent|agreed|agrees)to(?:be)?contact(?:ed)?$/, 'lead consent'],
  [/^workwe(?:did|havedone)(?:for(?:them|you))?$/, 'what we did'],
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
