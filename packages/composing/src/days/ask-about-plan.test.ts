import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const offer = { customer: 'Hill Hall', scope: 'New roof', price: '£6,400', terms: '30 days net' };
const propose = (more: JsonObject) =>
  composeAt('SAL-02 proposal', { ...offer, ...more })
    .asks.flatMap(({ question }) => question ?? [])
    .join(' | ');

describe('a proposal asks about work that cannot be done in its time', () => {
  it.each([
    { timeline: 'Six weeks from 11 January 2027, finished by 5 February 2027' },
    { timeline: '3 months, starting on 1 February 2027 and complete by 20 March 2027' },
    { timeline: 'Ten weeks', startDate: '2027-01-11', endDate: '2027-02-12' },
    { timeline: 'From 11 January to 22 January 2027, four weeks of work' },
    { timeline: 'Starts 11 January 2027, ends 4 January 2027' },
  ])('%j', (more) => expect(propose(more)).toMatch(/which is right\?/));

  it.each([
    { timeline: 'Six weeks from 11 January 2027, finished by 26 February 2027' },
    { timeline: 'Two weeks between 4 January and 28 February 2027' },
    { timeline: 'Two days in the week of 7 December 2026' },
    { timeline: 'Easter holidays, 29 March to 9 April 2027, two weeks' },
    { timeline: 'Start 11 January 2027, three weeks’ notice before' },
    { timeline: '10 working days from 4 January 2027, done by 15 January 2027' },
    { timeline: 'Six weeks', startDate: '2027-01-11' },
    { timeline: '8 weeks lead time, starts 11 January 2027, done by 22 January 2027' },
    { timeline: 'Six weeks for delivery, from 1 to 12 February 2027' },
  ])('and not otherwise: %j', (more) => expect(propose(more)).toBe(''));
});

describe('a proposal asks about a start that is not that of its timeline', () => {
  it.each([
    { timeline: 'Two days over the break, December 28 and 29', startDate: '2026-12-21' },
    { timeline: '12 to 16 January 2027', startDate: '2027-01-19' },
  ])('%j', (more) => expect(propose(more)).toMatch(/Which start is right/));

  it.each([
    { timeline: 'Two days over the break, December 28 and 29', startDate: '2026-12-28' },
    { timeline: 'Delivery 12 to 16 January 2027, then two weeks', startDate: '2027-01-19' },
    { timeline: 'Done by 16 January 2027', startDate: '2027-01-04' },
  ])('and not otherwise: %j', (more) => expect(propose(more)).toBe(''));
});

describe('a proposal asks about terms that cannot both hold', () => {
  it.each([
    { terms: 'No deposit. 30% on order, rest on completion.' },
    { terms: 'Half up front, the rest in 30 days', deposit: 'none' },
    { terms: 'No upfront payment. £500 with the order, balance after.' },
  ])('of a deposit: %j', (more) => expect(propose(more)).toMatch(/deposit.*which is right\?/i));

  it.each([
    {
      terms: 'Valid to 31 December 2026.',
      timeline: '29 March, if the council signs by end of January',
    },
    {
      terms: 'Net 30',
      validUntil: '15 December 2026',
      timeline: 'If you accept by 22 December, we start in May',
    },
  ])('of its validity: %j', (more) => expect(propose(more)).toMatch(/valid.*which is right\?/i));

  it.each([
    { terms: 'No deposit. 50% at completion, rest in 30 days.' },
    { terms: '30% deposit on order', deposit: '30%' },
    {
      terms: 'Valid to 31 December 2026.',
      timeline: 'May 2027, if the council signs by 18 December',
    },
    { terms: 'Valid to 31 December 2026.', timeline: '29 March to 9 April 2027' },
  ])('and not otherwise: %j', (more) => expect(propose(more)).not.toMatch(/which is right/));
});

describe('a report asks about a finish that its week does not reach', () => {
  const report = (more: JsonObject) =>
    composeAt('FUL-02 report', {
      customer: 'Hill Hall',
      contact: 'Ann Low',
      progress: 'Roof on',
      nextStep: 'Ridge',
      ...more,
    })
      .asks.flatMap(({ question }) => question ?? [])
      .join(' | ');

  it.each([
    {
      milestone: 'Week 2 of 6',
      issue: 'Rain. Finish moves from 4 December to Tuesday 8 December.',
    },
    { milestone: 'Strip out', progress: 'We are in week 3 of 8, done by 11 December 2026' },
  ])('%j', (more) => expect(report(more)).toMatch(/which is right\?/));

  it.each([
    { milestone: 'Week 2 of 6', issue: 'Finish moves from 23 December to 6 January 2027.' },
    { milestone: 'Week 5 of 6', issue: 'Finish on 4 December.' },
    { milestone: 'Week 2 of 6', issue: 'The north side is done by 4 December.' },
  ])('and not otherwise: %j', (more) => expect(report(more)).not.toMatch(/which is right/));
});
