import { expect, test } from 'vitest';
import { allServiceNames } from '@workspace-ops/rpc';
import { addressSettings, countReplicas, planFleet } from './plan-fleet.ts';

const counts = { audit: 2, gateway: 3 };
const total = countReplicas(counts);
const ports = Array.from({ length: total }, (_, index) => 20_000 + index);

test('every service gets as many processes as were asked for, each with a port of its own', () => {
  const plan = planFleet(counts, ports);
  expect(total).toBe(allServiceNames.length + 3);
  expect(plan.filter(({ service }) => service === 'audit')).toHaveLength(2);
  expect(new Set(plan.map(({ port }) => port)).size).toBe(total);
});

test('a service is found at the addresses of all its replicas', () => {
  const plan = planFleet(counts, ports);
  const settings = addressSettings(plan);
  expect(settings['AUDIT_URL']?.split(',')).toHaveLength(2);
  expect(settings['IDENTITY_URL']?.split(',')).toHaveLength(1);
  expect(settings).not.toHaveProperty('GATEWAY_URL');
});

test('a service is found where the route says', () => {
  const plan = planFleet(counts, ports);
  const direct = addressSettings(plan);
  const settings = addressSettings(plan, (service, addresses) =>
    service === 'audit' ? [`http://127.0.0.1:1/?${addresses.length}`] : addresses,
  );
  expect(settings).toEqual({ ...direct, AUDIT_URL: 'http://127.0.0.1:1/?2' });
});

test('too few ports are refused', () => {
  expect(() => planFleet(counts, ports.slice(1))).toThrow('fewer ports');
});
