/** What programs call the parts of a line that is priced, by `plainName`. */
export const lineNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:unitamount|itemprice|listprice|unitcost)$/, 'unit price'],
  [/^(?:lineamount|linetotal|totalprice|sum)$/, 'amount'],
  [/^(?:qty|orderquantity|units)$/, 'quantity'],
];
