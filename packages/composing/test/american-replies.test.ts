import { describe, expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const given = { lead_first_name: 'Karen', lead_last_name: 'Holt', company_name: 'Bright FM' };
const at = (step: string, reply_text: string, more = {}) =>
  composeAt(`SAL-03 ${step}`, { ...given, reply_text, ...more });

describe('a reply from the United States', () => {
  it.each([
    ['12/4 at 10am EST works', '12/4 at 10am EST', '2026-12-04T15:00'],
    ['Can you do 12/8 at 3pm?', '12/8 at 3pm', '2026-12-08T15:00'],
    ['4/12 at 10am works', '4/12 at 10am', '2026-12-04T10:00'],
    ['Mon at 2pm ET', 'Mon at 2pm ET', '2026-11-30T19:00'],
    ['Friday Dec 4 at 9:30am Eastern', 'Friday Dec 4 at 9:30am Eastern', '2026-12-04T14:30'],
    ['Weds 10am PST', 'Weds 10am PST', '2026-12-02T18:00'],
  ])('names a time: %s', (reply, named, when) => {
    expect(at('sequence', reply).content).toContain(`You named “${named}`);
    expect(at('slot', reply).scheduledFor).toContain(when);
  });

  it.each(['shoot me a quote', 'Ballpark?', 'Can you work up an estimate?', 'quote me on 12 RTUs'])(
    'asks for a price: %s',
    (reply) => expect(at('sequence', reply).content).toContain('We will name the price'),
  );

  it.each([
    ['circle back in Q1', '2027-01'],
    ['Let’s reconnect after the first of the year', '2027-01'],
    ['Reach out in Q2', '2027-04'],
    ['We’re good for now, check back in the new year', '2027-01'],
  ])('puts off: %s', (reply, month) => {
    expect(at('sequence', reply).asks[0]!.question).toContain('on which day may they be written');
    expect(at('slot', reply).scheduledFor).toContain(month);
  });

  it.each(['Our Q1 numbers are in.', 'The ballpark is next to us.'])(
    'and is an ordinary one: %s',
    (reply) => {
      const [ask, other] = at('sequence', reply).asks;
      expect(ask!.question).toMatch(/these messages/);
      expect(other).toBeUndefined();
      expect(at('sequence', reply).content).not.toContain('name the price');
    },
  );

  it('takes no quotation in a paper for a price', () =>
    expect(at('sequence', 'We quote you in our paper.').content).not.toContain('name the price'));
});

it('knows the campaign that is answered, and tells the lead nothing of it', () => {
  const campaign_name = 'Q4 outreach Ohio v2';
  const { content, summary } = at('sequence', 'Sounds good, tell me more.', { campaign_name });
  expect(content).not.toContain('Ohio');
  expect(summary).toContain('They answer the campaign “Q4 outreach Ohio v2”.');
  expect(summary).not.toMatch(/Not (?:found|told)[^.]*campaign/);
});

it.each(['Please stop calling my kitchen line.', 'Quit the calls, please.'])(
  'plans no call with whoever wants no more of them: %s',
  (reply) => expect(at('slot', reply).title).not.toMatch(/^Call/),
);

it.each([
  'no phone, said call the parish office 614-555-0109',
  'no phone on file, ring the shop 614-555-0109',
  'Mr. Yoder, store in Plain City, no phone no email, drives in Fridays',
])('takes nobody who has no phone for one who wants no calls: %s', (notes) => {
  const { summary } = composeAt('SAL-01 crm', { company: 'St Mary', notes });
  expect(summary).not.toContain('not to be called');
});

describe('a mail that was pasted in', () => {
  const said = 'Looks good but high. Can we meet Thursday at 10 at the inn? Please don’t call me.';
  it('is the reply, whatever its field is called', () => {
    const { content } = composeAt('SAL-03 sequence', {
      lead: 'Mike Dunn',
      'their email': said,
    });
    expect(content).toContain('You wrote: “Looks good but high.');
    expect(content).not.toContain('call of 20 minutes');
  });
  it('is no address in a record, and one that is stays there', () => {
    const { content } = composeAt('SAL-01 crm', {
      company: 'Polaris',
      email: `From: m@polaris.example ${said}`,
    });
    expect(content).toMatch(/\| email \| unknown \| m@polaris.example \|/);
    expect(content).toMatch(/\| message \| unknown \| From/);
    const plain = composeAt('SAL-01 crm', { company: 'Polaris', email: 'm@polaris.example' });
    expect(plain.content).not.toContain('| message |');
  });
});
