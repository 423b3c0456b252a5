/** Letters of other alphabets, and small capitals, that look like a Latin one. */
const shapes: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ',
  b: 'вβʙ',
  c: 'сϲᴄ',
  d: 'ԁᴅ',
  e: 'еεєᴇ',
  f: 'ꜰ',
  g: 'ɡցɢ',
  h: 'нһհʜ',
  i: 'іїιıɩɪ',
  j: 'јϳᴊ',
  k: 'кκᴋ',
  l: 'ӏӀʟ',
  m: 'мᴍ',
  n: 'пηոɴ',
  o: 'оοօᴏ',
  p: 'рρᴘ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ԝωᴡ',
  x: 'хχ',
  y: 'уγүʏ',
  z: 'ᴢ',
  A: 'АΑ',
  B: 'ВΒ',
  C: 'СϹ',
  D: 'Ԁ',
  E: 'ЕΕ',
  H: 'НΗ',
  I: 'ІΙЇ',
  J: 'ЈͿ',
  K: 'КΚ',
  M: 'МΜ',
  N: 'Ν',
  O: 'ОΟՕ',
  P: 'РΡ',
  Q: 'Ԛ',
  S: 'Ѕ',
  T: 'ТΤ',
  U: 'Ս',
  W: 'Ԝ',
  X: 'ХΧ',
  Y: 'УΥҮ',
  Z: 'Ζ',
};

const latinByLookAlike = new Map(
  Object.entries(shapes).flatMap(([latin, letters]) =>
    Array.from(letters, (letter): [string, string] => [letter, latin]),
  ),
);
const lookAlike = new RegExp(`[${[...latinByLookAlike.keys()].join('')}]`, 'g');

/** A normalised text with Latin letters for those that look like them, each in its place. */
export const readLookAlikes = (text: string): string =>
  text.replace(lookAlike, (letter) => latinByLookAlike.get(letter)!);
