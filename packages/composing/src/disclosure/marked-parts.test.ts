import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { findOpenPart } from './marked-parts.ts';

describe('a mark within a field', () => {
  it.each([
    ["39, plus on call (unpaid, don't mention)", '39, plus on call'],
    ['39 (on call unpaid, keep quiet)', '39'],
    ["24 months (12 from the maker, don't say)", '24 months'],
    ["The light flickered (our own wiring, don't mention).", 'The light flickered.'],
    ['39 hours, not for the ad: on call is unpaid', '39 hours'],
    ["£38k (we'd go to £42k)", '£38k'],
    ['Two vans (third is on tick - hush hush)', 'Two vans'],
  ])('leaves out what stands in a bracket with it, or after it: %s', (value, told) => {
    expect(findOpenPart(value)).toEqual({ told, isSure: true });
  });

  it.each([
    ["£38–42k, could stretch to 45 but don't say", '£38–42k'],
    ["Van, unpaid on call (don't mention)", 'Van'],
    ["Van, unpaid on call (don't mention), 25 days", 'Van, 25 days'],
    ["Van, unpaid on call – don't mention", 'Van'],
    ["Van, unpaid on call, don't mention", 'Van'],
    ['Van, unpaid on call; dont tell anyone', 'Van'],
    ['Van. On call unpaid, not for the ad', 'Van.'],
    ['Van. On call unpaid (internal)', 'Van.'],
    ['Van. On call unpaid, keep it to ourselves', 'Van.'],
    ["Van. On call unpaid. Don't mention.", 'Van.'],
    ["Van. On call unpaid. (Please don't put it in the ad.)", 'Van.'],
    ["39, plus on call – don't mention that it's unpaid", '39, plus on call'],
    ["own van (don't mention we are short)", 'own van'],
    ["£38k, don't say", ''],
    ["New van in May - don't put it in the newsletter, accounts will write to them", ''],
    ["Van, prices up in May, don't mention, Ann is telling the big ones", 'Van'],
    ["Van, unpaid on call, don't mention, 25 days off", 'Van, 25 days off'],
    ['Block done, we were short handed (not for them)', 'Block done'],
    ['Van. Prices up in May (not told big ones yet)', 'Van.'],
    ["Van, prices up in May (we haven't told the tenants yet)", 'Van'],
  ])('leaves out what stands before it, and may mean more: %s', (value, told) => {
    expect(findOpenPart(value)).toEqual({ told, isSure: false });
  });

  it.each([
    'Doors 1–4 (internal)',
    'Two fire doors, internal, and a gate',
    '900 mm (internal)',
    'Goods lift, not for the public',
    'New lift for the hotel (not for guests)',
    'Do not use the lift, do not share cups',
    'Kitchen; don’t paint the ceiling',
    'The labels don’t say',
    'Between us, we have 90 years of it',
    'For us, it was a good day',
    'We keep it quiet, clean and on time',
    "It fits, and we don't say so lightly.",
    "Ask for the log, don't say yes to the first quote",
    'Staff (not the public) use the side door',
    'We have not told you yet what it costs',
    'The stairs are for the crew, the lift is not for them to use',
  ])('is none in other words: %s', (value) => expect(findOpenPart(value)).toBeNull());

  it('is theirs in a quotation, unless it stands in brackets', () => {
    const said = "“Thanks!” we said. “Don't mention it!”";
    expect(findOpenPart(said, { name: 'quote' })).toBeNull();
    const marked = { told: 'Best ever', isSure: false };
    expect(findOpenPart("Best ever (don't tell her boss)", { name: 'quote' })).toEqual(marked);
  });
});

const opening = { role: 'Engineer', applyTo: 'jo@x.example', tasks: ['Service'] };
const offer = { customer: 'Broadgate', contact: 'Dr Nair', scope: 'New controller' };
const sold = { ...offer, amount: '£11,640', startDate: '18 January 2027' };
const seen = { customer: 'Mill View', consent: 'yes', outcome: 'Fixed in an hour' };
const report = { customer: 'Arcade', milestone: 'Drive swap', nextStep: 'Night 4' };

it.each([
  ['CUL-03 post', opening, 'hours', '39'],
  ['CUL-03 post', opening, 'team', 'field team'],
  ['CUL-03 post', opening, 'salary', '£38k'],
  ['CUL-03 post', opening, 'closingDate', '18 December 2026'],
  ['CUL-03 post', opening, 'conditions', 'Van'],
  ['SAL-02 proposal', sold, 'warranty', '24 months'],
  ['SAL-02 proposal', sold, 'timeline', '6 days'],
  ['SAL-02 proposal', sold, 'deposit', '30%'],
  ['SAL-02 proposal', sold, 'terms', '30 days'],
  ['MKT-01 draft', seen, 'observation', 'The light flickered'],
  ['FUL-02 report', report, 'progress', 'Old drive is out'],
])(
  '%s tells the rest of a field, and asks where the mark may mean more',
  (at, given, name, rest) => {
    const inBracket = composeAt(at, { ...given, [name]: `${rest} (Marek goes, don't mention)` });
    expect(inBracket.content).toContain(rest);
    expect(inBracket.content).not.toMatch(/Marek|mention/);
    expect(inBracket.asks).toEqual([]);
    for (const mark of [
      "– don't mention",
      '(internal)',
      ', not for the ad',
      '; keep it to ourselves',
    ])
      expect(
        composeAt(at, { ...given, [name]: `${rest}, Marek goes ${mark}` }),
        mark,
      ).toMatchObject({
        content: expect.not.stringMatching(/Marek|mention|internal|ourselves/),
        asks: [{ names: ['privateKept'], question: expect.stringContaining('A part of') }],
      });
  },
);

it('asks about a field of which nothing is left, until somebody says that it keeps to it', () => {
  const marked = { ...opening, hours: "39, unpaid on call. Don't mention that." };
  const { content, asks } = composeAt('CUL-03 post', marked);
  expect(content).not.toContain('Hours');
  expect(asks).toMatchObject([{ question: expect.stringContaining('All of “hours” is left out') }]);
  expect(composeAt('CUL-03 post', { ...marked, privateKept: 'yes' }).asks).toEqual([]);
});

it('takes no time that grows faster than a field', () => {
  for (const part of ['(internal, ', "don't mention, ", 'please ', ', , ', '('])
    expect(findOpenPart(`${part.repeat(200_000 / part.length)}don't`)).toBeDefined();
});
