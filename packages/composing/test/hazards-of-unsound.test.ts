import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';
import { readFacts } from '../src/facts/read-facts.ts';
import { isAcute, isHazardous } from '../src/request/hazards.ts';

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
  // As others say it.
  'The top shelf in the stock room has come off its bracket and the girls work right below it',
  'Concrete is spalling off the balcony above the cafe tables',
  'Plaster is bulging over the reception desk',
  'Tree by the playground has a big crack in the trunk',
  'The hoarding blew loose and is flapping onto the pavement',
  'Dad’s stairlift rail came away from the wall',
  'The loft ladder slips when you stand on it',
  'Manhole lid rocks when you walk over it, old folk use that path',
  'Step at the back door has crumbled, mum nearly went over',
  'Someone will break their neck on that step',
  'Kids have found the way on to the roof via our skip',
  'They left the tower unlocked and teenagers have been up it',
  'The lads are up on the roof without lines',
  'No handrail on the temporary stairs yet',
  'The main switch is too hot to hold',
  'Socket behind the fridge is scorched',
  'The extension lead is warm and smells',
  'Charger gets so hot you cant touch it',
  'Fuse keeps blowing and the holder is brown',
  'We drilled the artex and now think it is asbestos',
  'Old pipe lagging came down, looks like asbestos, kids play there',
  'Garage roof asbestos cracked by the digger',
  'My hands came up in blisters from the sealant',
  'The cleaner got bleach in her eye',
  'Brakes on the trailer barely hold, Ben took it out anyway',
  'Minibus steering feels loose, school run tomorrow',
  'The guard is off the bandsaw and they carry on',
  'High limit jumped out so the oven runs',
  'Smoke detector in flat 3 taped over',
  'They wedge the fire door with a chair',
  'Window on the third floor does not latch and she has a toddler',
  'Cellar hatch has no lid and the barman nearly fell in',
  'Gas cooker flame is yellow and she has a headache',
  'Shower gives her a tingle',
  'The ramp is like ice and deliveries come at six',
  'Stage riser is wobbly and the choir is on it tonight',
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
  'Plaster in the reception to be painted, desk moved',
  'Tree by the playground pruned, kids loved it',
  'The hoarding is up and looks great',
  'Panel in the meeting room rattles a bit',
  'Stairlift serviced, rail cleaned',
  'Loft ladder fitted and tested',
  'Step at the back door painted',
  'Fall in footfall by the ramp',
  'Kids menu printed for the roof terrace',
  'Tower hire ends on Friday',
  'Lads back on the roof on Monday if dry',
  'Handrail on the stairs varnished',
  'Main switch labelled',
  'Socket behind the fridge added',
  'Extension lead tested and tagged',
  'Charger is warm in use, that is normal',
  'Fuse changed, all good',
  'Artex ceiling skimmed',
  'Pipe lagging renewed',
  'Garage roof replaced',
  'Blister packs ordered',
  'Brakes on the trailer renewed',
  'Minibus booked for the school run tomorrow',
  'Guard on the bandsaw fitted',
  'High limit replaced and tested',
  'Fire door closer adjusted',
  'Window on the third floor cleaned',
  'Cellar hatch painted, barman happy',
  'Gas cooker serviced, flame blue',
  'Swing bolts tightened',
  'Rope for the climbing wall ordered',
  'Shower runs cold',
  'Marquee up for the wedding at 2',
  'Ramp gritted at six',
  'Stage built, choir on it tonight',
  'The price could fall and we might slip a week',
  'Someone could ring her on Friday',
  'Hot desks for people by the window',
  'Customers can trip the sensor to open the door',
  'A broken link on the page, people land on it from the ad',
  'Window display is broken up by signs, people stop at it',
  'Sign over the entrance is out, bulb broken',
  'Screen over table 4 shows loose pixels',
  'Ceiling fan squeaks above bed 2',
  'Tile samples slipped behind the counter, staff found them',
  'Guests under the canopy loved the split of the menu',
  'The crowd broke the record on the stage',
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
