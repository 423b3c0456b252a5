import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const run = (more: Record<string, string>) =>
  composeRun('SAL-03', {
    lead: 'Neil Arkwright',
    reply: 'Useful, but please no calls, I am on nights.',
    ...more,
  });

it('offers no call where none may be offered', () => {
  const { sequence, slot } = run({ mayCall: 'no, email only' });
  expect(sequence!.asks).toEqual([]);
  expect(sequence!.content).not.toMatch(/\bcall of\b|short call|the call|speak/);
  expect(sequence!.content).toContain('We answer that in writing, as you ask.');
  expect(slot!.content).toContain('Write in place of the call');
});

it('offers one where it may be, and asks where nobody said', () => {
  expect(run({ mayCall: 'yes' })['sequence']!.content).toContain('for a call of 20 minutes');
  expect(run({})['sequence']!.asks).toHaveLength(1);
});

it('names the price in writing', () => {
  const { sequence } = run({ mayCall: 'no', reply: 'No calls please. What would it cost?' });
  expect(sequence!.content).toContain('We will name the price in writing, as you ask.');
});

it('is a letter without a call, too, where a referred lead wants none', () => {
  const letterTo = (mayCall: string) =>
    composeRun('AFT-04', {
      customer: 'Engine Ltd',
      referrer: 'Priya Nair',
      referral: 'Rory Byrne',
      scope: 'Two lines',
      quote: 'It works.',
      consent: 'yes, letter only and no ringing',
      mayCall,
    })['introduction']!;
  expect(letterTo('no').asks).toEqual([]);
  expect(letterTo('no').content).not.toMatch(/call/);
  expect(letterTo('no').content).toContain('Tell us in writing what you have to do');
  expect(letterTo('yes').content).toContain('Which day suits you for 15 minutes?');
});

it('answers a reply by the names that people give to it', () => {
  const { sequence } = composeRun('SAL-03', {
    lead: 'Tom',
    theirReply: 'Yes, on Thursday 19th at 2.',
  });
  expect(sequence!.asks).toEqual([]);
  expect(sequence!.content).toContain('Thursday 19th at 2');
});

it('answers a visit where one is asked for and no call may be offered', () => {
  const answer = (reply: string) =>
    composeRun('SAL-03', { lead: 'Rachel', reply, mayCall: 'no, Kasia will come' })['sequence']!;
  const named = answer('Yes please. Tuesday 10 March at 11 works, our yard in Ossett.');
  expect(named.asks).toEqual([]);
  expect(named.content).toContain('We answer that on site, as you ask.');
  expect(named.content).toContain(
    'You named “Tuesday 10 March at 11”: shall we meet on site then?',
  );
  expect(named.content).not.toMatch(/call/);
  expect(answer('Can you come Tuesday 10 March at 2pm to the shop?').content).toContain(
    'You named “Tuesday 10 March at 2pm”: shall we meet on site then?',
  );
  expect(answer('Come and have a look.').content).toContain('Which day and hour suit you on site?');
});

it('is followed where nobody asked not to be called, and says of nobody that they did', () => {
  const { sequence, slot } = composeRun('SAL-03', {
    lead: 'Neil Arkwright',
    phone: '01632 960 112',
    reply: 'Sounds good. What would it cost for two sites?',
    mayCall: 'no',
  });
  expect(sequence!.content).toContain('We will name the price in writing.');
  expect(`${sequence!.content}${slot!.content}`).not.toMatch(
    /as you ask|they ask not|01632[^|]*\|/,
  );
  expect(sequence!.content).not.toMatch(/\bcall\b/);
  expect(slot!.content).toContain('| Where | In writing: no call may be offered |');
  expect(slot!.content).toContain('Write in place of the call, which may not be offered.');
});
