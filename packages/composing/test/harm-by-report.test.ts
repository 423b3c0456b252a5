import { expect, it } from 'vitest';
import { isOfHealth } from '../src/disclosure/health.ts';
import { tellsPersonal } from '../src/disclosure/personal-matters.ts';
import { isDanger } from '../src/weights/weigh-danger.ts';
import { composeAt } from './compose-run.ts';

it.each([
  'You can actually walk in there in thongs now',
  'You can see the carpet again',
  'I can sit by the pool without swallowing flies',
  'He knows his stuff',
  'The ramp is scrubbed and no longer slippery',
  'Broken glass in the car park is swept up',
  'No more slipping on the stairs when it rains',
  'Van broke down on the Princes Highway',
  "luis out mon-tues, kyle's kid sick",
])('sees no danger in %j', (said) => {
  expect(isDanger(said)).toBe(false);
});

it.each([
  'dogs in 304 bite',
  'swooping magpie at the gate',
  'railing came away on level 3',
  'broken step at front door',
  'glass everywhere after break in',
  'roof sheet flapping in wind',
  'hornets in the letterbox',
  'switchboard cover missing',
  'The stairs are still slippery',
  'You can see the wires now',
])('sees danger in %j', (said) => {
  expect(isDanger(said)).toBe(true);
  const { content } = composeAt('OPS-01 order', { site: 'The Sands', observation: said });
  expect(content).toContain('At once');
});

it.each([
  'Lights in the car park were out for a month and nobody had logged it.',
  'crew was short because of annual leave',
  'Weeds in bed, weeded again',
  'We lost a deal last month.',
  'thurs is bad for him',
  'wasps in the meter box',
  'spiders in the fuse box',
])('takes %j for nobody’s matter', (said) => {
  expect(isOfHealth(said)).toBe(false);
  expect(tellsPersonal(said)).toBe(false);
});
