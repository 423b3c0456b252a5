import type { Changes } from '../lists/change-search.ts';
import { Choice } from '../lists/choice.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { Icon } from '../ui/icons.tsx';
import type { AuditSearch } from './filter.ts';
import { words } from './messages.en.ts';

interface AuditFiltersProps {
  filter: Omit<AuditSearch, 'entry'>;
  onChange: (changes: Changes<AuditSearch>) => void;
}

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { q, status, action, agent, runId } = filter;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2" role="search">
      <SearchField label={words.search} value={q} onChange={(text) => onChange({ q: text })} />
      <Choice
        label={words.status}
        value={status}
        options={words.statuses}
        onChange={(value) => onChange({ status: value })}
      />
      <Day name="from" label={words.from} filter={filter} onChange={onChange} />
      <Day name="to" label={words.to} filter={filter} onChange={onChange} />
      {action !== undefined && (
        <Removable onRemove={() => onChange({ action: undefined })}>
          {words.actionOnly(action)}
        </Removable>
      )}
      {agent !== undefined && (
        <Removable onRemove={() => onChange({ agent: undefined })}>
          {words.actorOnly(agent)}
        </Removable>
      )}
      {runId !== undefined && (
        <Removable onRemove={() => onChange({ runId: undefined })}>
          {words.runOnly(runId)}
        </Removable>
      )}
    </div>
  );
}

interface DayProps extends AuditFiltersProps {
  name: 'from' | 'to';
  label: string;
}

const Day = ({ name, label, filter, onChange }: DayProps) => (
  <label className="flex items-center gap-2">
    {label}
    <input
      type="date"
      className="field w-auto"
      value={filter[name] ?? ''}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value || undefined })}
    />
  </label>
);

const Removable = ({ children, onRemove }: { children: string; onRemove: () => void }) => (
  <button
    type="button"
    className="chip max-w-full gap-1"
    aria-label={`${words.removeFilter}: ${children}`}
    onClick={onRemove}
  >
    <span className="truncate">{children}</span>
    <Icon name="close" />
  </button>
);
