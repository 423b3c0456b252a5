import { Markdown } from './markdown.tsx';
import { words } from './messages.en.ts';
import { readCrmDiff } from './read-crm-diff.ts';

/** The fields of a record as they are and as they will be. */
export function CrmChange({ text }: { text: string }) {
  const diff = readCrmDiff(text);
  if (diff === null) return <Markdown text={text} />;
  return (
    <div className="flex flex-col gap-3">
      <Markdown text={diff.before} />
      <div className="overflow-x-auto rounded border border-border" tabIndex={0}>
        <table className="cells w-full">
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.after}</th>
            </tr>
          </thead>
          <tbody>
            {diff.changes.map(({ field, before, after }, index) => (
              <tr key={index}>
                <th scope="row" className="font-mono">
                  {field}
                </th>
                <td>
                  <del className="text-failed">{before}</del>
                </td>
                <td>
                  <ins className="text-completed">{after}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Markdown text={diff.after} />
    </div>
  );
}
