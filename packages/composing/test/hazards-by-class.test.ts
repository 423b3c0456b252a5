import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';
import { readFacts } from '../src/facts/read-facts.ts';
import { isHazardous } from '../src/request/hazards.ts';

const definition = findWorkflowDefinition('OPS-01')!;
const harms = (observation: string) =>
  isHazardous({ definition, sheet: readFacts({ site: 'North yard', observation }) });

it.each([
  // Current.
  'Switch is dead, smoke from the fan',
  'There was smoke from the PC',
  'Battery bulging, case lifted',
  'Cord of the heater chewed through, fuse blew, still plugged in',
  'Mice have gnawed through the wiring behind the fridge',
  'Apprentice drilled through the mains cable in the hall',
  'Pinched extension lead under the wardrobe',
  'The plug of the tea urn has melted',
  'Socket by the till is warm to the touch',
  'Breaker keeps tripping, so they run the saw from another socket',
  'Somebody put a nail in place of the fuse',
  'RCD taped up so that the pump runs on',
  'It arced across the terminals',
  // Water.
  'Water in the escalator pit, main switch still on',
  'Lift shaft flooded again after the storm',
  'Motor room has 3 inches of water',
  'Sewage in the pit of lift 2',
  'Car park is under water and the power is still on',
  'Pit is wet, sump pump dead',
  'Raw sewage in the playground',
  'Sewage backing up into the ward kitchen',
  // Crushing.
  'Doors dont reverse when you put your hand in',
  'Photocell of the gate no longer detects people',
  'Shutter failed to reverse on contact',
  'Light curtain does not see anything below the knee',
  "The doors closed on a nurse's shoulder",
  'Forklift tipped over at bay 3',
  'Load slipped off the hook',
  'No guard on the PTO shaft',
  'The beam swung over the heads of two men',
  // Falling.
  'Manhole cover is missing by the school gate',
  'There is a hole in the floor of the hay loft',
  'Open trench behind the site office',
  // Heat.
  'Steam leaks from the flange by the stairs',
  'Hot oil spilled in the servery',
  'Heat lamp fell into the straw',
  'Iron left on, lying on the towels',
  // Animals.
  'Two heifers are out on the main road',
  'Somebody left the gate open and the ponies got onto the A595',
  'Sheep all over the railway line at the crossing',
  'Same dog got out twice this week',
  'Bullocks broke out through the fence',
  'Dog running loose on the highway',
  // Poison and contamination.
  'Spore test of autoclave 2 failed, packs of Thursday are used',
  'Bowie-Dick test did not change colour',
  'Steriliser load failed this morning',
  'Instruments were not autoclaved after the last patient',
  'Legionella found in the shower block',
  'Contaminated feed went to three farms',
  'Flu vaccine stood at 15 C over the weekend, 8 patients were given it',
  'Insulin was left out of the fridge and has been used since',
  'We gave an expired vial of adrenaline',
  'Injected two out of date doses',
  'Ketamine is 3 ml short in the book',
  'Two ampoules of morphine are unaccounted for',
  'Missing fentanyl patches on ward 4',
  'Drug cupboard left unlocked all night',
  'Toddler swallowed a button battery',
])('takes “%s” for a danger', (observation) => {
  expect(harms(observation)).toBe(true);
});

it.each([
  'Cord was chewed through and has been replaced',
  'Network cable chewed through, two phones are off',
  'The dog chewed through his lead',
  'Cable cut to length for the blinds',
  'Power cord to be ordered for the monitor',
  'Breaker tripped and was reset',
  'The fuse blew and was changed, all fine',
  'Socket burnt out in the kettle range of 2019',
  'Pit pump has its service on Monday',
  'Pit water meter to be read',
  'Plant room has a new water softener',
  'Sewage treatment plant: annual visit',
  'No water in the pit',
  'Waterproof lamp, power still on',
  'Doors do not open before nine on Sundays',
  'The bank does not reverse the charge',
  'Gates do not reopen until January',
  'The door detector is to be quoted',
  'Light curtain cleaned and tested, all 20 runs good',
  'Tipped the driver 5 pounds',
  'The load is to be slipped into the plan',
  'Manhole cover has been replaced',
  'Guard on the gate from eight to six',
  'The oven heats the towels',
  'Dog grooming on Station Road',
  'If a cow is on the road call 000',
  'Switch off the compressor and open the drain',
  'Laptop stolen from the car at Leith last night, the disk is encrypted',
  'Our fitter lost his phone on the bus',
  'Smoke test of the new release passed',
  'Open the drain a quarter turn',
  'The horses are walked along the lane each day',
  'Cattle grid on the lane to be cleaned',
  'The dog got out of the car and sat',
  'Spore test failed on Thursday, retest passed',
  'Spore test passed',
  'Spore strips to be ordered',
  'Autoclave does not start, engineer booked',
  'Legionella risk assessment is due in May',
  'Vaccine came at 14 C, quarantined, none used',
  'Vaccine fridge thermometer to be calibrated',
  'Ketamine is in short supply at the wholesaler',
  'Running short of diazepam, order two boxes',
  'The controlled drug book was counted and agrees',
  'Morphine was thought missing, found in the safe',
  'Training on what to do when a cord is chewed through',
  'They are insured against fire and flooding',
  'The price gave him a shock, he said for a laugh',
  'Customer is cross and threatening to cancel',
  'She threatened to sue us',
  'They threaten to go to another firm',
  'He threatened us with his solicitor',
])('takes “%s” for no danger', (observation) => {
  expect(harms(observation)).toBe(false);
});

it.each(['He threatened the nurse with a bottle', 'He is threatening to hit her'])(
  'takes a threat to somebody for a danger: %s',
  (observation) => {
    expect(harms(observation)).toBe(true);
  },
);

it('asks about the harm, not about a threat to cancel', () => {
  const { summary } = composeAt('AFT-01 guide', {
    customer: 'Castle Court',
    sentiment: 'cross, threatening to cancel',
    openIssues: "doors closed on a guest's arm",
  });
  expect(summary).toContain("“doors closed on a guest's arm”: may somebody come to harm?");
});

it('is found in a time that grows with the text', () => {
  for (const part of [
    'vaccine warm ',
    'used expired ',
    'breaker trips ',
    'cord chewed ',
    'pit is water ',
    'water power is ',
    'door does not ',
    'dog got out on ',
    'heater hot against ',
    'ketamine is ',
    'threatening to the ',
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
