const many: Readonly<Record<string, number>> = { l: 100_000, c: 10_000_000 };
const counted = String.raw`\d[\d,]{0,15}(?:\.\d{1,4})?`;
const ofMany = String.raw`(?:[Ll]akhs?|[Ll]acs?|[Cc]rores?|[Cc]r)\b\.?`;
/** No code as `RS-2206` is. */
const before = String.raw`(?<![\p{L}\d])(?:(?:[Rr]s\.?|RS\.|INR|[Rr]upees) ?(?=\d)|(?:[Rr]s|RS|INR)(?:\. ?| )(?=-\d))|₹ ?(?=-?\d)`;
/** `Rs. 1,25,000/-`, `INR 4.5 lakh`, `12,500/-`, `800 rupees` */
const amounts = new RegExp(
  `(?:(?<sign>${before})(?<sum>-?${counted})(?: ?(?<many>${ofMany}))?(?: ?/-(?! ?\\d))?|(?<![\\p{L}\\d.,/-])(?<bare>${counted})(?: ?(?<more>${ofMany}))?(?: ?/-(?! ?\\d)| ?(?:[Rr]upees|INR)\\b))`,
  'gu',
);
const mayBe = /₹|\brs\b|\binr\b|rupees|\/-/i;
/** Whether a text may have rupees in it. */
export const mayHaveRupees = (text: string): boolean => mayBe.test(text);
/** A value of nothing but what it is: `4.5 lakh`. */
const alone = new RegExp(`^-?${counted} ?(?<many>${ofMany})$`, 'u');

/** A text with its rupees as `₹1,25,000` in each place, for whatever reads amounts in it. */
export const withRupeeSigns = (text: string): string =>
  mayBe.test(text)
    ? text.replace(amounts, (...match) => {
        const { sum, bare, many: of, more } = match.at(-1) as Record<string, string | undefined>;
        return `₹${multiply(sum ?? bare!, of ?? more)}`;
      })
    : alone.test(text)
      ? multiply(text.replace(/ ?\p{L}.*$/u, ''), alone.exec(text)!.groups!['many'])
      : text;

/** `4.5 lakh` as `4,50,000`; an amount that is written out stays as it is. */
function multiply(sum: string, of: string | undefined): string {
  const times = of === undefined ? undefined : many[of[0]!.toLowerCase()];
  if (times === undefined) return sum;
  const whole = Math.round(Number(sum.replaceAll(',', '')) * times * 100) / 100;
  return groupLakhs(String(whole));
}

/** `125000` as `1,25,000`. */
export function groupLakhs(value: string): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/(?<=\d)(?=(?:\d\d)*\d{3}$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
