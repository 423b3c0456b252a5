import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { namesFor, normalName } from './field-names.ts';
import { readFacts } from './read-facts.ts';

describe('a name that is made up while somebody writes', () => {
  it.each([
    ['our PO', 'order'],
    ['Their PO', 'purchaseOrder'],
    ['the findings', 'findings'],
    ['Highlight', 'highlights'],
    ['site / room', 'site'],
    ['Who to ring', 'contact'],
    ['What they want', 'need'],
    ['What you’ll do', 'tasks'],
    ['what you do', 'tasks'],
    ['How bad', 'severity'],
    ['They need', 'need'],
    ['Why we need them', 'cause'],
    ['Main contact', 'contact'],
    ['By when', 'dueDate'],
    ['was due', 'dueDate'],
    ['What came of it', 'outcome'],
    ['It brought', 'outcome'],
    ['what we did for Irwell', 'deliverables'],
    ['What was done', 'deliverables'],
    ['we will supply', 'scope'],
    ["what we'll do", 'nextStep'],
    ["What's next", 'nextStep'],
    ['Signs for them', 'acceptedBy'],
    ['OK to spend', 'approvedAmount'],
    ['ok to name them?', 'consent'],
    ['client_ok_to_share', 'consent'],
    ['Our offer', 'offer'],
    ['Worry', 'risks'],
    ['heard of us from', 'source'],
    ['found us through', 'source'],
    ['date of invoice', 'invoiceDate'],
    ['date of the event', 'eventDate'],
    ['how they feel', 'sentiment'],
    ['how the day went', 'outcome'],
    ["Tom's ok", 'consent'],
    ["Maura's permission", 'consent'],
    ['our person', 'owner'],
    ['their person', 'contact'],
    ['because', 'reason'],
    ['how it ended', 'outcome'],
    ['result so far', 'outcome'],
    ['owner of pet', 'customer'],
    ['date due', 'dueDate'],
    ['how did she hear', 'source'],
    ['spend ok up to', 'approvedAmount'],
    ['looks after him', 'buddy'],
    ["how he's doing", 'progress'],
    ['signed for by', 'acceptedBy'],
    ['what they bought', 'scope'],
  ])('%s means %s', (own, usual) => {
    expect(namesFor(usual)).toContain(normalName(own));
  });

  it.each([
    // It matters whose it is.
    ['our name', 'name'],
    ['our site', 'site'],
    ['our price', 'price'],
    ['their number', 'invoice'],
    ['signs', 'acceptedBy'],
    ['worth', 'amount'],
    ['our reply', 'reply'],
    ['their offer', 'offer'],
    ['her manager', 'manager'],
    ['this month', 'period'],
    // A list of them is not one.
    ['names', 'name'],
    ['dates', 'date'],
    ['scores', 'score'],
    ['date of birth', 'date'],
    ["Tom's van", 'consent'],
    ['how they found us', 'sentiment'],
    ['cost/price', 'scope'],
  ])('%s does not mean %s', (own, usual) => {
    expect(namesFor(usual)).not.toContain(normalName(own));
  });
});

describe('a name of two meanings', () => {
  it.each<[string, JsonObject, string]>([
    [
      'FIN-01 note',
      { period: 'November 2026', costCentre: 'Vans', plan: '£600', spend: '£985' },
      'The planned spend is not on record',
    ],
    [
      'FUL-03 checklist',
      {
        customer: 'Library',
        'Handed over': ['New levelling switch fitted', 'Oil topped up'],
        'Signs for them': 'Carol Nutter',
      },
      'Needed and not',
    ],
    [
      'FIN-03 reminder',
      {
        customer: 'Lugger Inn',
        invoice: 'INV-20931',
        outstanding: '£614.88',
        'was due': '31/10/2026',
      },
      'Needed and not',
    ],
  ])('is read by its value in %s: %j', (where, context, denied) => {
    const { content, summary } = composeAt(where, context);
    expect(`${content}\n${summary}`).not.toContain(denied);
  });

  it.each<[string, JsonObject, string]>([
    ['OPS-04 note', { plan: 'Second on-call engineer' }, 'planned'],
    ['AFT-01 call', { customer: 'Kirkby', 'handed over': 'last Tuesday' }, 'deliveryDate'],
    ['AFT-01 call', { customer: 'Kirkby', 'speak to': 'after 3pm only' }, 'contact'],
  ])('keeps its own where the value has no other form: %s %j', (_, context, name) => {
    const { find } = readFacts(context);
    expect(find(name)?.value).toBe(name === 'deliveryDate' ? 'last Tuesday' : undefined);
  });
});

it('greets nobody in a letter who may be ours', () => {
  const { content } = composeAt('FIN-03 reminder', {
    customer: 'Lugger Inn',
    invoice: 'INV-20931',
    amount: '£614.88',
    'speak to': 'Sunita Rao',
  });
  expect(content).toContain('Dear Lugger Inn team,');
});

it('takes what a contract is worth for its amount, and what a sale is worth for no price', () => {
  const review = composeAt('AFT-03 review', { customer: 'Beacon Hotel', worth: '£4,200' });
  expect(review.content).toContain('- **Worth:** £4,200');
  expect(review.summary).not.toContain('amount');
  const proposal = composeAt('SAL-02 proposal', {
    customer: 'Beacon Hotel',
    scope: 'Linen',
    worth: '£4,200',
  });
  expect(proposal.content).not.toContain('4,200');
  expect(proposal.asks.map(({ names: [name] }) => name)).toContain('price');
});
