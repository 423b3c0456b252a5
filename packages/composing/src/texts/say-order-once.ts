/** `our order {order}` */
export const ownOrder = /\border $/;

/** `Order 1009-88431`, `order no. 77` */
const named = /^order(?:,|:)? (?=(?:no\.?|number|nr\.?|#|ref\.?)? ?[\p{L}-]*\d)/iu;
/** `Circuit order 88-2231`, `the PO 88`: the value says itself that it is an order; `contract LH-2209` is another paper. */
const ofKind =
  /^(?:the |our )?(?:(?:\p{L}[\p{L}-]{1,20} ){1,2}order|purchase order|PO|P\.O\.|(?:\p{L}[\p{L}-]{1,20} ){0,2}(?:contract|agreement|subscription|retainer|lease|licen[cs]e|booking|quote|estimate|invoice|statement of work)|SOW|MSA|SLA)(?= |$)(?! (?:for|of|from|to|by|in|on)\b.*\border\b)/iu;
/** A name before the word keeps its capital: `Dell order 88`. */
const common =
  /^(?:Circuit|Purchase|Work|Sales|Service|Equipment|Parts?|Repeat|Standing|Online|Web|Blanket|Delivery|Install(?:ation)?|Change|Job|Material|Contract|Agreement|Subscription|Retainer|Lease|Licen[cs]e|Booking|Quote|Estimate|Invoice|Insertion|Annual|Monthly|Statement)\b/;

/** An order as it stands behind the word `order`; with `mark` before it where the word in front is to go. */
export function sayOrderOnce(value: string, mark: string): string {
  if (named.test(value)) return value.replace(named, '');
  if (!ofKind.test(value)) return value;
  const own = value.replace(/^(?:the|our) /i, '');
  return `${mark}${common.test(own) ? own.charAt(0).toLowerCase() + own.slice(1) : own}`;
}
