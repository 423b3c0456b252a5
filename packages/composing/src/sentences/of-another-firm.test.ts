import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const told = { lead: 'Wendy Aspinall', company: 'Aspinall Mills', campaign: 'Mailing' };
const ask = (reply: string): string =>
  composeAt('SAL-03 sequence', { ...told, reply })
    .asks.map(({ question }) => question)
    .join('\n');

it.each([
  'Hi, yes our goods lift could do with somebody looking at it tbh, the insurance man moaned about the ropes. Can you ring me Thurs after 2?',
  'My boss was not happy with Apex. Ring me Thursday at 2.',
  'Our current firm never turns up and we are fed up with it. What do you charge?',
  'The residents complained all summer. Ring me Thursday at 2.',
])('asks for no answer to what somebody else did: %s', (reply) => {
  expect(ask(reply)).not.toContain('what is said to that');
});

it.each([
  'My boss was not happy with your quote. Ring me Thursday at 2.',
  'Residents complained about your fitter, what are you going to do?',
])('asks for one to what is held against us: %s', (reply) => {
  expect(ask(reply)).toContain('what is said to that');
});

it.each([
  'What do you charge? Our last lot never left a report.',
  'The last firm left a mess. What do you charge?',
  'I left a message Friday. What do you charge?',
  'He left a note at the door, ring me on Thursday at 2.',
])('takes nobody for gone who left something: %s', (reply) => {
  expect(ask(reply)).not.toContain('whom are the messages for');
});

it.each([
  'Our facilities man left in June.',
  'She left last month, I deal with it now.',
  'He left a few weeks ago.',
])('asks for whom it is where somebody left: %s', (reply) => {
  expect(ask(reply)).toContain('whom are the messages for');
});

it.each([
  'it’s Alison you want for that, 01756 555 019',
  'Alison Tate is the one to speak to.',
  'Mark’s your man.',
  'You need Priya for that.',
  'Ring Sunny instead.',
  'Talk to Marie about that.',
  'Ring the office, ask for Julie.',
  'can somebody ring Mark on 01756 555 019, he does our transport',
])('asks for whom it is where somebody else is named: %s', (reply) => {
  expect(ask(reply)).toContain('whom are the messages for');
});

it.each([
  'It’s Thursday you want, I am out before.',
  'You need French drains in that yard. Ring me Thursday at 2.',
  'Ring me on 01756 555 019.',
  'It is March you said?',
  'Try Thursday on 01756 555 019.',
  'Talk to me. Ask for March.',
])('takes a day or a thing for nobody: %s', (reply) => {
  expect(ask(reply)).not.toContain('whom are the messages for');
});

it('asks who answers for somebody on a long leave, and for no day', () => {
  const reply =
    'I’m on maternity leave until June 2027. For facilities please contact Olu Adeyemi, olu@nordvik.example.';
  expect(ask(reply)).toContain('whom are the messages for');
  expect(ask(reply)).not.toContain('on which day');
  const slot = composeAt('SAL-03 slot', { ...told, reply });
  expect(slot.scheduledFor).toMatch(/^2026-/);
  expect(ask('I’m on maternity leave until June 2027.')).toContain('on which day');
});
