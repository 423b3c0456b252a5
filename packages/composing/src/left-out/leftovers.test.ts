import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { describeAsks } from '../questions/describe-asks.ts';

const claim: JsonObject = {
  supplier: 'Tollgate Textiles',
  'works no': 'TM-4471',
  issue: '84 of 600 bath sheets lost their hem stitching.',
};
const proposal: JsonObject = {
  customer: 'Cuckmere Barn Weddings',
  'on the van': ['18 banquet cloths', '160 napkins'],
  price: '£238.20 per wedding',
};

describe('what is missing where a field of another name may be it', () => {
  it('is asked for with what is left over, and in one ask', () => {
    const { asks, summary } = composeAt('OPS-03 letter', claim);
    expect(asks).toHaveLength(1);
    expect(asks[0]!.question).toBe(
      'Which is the order? It was not found under a known name. Left over: works no “TM-4471”.',
    );
    expect(summary).toContain('Needed and not found under a known name: order.');
    expect(summary).not.toContain('Left over');
    expect(describeAsks(asks)).toBe(
      'Needed and not found under a known name: order. Left over: works no “TM-4471”.',
    );
    const offered = composeAt('SAL-02 proposal', proposal).asks;
    expect(offered.map(({ names: [name] }) => name)).toEqual(['scope']);
    expect(describeAsks(offered)).toContain('on the van “18 banquet cloths” (and 1 more)');
  });

  it('is settled by one line', () => {
    const { asks, summary } = composeAt('OPS-03 letter', { ...claim, order: 'TM-4471' });
    expect(asks).toEqual([]);
    expect(summary).not.toContain('works no');
    const told = composeAt('SAL-02 proposal', {
      ...proposal,
      scope: '18 banquet cloths, 160 napkins',
    });
    expect(told.asks).toEqual([]);
  });

  it('names what is left over once for several things', () => {
    const { asks } = composeAt('AFT-04 introduction', {
      customer: 'Old Customs House Hotel',
      referrer: 'Hugh Pemberton',
      'has pointed us at': 'The Smugglers Rest',
      'our part': 'Hire linen with a chip in each piece.',
      consent: 'Yes, name, hotel and figures, in writing on 25 November 2026',
    });
    const said = describeAsks(asks);
    expect(said.match(/Left over/g)).toHaveLength(1);
    expect(said).toContain('Needed and not found under a known name: referral');
  });

  it('is no open question of a paper as if it were not on record', () => {
    const { content, summary } = composeAt('OPS-01 order', {
      fault: 'Chip reader not reading, red light on.',
      'linen room of': 'Old Customs House Hotel',
    });
    expect(content).toContain(
      'Not found under a known name: site. Left over: linen room of “Old Customs House Hotel”.',
    );
    expect(content).not.toContain('The site is not on record');
    expect(content).toContain('Say first which field has it: site.');
    expect(summary).toContain('Needed and not found under a known name: site.');
    expect(content.match(/Left over/g)).toHaveLength(1);
    expect(summary).not.toContain('Left over');
  });

  it('is not denied by a title', () => {
    const { title } = composeAt('SAL-02 proposal', { 'all for': 'The Beacon Hotel' });
    expect(title).toBe('Proposal');
    const known = composeAt('SAL-02 proposal', { 'all for': 'The Beacon Hotel', site: 'Rye' });
    expect(known.title).toBe('Proposal: Rye');
  });

  it('is offered for a number that is not found', () => {
    const { content } = composeAt('AFT-01 call', {
      customer: 'Chalk & Vine',
      deliveryDate: '2026-11-02',
      'best on': 'Fabien Mercier, 01632 960155',
    });
    expect(content).toContain('the number is not found under a known name; left over: best on');
  });

  it('is no currency where the amounts have one', () => {
    const context = { customer: 'Chalk & Vine', items: [{ item: 'Bib apron', amount: 180 }] };
    const { summary } = composeAt('FIN-02 control', { ...context, total: '£180.00' });
    expect(summary).not.toContain('currency');
    expect(composeAt('FIN-02 control', { ...context, total: 180 }).summary).toContain('currency');
  });
});

describe('what is not on record', () => {
  it.each<[string, string, JsonObject]>([
    ['nothing is left over', 'order', { issue: 'Hems came off.', supplier: 'Tollgate' }],
    ['what is left over has no form of it', 'order', { ...claim, 'works no': 'Anya keeps these' }],
    ['it is not to be told', 'order', { ...claim, 'works no': 'TM-4471, confidential' }],
    ['its name says so', 'order', { issue: 'Hems came off.', 'ours only': 'TM-4471' }],
    ['it is a program’s stamp', 'order', { issue: 'Hems came off.', at2: '2026-11-23T10:00:00Z' }],
  ])('is so where %s', (_, gap, context) => {
    const { summary } = composeAt('OPS-03 letter', context);
    expect(summary).toContain(`Needed and not on record: ${gap}`);
  });

  it('quotes nothing where a field is only a mark', () => {
    const { summary } = composeAt('OPS-03 letter', { ...claim, status: 'Confidential' });
    expect(summary).not.toContain('TM-4471');
  });

  it('takes no cost of ours for the price', () => {
    const { summary } = composeAt('SAL-02 proposal', {
      customer: 'Cuckmere Barn Weddings',
      scope: 'Cloths',
      'cost to us': '£140',
      'margin wanted': '£60',
    });
    expect(summary).toContain('Needed and not on record: price');
    const offer = { customer: 'Holm', scope: 'Cloths', 'monthly price': '£140', timeline: 'May' };
    const kept = {
      margin: '41%, can go to £115 if she pushes',
      'buy price': '£60 each from Dell',
      'our floor': '£120',
    };
    expect(composeAt('SAL-02 proposal', { ...offer, ...kept }).asks).toEqual([]);
  });
});

it('takes how a letter is to sound for no part of it', () => {
  const { summary } = composeAt('OPS-03 letter', {
    supplier: 'Dock Ltd',
    order: 'PO-7730',
    fault: '2 docks are dead',
    tone: 'keep it friendly, they did us a favour in October',
  });
  expect(summary).not.toContain('friendly');
});

it('offers nothing that somebody is not to be told', () => {
  const { asks } = composeAt('AFT-04 introduction', {
    customer: 'Irwell Homes',
    referrer: 'Sandra Pickup',
    referral: 'Tottington Trust',
    consent: 'yes',
    thanks: '£250 voucher for Sandra, don’t mention it to Tottington',
  });
  expect(asks.map(({ question }) => question).join(' ')).not.toContain('voucher');
});

it('offers a field for a consent that is not found', () => {
  const { asks } = composeAt('AFT-04 introduction', {
    customer: 'Irwell Homes',
    referrer: 'Sandra Pickup',
    referral: 'Tottington Trust',
    scope: 'Service contract',
    outcome: 'Call-outs down from 61 to 22',
    'she is fine with': 'her name and the figures',
  });
  expect(asks.map(({ question }) => question).join(' ')).toContain(
    'Which is the consent? It was not found under a known name. Left over: she is fine with',
  );
});

it('takes lines with prices for items, and quotes no field of a survey', () => {
  const work = [{ what: 'Comb plate', qty: 2, each: 240, total: 480 }];
  const { summary } = composeAt('FIN-02 control', { customer: 'Moorgate', work });
  expect(summary).not.toContain('items');
  const pulse = composeAt('CUL-02 summary', { team: 'Office', 'what people wrote': 'Fans please' });
  expect(pulse.summary).not.toContain('Left over: what people wrote “');
});

it('names what else a text leaves out beside what may be left out of it', () => {
  const { asks, summary } = composeAt('SAL-02 proposal', {
    customer: 'Greenbank School',
    scope: 'Full service',
    price: '£1,485 + VAT',
    'call out rate': '£95 an hour',
    'can start': '14 December 2026',
  });
  expect(asks.map(({ names: [name] }) => name)).toEqual(['maySend']);
  expect(summary).toContain(
    'It does not tell call out rate “£95 an hour”, nor can start “14 December 2026”',
  );
});

it('offers a text that has a number in it, too', () => {
  const { asks } = composeAt('SAL-03 sequence', {
    contact: 'Olwen Bright',
    said: 'Hello, that would be useful. Ring me on 01632 960155 or send me something to read.',
  });
  expect(describeAsks(asks)).toContain(
    'Needed and not found under a known name: reply. Left over: said “',
  );
});

it('denies no customer whose field has another name, and gives away no code', () => {
  const { summary } = composeAt('MKT-01 draft', {
    inn: 'The Beacon Inn',
    observation: 'Housekeeping counted 140 sheets by hand every Tuesday.',
    'code for the gate': 'Beacon 1234',
  });
  expect(summary).toContain('neither customer nor consent was found under a known name');
  expect(summary).not.toContain('1234');
});

it('quotes what is left over as it is written, and cuts no number', () => {
  const { content } = composeAt('MKT-02 collect', {
    theme: 'Christmas',
    "what's different":
      'The last delivery before Christmas is on Thursday 24 December in the morning.',
    tips: ['Shake the aprons out', 'Bag the napkins'],
    stats: [{ where: 'LinkedIn', views: 2310 }],
  });
  expect(content).toContain(
    "what's different “The last delivery before Christmas is on Thursday…”",
  );
});
