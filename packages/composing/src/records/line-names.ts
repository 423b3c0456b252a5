/** What programs call the parts of a line that is priced, by `plainName`. */
export const lineNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:unitamount|itemprice|listprice|unitcost|priceunit|rate)$/, 'unit price'],
  [/^(?:lineamount|amountsubtotal|itemtotal|pricesubtotal|linetotal|totalprice|sum)$/, 'amount'],
  [/^(?:qty|orderquantity|product(?:uom)?qty|productuomqty|units)$/, 'quantity'],
];
