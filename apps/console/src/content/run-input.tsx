import { Facts } from '../ui/facts.tsx';
import { words } from './messages.en.ts';

/** What a run was started with: a name and a value for each field. */
export function RunInput({ context }: { context: Readonly<Record<string, unknown>> }) {
  const fields = Object.entries(context);
  if (fields.length === 0) return <p className="text-muted">{words.noInput}</p>;
  return (
    <Facts items={fields.map(([name, value]) => [name, <Value key={name} value={value} />])} />
  );
}

const Value = ({ value }: { value: unknown }) =>
  typeof value === 'object' && value !== null ? (
    <pre className="font-mono text-small break-words whitespace-pre-wrap">
      {JSON.stringify(value, null, 2)}
    </pre>
  ) : (
    <span className="break-words whitespace-pre-wrap">{String(value)}</span>
  );
