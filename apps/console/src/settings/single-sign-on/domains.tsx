import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Schemas } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from './messages.en.ts';
import { connectionQuery } from './queries.ts';

type Domain = Schemas['SsoConnection']['domains'][number];

/** The domains, and the record that proves each one that is not proved yet. */
export const Domains = ({ domains }: { domains: readonly Domain[] }) => (
  <section className="flex flex-col gap-2" aria-labelledby="domains">
    <h3 id="domains" className="font-strong">
      {words.domains}
    </h3>
    <p className="text-muted">{words.domainsText}</p>
    <ul className="flex flex-col gap-2">
      {domains.map((domain) => (
        <li key={domain.domain} className="card flex flex-col gap-2 p-4">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-strong break-all">{domain.domain}</span>
            <span
              className={`inline-flex items-center gap-1 ${domain.proved ? 'text-completed' : 'text-waiting'}`}
            >
              <Icon name={domain.proved ? 'completed' : 'waiting'} />
              {domain.proved ? words.proved : words.notProved}
            </span>
          </p>
          {!domain.proved && <Proof domain={domain} />}
        </li>
      ))}
    </ul>
  </section>
);

function Proof({ domain: { domain, recordName, recordValue } }: { domain: Domain }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.post('/api/sso/domains/prove', { body: { domain } }),
    onSuccess: async () => {
      toast(words.provedNow(domain));
      await client.invalidateQueries(connectionQuery);
    },
  });
  return (
    <>
      <Facts
        items={[
          [words.recordName, <Copied key="name" text={recordName} label={words.copyName} />],
          [words.recordValue, <Copied key="value" text={recordValue} label={words.copyValue} />],
        ]}
      />
      <Button
        className="self-start"
        aria-label={words.proveOne(domain)}
        isBusy={isPending}
        onClick={() => mutate()}
      >
        {words.prove}
      </Button>
      {error !== null && (
        <p role="alert" className="text-failed">
          {error.message}
        </p>
      )}
    </>
  );
}

/** A text that goes elsewhere, with the press that takes it along. */
export const Copied = ({ text, label }: { text: string; label: string }) => (
  <span className="flex flex-wrap items-center gap-2">
    <code className="min-w-0 font-mono break-all">{text}</code>
    <CopyButton text={text} label={label} />
  </span>
);
