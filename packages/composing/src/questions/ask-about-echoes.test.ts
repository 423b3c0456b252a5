import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import type { ComposedStep } from '../request/types.ts';

const report = (more: JsonObject): ComposedStep =>
  composeAt('FUL-02 report', {
    customer: 'Marlow Vets',
    contact: 'Kate Lyle',
    milestone: 'Reception refit',
    progress: 'The desk is in.',
    ...more,
  });
const asked = (more: JsonObject): string =>
  report(more)
    .asks.map(({ question }) => question)
    .join(' ');

describe('what a customer does not know yet', () => {
  it.each([
    ['Front panel veneer split, don’t tell them yet', 'Fit the new front panel on 4 December'],
    [
      'We under-ordered tiles by 40 m2. Client not to know until the delivery is confirmed.',
      'Chase the extra 40 m2 of tiles',
    ],
    [
      'Wrong hinges came for the oak doors (client does not know yet)',
      'Swap the hinges on the doors',
    ],
  ])('is told by no next step: %s', (issue, nextStep) => {
    const { content } = report({ issue, nextStep });
    expect(content).toContain('The desk is in.');
    expect(content).not.toContain(nextStep);
    expect(asked({ issue, nextStep })).toContain(`“${nextStep}” (next step) is left out`);
  });

  it('is told by no part of what was done', () => {
    const issue = 'Front panel veneer split, don’t tell them yet';
    const progress = 'The desk is in. The veneer split and we replace the front panel.';
    expect(report({ issue, progress }).content).not.toContain('veneer');
  });

  it('is told by no part of a list', () => {
    const issues = [
      { what: 'Grout colour is wrong in lane 4', note: 'client does not know yet' },
      { what: 'Handrail two weeks late' },
    ];
    const { content } = report({ issues, nextStep: 'Regrout lane 4; fit handrail on 18 December' });
    expect(content).not.toMatch(/grout/i);
    expect(content).toContain('Fit handrail on 18 December');
  });

  it('is asked about where one word alone may give it away', () => {
    const issue = 'The skylights are the wrong size (client does not know yet)';
    const nextStep = 'Re-order the skylights in January';
    expect(asked({ issue, nextStep })).toContain(
      `The text tells “${nextStep}” (next step): does that give away what the customer does not know yet?`,
    );
  });

  it.each([
    ['The front door sticks', 'Plane the front door on Monday'],
    ['Front panel veneer split, don’t tell them yet', 'Paint the ceiling on Monday'],
  ])('holds back no other step: %s', (issue, nextStep) => {
    expect(report({ issue, nextStep }).content).toContain(nextStep);
    expect(asked({ issue, nextStep })).not.toContain('know');
  });
});
