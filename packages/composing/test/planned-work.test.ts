import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const order: JsonObject = {
  customer: 'Travis Lofts HOA',
  site: 'Building C, 1204 E 5th St',
  work: 'Replace failed exit signs on floors 2 and 3, test emergency lighting for 90 minutes',
  date: '2026-12-04',
  time: '7:30 am',
  crew: 'Luis and Tamara',
  hazards: 'ladder work above stairwell',
};

describe('work that is planned', () => {
  it('is no emergency for its way of working and its emergency lights', () => {
    const { content: text } = composeAt('OPS-01 order', order);
    expect(text).toContain('Confirm the visit with the site, and have the crew');
    expect(text).not.toContain('At once');
  });

  it('is one where somebody may come to harm', () => {
    const { content: text } = composeAt('OPS-01 order', {
      ...order,
      hazards: 'The ladder is cracked, Sam fell off it',
    });
    expect(text).toContain('## At once');
    expect(text).not.toContain('have the crew and what the work needs ready');
  });

  it('has its crew assigned where none is on record', () => {
    const { crew: _crew, ...rest } = order;
    const { content: text } = composeAt('OPS-01 order', rest);
    expect(text).toContain('assign a crew');
  });
});

describe('a work order', () => {
  const section = (context: JsonObject, heading: string): string =>
    composeAt('OPS-01 order', context).content.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';

  it.each<JsonObject>([
    { work: 'Replace the impeller of pump 2' },
    { work_required: 'Replace the impeller of pump 2' },
    { 'What to do': 'Replace the impeller of pump 2' },
    { whatWeWantDone: 'Replace the impeller of pump 2' },
    { task: 'Replace the impeller of pump 2', steps: ['Close the valve', 'Swap the impeller'] },
    { proposedAction: 'Replace the impeller of pump 2' },
  ])('says what is to be done: %j', (work) => {
    const job = { site: 'Riverside Aquatic Centre', assignedTo: 'Rui', toolsNeeded: 'Wrench' };
    const { content, asks } = composeAt('OPS-01 order', { ...job, ...work });
    expect(section({ ...job, ...work }, 'The work')).toMatch(/impeller[^]*Rui[^]*Wrench/);
    expect(content).not.toContain('Also on record');
    expect(asks).toEqual([]);
  });

  it('says when it is done, and takes its day for the due date', () => {
    const job = { site: 'A', work: 'Check 6 inverters', scheduledFor: '2026-12-08 08:00' };
    expect(section({ ...job, doneWhen: 'Log signed' }, 'What done looks like')).toContain(
      'Log signed',
    );
    expect(section({ ...job, byWhen: 'Thursday, 3 Dec' }, 'What done looks like')).toContain(
      '3 Dec',
    );
    expect(composeAt('OPS-01 order', job).summary).not.toContain('due date');
  });

  it('has what is to be brought apart from what is broken', () => {
    const job = { site: 'A', issue: 'Net torn', equipmentNeeded: 'Two divers' };
    expect(section(job, 'The work')).toContain('Two divers');
    expect(section(job, 'What is wrong')).not.toContain('Two divers');
  });

  it.each<[JsonObject, string]>([
    [{ area: 'Cellar 2', estate: 'Kleinberg, Stellenbosch' }, 'Kleinberg, Stellenbosch, Cellar 2'],
    [{ stationName: 'Utrecht P1' }, 'Utrecht P1'],
    [{ at: 'Roastery, 1840 Dock St' }, 'Roastery, 1840 Dock St'],
    [{ customer: 'El Sol, 411 Alamo St' }, 'El Sol, 411 Alamo St'],
    [{ facility: 'Riverside Aquatic Centre' }, 'Riverside Aquatic Centre'],
    [{ plant: 'Lumen Dental Lab, Calgary' }, 'Lumen Dental Lab, Calgary'],
    [{ property: { name: 'Hotel Sagres', room: '214', city: 'Lisboa' } }, 'Hotel Sagres'],
    [
      { customer: 'Lindenhof GmbH', location: 'Lindenhof, Dach Halle 3' },
      'Lindenhof, Dach Halle 3',
    ],
  ])('goes to the place: %j', (place, at) => {
    const { title, asks } = composeAt('OPS-01 order', { ...place, work: 'Check the drain cover' });
    expect(title).toBe(`Work order: ${at}`);
    expect(asks).toEqual([]);
  });

  it('takes the day of a report for no due date', () => {
    const job = { site: 'A', reported: '2026-11-30', fault: 'The spindle stops' };
    expect(section(job, 'What is wrong')).toContain('30 November');
    expect(composeAt('OPS-01 order', job).summary).toMatch(/Not on record: .*due date/);
  });

  it('takes a day that is over for that of the report', () => {
    const job = { site: 'A', issue: 'Heater 3 is off', when: '25/11/2026', needed: 'by Tuesday' };
    expect(section(job, 'What is wrong')).toContain('25/11/2026');
    expect(section(job, 'What done looks like')).not.toContain('25/11/2026');
    expect(composeAt('OPS-01 order', job).summary).not.toContain('due date');
  });

  it.each([
    ['No no.', false],
    ['Yes, Tom cut his hand.', true],
  ])('calls for help where somebody is hurt, and not where nobody is: %s', (answer, isHarmed) => {
    const transcript = `Caller: A man slipped off the ladder at press 2. Agent: Is anyone hurt? Caller: ${answer}`;
    const { content } = composeAt('OPS-01 order', { site: 'A', transcript });
    expect(content.includes('Call the emergency services first')).toBe(isHarmed);
  });

  it('has what must not be done where to stop, and what it leads to with what is wrong', () => {
    const job = { site: 'A', issue: 'Feed B is off', impact: 'No spare', do_not: 'Touch feed A' };
    expect(section(job, 'Stop and call')).toContain('Touch feed A');
    expect(section(job, 'What is wrong')).toContain('No spare');
  });

  it('visits when it is scheduled, and not when it is followed up', () => {
    const job = { site: 'A', work: 'Treat the kitchen', scheduled: '2 December 2026, 9:30 pm' };
    const { content } = composeAt('OPS-01 visit', { ...job, followUp: '2 weeks' });
    expect(content).toContain('2026-12-02, 21:30');
  });

  it('takes no machine for the place', () => {
    const { asks } = composeAt('OPS-01 order', { plant: '13 t excavator', fault: 'Track is off' });
    expect(asks).not.toEqual([]);
  });

  it('begins with a mail that tells what is wrong', () => {
    const body =
      'Hi team, the reception printer jams since Friday morning. It jams on every second page that we send to it. Can someone come? Thanks, Megan';
    expect(section({ subject: 'FW: printer', body }, 'What is wrong')).toContain(
      'jams on every second',
    );
  });

  it('takes a budget for what may be spent', () => {
    const job = { site: 'A', work: 'Check the drain', budgetApproved: '$1,850' };
    expect(section(job, 'Stop and call')).toContain('$1,850');
    expect(section({ site: 'A', maxSpend: '€600' }, 'Stop and call')).toContain('€600');
  });
});

describe('whom somebody recommends', () => {
  it.each([
    [
      'Mike Tran at Pecan Valley Produce asked who did our panel',
      'Pecan Valley Produce',
      'asked who did our panel',
    ],
    ['Ann Moore from Oak & Sons, who needs a new roof', 'Oak & Sons', 'needs a new roof'],
  ])('is told from the reason: %s', (referral, company, reason) => {
    const { content: text } = composeAt('AFT-04 lead', {
      customer: 'Hill Country Cold Storage',
      contact: 'Denise Kroll',
      referral,
    });
    expect(text).toContain(`| company | unknown | ${company} |`);
    expect(text).toContain(`| reason | unknown | ${reason} |`);
  });

  it('loses nothing of a long reason', () => {
    const reason = `asked who did our panel. ${'They need one, too. '.repeat(40)}Ring before noon.`;
    const { content } = composeAt('AFT-04 lead', {
      customer: 'Hill Country Cold Storage',
      referral: `Mike Tran at Pecan Valley Produce ${reason}`,
    });
    expect(content).toContain('Ring before noon.');
  });
});
