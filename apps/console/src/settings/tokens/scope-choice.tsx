import { useHasRole } from '../../session/me.ts';
import type { ServerForm } from '../../ui/form.tsx';
import { words } from '../messages.en.ts';

interface ScopeChoiceProps {
  form: Pick<ServerForm, 'issues'>;
  isAgent: boolean;
}

/** What a token may do. Deciding is for service tokens that an owner makes. */
export function ScopeChoice({ form, isAgent }: ScopeChoiceProps) {
  const isOwner = useHasRole('owner');
  const issue = form.issues.find(({ path }) => path.split('.')[0] === 'scopes');
  return (
    <fieldset>
      <legend className="font-strong">{words.scopes}</legend>
      {Object.entries(words.scopeWords).map(([scope, text]) => (
        <label key={scope} className="flex min-h-8 items-center gap-2 max-desk:min-h-11">
          <input
            type="checkbox"
            name="scopes"
            value={scope}
            defaultChecked={scope === 'read'}
            disabled={scope === 'runs:decide' && (isAgent || !isOwner)}
          />
          <span>
            <code className="font-mono">{scope}</code>{' '}
            <span className="text-small text-muted">{text}</span>
          </span>
        </label>
      ))}
      {issue !== undefined && <p className="text-failed">{`${words.scopes} ${issue.message}`}</p>}
    </fieldset>
  );
}
