import { describe, expect, it } from 'vitest';
import { findPlaceholders } from '../find-placeholders.ts';

describe('questions to oneself in brackets', () => {
  it.each([
    'The tour is led by Malik (who? he is on leave) from the north gate.',
    'Lunch with the client (which one?), 12:30, Trattoria Sole',
    'Lunch mit dem Kunden (welcher?), 12:30 Uhr, Gasthaus Krone',
    'The fee includes materials and (lunch? ask canteen) on both days.',
    'Heute gibt es 10 % (oder 15? Chef fragen) auf alle Bücher.',
    'The treaty was signed at Tilsit (AQ2: or Memel? please confirm) in June.',
    'Viele Betriebe bilden nicht aus (Quelle??). Wir ändern das.',
    'Action: (who?) to inform the bank by Friday.',
    'We sold 40 loaves (number??) on the first day.',
    'Answer: (number). The first correct guess wins.',
    'Join our team as (job title)! We offer a bike.',
    'El próximo (fecha) de 10 a 14 h en el patio.',
    'Tender for: (title of tender as in portal)',
    'The talk was given by (name and what he does). We learnt a lot.',
    'My favourite is number four because (reason, honest!). Tell me yours.',
    'Salads and bread: ask someone (fill in)',
  ])('are found in %j', (text) => expect(findPlaceholders(text)).not.toEqual([]));
});
