import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isAcute } from '../request/hazards.ts';

const sheet = (context: JsonObject) =>
  composeAt('FUL-03 checklist', {
    customer: 'Harbour Cafe',
    findings: 'None',
    signatory: 'Ana Ruiz',
    acceptanceDate: '2026-12-02',
    ...context,
  });

const defeated = [
  'Left the isolator taped over as the handle is broken',
  'Lift running with the door lock bypassed till Friday',
  'Alarm zone 3 switched off, sensor faulty',
  'Sprinkler head capped off in bay 2',
  'Saw back in use minus its guard',
  'Boiler 2 running again, pressure switch jumpered until Thursday',
  'Goods lift: landing door lock bridged out so that it goes',
  'Press 4 handed back with the light curtain disabled',
  'Flame sensor on the oven taped over',
  'Emergency stop of the conveyor disconnected, works otherwise',
  'Dough mixer back in use without its guard',
  'Relief valve on the steamer wired shut',
  'Bypassed the float switch of the sump pump',
];
const stopgaps = [
  'Shower pump in, held with a cable tie until the bracket comes',
  'Boiler fired up on the old board, new one Tuesday',
  'Gate works by hand only for now',
  'Scale weighs 30 g light',
  'Freezer holds -12 only, customer aware',
  'Temp repair to the flashing, proper job in spring',
  'Extractor running on one fan until the motor comes',
  'Dishwasher: hose patched for now',
  'Temporary gasket on the pump, works fine',
  'Roof sealed temporarily above bay 3',
  'Compressor mended with the old capacitor, to be replaced',
  'Freezer holds until the part is in',
  'Thermostat reads 12 °F high',
  'Scale is out by 40 g, customer told',
  'Fryer back in service as long as nobody leaves it alone',
  'Gate motor fitted, a makeshift bracket holds it',
];

it.each([...defeated, ...stopgaps])('has nobody sign unasked for: %s', (item) => {
  for (const context of [
    { deliverables: ['Filters changed', item] },
    { items: ['Filters changed', item] },
    { deliverables: 'Filters changed', notes: `${item}.` },
  ]) {
    const { asks, content } = sheet(context);
    const ask = asks.find(({ names }) => names[0] === 'findingsClosed');
    expect(ask?.question, JSON.stringify(context)).toContain(item.slice(0, 40));
    if (!('notes' in context)) expect(content).not.toContain('The inspection found nothing');
    expect(sheet({ ...context, findingsClosed: 'yes', dangerSettled: 'yes' }).asks).toEqual([]);
  }
});

it.each(defeated)('asks whether somebody may come to harm: %s', (item) => {
  const context = { deliverables: ['Filters changed', item] };
  // That it is signed for as it is settles nothing of that.
  for (const more of [{}, { findingsClosed: 'yes', maySend: 'yes' }]) {
    const { asks } = sheet({ ...context, ...more });
    const ask = asks.find(({ names }) => names[0] === 'dangerSettled');
    expect(ask?.question).toContain('come to harm');
  }
  expect(isAcute(item)).toBe(true);
});

it.each([
  'Interlock tested, cuts out as it should',
  'Jumper on the high limit removed, tested twice',
  'Bypass of the pump taken out, float switch reconnected',
  'Guard of the mixer refitted',
  'Bypass valve fitted',
  'Temporary fence taken down',
  'Temporary stage delivered and inspected',
  'Old hose replaced',
  'Filters to be replaced every three months',
  'Thermostat calibrated, was reading 12 °F high',
  'Lights come on only when it is dark',
  'Alarm panel moved to the hall',
  'Taped the joints and painted them',
  'Guarded saw delivered with its cover',
  'High-level disinfection done',
  'Roof boarded until the joist',
  'New pump, bracket and cable ties fitted',
  'Gate works by remote and by hand',
  'Isolator fitted and labelled',
  'Lift door lock replaced and tested',
  'Alarm zone 3 sensor replaced',
  'Scale calibrated to 5 g',
  'Freezer holds -18',
  'Flashing renewed in lead',
  'Temporary lighting hired and returned',
  'Fan motor replaced',
  'Until Friday noon all 12 rooms were done',
  'Heating set to switch off at ten',
  'Taped and jointed 40 boards',
  'Held the old handles for reuse',
  'Mute button labelled',
])('asks nothing about what is done for good: %s', (item) => {
  const { asks, content } = sheet({ deliverables: ['Filters changed', item] });
  expect(asks).toEqual([]);
  expect(content).toContain('The inspection found nothing.');
});
