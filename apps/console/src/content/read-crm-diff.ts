import { Marked, type Token, type Tokens } from 'marked';

interface FieldChange {
  field: string;
  before: string;
  after: string;
}

interface CrmDiff {
  /** Markdown before and after the table of changes. */
  before: string;
  changes: readonly FieldChange[];
  after: string;
}

const marked = new Marked();
const header = ['field', 'before', 'after'];

/** The table of changes in a CRM change's Markdown; null where it has none. */
export function readCrmDiff(markdown: string): CrmDiff | null {
  const tokens = marked.lexer(markdown);
  const index = tokens.findIndex(isTableOfChanges);
  const table = tokens[index];
  if (table === undefined || !isTableOfChanges(table)) return null;
  const joinRaw = (some: readonly Token[]) => some.map(({ raw }) => raw).join('');
  return {
    before: joinRaw(tokens.slice(0, index)),
    changes: table.rows.map(([field, before, after]) => ({
      field: field?.text ?? '',
      before: before?.text ?? '',
      after: after?.text ?? '',
    })),
    after: joinRaw(tokens.slice(index + 1)),
  };
}

const isTableOfChanges = (token: Token): token is Tokens.Table =>
  token.type === 'table' &&
  (token as Tokens.Table).header.map(({ text }) => text.toLowerCase()).join() === header.join();
