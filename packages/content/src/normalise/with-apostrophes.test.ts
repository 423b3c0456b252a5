import { expect, it } from 'vitest';
import { withApostrophes } from './with-apostrophes.ts';

it.each([
  ['they didnt have a form, couldnt find it', "they didn't have a form, couldn't find it"],
  ['Dont call. DONT. it wont start, cant say', "Don't call. DON'T. it won't start, can't say"],
  [
    'youre early, theyve left, thats fine, hes in',
    "you're early, they've left, that's fine, he's in",
  ],
  ['ive seen it, im not sure, Im out', "I've seen it, I'm not sure, I'm out"],
])('writes %s with them', (text, read) => expect(withApostrophes(text)).toBe(read));

it.each([
  'its valve leaks, lets go, were in, id 14, ill, well',
  "they didn’t and they didn't",
  'la société dont le siège est à Lyon',
  'im März, im Büro',
  'wont@cant.example, isnt.com, #dont, Kants ideas, chants, servant, wants',
])('leaves as it is: %s', (text) => expect(withApostrophes(text)).toBe(text));
