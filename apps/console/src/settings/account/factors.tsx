import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../api.ts';
import { factorsQuery } from '../../session/factors-query.ts';
import { useMe } from '../../session/me.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { words } from '../messages.en.ts';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { Section } from '../settings-page.tsx';
import { FactorActions } from './factor-actions.tsx';
import { FactorList } from './factor-list.tsx';
import { ProveEmail } from './prove-email.tsx';
import { useFactors } from './use-factors.tsx';

export function Factors() {
  const query = useQuery(factorsQuery);
  const { emailVerified } = useMe();
  return (
    <Section id="factors" title={words.factors}>
      <p className="text-muted">{words.factorsText}</p>
      <QueryView query={query} skeleton={<SkeletonRows count={2} />}>
        {(data) => (
          <FactorsOf data={data} whyNot={emailVerified === false ? words.notProved : undefined} />
        )}
      </QueryView>
    </Section>
  );
}

interface FactorsOfProps {
  data: AnswerOf<'get', '/api/auth/factors'>;
  whyNot: string | undefined;
}

function FactorsOf({ data: { factors, recoveryCodesLeft }, whyNot }: FactorsOfProps) {
  const { changes, codes, closeCodes, dialog } = useFactors();
  return (
    <>
      {whyNot !== undefined && <ProveEmail />}
      <FactorList factors={factors} onRemove={changes.remove} />
      {factors.length > 0 && <p>{words.codesLeft(recoveryCodesLeft)}</p>}
      <FactorActions hasFactors={factors.length > 0} whyNot={whyNot} changes={changes} />
      {codes !== null && (
        <SecretDialog
          title={words.codesTitle}
          text={words.codesText}
          secret={codes.join('\n')}
          kept={words.codesKept}
          onClose={closeCodes}
        />
      )}
      {dialog}
    </>
  );
}
