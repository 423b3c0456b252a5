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
      expect(content).toContain(`This is what went wrong: ${broken}.`);
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
    expect(content).toContain(`This is what went wrong: Breakage. ${broken}.`);
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

describe('an introduction', () => {
  const told = {
    customer: 'Low Beck Farm',
    scope: 'A new roof',
    outcome: 'Dry since May',
    consent: 'yes, in writing on 20 November',
  };
  const referral = { name: 'Tom Bell', company: 'Oak Dairy', email: 'tom@oak.example' };

  it.each<JsonObject>([
    { ...told, contact: 'Ann Reed', referral },
    { ...told, contactName: 'Ann Reed', referredName: 'Tom Bell', referredCompany: 'Oak Dairy' },
    { ...told, customer: { name: 'Low Beck Farm', contact: 'Ann Reed' }, referral },
    { ...told, contact: 'Ann Reed', referral: 'Tom Bell' },
    { ...told, contact: { name: 'Ann Reed', email: 'ann@beck.example' }, referral },
    {
      ...told,
      contact: 'Ann Reed',
      contactEmail: 'ann@beck.example',
      referral: 'Tom Bell, Oak Dairy',
    },
    {
      ...told,
      referrer: 'Ann Reed',
      contact: { name: 'Ann Reed', email: 'ann@beck.example' },
      referral,
    },
    { ...told, referrer: 'Ann Reed', contactEmail: 'ann@beck.example', referral },
  ])('comes from the contact of the customer, who is not the lead’s: %j', (context) => {
    const { asks, content } = composeAt('AFT-04 introduction', context);
    expect(asks).toEqual([]);
    expect(content).toContain('Dear Tom Bell,\n\nAnn Reed of Low Beck Farm suggested');
    const lead = composeAt('AFT-04 lead', context).content;
    expect(lead).toContain('| referred_by | unknown | Ann Reed |');
    expect(lead).not.toMatch(
      /\| (?:contact|contact_email|email|primary_contact) \| unknown \| ann/i,
    );
    expect(lead).not.toMatch(/not on record: [^.]*contact/i);
  });

  it.each<JsonObject>([
    // The contact may be the lead's own.
    { ...told, contact: 'Tom Bell', referral: 'Oak Dairy' },
    { ...told, contact: 'Tom Bell', referral },
    { ...told, contact: 'the office', referral },
    { ...told, referrer: 'Ann Reed', contact: 'Ida Poe', referral: 'Oak Dairy' },
  ])('takes no contact for who recommends that may be another’s: %j', (context) => {
    const lead = composeAt('AFT-04 lead', context).content;
    expect(lead).not.toMatch(/referred_by \| unknown \| (?:Tom Bell|the office|Ida Poe)/);
  });

  it('takes a title for the sign of a person', () => {
    const context = { ...told, contactName: 'Ann Reed', referredName: 'Dr Qadir Osei' };
    const { asks, content } = composeAt('AFT-04 introduction', context);
    expect(asks).toEqual([]);
    expect(content).toContain('Ann Reed of Low Beck Farm suggested');
  });

  it('asks who is recommended that nobody names', () => {
    const context = {
      ...told,
      contact: 'Ann Reed',
      referral: 'her brother-in-law who runs a dairy',
    };
    const { asks } = composeAt('AFT-04 introduction', context);
    expect(asks).toMatchObject([{ names: ['referral'] }]);
    const lead = composeAt('AFT-04 lead', context);
    expect(lead.title).toBe('Referred lead: new introduction');
    expect(lead.content).not.toContain('| company | unknown | her');
  });
});

describe('a request for a testimonial', () => {
  const asked = { customer: 'Low Beck Farm', contact: 'Ann Reed' };
  const request = (more: JsonObject) => composeAt('AFT-02 request', { ...asked, ...more });

  it.each(['achievement', 'improvements', 'win', 'accomplishment'])(
    'tells the result that stands under %s',
    (name) =>
      expect(request({ [name]: 'Dry since May' }).content).toContain('noted: Dry since May.'),
  );

  it.each(['ask', 'request', 'whatWeWant', 'what_we_ask_for', 'favour'])(
    'tells what we ask for under %s',
    (name) => {
      const { asks, content } = request({ outcome: 'Dry', [name]: 'two lines and your logo' });
      expect(content).toContain('We ask you for this: Two lines and your logo.');
      expect(asks).toEqual([]);
    },
  );

  it.each(['Ask her for two lines and the logo', 'A photo, which she said is fine'])(
    'asks about a wish that is told to us: %s',
    (ask) => {
      const { asks, content } = request({ outcome: 'Dry', ask });
      expect(content).not.toContain('We ask you for this');
      expect(asks).toMatchObject([{ names: ['maySend'] }]);
    },
  );

  it.each(['replyBy', 'answer wanted by', 'responseDate'])('names the term under %s', (name) =>
    expect(request({ outcome: 'Dry', [name]: '10 December 2026' }).content).toContain(
      'your answer by 10 December 2026.',
    ),
  );

  it.each<JsonObject>([{ consent: false }, { consentGiven: false }])(
    'takes what a form has before anybody is asked for no refusal: %j',
    (consent) => expect(request({ outcome: 'Dry', ...consent }).asks).toEqual([]),
  );

  it.each<JsonObject>([{ consent: 'no' }, { consent: 'She said no' }, { consentGiven: 'refused' }])(
    'asks about a consent that was refused: %j',
    (consent) => expect(request({ outcome: 'Dry', ...consent }).asks).not.toEqual([]),
  );
});

describe('a paper for colleagues', () => {
  it.each(['technician', 'engineer', 'assigned_engineer', 'fieldTechnician'])(
    'takes the %s for who does the work where nobody else is named',
    (name) => {
      const order = { site: 'Low Beck', observation: 'Gate loose', [name]: 'Ida Poe' };
      const { content, summary } = composeAt('OPS-01 visit', order);
      expect(content).toContain('| Owner | Ida Poe |');
      expect(summary).not.toContain('Left over');
      expect(composeAt('OPS-01 visit', { ...order, owner: 'Sam Lee' }).content).toContain(
        '| Owner | Sam Lee |',
      );
    },
  );

  it.each<[JsonObject, string]>([
    [{ site: 'Elm Surgery', location: 'Room B' }, 'Elm Surgery, Room B'],
    [{ site: { name: 'Elm Surgery' }, area: 'Cellar' }, 'Elm Surgery, Cellar'],
    [{ customer: 'Delta Lifts', location: 'Floor 3' }, 'Delta Lifts, Floor 3'],
    [{ site: 'Elm Surgery, Room B', location: 'Room B' }, 'Elm Surgery, Room B'],
    [{ site: 'Elm Surgery' }, 'Elm Surgery'],
  ])('says where the work is: %j', (where, said) => {
    const context = { ...where, observation: 'Tap drips' };
    expect(composeAt('OPS-01 order', context).title).toBe(`Work order: ${said}`);
    expect(composeAt('OPS-01 visit', context).content).toContain(`| Where | ${said} |`);
  });

  it.each<JsonObject>([{ photos: 3 }, { attachments: 2 }, { ticketId: 5512 }])(
    'takes no count for an amount: %j',
    (count) => {
      const context = { site: 'Low Beck', observation: 'Gate loose', severity: 'low', ...count };
      expect(composeAt('OPS-01 order', context).content).not.toContain('Left over');
    },
  );

  it.each([
    ['OPS-01 visit', { site: 'Low Beck', observation: 'Gate loose', severity: 'low' }],
    ['AFT-01 call', { customer: 'Low Beck Farm', deliverables: 'New roof' }],
  ])('plans %s for the day of a follow-up', (where, context) => {
    for (const name of ['followUpDate', 'follow_up', 'next follow-up'])
      expect(composeAt(where, { ...context, [name]: '2026-12-02' }).summary).toContain(
        'Wednesday, 2026-12-02',
      );
  });

  const register = {
    date: '2026-11-26',
    observations: [
      { site: 'Mill', observation: 'Lamp out', technician: 'Ida Poe', status: 'open' },
    ],
    tasks: [{ task: 'Order lamps', assignee: 'Sam Lee', dueDate: '2026-11-27' }],
  };

  it('has what was seen and what is to be done in one register', () => {
    const { content, summary } = composeAt('OPS-02 register', register);
    expect(content).toContain(',Mill,Lamp out,Ida Poe,2026-11-26,open');
    expect(content).toMatch(/Order lamps,,,Sam Lee,.*2026-11-27/);
    expect(summary).not.toContain('not in the table');
  });

  it.each(['observations', 'entries', 'findings', 'todos'])(
    'tells the %s of a day on its register',
    (name) => {
      const { content } = composeAt('OPS-02 digest', {
        [name]: [{ site: 'Mill', status: 'open', what: 'Lamp out' }],
      });
      expect(content).toMatch(/## On the register[^#]*Lamp out/);
    },
  );

  it.each(['actionTaken', 'action', 'actions_taken'])('has the %s as the action', (name) => {
    const { content, summary } = composeAt('OPS-04 plan', {
      costCentre: 'Fuel',
      variance: '£900 over',
      cause: 'Longer routes',
      [name]: 'Plan the routes by area',
    });
    expect(content).toMatch(/## The action[^#]*Plan the routes by area/);
    expect(summary).not.toMatch(/record: action/);
  });

  it('has the results promised and the goods delivered in their sections', () => {
    const { content } = composeAt('AFT-01 guide', {
      customer: 'Low Beck Farm',
      product: 'Two coolers',
      promisedOutcome: 'No more bottles',
      callDate: '2026-12-02',
      csat: 9,
    });
    expect(content).toMatch(/## What we delivered[^#]*Two coolers/);
    expect(content).toMatch(/## What to ask[^#]*No more bottles/);
    expect(content).toMatch(/## Whom we call[^#]*Call date/);
    expect(content).toMatch(/## What we have heard since[^#]*Csat/);
    expect(content).not.toContain('Also on record');
  });

  it.each<JsonObject>([
    { openComplaints: ['Late in May'] },
    { competitorOffer: 'Otis 10% lower' },
    { missedVisits: 2 },
    { churnRisk: 'high' },
  ])('tells a risk of leaving: %j', (risk) => {
    const { content } = composeAt('AFT-03 review', { customer: 'Low Beck Farm', ...risk });
    expect(content).toContain('## Risk of leaving');
    expect(content).not.toMatch(/Also on record|Left over/);
  });

  it('tells the lines of cost centres where spend left the plan', () => {
    const { content } = composeAt('FIN-01 note', {
      period: 'October 2026',
      costCentres: [{ costCentre: 'Gas', budget: 800, actual: 990 }],
      currency: 'EUR',
    });
    expect(content).toMatch(/## Where spend left the plan[^#]*Gas: actual/);
    expect(content).not.toContain('Also on record');
  });

  it.each<JsonObject>([
    { bankReconciled: true },
    { cash_reconciled: 'yes' },
    { reconciliations: { bank: 'done' } },
  ])('has as a reconciliation: %j', (one) => {
    const { content, summary } = composeAt('FIN-04 pack', { period: 'October 2026', ...one });
    expect(content).toMatch(/## Reconciliations[^#]*(?:reconciled|Reconciliations)/);
    expect(summary).not.toMatch(/\breconciliations\b/);
  });

  it('asks of an open item in marks of its own with one pair of them', () => {
    const { content } = composeAt('FIN-04 pack', {
      period: 'October 2026',
      unresolved: [{ item: 'Till short by €40: Gina', owner: 'Ida Poe' }],
    });
    expect(content).toMatch(/## Open\n[^#]*Till short/);
    expect(content).not.toContain('““');
  });
});
