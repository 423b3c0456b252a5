import { useQuery } from '@tanstack/react-query';
import type { Changes } from '../lists/change-search.ts';
import { Choice } from '../lists/choice.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { workflowsQuery } from '../lists/workflows-query.ts';
import { statusWords } from '../messages/en.ts';
import { describeSource } from '../content/describe-source.ts';
import { words as content } from '../content/messages.en.ts';
import type { RunFilter } from './filter.ts';
import { words } from './messages.en.ts';

interface RunFiltersProps {
  filter: RunFilter;
  onChange: (changes: Changes<RunFilter>) => void;
}

export function RunFilters({ filter, onChange }: RunFiltersProps) {
  const { status, workflow, source, period, q } = filter;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2" role="search">
      <SearchField label={words.search} value={q} onChange={(text) => onChange({ q: text })} />
      <Choice
        label={words.status}
        value={status}
        options={statusWords}
        onChange={(value) => onChange({ status: value })}
      />
      <Choice
        label={words.workflow}
        value={workflow}
        options={useWorkflowOptions(workflow)}
        onChange={(value) => onChange({ workflow: value })}
      />
      <Choice
        label={words.source}
        value={source}
        options={withOther(content.sources, source, describeSource)}
        onChange={(value) => onChange({ source: value })}
      />
      <Choice
        label={words.period}
        value={period}
        options={words.periods}
        onChange={(value) => onChange({ period: value })}
      />
    </div>
  );
}

type Options = Readonly<Record<string, string>>;

function useWorkflowOptions(current: string | undefined): Options {
  const { data = [] } = useQuery(workflowsQuery);
  const options = Object.fromEntries(data.map(({ code, name }) => [code, `${code} ${name}`]));
  return withOther(options, current, (code) => code);
}

/** The options with one that only the address names. */
const withOther = (
  options: Options,
  value: string | undefined,
  describe: (value: string) => string,
): Options =>
  value === undefined || value in options ? options : { ...options, [value]: describe(value) };
