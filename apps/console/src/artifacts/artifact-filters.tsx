import { words as content } from '../content/messages.en.ts';
import type { Changes } from '../lists/change-search.ts';
import { Choice } from '../lists/choice.tsx';
import { SearchField } from '../lists/search-field.tsx';
import type { ArtifactFilter } from './filter.ts';
import { words } from './messages.en.ts';

interface ArtifactFiltersProps {
  filter: ArtifactFilter;
  onChange: (changes: Changes<ArtifactFilter>) => void;
}

const grades = { A: 'A', B: 'B', C: 'C', F: 'F' } satisfies Record<
  NonNullable<ArtifactFilter['grade']>,
  string
>;

export function ArtifactFilters({ filter, onChange }: ArtifactFiltersProps) {
  const { type, status, grade, runId, q } = filter;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2" role="search">
      <SearchField label={words.search} value={q} onChange={(text) => onChange({ q: text })} />
      <Choice
        label={words.type}
        value={type}
        options={content.types}
        onChange={(value) => onChange({ type: value })}
      />
      <Choice
        label={words.state}
        value={status}
        options={content.statuses}
        onChange={(value) => onChange({ status: value })}
      />
      <Choice
        label={words.grade}
        value={grade}
        options={grades}
        onChange={(value) => onChange({ grade: value })}
      />
      {runId !== undefined && (
        <Choice
          label={words.run}
          value={runId}
          options={{ [runId]: words.ofRun }}
          onChange={(value) => onChange({ runId: value })}
        />
      )}
    </div>
  );
}
