import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { classifyReply } from './classify-reply.ts';
import { readWishes } from './weigh-stop.ts';

// Of no sentence that the weights were learned from.
describe('a reply that asks to hear nothing more', () => {
  it.each([
    'I never subscribed to this, please remove.',
    'Please cancel my subscription to your emails.',
    'Please do not send anything further to this inbox.',
    'I no longer want to hear from you.',
    'I would appreciate it if you stopped these messages.',
    'Hi, please exclude me from your outreach going forward.',
    'Put me on your suppression list.',
    'Enough with the emails already.',
    'Kindly desist from contacting our practice.',
    'Please do not follow up again.',
    'I withdraw consent for you to hold my details',
    'I decline. Ask me never again.',
    "I'd love a demo. Unsubscribe.",
    'Bitte nicht mehr anschreiben.',
    'DNC please',
    'Please DNC me',
    'Delete it',
    'Delete.',
    'pls unsub',
    'Forget my address, thanks',
    'add us to your do-not-contact list',
  ])('opts out: %s', (reply) => {
    expect(classifyReply(reply)).toMatchObject({ verdict: 'opt_out', reason: 'opt_out' });
    expect(readWishes(reply).optOut).toBe(true);
  });

  it.each([
    'We unsubscribed from our current vendor, so yes, let us talk.',
    'How does your unsubscribe handling work? We need GDPR compliance.',
    'Do your customers opt out often?',
    'Our list is 40,000 contacts, could you handle unsubscribes?',
    'Take me off hold and call me tomorrow.',
    'No more emails back and forth, let us have a call on Friday.',
    'Could you stop sending it as a zip? A PDF would be easier.',
    'Do not contact me before 10, otherwise any time works for a demo.',
    'Please remove the second line and send the quote again.',
    'Try me again in May? Before that please no more mails.',
    'Not interested, thanks.',
    'Please add me to your list of suppliers.',
    'Keep us on the list for the spring course.',
    'Works for me on Thursday.\n\nHolen Sie sich Outlook für iOS | Kein Interesse mehr? Abmelden',
    "Forget my last email, let's do the demo on Friday.",
    'Can you delete the old quote and send the new one?',
    'We want to end the contract with our vendor, so yes, a demo please.',
    'Put me on the list for the demo please.',
  ])('does not: %s', (reply) => {
    expect(classifyReply(reply).verdict).not.toBe('opt_out');
    expect(readWishes(reply).optOut).toBe(false);
  });

  it('keeps what else it asks for', () =>
    expect(readWishes('Unsubscribe me, or you hear from my solicitor.')).toMatchObject({
      optOut: true,
      legal: 'legal_threat',
    }));

  it('is read in time in proportion to its length', () => {
    expect(measureGrowth((text) => readWishes(text), 'please stop it. ')).toBeLessThan(10);
  });
});
