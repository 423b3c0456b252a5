import type { JsonObject } from '@workspace-ops/contracts';
import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { findLeftovers } from './leftovers.ts';
import { pairOffers, sayOffers } from './offers.ts';

/** What is offered for the lacks of a workflow's run. */
function offer(code: string, lacks: readonly string[], context: JsonObject): string {
  const definition = findWorkflowDefinition(code)!;
  const leftovers = findLeftovers({ definition, context }, readFacts(context));
  return sayOffers(
    pairOffers(
      lacks.map((said) => ({ names: [said], said })),
      leftovers,
    ),
    false,
  );
}

it('reads the shortened words of a table’s names', () => {
  expect(
    offer('FUL-02', ['milestone', 'issue', 'nextStep', 'customer'], {
      MS_DESC: 'Roof weathertight',
      ISS_TXT: 'Slate delivery short by two pallets',
      NXT_ACT: 'Finish the west slope',
      CUST_NM: 'Calder Mill Trust',
    }),
  ).toBe(
    'Left over: milestone: ms desc “Roof weathertight”; issue: iss txt “Slate delivery short by two pallets”; nextStep: nxt act “Finish the west slope”; customer: cust nm “Calder Mill Trust”.',
  );
});

it('offers no number of a row, no grade and no point on a map for an amount or a place', () => {
  const offered = offer('OPS-01', ['approvedAmount', 'site', 'dueDate'], {
    'Lp.': '14',
    'Koszt max': '1 800 zł',
    condition_rating: '4 - Poor',
    gps_horizontal_accuracy: 4.2,
    type: 'Feature',
  });
  expect(offered).toBe('Left over: approvedAmount: Koszt max “1 800 zł”.');
});

it('offers the day by which somebody is to answer, and the number on papers', () => {
  const offered = offer('OPS-03', ['deadline', 'order'], {
    DocDate: '2026-11-24',
    U_ReplyBy: '2026-12-07',
    NumAtCard: 'PO 10552',
  });
  expect(offered).toContain('deadline: u reply by “2026-12-07”');
  expect(offered).toContain('order: num at card “PO 10552”');
});

it('leaves words that people write', () => {
  expect(offer('FUL-02', ['issue'], { act: 'We repaint the hall', val: 'Tall' })).not.toContain(
    'val',
  );
});
