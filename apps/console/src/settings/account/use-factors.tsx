import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, type AnswerOf } from '../../api.ts';
import { useConfirmation } from '../../session/confirmation.tsx';
import { factorsQuery } from '../../session/factors-query.ts';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import { createPasskey } from './create-passkey.ts';

export type TotpStarted = AnswerOf<'post', '/api/auth/factors/totp'>;

/** What can be done with the second factors of an account. Each asks for a confirmation where needed. */
export interface FactorChanges {
  startTotp: () => Promise<TotpStarted>;
  confirmTotp: (id: string, code: string) => Promise<void>;
  addPasskey: () => Promise<void>;
  renewCodes: () => Promise<void>;
  remove: (id: string) => Promise<void>;
}

export function useFactors() {
  const client = useQueryClient();
  const { confirmed, dialog } = useConfirmation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = () => client.invalidateQueries(factorsQuery);
  const added = async ({ recoveryCodes }: { recoveryCodes?: string[] }) => {
    toast(words.factorAdded);
    if (recoveryCodes !== undefined) setCodes(recoveryCodes);
    await refresh();
  };
  const changes: FactorChanges = {
    startTotp: () => confirmed(() => api.post('/api/auth/factors/totp', { body: {} })),
    confirmTotp: async (id, code) =>
      added(
        await confirmed(() => api.post('/api/auth/factors/totp/confirm', { body: { id, code } })),
      ),
    addPasskey: async () => {
      const { options } = await confirmed(() => api.post('/api/auth/factors/passkeys/options'));
      const body = { challenge: options.challenge, passkey: await createPasskey(options) };
      await added(await confirmed(() => api.post('/api/auth/factors/passkeys', { body })));
    },
    renewCodes: async () => {
      const answer = await confirmed(() => api.post('/api/auth/factors/recovery-codes'));
      setCodes(answer.recoveryCodes);
      await refresh();
    },
    remove: async (id) => {
      await confirmed(() => api.delete('/api/auth/factors/{id}', { params: { path: { id } } }));
      toast(words.removed);
      await refresh();
    },
  };
  return { changes, codes, closeCodes: () => setCodes(null), dialog };
}
