import { expect, it } from 'vitest';
import { isAcute } from './hazards.ts';

it.each([
  'Battery is swelling and hissing.',
  'Battery case looks bulged on one side.',
  'The power bank got really hot and puffed up',
  'Leaking battery in the forklift',
  'The e-bike battery is hot to the touch',
  'UPS in the cupboard is swollen',
  'Water is dripping from the ceiling onto the inverter.',
  'Roof leak right above the breaker panel.',
  'Rain gets into the junction box at gate 2',
  'Sewage is running down into the server room',
  'Leak next to the distribution board',
  'Sockets are wet after the burst pipe',
  'Puddle around the charger in bay 4',
])('takes water on what is electrical, and a failing battery, for danger: %s', (said) => {
  expect(isAcute(said)).toBe(true);
});

it.each([
  'Battery is to be replaced in May.',
  'Batteries changed and the tap still leaks.',
  'New batteries are on order.',
  'Battery room has two vents',
  'Water meter in the server room to be read',
  'Water pump with a new control panel',
  'Rain sensor on the charger is fitted.',
  'The roof leaks above the porch.',
  'Leak test on the generator passed',
  'The inverter is under warranty.',
  'Water heater in the electrical cupboard to be quoted',
  'The drain plug is wet.',
])('takes neither for danger where nothing fails: %s', (said) => {
  expect(isAcute(said)).toBe(false);
});
