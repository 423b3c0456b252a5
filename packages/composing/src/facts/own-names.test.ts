import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import {
  mayBeLearned,
  mayBeMeant,
  mayBeOwn,
  ownNamesIn,
  toOwnName,
  withOwnNames,
} from './own-names.ts';

const names = { worksno: 'order', homeowner: 'customer', hrs: 'quantity' };

it('reads fields, and those of the records of a list, under what they mean', () => {
  const given = {
    'Works No.': 'TM-4471',
    notes: 'as before',
    lines: [{ hrs: 3, item: 'Hinges' }, 'none'],
    nested: { homeowner: 'left alone' },
  };
  expect(withOwnNames(given, names)).toEqual({
    order: 'TM-4471',
    notes: 'as before',
    lines: [{ quantity: 3, item: 'Hinges' }, 'none'],
    nested: { homeowner: 'left alone' },
  });
});

it('keeps the order of the fields', () => {
  const given = { a: 1, works_no: 2, b: 3 };
  expect(Object.keys(withOwnNames(given, names))).toEqual(['a', 'order', 'b']);
});

it('keeps a name where another field, before or after it, is called so already', () => {
  for (const given of [
    { homeowner: 'Mrs Doyle', Customer: 'Mr Doyle' },
    { Customer: 'Mr Doyle', homeowner: 'Mrs Doyle' },
    { home_owner: 'Mrs Doyle', customer: 'Mr Doyle' },
  ])
    expect(withOwnNames(given, names)).toEqual(given);
  expect(withOwnNames({ homeowner: 'A', 'home owner': 'B' }, names)).toEqual({
    customer: 'A',
    'home owner': 'B',
  });
});

it('keeps of the names those that the data has, in the records of a list too', () => {
  expect(ownNamesIn({ 'Works No.': 1, lines: [{ a: 1 }, { hrs: 2 }, 3] }, names)).toEqual({
    worksno: 'order',
    hrs: 'quantity',
  });
  expect(ownNamesIn({ nested: { homeowner: 'x' }, constructor: 'y' }, names)).toEqual({});
});

it('is the very data where there is nothing to rename by', () => {
  const given = { homeowner: 'Mrs Doyle' };
  expect(withOwnNames(given, undefined)).toBe(given);
  expect(withOwnNames(given, {})).toBe(given);
});

it('takes no name of an object’s prototype for one that a workspace has', () => {
  const given = { constructor: 'Doyle Builders', toString: 'x' };
  expect(withOwnNames(given, names)).toEqual(given);
});

it('may mean something else, beforehand or by an answer to one run', () => {
  for (const name of ['works no', 'Fahrzeug', 'landlord', 'tenant', 'data.customer.name'])
    expect([name, mayBeOwn(name), mayBeLearned(name)]).toEqual([name, true, true]);
  // A usual name means in one program what it does not in another.
  for (const name of ['remarks', 'ref', 'wanted by'])
    expect([name, mayBeOwn(name), mayBeLearned(name)]).toEqual([name, true, false]);
  for (const name of ['customer', 'Due date', 'price', 'email', 'may send', ' ', '—'])
    expect([name, mayBeOwn(name), mayBeLearned(name)]).toEqual([name, false, false]);
});

it('may mean whatever a workflow asks for', () => {
  for (const means of ['audience', 'evidence', 'approvedAmount', 'email', 'first name', 'order'])
    expect([means, mayBeMeant(means)]).toEqual([means, true]);
  for (const means of ['zog', '', '—']) expect([means, mayBeMeant(means)]).toEqual([means, false]);
});

it('makes a text that lacks nothing of data that named it otherwise', () => {
  const given = {
    'job card': 'TM-4471',
    supplier: 'Aldgate Timber',
    'went wrong': '3 of 40 boards split',
  };
  const asks = (context: typeof given | object) =>
    composeAt('OPS-03 letter', context as never).asks?.flatMap(({ names: asked }) => asked) ?? [];
  const own = { jobcard: 'order', wentwrong: 'issue' };
  expect(asks(given)).toEqual(expect.arrayContaining(['order']));
  expect(asks(withOwnNames(given, own))).not.toContain('order');
});

it('takes of an address whose it is', () => {
  const address = 'UTA Immobilien AG\r\nBadenerstrasse 144\n8004 Zürich';
  expect(withOwnNames({ contact_address: address }, { contactaddress: 'customer' })).toEqual({
    customer: 'UTA Immobilien AG',
  });
  expect(withOwnNames({ form: { an: address } }, { 'form.an': 'company' })).toEqual({
    company: 'UTA Immobilien AG',
  });
  expect(withOwnNames({ was: 'Lift it.\nLay it.' }, { was: 'scope' })).toEqual({
    scope: 'Lift it.\nLay it.',
  });
});

describe('a path', () => {
  const own = {
    'voucher.party': 'customer',
    'voucher.lines.stk': 'quantity',
    'event.data.kunde': 'company',
  };

  it('names what stands within another field, which becomes one of the data itself', () => {
    const given = { voucher: { Party: 'Ferry Inn', Lines: [{ stk: 3, item: 'Keg' }] }, ref: 7 };
    expect(withOwnNames(given, own)).toEqual({
      voucher: { Lines: [{ quantity: 3, item: 'Keg' }] },
      ref: 7,
      customer: 'Ferry Inn',
    });
    const inEvent = { event: { data: { kunde: { name: 'Ferry Inn' } } } };
    expect(withOwnNames(inEvent, own)).toEqual({ company: { name: 'Ferry Inn' } });
  });

  it('names the fields of a list that is named itself, within another field or not', () => {
    const ofLists = {
      todos: 'items',
      'todos.bucket': 'site',
      'zone.tasks': 'lines',
      'zone.tasks.assigned': 'owner',
    };
    const given = { todos: [{ bucket: 'Hotel' }], zone: { tasks: [{ assigned: 'Annie' }] } };
    expect(withOwnNames(given, ofLists)).toEqual({
      items: [{ site: 'Hotel' }],
      lines: [{ owner: 'Annie' }],
    });
  });

  it('may begin within the record, where a program has its envelope around it', () => {
    const given = { data: { voucher: { party: 'Ferry Inn', lines: [{ stk: 3 }] } } };
    expect(withOwnNames(given, own)).toEqual({
      data: { voucher: { lines: [{ quantity: 3 }] } },
      customer: 'Ferry Inn',
    });
    expect(ownNamesIn(given, own)).toEqual({
      'voucher.party': 'customer',
      'voucher.lines.stk': 'quantity',
    });
  });

  it('leaves it where the data has such a field, and a field of that name elsewhere', () => {
    for (const given of [
      { voucher: { party: 'Ferry Inn' }, customer: 'Oak Hall' },
      { party: 'Ferry Inn', other: { party: 'Oak Hall' }, voucherParty: 'Elm' },
    ])
      expect(withOwnNames(given, own)).toEqual(given);
  });

  it('is found in the data, and may be one of a name that everybody uses', () => {
    expect(ownNamesIn({ voucher: { party: 'x', lines: [{ stk: 1 }] } }, own)).toEqual({
      'voucher.party': 'customer',
      'voucher.lines.stk': 'quantity',
    });
    expect([toOwnName('Works No.'), toOwnName('P.O. Box'), toOwnName('Bill To.Zip_Code')]).toEqual([
      'worksno',
      'pobox',
      'billto.zipcode',
    ]);
  });

  it('goes no deeper than records of programs, whatever it is given', () => {
    let deep: JsonObject = { kunde: 'x' };
    for (let depth = 0; depth < 2_000; depth += 1) deep = { a: deep };
    expect(JSON.stringify(withOwnNames(deep, own))).toBe(JSON.stringify(deep));
    expect(ownNamesIn(deep, own)).toEqual({});
  });
});
