import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { cannotWait, isHazardous } from './hazards.ts';

const definition = findWorkflowDefinition('OPS-01')!;
const isReported = (context: JsonObject) =>
  isHazardous({ definition, sheet: readFacts({ site: 'North yard', ...context }) });

describe('what may harm somebody', () => {
  it.each([
    'Sparks from the socket, burning smell',
    'There is a fire in the plant room',
    'Strong gas smell in the kitchen',
    'It smells of gas',
    'We can smell burning near the lift',
    'The gas pipe is leaking',
    'She fell from the ladder and is bleeding',
    'A roofer fell off the scaffold',
    'Smoke from panel 2',
    'He got an electric shock from the tap',
    'The ceiling has collapsed',
    'Two people are trapped in the lift',
    'A cleaner was hurt',
    'The driver is unconscious',
    'Bare wires behind the sink',
    'The fire alarm is sounding',
    'No injuries, but the cable is smoking',
    'Es brennt im Keller',
    'Gasgeruch in der Küche',
    'Es riecht stark nach Gas',
    'Ein Monteur ist von der Leiter gestürzt und blutet',
    'Funken aus der Steckdose, Stromschlag',
    'Il y a une fuite de gaz',
    'Odeur de brûlé, étincelles',
    'Il est tombé du toit, il est blessé',
    'Hay fuego en la sala de máquinas',
    'Huele a gas y hay chispas',
    'The night crew mixed the descaler with bleach and Samira got dizzy',
    'A split branch is hanging over the bike shed',
    'A guest caught her heel in the comb plate',
    'Water runs down the wall near the sockets',
    'Two unlabelled bottles in the store room',
    'Water coming through the ceiling light on stairwell 2',
    'An elderly lady slipped and hurt her wrist',
    'A limb came down and pulled the power line into the yard',
    'The gas line runs right by the stump',
    'She gets a tingle off the shower when she touches the tap',
    'Porter got a belt off the kettle socket',
    'A limb of the maple, 9 inches thick, is cracked at the union',
    'The fire exit on the second floor is blocked by cages',
    'Smelled propane by patio heater 7, hose is cracked at the fitting',
    'The LPG bottle leaked overnight',
    'The propane hose is split',
    'The dog bit our nurse',
    'The ladder is not safe',
    'The battery of the UPS in the cupboard is swollen',
    'Duc was stuck in there about 10 min',
    'Forklift 2 brakes feel soft',
    'He threatened Bex at reception',
    'A client fell on the loose stair carpet',
    'We are told to reset the CO alarms',
    'I do not feel safe alone at night',
    'The cable is frayed through half its strands',
    'Someone followed me to my car',
    'Two people slipped at the dish pit',
    'Unlabeled walnuts in the salad',
    'A guest had an allergic reaction',
    'Se cayó de la escalera y está herido',
    'Decking by the chimney is soft as a sponge, my foot went through to the knee',
    'Leave that roof alone, somebody will fall through',
    'The landing gave way, I fell in to the knee',
    'Our harness anchor is bent',
    'Half of us do not tie off, nobody clipped on today',
    'Water comes through the ceiling of the baby room around the light fixture',
    'He has numbness between the legs and cannot pass water',
    'She fell off the treatment couch and hit her head',
    'Her calf is swollen and hot',
    'She has a stiff neck and feels sick and sleepy now',
    'A letter of the sign fell on the terrace, the other letters wobble',
    'Mr Wallace has been in lift A since half past four',
    'The doors of lift A will not open and he is inside',
    'Landing door on 6 opens with the car not there',
    'The liftgate dropped by itself and missed Benny by inches',
    'A near miss with the forklift, it could have taken his foot off',
    'His dog died after the new food',
    'The tablets are both gone from the box and she is hard to wake',
    'She had the wrong medicine this morning',
    'No answer at 8, curtains still shut, and he did not eat last night',
    'He is unresponsive in the chair',
    'The light curtain of the cutter is taped over',
    'Ventilation is off, three of us have headaches',
    'The brakes of lorry 5 are failing and we still drive it',
    'Bed lift D brake does not hold, car drifts 200 mm with a bed in it',
    'Handbrake of van 2 won’t hold on the slope',
    'Tail lift drops the last half metre when it is loaded',
    'The interlock of the gate is not working',
    'The handrail does not stay in its bracket',
    'Landing doors on 6 can be opened by hand with no car there',
    'Car stops 60 mm above the landing at ground floor',
    'Two residents have tripped this week',
    'Staff nearly tripped on the ramp',
    'Slip on the wash-up floor',
    'Trip over a loose cable in reception',
    'Floor still greasy this morning',
    'Sent home in a taxi, wrist swollen, did not want hospital',
    'He cut his hand on the sheave',
    'Bruised arm, sent home',
    'Card said nut free, romesco has almonds',
    'The gluten-free tray was made with wheat flour',
    'Allergen cards are missing',
    'One guest ate a bite and used her antihistamine',
    '9.4 C, should be under 5',
    'Freezer -9 C, should be at -18',
    'Walk-in 2 is at 11 degrees',
    'Chicken was in there all night and Marcus says use it',
    'The chicken was pink in the middle',
    'Burgers came out raw',
    'Two of us were ill',
    'She was sick after eating the starter',
    'Three had diarrhoea the next day',
    'The lift is out and Mrs Anand missed her dialysis',
    'He cannot get to his dialysis',
    'Shore power post B7 trips, live casing tingles',
    'Shore power post B7: casing is live',
    'Post B7 is live',
    'The post gives a shock when you touch it.',
    'The shore power post gives you a tingle.',
    'The tap gave Jo and me a nasty belt',
    'You feel a tingle when you touch the rail',
    'The pontoon ladder tingles',
    'Kids got zapped by the ladder',
    'A swimmer felt tingling near post B7',
    'Post B7 cover off, wires hanging out',
    'The earth wire of the pump is off',
    'RCD on pontoon C does not trip',
  ])('is found: %s', (observation) => {
    expect(isReported({ observation })).toBe(true);
  });

  it.each([
    'The handle of the fire door is loose',
    'The fire extinguishers are due for their inspection',
    'The fire inspector came on Monday and wrote him up',
    'The fire department has not signed the plan',
    'Fire alarm test on Monday',
    'There is no smoke, and no fire: the fan is loud',
    'Missed calls fell from 11 to 1 a day',
    'Leaves fall off the tree in the yard',
    'The brand of the pump is not known',
    'Die Lampe im Flur brennt nicht mehr',
    'Le feu vert du client est là',
    'Pump 3 leaks oil at the shaft seal',
    'Trapped air in the radiator',
    'The boiler does not fire up',
    'No one was hurt',
    'Sales fell on Monday',
    'She fell behind with her payments',
    'The delivery slipped to Friday',
    'Dock leveler stuck half up. Not dangerous, just slow',
    'Order two propane bottles for Friday',
    'The pictures are hanging in the hall',
    'Accidental damage cover is in the policy',
    'We went through the list with the customer, and the sale fell through',
    'Two boxes of rotten fruit, and a door swollen by the rain',
    'The old supplier gave way to a new one',
    'He feels sick of the paperwork',
    'We have not responded to the letter of the landlord yet',
    'We almost hit our target and missed the deadline by a day',
    'The police lady and the fire brigade want the plan',
    'Tell the police liaison',
    'The lift is for the police college, and the police contract ends in May',
    'The banner fell behind schedule, and the meeting fell on a Friday',
    'Two breakers tripped and were reset',
    'Staff tripped the alarm by mistake',
    'Car drops passengers at the door, and the lift is cleaned weekly',
    'Delivery slip on the mat, and a packing slip on the stairs',
    'The arm of the chair is broken, and so is the hand of the clock',
    'Fridge showing 4 C, should be under 5',
    'Server room 31 C, should be under 25',
    'Gluten free menu, no wheat at all',
    'Order raw chicken and pork for Friday',
    'The brake pads are due, the handrail is to be painted',
    'Off sick since lunch',
    'The trapped-passenger target is 45 minutes',
    'Response 4 hours, trapped passengers 45 minutes',
    'We cannot see how much it is till the bank feed is back',
    'We can’t walk away from the deal',
    'Anjali has dialysis on Mondays',
    'No shock from the post, but it hums',
    'The new price gave people a shock',
    'The booking system is live since Monday',
    'The posts are live on our site',
    'The cover is off for painting',
    'She felt a tingle of joy',
    'The drive belt of the pump is worn',
    'No live parts are exposed',
    'What on earth is missing from the list?',
  ])('is not found: %s', (observation) => {
    expect(isReported({ observation })).toBe(false);
  });

  it('is not what somebody is called', () => {
    const called = { company: 'Fire & Smoke Ltd', owner: 'Sam, safety officer', team: 'Safety' };
    expect(isReported({ ...called, observation: 'A handle is loose' })).toBe(false);
  });

  it('is read from any other field, and cannot wait', () => {
    const sheet = readFacts({ site: 'North yard', checklist: [{ check: 'Boiler: gas leak' }] });
    expect(cannotWait({ definition, sheet })).toBe(true);
  });

  it('is found in a time that grows with the text', () => {
    for (const pattern of [
      'fell ',
      'fell off a',
      'gas ',
      'no ',
      'burnt her ',
      'riecht a ',
      'chicken was ',
      'nut free has ',
      'people have ',
      'fridge is ',
      'brake does not ',
      'slip on the ',
      'casing is ',
      'post gives the ',
      'tingle when a ',
    ]) {
      const sheet = readFacts({ list: [{ note: { text: pattern.repeat(50_000) } }] });
      const before = process.threadCpuUsage();
      isHazardous({ definition, sheet });
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1_000, pattern).toBeLessThan(200);
    }
  });
});

it.each([
  ['The driver is bleeding from his arm.', true],
  ['A dog bit Josh, he was bleeding. He has gone to the minor injuries unit with Meera.', false],
  ['Lady fainted in the sauna, ambos came and checked her, she went home.', false],
  ['She fainted. The ambulance has been and gone, she is home and fine.', false],
  ['Two employees slipped on the ramp this morning, nobody was injured.', false],
  ['A branch fell on the car park, no one was injured.', false],
  ['Ana burnt her hand on the grill, paramedics treated her.', false],
])(
  'has the emergency services called first, for whom nobody looks after: %s %s',
  (notes, isFirst) => {
    const { content } = composeRun('OPS-01', { site: 'North yard', notes })['order']!;
    expect(content.includes('Call the emergency services first.')).toBe(isFirst);
    expect(content).toContain('## At once');
  },
);

it.each([
  ['Floor still greasy this morning. Drain firm can come Tuesday.', true],
  ['Card said nut free, romesco has almonds. Same cards for the lunch on Saturday.', true],
  ['The tap drips. Plumber can come Tuesday.', false],
])('plans for today what may harm somebody, whatever day a note names: %s %s', (notes, isToday) => {
  const { order, visit } = composeRun('OPS-01', { customer: 'Obi Ltd', notes });
  expect(visit!.summary.includes('2026-03-06')).toBe(isToday);
  expect(order!.summary.startsWith('Somebody may come to harm')).toBe(isToday);
  expect(order!.summary.includes('Not ready to use')).toBe(!isToday);
});

it.each([
  ['SAL-01', 'brief', 'Water runs down the wall near the sockets.', true],
  ['AFT-01', 'guide', 'She says that the railing collapsed.', true],
  ['SAL-01', 'brief', 'Wants a quote for a fire alarm test and safety boots.', false],
])('%s %s asks about danger: %s %s', (code, key, note, isAsked) => {
  const { summary } = composeRun(code, { customer: 'Obi Ltd', note })[key]!;
  expect(summary.includes('may somebody come to harm?')).toBe(isAsked);
});

it.each([
  ['no rope access over the ambulance bay ever', false],
  ['the hoist brake slipped with two men in the cradle', true],
  ['the cladding on the fourth floor is loose', true],
  ['somebody will lose a hand in that bandsaw', true],
  ['the nurse scalded her hand', true],
  ['the gas heater gave me a banging head', true],
  ['fire and security engineer, intruder grade 3', false],
  ['Police have it, crime number to follow', false],
  ['the pump we fitted gives her a shock when she touches it', true],
  ['the post is live and the price gave her a shock', false],
])('takes “%s” for a danger: %s', (notes, isDanger) => {
  const { brief } = composeRun('SAL-01', { company: 'Northmoor', need: 'Clean facade', notes });
  expect(brief!.summary.includes('may somebody come to harm?')).toBe(isDanger);
});

it.each([
  'Don’t bring the accident into the letter.',
  'Her husband is in hospital.',
  'He slipped yesterday and was injured.',
  'Tenant slipped on a dust sheet on 17 Nov, bruised wrist.',
  'Put the number in big for trapped passengers.',
  'Mr Lowe had a stroke so VAT relief may apply.',
  'They did pay something, can’t see how much till the bank feed is back.',
])('asks nobody outside Operations to settle today what is over: %s', (notes) => {
  const { review } = composeRun('AFT-03', { customer: 'Golf Club', notes });
  expect(JSON.stringify(review)).not.toContain('may somebody come to harm');
});

it.each([
  ['Phishing email opened by accounts, password entered on a fake page', true],
  ['Walk-in freezer is down since the morning', true],
  ['Shop was broken into last night', true],
  ['Burst pipe in the basement', true],
  ['Phishing email reported, nobody clicked it', false],
  ['Phishing training is due', false],
  ['Walk-in freezer was down, repaired at noon', false],
  ['Printer is down', false],
])('is done today where it costs more by the hour: %s', (observation, isToday) => {
  const sheet = readFacts({ site: 'Hull depot', observation });
  expect(cannotWait({ definition, sheet })).toBe(isToday);
});
