import type { NameRow } from './program-names.ts';

/** Of accounting, billing, buying and contracts that end. */
export const financeNames: readonly NameRow[] = [
  [/^(?:currency(?:iso)?code|(?:deal|account|salary|document)currency(?:code)?)$/, 'currency'],
  [/^docnumber$/, 'invoice number'],
  [/^(?:accounting|buyer)?customerparty$/, 'customer'],
  [/^(?:accounting|seller)?supplierparty$/, 'supplier'],
  [/^payableamount$/, 'balance'],
  [/^taxinclusiveamount$/, 'total'],
  [/^taxexclusiveamount$/, 'subtotal'],
  [/^memo$/, 'note'],
  [
    /^(?:current|contract|subscription)(?:term|billingperiod|period)?(?:end|ends|endsat|endson|enddate|expiry|expiration)(?:date)?$|^(?:next)?renewal(?:at|on|day)$|^nextrenewal(?:date)?$|^renewsat$|^contractexpir(?:ation|y)(?:date)?$/,
    'renewal date',
  ],
  [
    /^(?:product|platform|feature|account)?usage(?:summary|notes?|details?|data|overview|level)$|^usage(?:last|past)\d{1,3}(?:days|weeks|months)$|^(?:product)?adoption(?:summary|rate|notes?|level)?$|^(?:seat|licen[cs]e)s?(?:usage|utili[sz]ation|used|adoption)$/,
    'usage',
  ],
  [
    /^(?:customer|client|business|key)(?:results?|outcomes?|wins?)(?:summary)?$|^value(?:reali[sz]ed|delivered|achieved)(?:todate)?$|^roi(?:summary|notes?)?$|^(?:results|outcomes?|performance)(?:summary|todate|achieved)$/,
    'outcome',
  ],
  [
    /^(?:renewal|churn|retention|account)risks?(?:reasons?|notes?|factors?|details?|summary|drivers?|level)?$|^(?:atrisk|risk)(?:reasons?|notes?|factors?|drivers?)$/,
    'risk',
  ],
  [
    /^(?:proposed|retention|save)offers?(?:details|summary|notes)?$|^renewal(?:proposal|quote|play)(?:details|summary)?$|^renewaloffer(?:details|summary|terms)$|^proposedrenewal(?:terms|offer|price)?$/,
    'offer',
  ],
  [/^(?:problem|fault|defect|damage)(?:found|noticed|seen)$/, 'issue'],
  [/^(?:value|amount)(?:affected|concerned|inquestion)$/, 'amount'],
  [/^(?:associated|linked)(?:company|organi[sz]ation|account)(?:name)?$/, 'customer'],
  [/^(?:arr|acv|annualrecurringrevenue|annualcontractvalue)$/, 'annual value'],
];
