import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

describe('a claim', () => {
  const claim = { supplier: 'Fenn Tiles', order: 'FT-2041', remedy: 'Send four new boxes' };
  const broken = 'Four of ten boxes came broken on 20 November';

  it.each(['description', 'details', 'issueDescription', 'incident_details', 'fault text'])(
    'tells what went wrong that stands under %s',
    (name) => {
      const { asks, content, summary } = composeAt('OPS-03 letter', { ...claim, [name]: broken });
      expect(content).toContain(`This is what went wrong. ${broken}.`);
      expect(asks).toEqual([]);
      expect(summary).not.toMatch(/record[^.]*: [^.]*\bissue\b/);
    },
  );

  it('tells a description beside a short name of the issue', () => {
    const { content } = composeAt('OPS-03 letter', {
      ...claim,
      issue: 'Breakage',
      description: broken,
    });
    expect(content).toContain(`This is what went wrong. Breakage. ${broken}.`);
  });

  it.each(['notes', 'comments', 'summary'])('tells nothing that stands under %s', (name) => {
    const { content } = composeAt('OPS-03 letter', { ...claim, [name]: broken });
    expect(content).not.toContain(broken);
  });

  it.each(['responseDate', 'reply date', 'answer_date', 'date of reply', 'response required by'])(
    'has its term from %s',
    (name) => {
      const context = { ...claim, issue: broken, [name]: '4 December 2026' };
      const { content } = composeAt('OPS-03 letter', context);
      expect(content).toContain('by 4 December 2026');
      expect(content).not.toContain('five working days');
      expect(composeAt('OPS-03 chase', context).content).not.toContain('days are counted');
    },
  );

  it.each<[JsonObject, string]>([
    [{ impact: 'Two jobs stood still' }, 'What it has led to: Two jobs stood still.'],
    [{ consequence: 'The shop stays shut' }, 'What it has led to: The shop stays shut.'],
    [{ actionTaken: 'Set all boxes aside' }, 'about it so far: Set all boxes aside.'],
    [{ remedy: null, requestedAction: 'Send four boxes' }, 'following: Send four boxes.'],
  ])('tells %j', (more, told) =>
    expect(composeAt('OPS-03 letter', { ...claim, issue: broken, ...more }).content).toContain(
      told,
    ),
  );

  it.each(['impact', 'consequence', 'actionTaken'])('tells no %s where there is none', (name) =>
    expect(
      composeAt('OPS-03 letter', { ...claim, issue: broken, [name]: 'None' }).content,
    ).not.toMatch(/led to|so far/),
  );
});

describe('a report', () => {
  const report = (more: JsonObject) =>
    composeAt('FUL-02 report', { customer: 'Low Beck', contact: 'Ann Reed', ...more });
  const wish = 'Keep the yard clear from 2 December';

  it.each([
    'asks',
    'clientAction',
    'weNeedFromYou',
    'needed from the client',
    'actions_for_client',
    'whatWeNeed',
  ])('tells what we need of the client under %s', (name) => {
    const { asks, content } = report({ milestone: 'Roof on', [name]: wish });
    expect(content).toContain(`## What we need from you\n\n- ${wish}`);
    expect(asks).toEqual([]);
  });

  it.each(['delayed', 'delays', 'behindSchedule', 'slippage', "what's behind"])(
    'tells what slipped under %s, and what it means',
    (name) => {
      const { asks, content } = report({
        milestone: 'Roof on',
        done: ['Rafters', 'Felt'],
        [name]: 'Slates, the quarry was shut',
        impact: 'The gutters follow a week later',
      });
      expect(content).toContain(
        '## What slipped and why\n\nSlates, the quarry was shut. What it means: The gutters follow a week later.',
      );
      expect(asks).toEqual([]);
    },
  );

  it.each(['yes', 'no', '3 days'])('tells no “Delayed: %s” as what slipped', (delayed) =>
    expect(report({ milestone: 'Roof on', delayed }).content).not.toContain('What slipped'),
  );

  it('tells an impact where nothing slipped as a result', () => {
    const { content } = report({ milestone: 'Roof on', impact: 'The loft is dry' });
    expect(content).toContain('Roof on. The loft is dry.');
  });

  it('tells the name and the day of a milestone beside what was done', () => {
    const { content } = report({
      milestone: { name: 'Roof on', date: '2026-11-20' },
      completed: ['Rafters', 'Felt'],
      nextMilestone: { name: 'Gutters', date: '2026-12-09' },
    });
    expect(content).toContain(
      'Roof on. The date of this milestone is 20 November 2026.\n\n- Rafters\n- Felt',
    );
    expect(content).toContain('Next: Gutters. The next date is 9 December 2026.');
  });

  it('names who leads the delivery', () =>
    expect(
      report({ milestone: 'Roof on', next: 'Gutters', deliveryLead: 'Ida Poe' }).content,
    ).toContain('Ida Poe is responsible for it on our side.'));
});

describe('a sign-off sheet', () => {
  const sheet = (more: JsonObject) =>
    composeAt('FUL-03 checklist', {
      customer: 'Low Beck',
      project: 'New roof',
      checks: [{ check: 'Gutters hold', result: 'pass' }],
      signatory: 'Ann Reed',
      ...more,
    });

  it.each(['soldScope', 'agreed scope', 'contract_works', 'orderedScope'])(
    'tells the scope that stands under %s, and the job',
    (name) => {
      const { asks, content } = sheet({ [name]: '80 m2 of slate with gutters' });
      expect(content).toContain('The job: New roof.');
      expect(content).toContain('The work: 80 m2 of slate with gutters.');
      expect(asks).toEqual([]);
    },
  );

  it.each<JsonObject>([
    { inspectionDate: '2026-11-24', inspector: 'Ida Poe' },
    { date_inspected: '2026-11-24', inspectedBy: 'Ida Poe' },
    { inspection: { date: '2026-11-24', inspector: 'Ida Poe', result: 'pass' } },
  ])('tells who inspected the work, and when: %j', (more) => {
    const { asks, content } = sheet(more);
    expect(content).toContain('The inspection was made on 24 November 2026 by Ida Poe.');
    expect(asks).toEqual([]);
  });

  it('tells the day of the signature, and no term beside it', () => {
    const { content } = sheet({ signOffDate: '2026-11-30' });
    expect(content).toContain('Day of acceptance: 30 November 2026.');
    expect(content).not.toContain('three working days');
  });

  it('tells no day of an inspection by a date that is of nothing', () =>
    expect(sheet({ date: '2026-11-20' }).content).not.toContain('The inspection was made'));
});
