import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { publicPart } from '../disclosure/public-part.ts';
import { namesFor, normalName } from './field-names.ts';
import { readFacts } from './read-facts.ts';

describe('a word of a trade', () => {
  it.each([
    ['homeowner', 'customer'],
    ['landlady', 'customer'],
    ['landlord_name', 'customer'],
    ['Name of donor', 'customer'],
    ['policyholder', 'customer'],
    ['charterer', 'customer'],
    ['grower', 'customer'],
    ['payer', 'customer'],
    ['enquirer', 'lead'],
    ['contractor', 'supplier'],
    ['vendor rep', 'contact'],
    ['jobsite', 'site'],
    ['Neighborhood', 'location'],
    ['contract_price', 'amount'],
    ['cost code', 'costCentre'],
    ['budget_head', 'costCentre'],
    ['job_no', 'order'],
    ['phase', 'milestone'],
    ['stage done', 'milestone'],
    ['state', 'status'],
    ['portal', 'channel'],
    ['quote requests', 'leads'],
    ['fix', 'action'],
    ['plan ends', 'renewalDate'],
    ['policy expires', 'renewalDate'],
    ['install window', 'timeline'],
    ['quote good thru', 'validUntil'],
    ['not in price', 'exclusions'],
    ['takeover_date', 'startDate'],
    ['friend', 'referral'],
  ])('%s means %s', (own, usual) => {
    expect(namesFor(usual)).toContain(normalName(own));
  });

  it.each([
    ['product owner', 'customer'],
    ['process owner', 'customer'],
    ['contract total', 'amount'],
    ['landlord rep', 'customer'],
    ['site name', 'customer'],
  ])('%s does not mean %s', (own, usual) => {
    expect(namesFor(usual)).not.toContain(normalName(own));
  });
});

describe('a question as a name', () => {
  it.each([
    ['what worked', 'highlights'],
    ['what didnt', 'issue'],
    ['whats late', 'issue'],
    ['What went wrong', 'issue'],
    ['next up', 'nextStep'],
    ["who's on it", 'owner'],
    ['handled_by', 'owner'],
    ['what we told them', 'promises'],
    ['we_promised', 'promises'],
    ['what crew saw', 'observation'],
    ['what he sees', 'observation'],
    ['inspection found', 'observation'],
    ['called in by', 'reporter'],
    ['what caused it', 'cause'],
    ["this month's topic", 'theme'],
    ['newsletter for', 'audience'],
    ['residents_evening', 'event'],
    ['answer_wanted_by', 'deadline'],
    ["budget ok'd", 'approvedAmount'],
    ['may_we_publish', 'consent'],
    ['can we use name', 'consent'],
    ['for the meeting', 'decision'],
    ['what she said', 'quote'],
    ['text_msg', 'reply'],
    ['replied', 'reply'],
    ['voicemail', 'observation'],
  ])('%s means %s', (own, usual) => {
    const names = [...namesFor(usual), ...(usual === 'issue' ? namesFor('openIssues') : [])];
    expect(names).toContain(normalName(own));
  });
});

describe('a word of two meanings', () => {
  it.each<[JsonObject, string, string | undefined]>([
    [{ cell: '720 555 0131' }, 'phone', '720 555 0131'],
    [{ cell: 'row 4, third battery' }, 'phone', undefined],
    [{ balance: '$8,940' }, 'amount', '$8,940'],
    [{ balance: 'wheels out of true' }, 'amount', undefined],
    [{ 'this draw': '40% = $16,740', contract_price: '$41,850' }, 'amount', '40% = $16,740'],
    [{ state: 'done' }, 'status', 'done'],
    [{ state: 'CO' }, 'status', undefined],
    [{ 'to sign': 'Mr Okonjo' }, 'acceptedBy', 'Mr Okonjo'],
    [{ 'to sign': 'two copies' }, 'acceptedBy', undefined],
    [{ replied: '2026-11-24' }, 'reply', undefined],
    [{ 'what he said': 'She is very happy with us' }, 'quote', undefined],
  ])('%j is read by its value: %s', (context, name, value) => {
    expect(readFacts(context).find(name)?.value).toBe(value);
  });
});

describe('two people of whom either may be the customer', () => {
  const both = { landlord: 'Mr Pearce', tenant: 'Amina Yusuf' };

  it.each<[JsonObject, string | undefined]>([
    [both, undefined],
    [{ donor: 'Ada Park', member: 'Joe Lind' }, undefined],
    [{ seller: 'Ada Park', buyer: 'Joe Lind' }, undefined],
    // Who is billed is known.
    [{ ...both, 'bill to': 'Mr Pearce' }, 'Mr Pearce'],
    [{ ...both, customer: 'Pearce Estates' }, 'Pearce Estates'],
    // Arrears of rent are the tenant's.
    [{ ...both, rent_arrears: '£2,300' }, 'Amina Yusuf'],
    [{ landlord: 'Mr Pearce', member: 'Mr Pearce' }, 'Mr Pearce'],
    [{ landlord: 'Mr Pearce' }, 'Mr Pearce'],
  ])('%j: %s', (context, customer) => {
    expect(readFacts(context).find('customer')?.value).toBe(customer);
  });

  it('are in no column of one of them, and in no letter or post as the customer', () => {
    const ageing = composeAt('FIN-03 ageing', { ...both, invoice: 'HL-5590', amount: '£480' });
    expect(ageing.content).toMatch(/^customer,.*\r\n,HL-5590,/);
    expect(publicPart(both, ['customer'])).toEqual({});
    expect(publicPart({ landlord: 'Mr Pearce' }, ['customer'])).toEqual({ landlord: 'Mr Pearce' });
  });
});

it('names no private person and no dwelling in a post', () => {
  const given = { homeowner: 'Jo Friedman', flat: 'Flat 2', neighborhood: 'Park Hill' };
  expect(publicPart(given, ['customer', 'location'], { isPost: true })).toEqual({
    neighborhood: 'Park Hill',
  });
});
