/** What stands around digits and says that they are no phone number, in folded text. */

/** Things that have numbers and nobody calls. */
const things =
  'accession|air ?way ?bill|awb|article|asset|barcode|batch|chip|container|coordinates|coupon|docket|drawing|ean|gtin|imei|invoice|isbn(?:-?1[03])?|issn|' +
  'licen[cs]e|locker|lot|meter|model|mooring|ndc|nsn|parcel|part|pattern|permit|policy|po|receipt|ref(?:erence)?|rma|sample|' +
  'seal|serial|shipment|sku|tag|ticket|tracking|upc|voucher|waybill|vorgang|facture|compteur|factura|pedido|' +
  '(?:artikel|auftrags|bestell|kunden|mitglieds|rechnungs|serien|vertrags|vorgangs|zahler)-?(?:nummer|nr)';
/** Words that a number to call may follow as well: `to order 020 7946 0958`, `bookings: ...`. */
const places =
  'account|booking|case|claim|code|file|id|item|job|key|membership|order|port|product|reading|room';

const numberWord = String.raw`(?:[ -]?(?:tag|code|label))?(?:[ -]?(?:no|nr|num|number|id|#)(?![A-Za-z])\.?)`;
const thing = new RegExp(
  `(?<![A-Za-z])(?:(?:${things})(?:${numberWord})?|(?:${places})${numberWord})[ :#=]{0,3}$`,
  'i',
);
const placeRightBefore = new RegExp(`(?<![A-Za-z]|to )(?:${places})(?: tag| code)? #?$`, 'i');

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

/** Whether digits in the form of a number of North America are something else. */
export const isNoAmericanNumber = (written: string, before: string, after: string): boolean =>
  thing.test(before) || unit.test(after) || isInRow(written, before, after);

/** Whether digits in the form of a national number are something else. */
export const isNoNationalNumber = (written: string, before: string, after: string): boolean =>
  thing.test(before) ||
  unit.test(after) ||
  placeRightBefore.test(before) ||
  postalCode.test(written) ||
  decimals.test(written) ||
  isListOfPairs(written, before, after);
