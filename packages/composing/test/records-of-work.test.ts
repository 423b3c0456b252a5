import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { readProgramRecord } from './read-record.ts';
import { composeAt } from './compose-run.ts';

const composeRecord = (where: string, record: JsonObject) =>
  composeAt(where, readProgramRecord(record));

it("reads a job's description by what its workflow is about", () => {
  const job = {
    generated_job_id: '7740',
    company_name: 'Hall Committee',
    job_address: 'Hall Lane, Bedale',
    job_description: 'Replace 14 sash windows',
    work_done_description: '14 of 14 windows fitted. Nothing outstanding.',
    date: '2026-11-25 00:00:00',
  };
  const sheet = composeRecord('FUL-03 checklist', { ...job, status: 'Completed' });
  expect(sheet.content).toContain('The work: Replace 14 sash windows.');
  expect(sheet.content).toContain('- 14 of 14 windows fitted. Nothing outstanding.');
  expect(sheet.asks).toEqual([]);
  const order = composeRecord('OPS-01 order', { ...job, created_by_staff: 'Brayden M' });
  expect(order.content).toContain('**Reporter:** Brayden M');
  expect(order.content).toContain('## What is wrong');
  expect(order.content).not.toContain('- **Date:**');
});

it('asks of open points of finished work, and of the danger that one tells of', () => {
  const { content, asks } = composeRecord('FUL-03 checklist', {
    project: { id: 4, name: 'Mesa Verde' },
    owner: { company: 'Saguaro Living LLC' },
    substantial_completion_date: '2026-11-30',
    deliverables: ['Building 4'],
    punch_items: [
      { position: 12, name: 'Guardrail balcony loose at post 2', status: 'Open', due_date: null },
      { position: 15, name: 'Paint stair 2', status: 'Closed', closed_at: '2026-11-20T18:00:00Z' },
    ],
  });
  expect(content).toContain('- Paint stair 2: closed on 20 November 2026');
  expect(JSON.stringify(asks)).toMatch(/may somebody come to harm\?.*A finding may be open/);
});

it('reports a milestone with its days, what slipped and what comes next', () => {
  const { content, asks } = composeRecord('FUL-02 report', {
    ID: 61290,
    Name: 'Stage 2 - Switchboard upgrade',
    Customer: { CompanyName: 'Riverbend Aged Care' },
    CompletedDate: '2026-11-24',
    Totals: { PercentComplete: 60 },
    Notes: '<p>Cutover done. Issue: 2 RCDs trip under dryers.</p>',
    NextSection: { Name: 'Stage 3 - Lighting', StartDate: '2026-12-07', DueDate: '2026-12-17' },
  });
  expect(content).toContain('Stage 2 - Switchboard upgrade. The date of this milestone is');
  expect(content).toContain('2 RCDs trip under dryers.');
  expect(content).toContain(
    'Next: Stage 3 - Lighting, due 17 December 2026. The next date is 7 December 2026.',
  );
  expect(asks).toEqual([]);
});

it('plans what a quote sold, and its phases', () => {
  const { content } = composeRecord('FUL-01 plan', {
    jobNo: 'J-10884',
    title: 'Bathroom re-pipe',
    description: 'Re-pipe upstairs in PEX.',
    customer: {
      customerFullName: 'Gareth Simmonds',
      mainContact: { firstName: 'Lou', lastName: 'Simmonds' },
    },
    siteAddress: { address1: '9 Tarana Cres', addressSuburb: 'Ballarat', addressRegion: 'VIC' },
    scheduledStart: '2026-12-07',
    jobPhases: [{ title: 'Rough-in', date: '2026-12-07' }],
  });
  expect(content).toMatch(/## What we deliver[^#]*Bathroom re-pipe[^#]*Re-pipe upstairs/);
  expect(content).toMatch(/## Milestones[^#]*- Rough-in: date 7 December 2026/);
  expect(content).toContain('**Contact:** Lou Simmonds');
  expect(content).toContain('9 Tarana Cres, Ballarat, VIC');
});
