import { expect, it } from 'vitest';
import { isCourtesy } from './courtesies.ts';

it.each([
  'Hi Jake',
  'Hi Jake, this is interesting timing',
  'Hello Jake, hope you’re well.',
  'Thanks Karen',
  'Cheers Greg',
  'Regards, Fiona',
  'Kind regards, Greg Low, Facilities Manager',
  'Ta, Bec',
  'Thx - Karen',
  'Best, Karen Voss',
  'Thanks mate',
  'Thanks for reaching out.',
  'Thank you for getting back to me so quickly.',
  'Talk then.',
  'Looking forward to it.',
  'Sent from my iPhone',
])('knows a courtesy: %s', (sentence) => expect(isCourtesy(sentence)).toBe(true));

it.each([
  'Thanks Karen will join.',
  'Hi Jake, we are a listed building',
  'Thanks for nothing, the pump is broken.',
  'Best by email.',
  'Best time is mornings.',
  'Regards the invoice, we paid it.',
  'Timing is bad.',
  'Looking forward to the refund.',
  'Cheers Greg, call me Friday',
])('and what is none: %s', (sentence) => expect(isCourtesy(sentence)).toBe(false));
