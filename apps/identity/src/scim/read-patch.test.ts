import { AppError } from '@workspace-ops/service-kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patchGroup } from './patch-group.ts';
import { readFilter } from './read-filter.ts';
import { readPatch } from './read-patch.ts';

test('a filter is a comparison with a text, and nothing else', () => {
  const read = (text: string) => readFilter(text, ['username', 'id']);
  expect(read('USERNAME EQ "a\\"b"')).toEqual({ attribute: 'username', value: 'a"b' });
  const urn = 'urn:ietf:params:scim:schemas:core:2.0:User:userName';
  expect(read(`${urn} eq "a"`)).toEqual({ attribute: 'username', value: 'a' });
  expect(read('  ')).toBeUndefined();
  for (const text of ['userName', 'userName eq a', 'userName eq "a" or id eq "b"', 'x eq "a"']) {
    expect(() => read(text), text).toThrow('filter must be');
  }
});

test('whatever a filter or a path says, it is read or refused', () => {
  const operation = fc.record({
    op: fc.oneof(fc.constantFrom('add', 'Replace', 'remove', '__proto__'), fc.string()),
    path: fc.option(
      fc.oneof(fc.string(), fc.constantFrom('members', '__proto__', 'a[b eq "c"].d')),
      {
        nil: undefined,
      },
    ),
    value: fc.jsonValue(),
  });
  fc.assert(
    fc.property(fc.string(), fc.array(operation), (filter, operations) => {
      for (const work of [() => readFilter(filter, ['id']), () => readPatch(operations)]) {
        try {
          work();
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }
    }),
  );
});

test('members that come and go one by one are those that a set has', () => {
  const id = fc.constantFrom('Usr_a', 'usr_b', 'usr_c');
  const step = fc.record({ op: fc.constantFrom('add', 'remove', 'replace'), ids: fc.array(id) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const expected = new Set<string>();
      for (const { op, ids } of steps) {
        if (op === 'replace') expected.clear();
        for (const one of ids) {
          if (op === 'remove') expected.delete(one);
          else expected.add(one);
        }
      }
      const operations = steps.map(({ op, ids }) => ({
        op,
        path: 'members',
        value: ids.map((value) => ({ value })),
      }));
      const group = { displayName: 'Sales', externalId: null, members: [] };
      const patched = patchGroup(group, operations);
      expect(new Set(patched.members!.map(({ value }) => value))).toEqual(expected);
    }),
  );
});

test('a selected member is read as it was written', () => {
  const group = { displayName: 'Sales', externalId: null, members: ['usr_aB', 'usr_ab'] };
  const patched = patchGroup(group, [{ op: 'Remove', path: 'members[value eq "usr_aB"]' }]);
  expect(patched.members).toEqual([{ value: 'usr_ab' }]);
});
