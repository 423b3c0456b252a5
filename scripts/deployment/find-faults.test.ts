import { expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';
import { readObjects, type KubernetesObject } from './render-chart.ts';

const budget = {
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'audit' },
  spec: { maxUnavailable: 1, selector: { matchLabels: { app: 'audit' } } },
};

it('finds nothing in objects that Kubernetes knows', () => {
  expect(findFaults([budget])).toEqual([]);
});

it.each<[fault: string, object: KubernetesObject, text: string]>([
  [
    'an unknown field',
    { ...budget, spec: { ...budget.spec, maxUnavailble: 1 } },
    '"maxUnavailble"',
  ],
  [
    'a value of another type',
    { ...budget, metadata: { name: 'audit', labels: { instance: false as never } } },
    "Type 'boolean' is not assignable to type 'string'",
  ],
  ['an unknown kind', { ...budget, kind: 'PodDisruptionBuget' }, "'PodDisruptionBuget'"],
  ['an unknown version', { ...budget, apiVersion: 'policy/v3' }, "'kubernetes-types/policy/v3'"],
  [
    'a missing field',
    {
      apiVersion: 'autoscaling/v2',
      kind: 'HorizontalPodAutoscaler',
      metadata: { name: 'audit' },
      spec: { scaleTargetRef: { kind: 'Deployment', name: 'audit' } },
    },
    "'maxReplicas' is missing",
  ],
])('finds %s', (_, object, text) => {
  expect(findFaults([budget, object]).join('\n')).toContain(text);
});

it('finds a text that YAML reads as a boolean', () => {
  const text = JSON.stringify({ ...budget, metadata: { name: 'a', labels: {} } });
  const objects = readObjects(text.replace('"labels":{}', '"labels":{"instance": no}'));
  expect(findFaults(objects)).toEqual([expect.stringContaining("Type 'boolean'")]);
});
