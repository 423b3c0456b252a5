import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { isAcute, isHazardous } from './hazards.ts';

const definition = findWorkflowDefinition('OPS-01')!;
const harms = (observation: string) =>
  isHazardous({ definition, sheet: readFacts({ site: 'Kendal', observation }) });

it.each([
  // What is unsound above people, or where they pass.
  'Canopy bracket has sheared and the queue stands right under it',
  'Lintel over the nursery door is cracked, toddlers go in that way',
  'The stage light has come away from its clamp. The choir rehearses beneath it at 4.',
  'One bolt left on the basketball hoop and the juniors are on at three',
  'Glass balustrade panel is shattered, guests still out on the terrace',
  'Wall beside the footpath is leaning, school run comes past at half three',
  'Ceiling over bed 4 is sagging',
  'Big branch split above the picnic tables',
  'The scaffold board is split and the painters are up there',
  'Shopfront pane is broken, people sit at the window',
  'Swing chain is nearly worn through, playground is open',
  // What carries people, or is held on to.
  'Cat ladder on the tank is loose',
  'Roof hatch is rusted through',
  'Fire escape landing is corroded right through',
  'Balcony railing wobbles when you lean on it',
  'Rung missing on the loft ladder',
  'The gantry steps have worked loose',
  'Grab rail came off the wall in the wet room',
  'Mezzanine handrail is hanging by one screw',
  // Somebody may fall or be hurt, as it is said of anything.
  'The drain cover by the ovens is missing and somebody could trip',
  'Carpet lifts at the door, a resident will trip over it sooner or later',
  'Sharp edge on the counter, a child could cut itself',
  'Someone is going to get hurt on that corner',
  'Trip hazard at the fire exit',
  // Access to height, and no edge.
  'Tower left up over the weekend, lads from the estate have been climbing it',
  'Our ladder was left against the wall and pupils got up on the roof',
  'No edge protection on the north slope and the roofers have started',
  'Working on the flat roof without a guard rail',
  'Two youths were up on the scaffold last night',
  // Heat at what is electrical.
  'The consumer unit is hot',
  'Breaker 12 trips every evening and it is hot',
  'Cable to the oven feels warm',
  'Fuse board getting warm at the bottom right',
  'The plug goes brown and gets hot when the urn runs',
  'Isolator has brown marks round the terminals',
  // On the road, on the skin.
  'Lorry 2 has brakes grinding, it is out on deliveries today',
  'The steering pulls hard to the left, van still being driven',
  'Bald tyres on the minibus and it does the school run',
  'Cleaner has a rash on her arms since the new degreaser',
  'Descaler splashed on his hands and they are burning',
  // Asbestos that is broken or set free.
  'Asbestos sheets broke when they came down',
  'Drilled into asbestos board in the riser',
  'Bits of asbestos lagging on the floor of the boiler house',
])('takes “%s” for a danger', (observation) => {
  expect(harms(observation)).toBe(true);
});

it.each([
  'Crack in the plaster of the store ceiling, hairline, painted in 2019',
  'Screen of the till is cracked',
  'Window catch in the office is broken, people sit at the other end',
  'The shelf label is loose',
  'Loose change in the till, staff counted it',
  'Gate squeaks and children under five come in free',
  'The kids have broken the toy till',
  'Towel rail is loose in room 4',
  'Curtain rail came off in the lounge',
  'Roof hatch painted, ladder checked and tight',
  'Sales could fall in January and margins could slip',
  'Somebody could call the customer on Monday',
  'The wall panel is moving to the new office',
  'The scaffold comes down on Friday, people can pass again',
  'Scaffold board delivered, painters start on Monday',
  'Oven is hot and the plates are warm',
  'Breaker trips when the kettle is on',
  'Warm welcome at the switchboard',
  'Cable is on the hot list of parts to order',
  'Edge protection is up and the roofers have started',
  'Ladders to be stored in the shed',
  'Kids climbing wall to be opened in May',
  'Brake pads of van 3 to be changed in May',
  'Tyres changed on the minibus',
  'Rash of small orders this week',
  'Asbestos survey is clear',
  'The old shed has an asbestos roof, we are not touching it',
  'Asbestos removed in 2014, certificate on file',
  'No asbestos found',
  'Nobody could fall there, the edge is fenced',
  'Fitted a rail so that nobody can trip',
  'Loose handrail tightened',
  'The bird mesh has come loose at one corner and rattles',
])('takes “%s” for no danger', (observation) => {
  expect(harms(observation)).toBe(false);
});

it('raises the visit to today, and has whoever reads the order act at once', () => {
  const order = composeAt('OPS-01 order', {
    site: 'Kendal',
    observation: 'Canopy bracket has sheared and the queue stands right under it.',
    severity: 'medium',
    dueDate: '2026-12-30',
  });
  expect(order.content).toContain('## At once');
});

it('finds what a sentence and the one after it tell together', () => {
  expect(isAcute('Lintel is cracked. Toddlers walk under it.')).toBe(true);
});

it('is found in a time that grows with the text', () => {
  for (const part of [
    'cracked ',
    'under the wall ',
    'loose ladder kids ',
    'hot cable ',
    'asbestos sheets ',
    'somebody could ',
    'brakes still ',
  ]) {
    const text = part.repeat(20_000);
    // A pattern is made when it is first used.
    harms(text);
    const before = process.threadCpuUsage();
    harms(text);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000, part).toBeLessThan(300);
  }
});
