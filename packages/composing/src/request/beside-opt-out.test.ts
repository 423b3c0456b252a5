import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const at = (step: string, reply: string) =>
  composeAt(`SAL-03 ${step}`, {
    lead: 'Ann Low',
    company: 'Hill Farm',
    campaign: 'Autumn',
    reply,
    date: '2026-11-26',
  });

describe('an opt-out beside a request leaves two tasks', () => {
  it.each([
    [
      'Unsubscribe me please. And when will somebody collect the old boiler?',
      'collect the old boiler',
    ],
    [
      'Take us off your list. The pump you fitted is leaking into the store.',
      'leaking into the store',
    ],
    [
      'If you can check the pump on Tuesday at 2pm I’ll listen, otherwise leave me alone.',
      'check the pump on Tuesday at 2pm',
    ],
    [
      'Happy to talk if you know our system. Otherwise please don’t write again.',
      'know our system',
    ],
    ['Unless you can start in May, don’t contact me again.', 'start in May'],
    ['No more newsletters please. Nobody came on Tuesday as agreed.', 'Nobody came on Tuesday'],
    ['Stop emailing me. I still have not had my refund of £90.', 'my refund of £90'],
    [
      'Remove me from this list. If you want to talk about the broken gate, 01632 960 112.',
      '01632 960 112',
    ],
    [
      'Please stop the mailings but call me about the heating, it is off again.',
      'call me about the heating',
    ],
    ['Stop emailing me. You still owe us a credit.', 'You still owe us a credit'],
    ['Take me off this. I am still owed £40.', 'still owed £40'],
    ['Unsubscribe me. And your fitter broke our gate last week!', 'broke our gate'],
    ['Stop writing to me. Unless somebody answers by Friday we cancel the contract.', 'by Friday'],
  ])('%s', (reply, demand) => {
    const { content, asks, summary } = at('sequence', reply);
    expect(content).toContain('No message is written');
    expect(content).toContain('Answer it today');
    expect(content).toContain(demand);
    expect(asks.map(({ names: [name] }) => name)).toContain('maySend');
    expect(summary).toContain(demand);
    const slot = at('slot', reply);
    expect(slot.content).not.toMatch(/Make no call|Nowhere/);
    expect(slot.content).toContain('Two tasks, both today.');
    expect(slot.content).toMatch(/take them off the list/);
    expect(slot.summary).toContain(demand);
    expect(slot.scheduledFor).toMatch(/^2026-11-26/);
  });

  it('with the number where they want to be called', () => {
    const { content } = at(
      'slot',
      'Please stop the emails. Can somebody ring me today about the alarm? 01632 960 112',
    );
    expect(content).toContain('| Where | By telephone: 01632 960 112 |');
  });
});

it.each([
  'Stop. Not interested, do not contact me again.',
  'Take me off your list. We went with somebody else.',
  'Unsubscribe. Your emails are a nuisance, can you stop?',
  'Please remove us from the list, we have closed the shop.',
])('an opt-out alone leaves one: %s', (reply) => {
  const { content, scheduledFor } = at('slot', reply);
  expect(scheduledFor).toBeNull();
  expect(content).toContain('| When | No time: they ask to hear no more |');
  expect(content).toContain('Make no call, and write no more');
  expect(content).toContain('| Where | Nowhere: they ask to hear no more |');
});

it.each([
  'Stop emailing me. You still owe us a credit.',
  'Unsubscribe me please. Where is my refund?',
])('offers no telephone to who asks for no call: %s', (reply) =>
  expect(at('slot', reply).content).toContain(
    '| Where | In writing, by hand: they ask for no call |',
  ),
);

it.each([
  'Your fitter broke our gate last week! Call me.',
  'You left the door open and the dog got out. Ring me.',
  'Your driver scratched my car in May.',
])('takes a complaint for no refusal: %s', (reply) => {
  const { asks } = at('sequence', reply);
  expect(asks.map(({ names: [name] }) => name)).toContain('complaintAnswered');
  expect(asks.map(({ question }) => question).join()).not.toContain('refusal');
});

it.each([
  'Thanks, not for us. Please take my husband off your list, he gets it as well.',
  'No thanks. Unsubscribe my wife from this.',
])('says who is meant where it is somebody else: %s', (reply) => {
  for (const step of ['sequence', 'slot'])
    expect(at(step, reply).content).toContain('somebody else is to hear no more');
});

it('keeps when they may be asked again', () => {
  const reply = 'Not now. Ask me again in spring 2028. Take me off the list until then.';
  for (const step of ['sequence', 'slot'])
    expect(at(step, reply).content).toContain('“Ask me again in spring 2028”');
});

it('takes a term for another message for no request, and a demand to stop for no danger', () => {
  const reply = "I've told your people three times to stop. Next message goes to my attorney.";
  expect(at('sequence', reply).content).not.toContain('beside it');
  expect(at('sequence', reply).summary).not.toContain('come to harm');
  expect(at('slot', reply).content).toContain('No time: they ask to hear no more');
});
