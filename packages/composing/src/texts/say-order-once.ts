/** `our order {order}` */
export const ownOrder = /\border $/;

/** `Order 1009-88431`, `order no. 77` */
const named = /^order(?:,|:)? (?=(?:no\.?|number|nr\.?|#|ref\.?)? ?[\p{L}-]*\d)/iu;
/** `Circuit order 88-2231`, `the PO 88`: the value says itself that it is an order. */
const ofKind =
  /^(?:the |our )?(?<kind>(?:\p{L}[\p{L}-]{1,20} ){1,2}order|purchase order|PO|P\.O\.)(?= |$)(?! (?:for|of|from|to|by|in|on)\b.*\border\b)/iu;
/** A name before the word keeps its capital: `Dell order 88`. */
const common =
  /^(?:Circuit|Purchase|Work|Sales|Service|Equipment|Parts?|Repeat|Standing|Online|Web|Blanket|Delivery|Install(?:ation)?|Change|Job|Material)\b/;

/** An order as it stands behind the word `order`; with `mark` before it where the word in front is to go. */
export function sayOrderOnce(value: string, mark: string): string {
  if (named.test(value)) return value.replace(named, '');
  if (!ofKind.test(value)) return value;
  const own = value.replace(/^(?:the|our) /i, '');
  return `${mark}${common.test(own) ? own.charAt(0).toLowerCase() + own.slice(1) : own}`;
}
