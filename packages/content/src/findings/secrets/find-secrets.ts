import { findingOf, type Finding } from '../finding.ts';
import { findPrivateKeys } from './find-private-keys.ts';
import { addressShape, keyShape, labelledShape, namedShapes } from './secret-shapes.ts';

/** Keys, tokens, passwords and the like, for folded text, in no order. */
export const findSecrets = (text: string): Finding[] => [
  ...findPrivateKeys(text),
  ...matches(text, keyShape),
  ...namedShapes.flatMap((shape) => matches(text, shape)),
  ...matches(text, addressShape).filter(({ start, end }) => !isMark(text.slice(start, end))),
  ...matches(text, labelledShape).filter(({ start, end }) => looksSecret(text.slice(start, end))),
];

const matches = (text: string, shape: RegExp): Finding[] =>
  [...text.matchAll(shape)].map((match) => findingOf('secret', match));

/** Asterisks and the names of variables stand for a value that is not there. */
const isMark = (value: string): boolean =>
  /^(?:[*.\-_]+|x+|%\w+%|\$\w+|[A-Z]+(?:_[A-Z]+)+)$/i.test(value);

/** Words behind `password:` say something about one; numbers behind `tokens:` count them. */
const looksSecret = (value: string): boolean =>
  !isMark(value) &&
  !/^(?:https?:\/\/|[\d.]+$)/i.test(value) &&
  (/\d/.test(value) || /[!#$%^&*+=?~]/.test(value) || value.length >= 20);
