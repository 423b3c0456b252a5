import type { Token } from 'markdown-it';

/** Some lines of a text that Markdown reads in one way. */
export interface Block {
  kind: 'code' | 'html' | 'prose';
  /** From this line, to before that one. */
  from: number;
  to: number;
  /** The parsed text of prose: one, or those of a table row's cells. */
  inlines: Token[];
}

/** The lowest blocks of a parsed text, in order. */
export function readBlocks(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = [];
  for (const token of tokens) {
    const [from, to] = token.map ?? [0, 0];
    if (token.type === 'fence') blocks.push({ kind: 'code', from: from + 1, to, inlines: [] });
    if (token.type === 'code_block') blocks.push({ kind: 'code', from, to, inlines: [] });
    if (token.type === 'html_block') blocks.push({ kind: 'html', from, to, inlines: [] });
    if (token.type === 'tr_open') blocks.push({ kind: 'prose', from, to, inlines: [] });
    if (token.type !== 'inline') continue;
    if (token.map === null) blocks.at(-1)!.inlines.push(token);
    else blocks.push({ kind: 'prose', from, to, inlines: [token] });
  }
  return blocks;
}
