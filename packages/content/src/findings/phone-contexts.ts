/** What stands around digits and says that they are no phone number, in folded text. */

/** Things that have numbers and nobody calls. */
const things =
  'chart|valve|filter|kit|pump|motor|belt|sensor|gasket|bearing|fuse|hose|breaker|compressor|thermostat|cat(?:alog(?:ue)?)?\\.?|vin|acct|quote|quotation|estimate|wo|work ?order|kto|konto(?:nummer)?|devis|dossier|albaran|presupuesto|zlecenie|faktura|umowa|accession|air ?way ?bill|awb|article|asset|barcode|batch|chip|container|coordinates|coupon|docket|drawing|ean|gtin|imei|invoice|isbn(?:-?1[03])?|issn|' +
  'licen[cs]e|locker|lot|meter|model|mooring|ndc|nsn|parcel|part|pattern|permit|policy|po|receipt|ref(?:erence)?|rma|sample|' +
  'seal|serial|shipment|pallet|dock|berth|routing|sort code|blz|sku|tag|ticket|tracking|upc|voucher|waybill|vorgang|facture|compteur|factura|pedido|p/n|s/n|consignment|mp[ar]n|' +
  'rechnung|angebot|auftrag|bestellung|vertrag|artikel|fattura|fatura|matricola|matricule|commande|colis|sendung|zasilka|' +
  '(?:art|kd|kund|vers|best|auftr|rech?n|rg|bestell|artikel|auftrags|kunden|mitglieds|rechnungs|serien|vertrags|vorgangs|zahler|sendungs)\\.?-?(?:nummer|nr)';

/** What registers of firms and tax offices number. */
const firms =
  'companies house|company|charity|reg(?:istration)?\\.?|crn|kvk|cvr|hr[ab]|handelsregister|org\\.?|siren|siret|abn|acn|nip|regon|krs|ico|cui|cnpj|gstin?|duns|d-u-n-s|' +
  'partita iva|p\\. ?iva|iva|vat|tva|btw|mwst|ust-?id|cif|ein|inn|инн|огрн|eori';

/** Words that a number to call may follow as well: `to order 020 7946 0958`, `bookings: ...`. */
export const placeLabels =
  'account|booking|case|claim|code|contract|file|id|item|job|key|membership|order|port|product|reading|room';

const numberWord = String.raw`(?:[ -]?(?:tag|code|label))?(?:[ -]?(?:no|nr|num|number|id|#)(?![A-Za-z])\.?)`;
/** Words for what has numbers and nobody calls. */
export const thingLabels = `(?:(?:${things}|${firms})(?:${numberWord})?|(?:${placeLabels})${numberWord})`;
const thing = new RegExp(`(?<![A-Za-z])${thingLabels}[ .:#=]{0,3}$`, 'i');
const placeRightBefore = new RegExp(`(?<![A-Za-z]|to )(?:${placeLabels})(?: tag| code)? #?$`, 'i');

/** A compound of German and its neighbours; those for a phone end like that, too. */
const numberOfThing =
  /(?<![A-Za-z])(?!(?:telefon|handy|mobil|ruf|notruf|fax|kontakt|privat|dienst|festnetz|haupt|service|durchwahl|mobiel|telefoon|direkt)[a-z]*(?:nummer|nr))[A-Za-z]{3,20}-?(?:nummer|nr)[ .:#=]{0,3}$/i;
/** A noun that the digits count, or one that says at the end what they were. */
const afterCount =
  /^(?: ?(?:[kM]Wh|sq|m2|m3|ft|nm|rpm|lbs?|hrs?)(?![A-Za-z])| (?:visits?|visitors?|views|units?|items|pieces|people|members|users|copies|downloads|sold|total|words|lines|runners|fans|subscribers|followers|inhabitants|habitantes|einwohner|stuck|szt|zl|kc|kr|pln|sek|nok|czk)(?![A-Za-z])|,? (?:is|was) (?:the|an?|our|your) (?:order|invoice|ticket|case|account|reference|tracking))/i;

/** Words that count things or people, or name what somebody has: `visitor badge 98200 45617`. */
const counted =
  /(?<![A-Za-z])(?:contacts|visits|visitors|badge|lens(?:es)?|count|population|sizes?|employees|views|total|sales|revenue|budget|account|asset|besucher)[ :#=,]{0,3}$/i;
const carrier =
  'ups|usps|fedex|dhl|dpd|gls|hermes|evri|tnt|royal mail|colissimo|chronopost|postnl|correos|yodel|parcelforce|purolator|aramex|seur|inpost';
/** The number of a parcel, of which the letters or groups before these digits are a part. */
const parcel = new RegExp(
  String.raw`(?:(?<![A-Za-z])(?:${carrier})(?: (?:tracking|parcel|consignment|shipment|ref|no|nr|number))*[ .:#]{0,3}(?:[A-Za-z]{0,3}\d[\dA-Za-z]{0,5} |[A-Z]{2} ){0,4}|(?<![A-Za-z])grid(?: ref(?:erence)?)?[ .:]{0,3}(?:[A-Z]{2} )?|(?<![A-Za-z\d])1Z(?: ?[\dA-Z]{2,4}){0,4} )$`,
  'i',
);

/** Five digits and four, as the United States write postal codes. */
const postalCode = /^0\d{4}-\d{4}$/;

/** As measures and prices stand in a row. */
const decimals = /^\d{1,3}\.\d{1,3}(?: \d{1,3}\.\d{1,3})+$/;

const pairs = /^\d\d(?:[ .]\d\d){2,}$/;
/** As many pairs as a French or a Dutch number has. */
const usualPairs = 5;
const draw =
  /(?<![A-Za-z])(?:draw|drawn|lott(?:o|ery)|loto|jackpot|winning|bonus|hex|bytes?)(?![A-Za-z])/i;
const month =
  /^,? (?:de |of )?(?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-z]{0,7}(?![A-Za-z])/i;

/** Days of a month, rows or weeks in order: no five pairs of a number that is in use rise like that. */
function isSeries(written: string): boolean {
  const numbers = written.split(/[ .]/).map(Number);
  return numbers.every((number, at) => number <= 31 && (at === 0 || number > numbers[at - 1]!));
}

const isListOfPairs = (written: string, before: string, after: string): boolean =>
  pairs.test(written) &&
  (written.split(/[ .]/).length !== usualPairs ||
    isSeries(written) ||
    draw.test(before) ||
    draw.test(after) ||
    month.test(after));

/** Units, of which no phone number is a measure; one letter may stand for `mobile` or `work`. */
const unit =
  /^ ?(?:[mck]m|[mk]g|[mk]W|kV|k?Hz|ml|lm|px|pcs|pieces|units?|rows?|points?|bytes?|EUR|USD|GBP|CHF|[%€])(?![A-Za-z])/;

/** Numbers in a row with nothing but spaces between. A postal code has five digits. */
const isInRow = (written: string, before: string, after: string): boolean =>
  /^[\d ]+$/.test(written) &&
  (/(?<!\d)(?<!\d{3} )\d{3,4} $/.test(before) || /^ \d{3,4}(?! \d{3} \d{4})(?![\d-])/.test(after));

/** Whether a text ends with the name of a thing that has a number. */
export const endsWithThing = (before: string): boolean => thing.test(before);

/** Whether digits in the form of a number of North America are something else. */
export const isNoAmericanNumber = (written: string, before: string, after: string): boolean =>
  thing.test(before) || unit.test(after) || isInRow(written, before, after);

/** Whether digits in the form of a national number are something else. */
export const isNoNationalNumber = (written: string, before: string, after: string): boolean =>
  isOfThing(written, before, after) || isListOfPairs(written, before, after);

const isOfThing = (written: string, before: string, after: string): boolean =>
  thing.test(before) ||
  parcel.test(before) ||
  unit.test(after) ||
  placeRightBefore.test(before) ||
  postalCode.test(written) ||
  decimals.test(written);

/** The same for digits that a name or words for a contact announce: in Denmark four pairs are a number. */
export const isNoToldNumber = (written: string, before: string, after: string): boolean =>
  isOfThing(written, before, after) ||
  counted.test(before) ||
  numberOfThing.test(before) ||
  afterCount.test(after) ||
  (pairs.test(written) && (isSeries(written) || draw.test(before) || month.test(after)));
