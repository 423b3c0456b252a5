import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isSettledElsewhere } from './settled-elsewhere.ts';

const told = { lead: 'Karen Oddy', company: 'Oddy Bakes', campaign: 'Signs' };

it.each([
  'Weve gone with Fastsign for the forecourt, signed it friday. Maybe give us a shout next year',
  'Gone elsewhere now ta',
  'Its sorted now thanks, we used a local lad',
  'All sorted now, cheers',
  'Got it done already thanks',
  'We’ve got someone doing it now.',
  'I went with another firm in the end',
  'We’ve got a bloke. Cheers.',
  'We’ve got somebody already, thanks.',
  'we have a firm that does ours, thanks',
  'we’re fine thanks',
  'All good for now, cheers.',
  'Happy where we are',
])('asks before it writes to whoever has it done by others: %s', (reply) => {
  const { asks } = composeAt('SAL-03 sequence', { ...told, reply });
  expect(asks.map(({ question }) => question).join('\n')).toContain('reads as a refusal');
});

it.each([
  'We’ve gone with your option B, when can you start?',
  'We went for the blue one.',
  'Have you gone with Fastsign before?',
  'Is it sorted now?',
  'It will be sorted once you come.',
  'We used a local map to find you.',
  'I am going for a walk.',
  'We have a lad on site on Mondays.',
  'We’ve got a man who wants to learn it',
  'We’re fine with Thursday, thanks',
  'Thursday is fine thanks',
  'We are happy with the price.',
  'We have a company in Leeds, too',
])('takes no other sentence for that: %s', (reply) => {
  expect(isSettledElsewhere(reply)).toBe(false);
});

it.each([
  'Yes interested, email me pls. Karen',
  'drop me an email with a rough price, im in the shop all day',
  'Interested. Email me. Karen',
])('offers no call to whoever wants an email: %s', (reply) => {
  const { asks } = composeAt('SAL-03 sequence', { ...told, reply });
  expect(asks).not.toEqual([]);
});

it.each(['Email me a time for a call please.', 'Send me a message and we can have a call.'])(
  'takes no email about a call for a wish to be written to: %s',
  (reply) => {
    const { asks } = composeAt('SAL-03 sequence', { ...told, reply });
    expect(asks.map(({ question }) => question ?? '').join()).not.toContain('offer a call');
  },
);

it('reads how much roughly as a question of the price', () => {
  const { summary } = composeAt('SAL-03 sequence', {
    ...told,
    reply: 'Yes interested. How much roughly??',
  });
  expect(summary).toContain('price');
});

it.each([
  'send us summat in the post, no emails',
  'no emails please, send something in the post',
  'Please don’t email, put it in a letter by post',
])('asks which way the messages go to whoever wants no email: %s', (reply) => {
  const { asks } = composeAt('SAL-03 sequence', { ...told, reply });
  expect(asks.map(({ question }) => question).join()).toContain('which way do they go out');
});

it.each(['No email yet, did you send it? Ring me Thursday at 2.', 'The post is on Thursday at 2.'])(
  'takes nothing else for that: %s',
  (reply) => {
    const { asks } = composeAt('SAL-03 sequence', { ...told, reply });
    expect(asks.map(({ question }) => question).join()).not.toContain('which way');
  },
);

it.each([
  ['Yes. Thursday at 10 or Friday after 3.', 'Thursday at 10'],
  ['Yes OK. Thurs 10 or Fri after 3, whichever.', 'Thurs 10'],
  ['Ring me Thursday at 10 or Friday at 3.', 'Thursday at 10'],
])('keeps to one of the hours that are offered: %s', (reply, named) => {
  const given = { ...told, reply };
  const { content } = composeAt('SAL-03 sequence', given);
  expect(content).toMatch(new RegExp(`You (?:named|asked for a call,) “${named}”`));
  expect(composeAt('SAL-03 slot', given).asks).toEqual([]);
});

it('asks for no day of a call that names its day and a quarter past an hour', () => {
  const reply = 'ring me the day after tomorrow at quarter past two';
  const { asks } = composeAt('SAL-03 sequence', { ...told, reply });
  expect(asks).toEqual([]);
});
