import { describe, expect, it } from 'vitest';
import { readProgramRecord } from './read-record.ts';
import { composeRun } from './compose-run.ts';

const now = new Date('2026-11-30T09:30:00Z');
const compose = (code: string, context: Parameters<typeof readProgramRecord>[0]) =>
  composeRun(code, readProgramRecord(context), now);

describe('texts from records of people, mailings and channels', () => {
  it('ask a customer with the best score for their words without doubting them', () => {
    const said = 'You explained every step in plain words and finished a week early.';
    const scored = { customer: 'Macrae Knitwear', contact: 'Fiona Macrae', testimonial: said };
    expect(compose('AFT-02', scored)['request']!.asks).toHaveLength(1);
    const { asks, content } = compose('AFT-02', { ...scored, Last_NPS_Score__c: 10 })['request']!;
    expect(asks).toEqual([]);
    expect(content).toContain(said);
  });

  it('quote what a customer said of us where a record calls it their quote', () => {
    const story = {
      Client: 'Fern Street Dental',
      Results: 'Missed appointments down from 11 to 4 a week',
      'Client quote': 'Reception finally has time.',
      'OK to publish?': true,
    };
    expect(compose('MKT-04', story)['story']!.content).toContain('“Reception finally has time.”');
  });

  it('take readers for nobody who comes to harm', () => {
    const issue = { theme: 'Backs', audience: 'Current and past patients in Kildare' };
    expect(compose('MKT-02', issue)['issue']!.asks).toEqual([]);
  });

  it('tell no offer of which somebody has to confirm a part', () => {
    const offer = '20% off?? engine winterizing - Nadia to confirm % and end date';
    const { asks, content } = compose('MKT-02', { theme: 'Winter', offer })['issue']!;
    expect(content).not.toContain('Nadia');
    expect(asks).toHaveLength(1);
  });

  it('say figures of all posts of none of them', () => {
    const posts = ['Doors', 'Jodie'].map((post) => ({ post, impressions: 10 }));
    const { content, summary } = compose('MKT-03', {
      channel: 'LinkedIn',
      period: 'November',
      posts,
      leads: 14,
    })['table']!;
    expect(content).not.toContain('14');
    expect(summary).toContain('Of the whole, and of no single row: leads 14.');
  });

  it('plan a first week, and the hour of arrival, as the record has them', () => {
    const starter = {
      employeeNumber: '12',
      'Weekly hours': '39',
      name: 'Sofia Delgado',
      startDate: '2026-12-14',
      Arrival: '7:45 am at the staff door',
      'First week': 'Safety on Monday',
    };
    const { plan, welcome } = compose('CUL-01', starter);
    expect(plan!.content).toMatch(/## Week one\n[^#]*Safety on Monday/);
    expect(welcome!.content).toContain('2026-12-14, 07:45');
  });
});
