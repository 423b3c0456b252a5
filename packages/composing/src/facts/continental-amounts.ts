import { groupDigits } from './money-words.ts';

/** Between thousands: `1.250`, `1 250`, `1’250` */
const between = String.raw`[. ’'\u00a0\u202f]`;
const thousands = String.raw`\d{1,3}(?:${between}\d{3}){1,4}`;
const spaced = String.raw`[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3}){1,3}`;
/** `,00`, and `,-` for none */
const cents = String.raw`,(?:\d\d|[-–—]{1,2})(?!\d)`;
const money = '[€£$]|(?:EUR|CHF|USD|GBP|SEK|NOK|DKK|PLN|CZK|HUF|RON|BRL|ZAR|kr|R)(?![A-Za-z])';
const start = String.raw`(?<![\d.,’'])(?<minus>[-−] ?)?`;

/** With its currency before it or behind it, wherever it stands in a text. */
const shapes = [
  `(?<![A-Za-z])(?<minus>[-−] ?)?(?<unit>${money})[ \u00a0\u202f]?(?<whole>${thousands}|\\d{1,9})(?<cents>${cents})`,
  `${start}(?<whole>${thousands}|\\d{1,9})(?<cents>${cents})[ \u00a0\u202f]?(?<unit>${money}|Euro(?!\\p{L}))`,
  // Who writes the sign behind it parts thousands by a dot.
  String.raw`${start}(?<whole>\d{1,3}(?:\.\d{3}){1,4})(?<cents>)[ \u00a0\u202f]?(?<unit>€|EUR(?![A-Za-z]))`,
  // `R18 500`, `NOK 8 940.50`: behind its currency a space parts thousands, unless what follows is a count of its own.
  String.raw`(?<![\p{L}\d])(?<minus>[-−] ?)?(?<unit>${money})[ \u00a0\u202f]?(?<whole>${spaced})(?<cents>(?:\.\d\d)?)(?![\d,]|\.\d| ?(?:\d|[x×%]|(?:k?g|ml|l|[cm]?m|pcs|off)(?!\p{L})))`,
].map((shape) => new RegExp(shape, 'gu'));

/** Most texts have none. */
const mayHave =
  /\d,(?:\d\d(?!\d)|[-–—])|\d\.\d{3}[ \u00a0\u202f]?(?:€|EUR)|[A-Zr€£$][ \u00a0\u202f]?\d{1,3}[ \u00a0\u202f]\d{3}/;

/** The text with its amounts as English has them: `€1,250.00` for `1.250,00 €`. */
export const withEnglishAmounts = (text: string): string =>
  mayHave.test(text)
    ? shapes.reduce(
        (read, shape) => read.replace(shape, (...found) => write(found.at(-1) as Parts)),
        text,
      )
    : text;

type Parts = Readonly<Record<string, string | undefined>>;

function write({ minus, unit = '', whole = '', cents: rest = '' }: Parts): string {
  const sum = groupDigits(whole.replace(/\D/g, ''));
  const [fraction = ''] = rest.match(/\d+/) ?? [];
  const amount = fraction === '' ? sum : `${sum}.${fraction}`;
  const sign = unit === 'Euro' ? '€' : unit;
  const gap = /^(?:[A-Z]{2}|kr)/.test(sign) ? ' ' : '';
  return `${minus === undefined ? '' : '-'}${sign}${gap}${amount}`;
}

const alone = new RegExp(
  `^(?<minus>[-−] ?)?(?<whole>${thousands}|\\d{1,9})(?<cents>${cents})$`,
  'u',
);
const aloneInThousands = new RegExp(`^[-−]? ?${thousands},\\d\\d$`, 'u');

/** An amount that stands alone and has no currency: `1,250.00` for `1.250,00`; undefined of all else. */
export function readContinental(text: string): string | undefined {
  const parts = alone.exec(text.trim())?.groups;
  return parts === undefined ? undefined : write(parts);
}

const aloneInSpaces = new RegExp(
  `^(?<minus>[-−] ?)?(?<whole>${spaced})(?<cents>(?:\\.\\d\\d)?)$`,
  'u',
);

/** The same of a field that has an amount: `142,000` for `142 000`. */
export function readSpaced(text: string): string | undefined {
  const parts = aloneInSpaces.exec(text.trim())?.groups;
  return parts === undefined ? undefined : write(parts);
}

/** Whether such a value is an amount whatever its field is called: `3,12` may be two rooms. */
export const hasThousands = (text: string): boolean => aloneInThousands.test(text.trim());
