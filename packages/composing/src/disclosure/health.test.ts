import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import type { Fact } from '../facts/read-facts.ts';
import { isHealthField, isOfHealth, withoutHealth } from './health.ts';

it.each([
  'The tenant’s little boy has been on an inhaler since September',
  'Danny’s shoulder is bad and he is going to office work',
  'Moved to the desk for his bad back',
  'Wife said he is in the hospital with his heart',
  'Kelly is in Southmead hospital, baby came early',
  'She’s in St Mary’s hospital',
  'He walks on crutches till March',
  'Her knee is playing up again',
  'Jo has vertigo and cannot go up',
  'Tom was just diagnosed with MS',
  'She is expecting.',
  'Her partner is in intensive care',
  'Driver has a hearing aid, speak up',
  'Mr Ali is coeliac',
  'Diabetic, needs a fridge for insulin',
  'She is 4 months pregnant',
  'My migraines are back',
  "Dean can't drive since his seizure",
  'She has seizures, so no night shifts',
  'Dean may not come back, his back and the other thing',
  'It is her hip and her knee',
  'Moved to the office because of his knees',
  "Dean's back gone again",
  'Baz is off, seeing physio',
  'He is dyslexic and the list was in 8 point',
  'Jo is stepping back because of burnout',
  '8-4, not Wednesdays after 2 (dialysis)',
  'Mon to Thu, Fridays for dialysis',
  'Works 9 to 3 (epilepsy)',
])('knows what is said of somebody’s health: %s', (said) => {
  expect(isOfHealth(said)).toBe(true);
});

it.each([
  'Ash kitchen with pull-outs, everything between knee and shoulder height, fitted in 9 days',
  'Milo (diabetic beagle) boarded 16 nights, every insulin dose given on time',
  '8 dogs coughing right now and one on oxygen in Calgary',
  'The mare had colic surgery in May',
  'Old dog Rusty walks again after the knee operation',
  'One dog had an anaphylactic reaction and died at home',
  'Two cows with pneumonia, and the calf is on antibiotics',
  'Cat with diabetes to be boarded',
  'The ewe is pregnant',
])('takes an animal’s illness for nobody’s: %s', (said) => {
  expect(isOfHealth(said)).toBe(false);
});

it.each([
  'Noreen does it with her knee',
  'The owner of the dog has asthma',
  'He had a stroke last week, so the dog stays with us',
  'Kayleigh is 5 months pregnant, and she walks the dogs',
  'She had surgery after the dog bit her hand',
  'Bill had a stroke last Tuesday, his dog is here',
  'The dog is fine. Her husband has cancer.',
  'She has a guide dog and is partially sighted',
])('knows somebody’s illness beside an animal: %s', (said) => {
  expect(isOfHealth(said)).toBe(true);
});

it.each([
  'The technicians use tablets on site',
  'Uses drip trays under the taps',
  'The motor was burnt out',
  'The fault was diagnosed with a meter',
  'We replaced the bad back boiler',
  'Their back gate is stiff',
  'The hip tiles are worn',
  'Customers they are expecting, and the delivery',
  'She is expecting the parcel on Monday',
  'Kev is in the hospital kitchen till three',
  'We went to the hospital to fix the lift',
  'She saw the consultant about the roof',
  'A ventilator for the bathroom',
  'With his hands full he called back',
  'The seizure of the pump cost a day',
  'He locked his back gate and the other gate',
  'We wrote to him because of his back order',
  'Sue called him back and the other firm, too',
  'The yard is his back garden gone wild',
])('takes nothing else for it: %s', (said) => {
  expect(isOfHealth(said)).toBe(false);
});

it.each([
  [
    'The fan was clogged. The tenant’s little boy has been on an inhaler. He coughs at night.',
    'The fan was clogged.',
  ],
  ['Patients with diabetes walk more in our shoes.', undefined],
  ['The lift stood still.', undefined],
])('leaves out who is ill: %s', (said, left = said) => {
  expect(withoutHealth(said)).toBe(left);
});

it.each([
  'It nearly gave me a heart attack when the invoice came.',
  'I almost had a heart attack when I saw the old bill.',
  'My accountant had a fit when she saw the mess.',
  'The paperwork was making me ill.',
  'My doctor would be proud of the new payroll.',
  'We have a healthy pipeline for the first time in years.',
  'Re-typing invoices was our biggest pain point.',
  'You got us back on our feet in nine days.',
  'We were sick of re-typing addresses.',
])('is none in a figure of speech: %s', (said) => expect(isOfHealth(said)).toBe(false));

it.each(['My husband had a heart attack in May.', 'She nearly died of a stroke.'])(
  'is there beside one: %s',
  (said) => expect(isOfHealth(said)).toBe(true),
);

it.each(['Sutton Physio', 'Hip and Knee Clinic Leeds', 'Bell Mental Health Charity'])(
  'is none in the name of a house, which a story tells: %s',
  (customer) => {
    const { content, asks } = composeAt('MKT-04 story', {
      customer,
      outcome: 'Calls are answered in a day.',
      consent: 'yes, signed',
    });
    expect(content).toContain(`This is the story of ${customer}.`);
    expect(asks).toEqual([]);
  },
);

it.each([
  'We have had three breakdowns since the clocks went back and our lot are slow.',
  'dont chase hard',
])('takes no machine, and no manner, for an illness: %s', (said) => {
  expect(isOfHealth(said)).toBe(false);
});

it.each([
  'One pupil with muscular dystrophy cannot use the stairs.',
  'pupil w/ muscular dystrophy (Alfie R) on the first floor',
  'Her son has cerebral palsy.',
  'Mr Lund is diabetic.',
  'She was diagnosed with multiple sclerosis in May.',
])('is there by the name of a condition that somebody has: %s', (said) => {
  expect(isOfHealth(said)).toBe(true);
});

it.each([
  'The home is for people with dementia.',
  'We need a lift for residents who live with dementia.',
  'The team has autism awareness training in May.',
  'Please quote for a diabetic menu.',
  'They had a ransomware scare in August',
  'Kidney unit (dialysis chairs 4 to 9)',
  'Course for staff (autism training)',
  'A new water line for dialysis',
])('is none of a person in the name of whom a house serves: %s', (said) => {
  expect(isOfHealth(said)).toBe(false);
});

const toFact = (value: string): Fact => ({
  path: ['health'],
  label: 'Health',
  names: ['health'],
  value,
});

it.each(['green', 'Amber', 'at risk', '62', '62/100', 'red (renewal in doubt)', 'healthy', 'poor'])(
  'takes no account’s health for somebody’s: %s',
  (health) => expect(isHealthField(toFact(health))).toBe(false),
);

it.each(['asthma', 'bad back, no lifting', 'pregnant', 'poor eyesight'])(
  'knows somebody’s health in a field of that name: %s',
  (health) => expect(isHealthField(toFact(health))).toBe(true),
);

it.each([
  'missing on C',
  'Limescale had closed the solenoid on a three-year-old cooler to a pinhole',
  'Fountain by the gym still in use, the bag has been torn off',
  'Lead results at two drinking fountains came back at 19 and 23 ppb, above the 15 ppb action level',
  'The seat cover has been torn off',
  'A four-year-old freezer had iced up',
  'Owen is having a nightmare with his partners about money',
])('takes nothing of things, or of money, for health: %s', (said) =>
  expect(isOfHealth(said)).toBe(false),
);

it.each(['The four-year-old has a fever', 'Dan tore his calf and is off till Friday'])(
  'still knows whose health it is: %s',
  (said) => expect(isOfHealth(said)).toBe(true),
);
