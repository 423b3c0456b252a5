import { editOutsideCode } from '@workspace-ops/content';

interface Order {
  asks: RegExp;
  edit: (text: string) => string;
}

/** What can be done without understanding the text. */
const orders: readonly Order[] = [
  {
    asks: /\b(?:no|remove|drop|without|delete)\b[^.]{0,20}\bhash ?tags?\b/i,
    edit: (text) => text.replace(/(?<![\p{L}\p{N}_/&#])#[\p{L}\p{N}_]{2,} ?/gu, ''),
  },
  {
    asks: /\b(?:no|remove|drop|without|delete)\b[^.]{0,20}\bemojis?\b/i,
    edit: (text) => text.replace(/\p{Extended_Pictographic}\ufe0f? ?/gu, ''),
  },
  {
    asks: /\b(?:no|remove|drop|without|delete)\b[^.]{0,20}\bexclamation/i,
    edit: (text) => text.replace(/[!！]+/g, '.'),
  },
];

/** The text with those instructions carried out that need no model. */
export function followInstructions(text: string, instructions: string | undefined): string {
  const given = (instructions ?? '').slice(0, 2_000);
  return orders
    .filter(({ asks }) => asks.test(given))
    .reduce((edited, { edit }) => editOutsideCode(edited, edit), text)
    .trimEnd();
}
