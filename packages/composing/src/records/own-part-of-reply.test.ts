import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withOwnPartOfReply } from './own-part-of-reply.ts';

const said = 'Could you send somebody to look at our walk-in?';

it('reads a reply without greeting, signature and the letter that it answers', () => {
  const reply = [
    'Hi Sam,',
    '',
    said,
    '',
    'Thanks,',
    'Dana Kruger',
    'Fernhop Brewing, Eugene',
    '541 555 0100',
    '',
    'On Mon, 30 Nov 2026 at 09:12, Sam Oduya <sam@draught.example> wrote:',
    '> We clean lines.',
  ].join('\n');
  expect(withOwnPartOfReply({ reply })).toEqual({
    reply: said,
    contact: 'Dana Kruger',
    company: 'Fernhop Brewing',
    phone: '541 555 0100',
  });
  const { content } = composeAt('SAL-03 sequence', { reply });
  expect(content).toContain(`Dear Dana Kruger,`);
  expect(content).toContain(`You wrote: “${said}”`);
});

it.each([
  ['Kind regards\n\nOle Berg\nHead Brewer\nHarbour & Daughters\nAstoria', 'Harbour & Daughters'],
  ['Regards,\nP. Hale\nGeneral Manager, Marlow Hotels', 'Marlow Hotels'],
  ['Best\nJo Miller | Owner | The Copper Kettle | www.copperkettle.example', 'The Copper Kettle'],
  ['Cheers,\nPim\nOffice manager', undefined],
])('knows a company from what somebody is there: %j', (signature, company) => {
  const record = { reply: `${said}\n\n${signature}` };
  expect(withOwnPartOfReply(record)['company']).toBe(company);
});

it.each([
  ['Hi Sam, could you look at it?', 'Could you look at it?'],
  ['Kia ora, yes keen to hear more.', 'Yes keen to hear more.'],
  ['Hello! We are good on cleaning.', 'We are good on cleaning.'],
])('reads it without a greeting before its words: %s', (reply, own) =>
  expect(withOwnPartOfReply({ reply })).toEqual({ reply: own }),
);

it('leaves what is on record, a greeting alone, and a reply that is nothing but a signature', () => {
  const signed = `${said}\n\nThanks,\nDana\nFernhop Brewing`;
  const onRecord = { lead: 'Dana Kruger', customer: 'Fernhop' };
  expect(withOwnPartOfReply({ ...onRecord, reply: signed })).toEqual({ ...onRecord, reply: said });
  for (const reply of ['Hi Sam, thanks', 'Morning, if possible', 'Hello,\n\nThanks,\nDana'])
    expect(withOwnPartOfReply({ reply })).toEqual({ reply });
});

it('reads a mail that asks for something as that of whoever signs it', () => {
  const body =
    'Hello,\n\nWhat would solar cost us?\n\nThanks\nDolores Whitaker\nTreasurer, Palo Verde HOA\n480-555-0119';
  const from = 'Dolores Whitaker <dw@paloverde.example>';
  const { content } = composeAt('SAL-01 crm', { from, subject: 'Solar', body });
  expect(content).toContain('| primary_contact | unknown | Dolores Whitaker |');
  expect(content).toContain('| company | unknown | Palo Verde HOA |');
  expect(content).toContain('| phone | unknown | 480-555-0119 |');
  expect(content).toContain('| email | unknown | dw@paloverde.example |');
  expect(content).not.toContain('Thanks');
  // Who writes of a milestone may be a colleague.
  const { content: report } = composeAt('FUL-02 report', { customer: 'Oak', from, body });
  expect(report).not.toContain('Dear Dolores');
});

it.each([
  '> Hello Ms. Singh, we help clinics with linen...\n\nNot for now thanks, try me in June.\n\nGordon Leung\nValley Physio, Penticton',
  'Not for now thanks, try me in June.\n\nGordon Leung\nValley Physio, Penticton\n\nOn 27 Nov 2026, Becky Shaw wrote:\n> Hello Ms. Singh',
])('reads a mail that stands with the one it answers as a reply: %j', (text) => {
  expect(withOwnPartOfReply({ text })).toEqual({
    reply: 'Not for now thanks, try me in June.',
    contact: 'Gordon Leung',
    company: 'Valley Physio',
  });
  const own = { reply: 'Yes please.', text: text.replaceAll('\n\n', '\n') };
  expect(withOwnPartOfReply(own)['reply']).toBe('Yes please.');
});

it('takes no thanks for a name', () => {
  const { sender, ...rest } = withOwnPartOfReply({
    text: 'Hi,\n\ncan you get the newsletter out to hotels please.\n\nTa, Dawn',
  });
  expect(sender).toBe('Dawn');
  expect(rest['company of the sender']).toBeUndefined();
});
