import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withSaidConsents } from './parts-of-consent.ts';

it.each([
  [{ given: false, date: '2026-11-22' }, 'no. 2026-11-22'],
  [{ given: true, date: '2026-11-22', method: 'email' }, 'yes. email, 2026-11-22'],
  [{ status: 'granted', scope: ['first name only', 'no photo'] }, 'yes, first name only, no photo'],
  [
    { status: 'pending', requestedAt: '2026-11-20' },
    { status: 'pending', requestedAt: '2026-11-20' },
  ],
])('says a consent that is kept as a record as one answer with its bounds: %j', (consent, said) =>
  expect(withSaidConsents({ consent })).toEqual({ consent: said }),
);

it('writes to nobody who has refused, and keeps to what was agreed', () => {
  const asked = { customer: 'Anna Roe', contact: 'Anna Roe', outcome: 'Smiles again' };
  const marketingConsent = { given: false, updated: '2026-11-22' };
  expect(composeAt('AFT-02 request', { ...asked, marketingConsent }).summary).toContain(
    'Not ready to send. On record is “Marketing consent: no',
  );
  const consent = { given: true, date: '2026-11-22', scope: 'quote only' };
  const story = { customer: 'Anna Roe', quote: 'Great.', outcome: 'Smiles again', consent };
  const { content, summary } = composeAt('MKT-04 story', story);
  expect(summary).toContain('Not ready to send');
  expect(content).not.toContain('Anna');
});
