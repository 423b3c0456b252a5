import type { JsonObject } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { findStatements, whomToSuppress } from './find-statements.ts';
import { leaveOut, withoutRecords } from './leave-out.ts';
import { readPeople, union } from './read-people.ts';

const nora = { name: 'Nora', phone: '+12125550100', email: 'nora@harbour.example' };
const omar = { name: 'Omar', phone: '+12125550111', email: 'omar@quay.example' };
const vera = { name: 'Vera', email: 'vera@pier.example' };
const nameless = { name: 'Ines' };
const stop = 'She said: never contact me again.';

const readWhole = (object: JsonObject) => readPeople(object, 'US').whole;

describe('the people of an object', () => {
  it('are five hundred of a list with many fields each, and more of several lists', () => {
    const leads = (prefix: string) =>
      Array.from({ length: 500 }, (_, n) => ({
        email: `${prefix}${n}@x.example`,
        ...Object.fromEntries(Array.from({ length: 12 }, (_field, at) => [`field${at}`, 'word'])),
      }));
    const one = readPeople({ leads: leads('a') }, 'US');
    expect([one.whole.everybody.emails.length, one.isWhole]).toEqual([500, true]);
    const two = readPeople({ leads: leads('a'), more: leads('b') }, 'US');
    expect([two.whole.everybody.emails.length, two.isWhole]).toEqual([1_000, true]);
  });

  it('are reached as the lists of their numbers and addresses say', () => {
    const person = {
      name: 'Nora',
      phone: [
        { label: 'work', value: nora.phone },
        { label: 'mobile', value: '+12125550122', primary: true },
      ],
      emails: [{ label: 'work', value: nora.email }],
    };
    const { own, parts } = readWhole({ person_id: person, title: 'Deal' });
    expect(own).toEqual({ phones: [nora.phone, '+12125550122'], emails: [nora.email] });
    expect(parts).toEqual([]);
    const { parts: people } = readWhole({ people: [person, omar] });
    expect(people.map((one) => one.own.phones.length)).toEqual([2, 1]);
  });

  it('are told to be more than are looked at', () => {
    const lists = Array.from({ length: 9 }, (_, list) =>
      Array.from({ length: 500 }, (_item, n) => ({ email: `a${list}.${n}@x.example` })),
    );
    expect(readPeople({ lists }, 'US').isWhole).toBe(false);
  });
});

describe('what an object asks for', () => {
  const optedOut = (object: JsonObject) =>
    union(
      findStatements(readWhole(object))
        .filter(({ wishes }) => wishes.optOut || wishes.noCalls)
        .map(({ of }) => of),
    ).phones.toSorted();

  it.each<[string, JsonObject, string[]]>([
    ['of a list of people, one', { leads: [{ ...nora, note: stop }, omar] }, [nora.phone]],
    [
      'by a field that a program lists',
      { leads: [{ ...nora, custom_fields: [{ title: 'Do not call', value: 'yes' }] }, omar] },
      [nora.phone],
    ],
    [
      'of a list of people, one without a number',
      { leads: [{ name: 'Ines', note: stop }, omar] },
      [],
    ],
    [
      'in a line of what was said',
      { ...nora, said: [{ text: 'Please stop calling me.' }, { text: 'I will.' }] },
      [nora.phone],
    ],
    [
      'in a line of what one of them said',
      { leads: [{ ...nora, said: [{ text: stop }] }, omar] },
      [nora.phone],
    ],
    ['of all', { leads: [nora, omar], note: 'Take them off your list.' }, [nora.phone, omar.phone]],
    [
      'of a company, for its people',
      { companies: [{ note: stop, people: [nora] }, omar] },
      [nora.phone],
    ],
    ['by nobody', { leads: [nora, omar] }, []],
  ])('is asked %s', (_, object, phones) => {
    expect(optedOut(object)).toEqual(phones);
  });
});

describe('whom statements put on the list', () => {
  const suppressed = (object: JsonObject) => whomToSuppress(findStatements(readWhole(object)));

  it('is whoever wants no calls by the number alone, and everybody else by both', () => {
    const calls = { ...nora, said: [{ text: 'Please stop calling me.' }] };
    expect(suppressed({ leads: [calls, { ...omar, note: stop }] })).toEqual({
      phones: [nora.phone, omar.phone],
      emails: [omar.email],
    });
  });

  it('is found in time that is in proportion to the lines and the people of whom they speak', () => {
    const talk = (length: number): JsonObject => {
      const count = Math.round(length / 60);
      return {
        people: Array.from({ length: count }, (_, n) => ({ email: `n${n}@quay.example` })),
        lines: Array.from({ length: count }, () => ({ text: 'never contact me again' })),
      };
    };
    expect(measureGrowth(suppressed, talk)).toBeLessThan(8);
  });
});

describe('who is left out', () => {
  const listed = new Set([nora.phone, vera.email]);
  const judge = (object: JsonObject) => {
    const { records, isNobodyLeft } = leaveOut(readWhole(object), (value) => listed.has(value));
    return isNobodyLeft ? null : withoutRecords(object, records);
  };

  it.each<[string, JsonObject, JsonObject | null]>([
    ['nobody who is not listed', { leads: [omar] }, { leads: [omar] }],
    ['one of two', { title: 'Spring', leads: [nora, omar] }, { title: 'Spring', leads: [omar] }],
    [
      'who asks for it',
      { leads: [omar, { ...omar, email: 'o@q.example', note: stop }] },
      { leads: [omar] },
    ],
    [
      'who asks for it and has no number',
      { leads: [{ name: 'Ines', note: stop }, omar] },
      { leads: [omar] },
    ],
    [
      'who asks for it in a conversation',
      { leads: [omar, { email: 'o@q.example', said: [{ text: stop }] }] },
      { leads: [omar] },
    ],
    [
      'people of a company',
      { companies: [{ name: 'Pier', people: [nora, omar] }] },
      { companies: [{ name: 'Pier', people: [omar] }] },
    ],
    [
      'a company of which nobody is left',
      { companies: [{ name: 'Pier', people: [nora, vera] }, omar] },
      { companies: [omar] },
    ],
    ['all but somebody who has no number', { leads: [nora, nameless] }, { leads: [nameless] }],
    ['everybody', { leads: [nora, vera] }, null],
    ['everybody, where it is about a listed one', { ...nora, others: [omar] }, null],
    ['everybody, where it asks for it as a whole', { note: stop, leads: [omar] }, null],
    ['everybody, where a line of it asks', { ...omar, said: [{ text: stop }] }, null],
    ['everybody, of an object that names nobody and asks', { notes: [{ text: stop }] }, null],
  ])('is %s', (_, object, left) => {
    expect(judge(object)).toEqual(left);
  });

  it('takes nothing from an object that holds none of them', () => {
    const object = { leads: [omar] };
    expect(withoutRecords(object, new Set())).toBe(object);
  });
});
