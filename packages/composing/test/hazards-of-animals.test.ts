import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';
import { readFacts } from '../src/facts/read-facts.ts';
import { isHazardous } from '../src/request/hazards.ts';

const definition = findWorkflowDefinition('OPS-01')!;
const harms = (observation: string) =>
  isHazardous({ definition, sheet: readFacts({ site: 'Kendal', observation }) });

it.each([
  'Dog in kennel 4 bit the student nurse.',
  'Dog still loose in the back corridor.',
  'The bull got loose again.',
  'Horse kicked Ellie at the far gate',
  'Horse down and thrashing, yard girl on her own with it.',
  'Student alone with the stallion',
  'Her hand needs stitches.',
  'X-ray room warning light does not come on when the beam is on.',
  'Laser warning lamp is broken',
  'Sharps bin overflowing in prep.',
  'There is a needle sticking out.',
  'Nail sticking up in the ramp',
  'Hannah stuck her finger with a needle',
  'The isoflurane machine is leaking',
])('takes “%s” for a danger', (observation) => {
  expect(harms(observation)).toBe(true);
});

it.each([
  'The dog is a bit tired',
  'Cat with a loose tooth to book in',
  'Dog has loose stools',
  'Horse has a loose shoe',
  'Horse walker bearing squeaks',
  'Sharps bin to be collected on Friday',
  'Warning light comes on as it should',
  'X-ray reader shows an error 42',
  'Needles to be ordered',
  'The dog charged the battery collar',
  'The screen of the microscope is out of focus',
  'Kennel door paint is flaking',
])('takes “%s” for no danger', (observation) => {
  expect(harms(observation)).toBe(false);
});

it('has whoever is near told first', () => {
  const { content } = composeAt('OPS-01 order', {
    site: 'Kendal',
    observation: 'Dog in kennel 4 bit the student nurse.',
    severity: 'medium',
  });
  expect(content).toContain('## At once');
});

it('is found in a time that grows with the text', () => {
  for (const part of ['bit dog ', 'dog loose ', 'needle is ', 'warning light not ']) {
    const text = part.repeat(20_000);
    // A pattern is made when it is first used.
    harms(text);
    const before = process.threadCpuUsage();
    harms(text);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000, part).toBeLessThan(200);
  }
});
