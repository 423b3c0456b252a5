/** A text in the parts between which something can be placed. */
export interface Frame {
  /** Headings at the very top. */
  headings: string;
  greeting: string;
  /** Blocks between blank lines. */
  body: readonly string[];
  close: string;
  tags: string;
}

const greetingLine =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|to whom)(?![\p{L}])[^\n.?]{0,80}$/iu;
const closeBlock =
  /^(?:(?:with )?(?:kind|best|warm|many|yours|sincerely|regards|thanks|thank you|cheers|all the best)\b[^\n.?]{0,60},?)(?:\n[^\n]{1,80}){0,3}$/i;
const tagBlock = /^(?:#[\p{L}\p{N}_]+\s*)+$/u;

export function readFrame(content: string): Frame {
  const blocks = content
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const take = (isIt: boolean | undefined, from: 'shift' | 'pop') =>
    isIt === true ? blocks[from]()! : '';
  const headings = take(blocks[0] !== undefined && /^# [^\n]*$/.test(blocks[0]), 'shift');
  const tags = take(blocks.length > 1 && tagBlock.test(blocks.at(-1)!.slice(0, 2_000)), 'pop');
  const greeting = take(blocks[0] !== undefined && greetingLine.test(blocks[0]), 'shift');
  const close = take(blocks.length > 0 && closeBlock.test(blocks.at(-1)!.slice(0, 600)), 'pop');
  return { headings, greeting, body: blocks, close, tags };
}

export const writeFrame = ({ headings, greeting, body, close, tags }: Frame): string =>
  [headings, greeting, ...body, close, tags].filter((part) => part !== '').join('\n\n');
