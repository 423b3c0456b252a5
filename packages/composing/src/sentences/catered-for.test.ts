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
