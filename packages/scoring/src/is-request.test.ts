import { expect, it } from 'vitest';
import { isRequest } from './is-request.ts';

it.each([
  'Tell us which of the two you prefer.',
  'Forward the signed page to Priya.',
  'Ring the site office before ten.',
  'Respond by Friday.',
  'Reply STOP to end.',
  'Text YES by noon.',
  'Provide access by noon.',
  'Double-check the meter.',
  'Unsubscribe with one click.',
  'If you ride to work, ride past.',
  'Grab a seat at the front.',
])('is one: %s', (sentence) => {
  expect(isRequest(sentence)).toBe(true);
});

it.each([
  'Response times fell.',
  'Provided access was given, we began.',
  'Provider rates rose.',
  'Report PDF attached.',
  'Text PDF attached.',
  'Well-known the firm is not.',
  'Re-elected, the chair thanked us.',
])('is none: %s', (sentence) => {
  expect(isRequest(sentence)).toBe(false);
});
