import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { listDangers } from './find-dangers.ts';
import { isAcute, isHazardous } from './hazards.ts';

const definition = findWorkflowDefinition('OPS-01')!;
const isReported = (context: JsonObject): boolean =>
  isHazardous({ definition, sheet: readFacts(context) });

it.each([
  'Carbon monoxide was measured in the supply air.',
  'We measured 60 ppm CO at the diffuser in the break room.',
  '60 ppm CO in break room',
  'CO at 45 ppm at the supply register',
  'high co reading at the draft hood',
  'Unit 5 heat exchanger cracked, we locked it out and red tagged it.',
  'cracked HX on unit 2',
  'Legionella test at the cooling tower came back positive.',
  'hot water at the sinks is 150°F at the senior home',
  'no heat at the nursing home',
  'No AC in the ICU waiting room',
  'Dialysis clinic lost cooling',
  'No cooling in the server room, 95°F and climbing.',
  'The disconnect is arcing and still energized.',
  'R-410A is leaking into the classroom.',
  'Exposed live wire in the hallway',
  'Pallets block the emergency exit.',
])('takes what harms people in a building for danger: %s', (said) => {
  expect(isAcute(said)).toBe(true);
});

it.each([
  'RTU-7 tripped on high pressure three times since Saturday.',
  'RTU-7 trips on high head.',
  'Compressor 2 tripped on overload.',
  'The boiler tripped on low water.',
  'Unit kicked off on high head.',
  'Chiller 2 lost its charge overnight.',
  'The low-pressure switch is open, and there is oil at the evaporator sight glass.',
  'During the fall tune-up we found four economizer dampers stuck open.',
  'The actuator failed in the open position, so the zone ran hot.',
  'I sleep through the night now.',
  'Walk-in cooler door does not latch.',
  'Walk-in freezer door heater is out.',
  'AC unit drips into the lobby, put a bucket under it.',
  'Boiler 1 locks out on flame failure every morning.',
  'Unit heater in the warehouse will not light.',
  'Water heater has no hot water.',
  'Smells like dirty socks at startup',
  'Unit 4 trips the breaker at startup',
  'Thermostat is loose on the wall.',
  'Compressor arrived with a cracked foot',
  'Chiller 2 is running at full load.',
  'The fire alarm contractor tied in the duct detectors.',
  'Two breakers had tripped overnight, and the walk-in was at 48°F.',
  'Replace CO2 sensor in conference room B.',
])('takes what is only out of order for none: %s', (said) => {
  expect(isAcute(said)).toBe(false);
});

it.each<[JsonObject, boolean]>([
  [{ site: 'Mall', observation: 'PM done.', coReading: '60 ppm' }, true],
  [{ site: 'Mall', observation: 'PM done.', carbonMonoxide: '45 ppm at the register' }, true],
  [{ site: 'Mall', observation: 'PM done.', heatExchanger: 'cracked' }, true],
  [{ site: 'Mall', observation: 'PM done.', coReading: '0 ppm' }, false],
  [{ site: 'Mall', observation: 'PM done.', heatExchanger: 'no cracks' }, false],
  [{ site: 'Mall', observation: 'PM done.', co: 'Approved' }, false],
])('reads a hazard that the name of a field tells: %j', (context, isDanger) => {
  expect(isReported(context)).toBe(isDanger);
  expect(listDangers(readFacts(context)).length > 0).toBe(isDanger);
});

it.each<[JsonObject, boolean]>([
  [{ site: 'Maple Grove Nursing Home', observation: 'No heat on 2 since 4am.' }, true],
  [{ customer: 'Oak Ridge Assisted Living', issue: 'Both boilers are down' }, true],
  [{ site: 'Tiny Steps Daycare', observation: 'AC is not working in room 2.' }, true],
  [{ site: 'Main St', observation: 'Dialysis clinic called. They lost cooling at noon.' }, true],
  [{ site: 'Maple Grove Nursing Home', observation: 'No heat in the office.' }, false],
  [{ site: 'Maple Grove Nursing Home', observation: 'The heat was out, it is fixed.' }, false],
  [{ site: 'Maple Grove Nursing Home', observation: 'Heat pump 3 is noisy.' }, false],
  [{ site: 'Riverside Plaza', observation: 'No heat on 2 since 4am.' }, false],
])('heeds who is without heat or cooling: %j', (context, isDanger) => {
  expect(isReported(context)).toBe(isDanger);
});

it.each([
  ['Check in at the desk. Safety glasses and steel toes required.', false],
  ['Safety orientation at 7 am, ask for the safety officer.', false],
  ['Safety problem at the dock', true],
])('takes no rule of access for danger: %s', (access, isDanger) => {
  expect(isReported({ site: 'Medina', observation: 'PM is due.', access })).toBe(isDanger);
});

it('asks beside a report who is without heat', () => {
  const { asks } = composeAt('FUL-02 report', {
    customer: 'Lakewood Senior Living',
    progress: 'Pump 2 is in. No heat on the second floor since Monday.',
  });
  expect(asks.map(({ question }) => question).join(' ')).toContain(
    '“No heat on the second floor since Monday”: may somebody come to harm?',
  );
});

it.each([
  'No heating since Friday, tenant has a 3-week-old baby',
  'Boiler is down, the customer is 86 years old',
  'No heat at all, she is pregnant',
])('asks for help today where somebody cannot be without heat: %s', (observation) => {
  const { summary } = composeAt('OPS-01 order', {
    site: 'Flat 3',
    observation,
    severity: 'medium',
  });
  expect(summary).toContain('Somebody may come to harm: act at once.');
});

it.each([
  'No heating since Friday, the tenant works from home',
  'The heating is fixed, tenant has a newborn',
])('and of others when it can be done: %s', (observation) => {
  const { summary } = composeAt('OPS-01 order', {
    site: 'Flat 3',
    observation,
    severity: 'medium',
  });
  expect(summary).not.toContain('act at once');
});
