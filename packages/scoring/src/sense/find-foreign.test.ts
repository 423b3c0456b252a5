import { expect, it } from 'vitest';
import { readText } from '../read-text.ts';
import { findForeign } from './find-foreign.ts';
import { wantedLanguages } from './wanted-language.ts';

const list = (text: string, context: Record<string, string>) =>
  findForeign(readText(text), wantedLanguages({ context }));

const german = {
  Klacht: 'Die Fenster der zweiten Etage sind nicht dicht, und bei Regen wird der Boden nass.',
  Wunsch: 'Bitte schicken Sie uns noch diese Woche einen Monteur.',
};
const french = {
  ouvrages: "Remplacement de 22 fenêtres et de la porte d'entrée",
  reserves: 'Joint de la fenêtre 14 à reprendre, levé le 26 novembre',
};
const ours = 'We ask you to put it right, and to tell us by when you will do so.';

it.each([
  german,
  french,
  { melding: 'De ramen van het dak zijn nog niet geleverd, en dat is laat.' },
])('takes our own sentences, and what they quote, for what they are: %j', (context) => {
  const quotes = Object.values(context).map((said) => `This is what was written: ${said}`);
  expect(list([ours, ...quotes, 'It has to be done by Friday.'].join('\n\n'), context)).toEqual([]);
  const rows = Object.entries(context).map(([name, said]) => `- **${name}:** ${said}`);
  expect(list(`${ours}\n\n${rows.join('\n')}`, context)).toEqual([]);
});

it('takes a text in the language of its input for one that may be so', () => {
  const reply = 'Wir danken Ihnen für die Nachricht. Ein Monteur kommt am Freitag zu Ihnen.';
  expect(list(`Sehr geehrte Frau Vogt,\n\n${reply}`, german)).toEqual([]);
});

it('finds sentences in a language that nobody wrote or asked for', () => {
  const others = 'Nous vous prions de nous dire quand vous pourrez le faire.';
  for (const context of [german, { note: 'The windows of the second floor are not tight.' }])
    expect(list(`${ours}\n\n${others}`, context)).toHaveLength(1);
  // Of two that may be it is one.
  const reply = 'Wir danken Ihnen für die Nachricht. Ein Monteur kommt am Freitag zu Ihnen.';
  expect(list(`${ours} ${ours}\n\n${ours}\n\n${reply}`, german)).toHaveLength(1);
  expect(list(ours, { ...german, language: 'de' })).toHaveLength(1);
});
