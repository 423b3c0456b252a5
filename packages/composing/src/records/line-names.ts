/** What programs call the parts of a line that is priced, by `plainName`. */
export const lineNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:unitamount|itemprice|listprice|unitcost|baseprice|priceunit|unitrate|rate)$/, 'unit price'],
  [
    /^(?:lineamount|amountsubtotal|itemtotal|pricesubtotal|linetotal|totalprice|totalmoney|lineextensionamount|sum)$/,
    'amount',
  ],
  [
    /^(?:qty|orderquantity|product(?:uom)?qty|productuomqty|qtyordered|units|(?:invoiced|credited)quantity)$/,
    'quantity',
  ],
  [/^(?:receiptquantity|quantityreceived|receivedquantity|qtyreceived)$/, 'received'],
  [/^(?:product|item|service)name$/, 'item'],
  [/^(?:itempriceid|planid|priceid)$/, 'plan'],
];
