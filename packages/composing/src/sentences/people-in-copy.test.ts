import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const asksAfter = (reply: string) =>
  composeAt('SAL-03 sequence', { lead: 'Mark Orr', company: 'Summit Fasteners', reply }).asks.map(
    ({ names: [name] }) => name,
  );

it.each([
  '+ Carla Voss who runs marketing',
  '+Carla',
  'Adding Carla here.',
  'I have added Carla to this thread.',
  'Cc’ing Carla Voss, our marketing director.',
  'I’m cc’ing our ops manager.',
  'Carla (cc’d) can help.',
  'Looping in my colleague Carla.',
  'Thanks, I’ll loop Carla in.',
  'Copying Carla here who runs marketing.',
  'Bringing in Carla from marketing.',
  'Forwarding this to Carla.',
  'Passing this along to Carla.',
  'Let me pass your email on to our ops manager.',
  'Sounds good. Connecting you with Carla Voss.',
  '@Carla Voss can you take this?',
])('asks whom the messages are for where somebody else is brought in: %s', (reply) =>
  expect(asksAfter(reply)).toEqual(['recipient']),
);

it.each([
  'We’re adding HubSpot in January, call me Friday.',
  'Copying leads by hand takes us hours. Can we talk?',
  'Forwarding leads to Sales takes days. Let’s talk.',
  'We pass leads to our manager by hand. Can we talk?',
  'Including GST, what would it cost?',
  'Friday at 10 AM. Please cc me on the invite.',
  'Adding Tuesday at 2 PM to the calendar.',
  'Tuesday at 2 PM works. Adding Carla Voss, our marketing director.',
])('and not where nobody is, or they name a time themselves: %s', (reply) =>
  expect(asksAfter(reply)).toEqual([]),
);

it.each([
  'I will share this with you on Tuesday at 2 PM.',
  'Summit Fasteners, our sister company, needs this too.',
])('and not for whom the messages are: %s', (reply) =>
  expect(asksAfter(reply)).toEqual(['maySend']),
);
