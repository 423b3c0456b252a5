import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const isHeld = (outcome: string): boolean =>
  composeAt('MKT-04 story', {
    customer: 'Beth Low',
    quote: 'It was easy.',
    outcome,
    consent: 'Yes, use name and quote',
  }).asks.some(({ question }) => question?.includes('come to harm') === true);

it.each([
  '112 guests fed, two coeliacs and a nut allergy catered for without fuss',
  'We catered for six gluten free guests and one nut allergy with no problems',
  'All three nut allergies were handled safely',
])('takes care that was taken for no danger: %s', (said) => expect(isHeld(said)).toBe(false));

it.each([
  'A guest with a nut allergy was served pesto and taken ill',
  'A guest with a nut allergy was served the pesto, no drama but she needed her epipen',
])('asks about harm at %s', (said) => expect(isHeld(said)).toBe(true));

const enquiry = { company: 'Low Ltd', contact: 'Ann Low', email: 'ann@example.com' };
const isAlarmed = (notes: string): boolean =>
  composeAt('SAL-01 brief', { ...enquiry, notes }).summary.includes('come to harm');

it.each([
  'Two guests are vegan and one has a severe nut allergy. Would like to bring own wine.',
  'One guest has a severe peanut allergy',
  '84 guests, 6 vegetarian, 2 coeliac and 1 allergic to shellfish',
  'Hot fork buffet',
  'Finger buffet and a hot drink on arrival',
])('takes a need, and a menu, for no danger: %s', (notes) => expect(isAlarmed(notes)).toBe(false));

it.each([
  'Guest with a nut allergy was given pesto',
  'A guest has a severe nut allergy and nobody told the kitchen',
  'Boy with severe peanut allergy sits next to the buffet',
  'Severe nut allergy and nobody on the rota has training',
  'Coffee urn is too hot and a guest was scalded',
  'A guest trapped her finger in a folding table',
])('tells danger apart from it: %s', (notes) => expect(isAlarmed(notes)).toBe(true));

it('writes a menu, a price per head and what they are for into a proposal', () => {
  const offer = {
    customer: 'Helen Low',
    menu: ['Grazing table', 'Hot fork buffet', 'Pudding bar'],
    pricePerHead: '£38.50',
    timeline: '10 April 2027',
    terms: '30 days',
  };
  const alone = composeAt('SAL-02 proposal', offer);
  expect(alone.asks).toEqual([]);
  expect(alone.content).toContain('Grazing table, Hot fork buffet, Pudding bar.');
  expect(alone.content).toContain('Price per head: £38.50.');
  const beside = composeAt('SAL-02 proposal', { ...offer, scope: '50th birthday party' });
  expect(beside.asks).toEqual([]);
  expect(beside.content).toContain('50th birthday party. Included: Grazing table');
});
