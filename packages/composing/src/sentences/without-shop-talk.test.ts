import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { quarrels } from './slights.ts';
import { findSpeaker } from './who-speaks-for-them.ts';

const report = (context: Record<string, string>) => composeAt('FUL-02 report', context);

describe('a report of a milestone', () => {
  it('is written to whom a note names as the manager, without what is for colleagues', () => {
    const { asks, content, summary, title } = report({
      update:
        "Milestone 2 at Bayview Condos: hedges on the north side are done, 140 m of 210. South side is stuck because the neighbour at 18 Bay Road hasn't given permission to stand on his lawn, and he shouted at Luc, a very rude man. Next: Aneesha to ring the neighbour, then finish the south side by Dec 11. Property manager is Colleen MacIsaac.",
    });
    expect(asks).toEqual([]);
    expect(title).toBe('Milestone report: Bayview Condos');
    expect(content).toMatch(/^Dear Colleen MacIsaac,/);
    expect(content).toContain('given permission to stand on his lawn.');
    expect(content).toContain('Next: Finish the south side by Dec 11.');
    expect(content).not.toMatch(/rude|shouted|Aneesha|Property manager/);
    expect(summary).toContain(
      'For colleagues, and left out of it: “he shouted at Luc, a very rude man”, “Aneesha to ring the neighbour”.',
    );
  });

  it.each([
    ['Half of the wall is up; the tenant swore at Luc.', 'Half of the wall is up.'],
    ['Half of the wall is up, but the caretaker is a nightmare.', 'Half of the wall is up.'],
    ['The wall is up. Luc to bring the gate on Thursday.', 'We will bring the gate on Thursday.'],
    ['The wall is up. Next: Ryan and Luc to hang the gate.', 'Next: Hang the gate.'],
  ])('tells the work, and not who of us does it or how somebody behaved: %s', (progress, told) => {
    const { asks, content } = report({ customer: 'Bayview Condos', milestone: 'Wall', progress });
    expect(asks).toEqual([]);
    expect(content).toContain(told);
    expect(content).not.toMatch(/Luc|Ryan|tenant|caretaker/);
  });

  it.each([
    'Boiler to be fitted on Thursday.',
    'The gate will swing by Friday, and the bell rings.',
  ])('keeps what is of the work: %s', (said) => {
    const progress = `The wall is up. ${said}`;
    expect(report({ customer: 'Bayview Condos', milestone: 'Wall', progress }).content).toContain(
      said,
    );
  });
});

it.each([
  ['Property manager is Colleen MacIsaac.', 'Colleen MacIsaac'],
  ['Contact there: Amira Haddad, head of estates', 'Amira Haddad'],
  ['Site contact is Mr Reid.', 'Mr Reid'],
])('finds who speaks for a customer: %s', (said, who) => expect(findSpeaker(said)).toBe(who));

it.each([
  'Our site manager is Paul Reid.',
  'Property manager is away until Friday.',
  'The property manager is happy with Luc and wants more.',
])('finds nobody: %s', (said) => expect(findSpeaker(said)).toBeUndefined());

it.each(['He shouted at Luc', 'the tenant swore at us', 'she threatened Ryan'])(
  'hears a quarrel: %s',
  (said) => expect(quarrels(said)).toBe(true),
);
it.each(['Ryan shouted for the crane', 'the motor snapped at the shaft', 'the edge is threatened'])(
  'hears none: %s',
  (said) => expect(quarrels(said)).toBe(false),
);
