import { expect, it } from 'vitest';
import { combineChanges } from './combine-changes.ts';

it('leads the callers through the way of the first, then of the next, to the service', () => {
  const through = (name: string) => ({
    route: (_service: string, [behind]: readonly string[]) => [`${name} before ${behind}`],
  });
  const { route } = combineChanges([through('a'), {}, through('b')]);
  expect(route!('audit', ['audit'])).toEqual(['a before b before audit']);
});

it('gives a service the settings of all, and keeps what else one of them changes', () => {
  const combined = combineChanges([
    { makeEnvironment: () => ({ A: '1' }), migrateFrom: '/release' },
    { makeEnvironment: (service) => (service === 'audit' ? { B: '2' } : {}) },
  ]);
  expect(combined.makeEnvironment!('audit')).toEqual({ A: '1', B: '2' });
  expect(combined.makeEnvironment!('workflow')).toEqual({ A: '1' });
  expect(combined.migrateFrom).toBe('/release');
});
