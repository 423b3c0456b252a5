import { parse } from 'csv-parse/browser/esm/sync';
import { words } from './messages.en.ts';

/** More rows are for a spreadsheet. */
const mostRows = 200;

function read(text: string): string[][] | null {
  try {
    return parse(text, { relax_column_count: true, skip_empty_lines: true });
  } catch {
    return null;
  }
}

/** A CSV file's first rows. */
export function CsvTable({ text }: { text: string }) {
  const [header, ...rows] = read(text) ?? [];
  if (header === undefined) {
    return (
      <>
        <p className="mb-2 text-muted">{words.unreadableTable}</p>
        <pre className="font-mono text-small whitespace-pre-wrap break-words">{text}</pre>
      </>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="overflow-x-auto rounded border border-border" tabIndex={0}>
        <table className="cells w-full" aria-label={words.table}>
          <thead>
            <tr>
              {header.map((name, index) => (
                <th key={index} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, mostRows).map((row, index) => (
              <tr key={index}>
                {header.map((_name, column) => (
                  <td key={column}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > mostRows && (
        <p className="text-small text-muted">{words.rowsShown(mostRows, rows.length)}</p>
      )}
    </div>
  );
}
