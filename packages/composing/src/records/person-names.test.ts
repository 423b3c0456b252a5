import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withPersonNames } from './person-names.ts';
import { readProgramRecord } from '../../test/read-record.ts';

describe('a name in two fields', () => {
  it.each([
    [{ Vorname: 'Mehmet', Nachname: 'Aydin' }, 'Mehmet Aydin'],
    [{ Name: 'Vogt', Vorname: 'Jana' }, 'Jana Vogt'],
    [{ Name: 'Jana Vogt', Vorname: 'Jana' }, 'Jana Vogt'],
    [{ Prénom: 'Chloé', Nom: 'Lefèvre' }, 'Chloé Lefèvre'],
    [{ voornaam: 'Piet', tussenvoegsel: 'van der', achternaam: 'Berg' }, 'Piet van der Berg'],
    [{ nombre: 'Ana', apellido1: 'Roca', apellido2: 'Gil' }, 'Ana Roca Gil'],
    [{ nome: 'Luca', cognome: 'Neri' }, 'Luca Neri'],
    [{ nombre: 'Ana Roca', apellido: '' }, 'Ana Roca'],
    [{ 'first name': 'Mehmet', Nachname: 'Aydin' }, 'Mehmet Aydin'],
    [{ förnamn: 'Åsa', efternamn: 'Ek' }, 'Åsa Ek'],
  ])('is one name: %j', (record, full) => {
    expect(withPersonNames({ ...record, Firma: 'Kern' })).toEqual({
      'full name': full,
      Firma: 'Kern',
    });
    expect(readProgramRecord({ employee: { ...record, Stelle: 'Fitter' } })).toMatchObject({
      employee: { 'full name': full },
    });
  });

  it.each([
    { Nom: 'Menuiserie Roux' },
    { nome: 'Luca Neri', città: 'Roma' },
    { name: 'Jana Vogt', 'family name of the cat': 'Felidae' },
    { pet: { firstName: 'Rex' } },
  ])('is none in %j', (record) => expect(withPersonNames(record)).toEqual(record));
});

it('has a colleague whose record is in another language called by their whole name', () => {
  const row = { Vorname: 'Jana', Nachname: 'Vogt', Vorgesetzter: 'Karl Maurer' };
  const { title, summary } = composeAt('CUL-01 plan', { ...row, Stelle: 'Technikerin' });
  expect(title).toBe('First two weeks: Jana Vogt');
  expect(summary).not.toMatch(/Not ready|vorgesetzter “/);
});
