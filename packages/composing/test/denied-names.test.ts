import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeRun } from './compose-run.ts';

const run = { items: 'Coach to the cliffs', amount: '€560', invoiceDate: '30/11/2026' };

it.each(['none', 'n/a, they don’t use them', "school doesn't use POs", 'No PO', 'none - cash'])(
  'writes no order where a field says that there is none: %s',
  (PO) => {
    const { lines, control, crm } = composeRun('FIN-02', { customer: 'Oran School', PO, ...run });
    expect(lines!.content).toContain('\nOran School,,');
    expect(crm!.content).not.toContain('purchase_order');
    expect(crm!.summary).toContain('Not written: po (there is none)');
    expect(control!.content).toContain(PO);
    expect(control!.summary).not.toContain('purchase order');
  },
);

it.each(['none, own fleet', 'n/a', 'Nobody'])('names no customer of a story: %s', (customer) => {
  const { draft, schedule } = composeRun('MKT-01', {
    customer,
    location: 'Depot',
    observation: 'We fitted 11 coaches with new heads ourselves',
    outcome: 'No coach off the road on a weekday',
  });
  for (const { title, content } of [draft!, schedule!])
    expect(title + content.replace(/\*\*Customer:\*\*.*/, '')).not.toContain(customer);
});

it('asks for a customer whom a run cannot do without', () => {
  const { control, crm } = composeRun('FIN-02', { customer: 'none', ...run });
  expect(control!.summary).toContain('Needed and not on record: customer');
  expect(crm!.summary).toContain('Not ready to apply');
});

it.each<[JsonObject, string]>([
  [{ customer: 'None Such Records', PO: 'No. 4471' }, 'None Such Records,No. 4471,'],
  [{ customer: 'No Limits Ltd', PO: 'NO-1201' }, 'No Limits Ltd,NO-1201,'],
])('takes a name that begins so for a name: %o', (given, row) =>
  expect(composeRun('FIN-02', { ...given, ...run })['lines']!.content).toContain(row),
);
