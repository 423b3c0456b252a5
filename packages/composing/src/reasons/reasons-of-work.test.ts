import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

describe('a claim against a supplier', () => {
  const claim = (issue: string, maySend?: string) =>
    composeAt('OPS-03 letter', {
      supplier: 'Bosun Chain',
      order: '1',
      issue: `Chain is 14 mm. ${issue}`,
      amount: '£100',
      deadline: '2026-12-04',
      ...(maySend && { maySend }),
    }).asks.map(({ names }) => names[0]);

  it.each([
    'Our own mistake, we ordered the wrong one.',
    'Jed says he may have ordered the wrong one himself.',
    'We measured it wrong.',
    'I ordered the long one by mistake.',
    'Our driver dropped it.',
  ])('is asked about where it was our own fault: %s', (issue) => {
    expect(claim(issue)).toContain('maySend');
    expect(claim(issue, 'yes')).not.toContain('maySend');
  });

  it.each([
    'We only want the credit of 300 now.',
    'We would take a credit note.',
    'Settle for half.',
    'We want no more than the refund.',
  ])('is asked about where less is wanted: %s', (issue) => {
    expect(claim(issue)).toContain('maySend');
    expect(claim(issue, 'yes')).not.toContain('maySend');
  });

  it('tells the remedy that is wanted', () => {
    const { content, asks } = composeAt('OPS-03 letter', {
      supplier: 'Bosun Chain',
      order: '1',
      issue: 'Chain is 14 mm.',
      amount: '£300',
      remedy: 'We only want a credit of £300',
      deadline: '2026-12-04',
    });
    expect(content).toContain('credit of £300');
    expect(asks).toEqual([]);
  });

  it.each([
    'It was not our mistake.',
    'We ordered red but got the wrong colour.',
    'We lifted one boat and the shackle broke.',
    'They ordered the wrong one from the mill.',
    'It was damaged when it came.',
    'He dropped them at the gate.',
    'I just need a reply this time.',
  ])('is sent where it was theirs: %s', (issue) => {
    expect(claim(issue)).not.toContain('maySend');
  });

  it.each([
    'We did actually find 2 more in the other box this morning.',
    'Three of them turned up in the yard.',
  ])('is in question where more was found since: %s', (notes) => {
    const { summary } = composeAt('OPS-03 letter', {
      supplier: 'Nordvet',
      order: '4500-771',
      issue: 'We ordered 25 sheaths, and 20 came.',
      notes,
    });
    expect(summary).toContain('do the numbers of the letter still hold?');
  });
});

it('asks whether a report goes without a word on a complaint', () => {
  const report = (more: Record<string, string>) =>
    composeAt('FUL-02 report', {
      customer: 'Wellington House',
      progress: 'The lift is in.',
      nextStep: 'The phone line on Friday.',
      ...more,
    });
  const complaint = 'Neil rang furious on Friday because nobody had told him';
  expect(report({ complaint }).summary).toContain('may the report be sent without a word on it?');
  expect(report({ complaint: 'none' }).summary).not.toContain('without a word on it');
});
