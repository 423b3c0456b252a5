import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { buildPrompt } from './build-prompt.ts';
import { readRunData } from '../records/run-data.ts';

/** All that anybody, or a model, reads of it: the texts, what they ask for, and the prompts. */
function readAll(given: JsonObject): string {
  const definition = findWorkflowDefinition('CUL-01')!;
  const context = readRunData(given, undefined);
  const steps = Object.values(composeRun('CUL-01', given));
  const prompts = definition.steps.map(
    (step) => buildPrompt({ definition, step, context, earlier: [] }).prompt,
  );
  const told = steps.map(({ title, content, summary, asks, leftOut }) =>
    [title, content, summary, JSON.stringify(asks), leftOut].join('\n'),
  );
  return [...told, ...prompts].join('\n');
}

const home = { address_line_1: 'Carrer Major 4', postal_code: '08001', city: 'Girona' };

describe('what is told of somebody who begins', () => {
  it.each<[string, JsonObject, readonly string[], readonly string[]]>([
    [
      'an HR program',
      {
        id: 501,
        full_name: 'Nuria Camps',
        gender: 'female',
        identifier: '12345678Z',
        identifier_type: 'dni',
        birthday_on: '1994-08-11',
        nationality: 'es',
        ...home,
        bank_number: 'ES9121000418450200051332',
        location: { id: 3, name: 'Barcelona office' },
        manager: { id: 40, full_name: 'Oriol Puig' },
        contract: { starts_on: '2026-12-07', job_title: 'Coordinator', salary_amount: 3150000 },
      },
      ['Nuria Camps', 'Coordinator', 'Barcelona office', 'Oriol Puig', '7 December 2026'],
      'female 12345678Z dni 1994 Carrer 08001 Girona ES9121 3150000'.split(' '),
    ],
    [
      'a German sheet',
      {
        Vorname: 'Jana',
        Nachname: 'Vogt',
        name: 'Jana Vogt',
        role: 'Servicetechnikerin',
        Geburtsdatum: '03.05.1991',
        Familienstand: 'ledig',
        Gehalt: '46.800 €',
        Steuerklasse: 'IV',
        Anschrift: 'Lange Str. 9',
        Konfession: 'rk',
        'Naam van partner': 'Kees',
        Notizen: 'ab 01.12.',
        Notes: 'Gehalt ab Januar 46.800 €. Schlüssel bei Karl.',
      },
      ['Jana Vogt', 'Servicetechnikerin', 'Schlüssel bei Karl'],
      ['1991', 'ledig', '46[.,]800', 'IV', 'Lange Str', 'rk', 'Kees'],
    ],
    [
      'a form of a company',
      {
        'New starter': 'Ana Roy',
        'Start date': '2026-12-07',
        'Emergency contact': 'Piet Roy, 06 1234',
        'Next of kin': { name: 'Piet Roy', relation: 'brother' },
        'Marital status': 'married',
        Pronouns: 'they',
        'Home phone': '020 4411',
        Buddy: 'Kim Low',
        Laptop: 'ThinkPad',
        'Parking space': 'P4',
        notes: 'Bring boots. Salary 31,000 a year.',
      },
      ['Ana Roy', 'Kim Low', 'ThinkPad', 'P4', 'Bring boots'],
      ['Piet', '1234', 'brother', 'married', 'they', '4411', '31,000'],
    ],
    [
      'another program',
      {
        employee: { firstName: 'Ola', lastName: 'Berg', dateOfBirth: '1988-02-03', civil: 'gift' },
        work: { title: 'Fitter', site: 'Depot 2', reportsTo: 'Ida Moe' },
        payroll: { kontonummer: '1503.40.12345', skattekort: '7100' },
        equipment: [{ item: 'Tablet', serial: 'T-77', cost: 912 }],
      },
      ['Ola', 'Berg', 'Fitter', 'Depot 2', 'Ida Moe', 'Tablet'],
      ['1988', 'gift', '1503', '7100', '912'],
    ],
  ])('is what colleagues need, as %s has it', (_, given, told, untold) => {
    const all = readAll(given);
    for (const said of told) expect(all).toContain(said);
    for (const said of untold) expect(all).not.toMatch(new RegExp(`(?<!\\p{L})${said}`, 'u'));
  });

  it('names what is left out, and where it may be what is asked for', () => {
    const { plan, welcome } = composeRun('CUL-01', {
      name: 'Jana Vogt',
      Gehalt: '46.800 €',
      gender: 'w',
      Eintritt: '01.12.2026',
    });
    expect(plan!.summary).toContain('gender (personal, for whoever keeps the file)');
    expect(plan!.summary).toMatch(/gehalt and eintritt \(of unfamiliar names\)/);
    expect(plan!.content).toMatch(/Left over: start date: eintritt\.|Left over: .*eintritt/);
    for (const { content } of [plan!, welcome!]) expect(content).not.toMatch(/01.12.2026|46.800/);
    expect(welcome!.summary).toContain('start date was not found under a known name');
  });

  it('is all that people write for the first days', () => {
    const given = {
      name: 'Ana Roy',
      'First day': 'Tour, then fire exits',
      Lunch: 'At one, in the yard',
      arrivalTime: '8.30',
      'Where to park': 'Behind the hall',
      'What to bring': 'Boots and a lunch box',
      uniform: 'Two shirts, size M',
      address: 'Unit 4, Foss Yard',
      promised: 'Every other Friday off',
      'Office address': 'Unit 9, Foss Yard',
    };
    const { plan } = composeRun('CUL-01', given);
    const { address, ...open } = given;
    for (const said of Object.values(open).slice(0, -2)) expect(plan!.content).toContain(said);
    expect(plan!.content).toContain('Unit 9');
    expect(plan!.content).not.toContain(address);
  });
});

it('tells of an opening nothing of the file of whoever had the place', () => {
  const opening = {
    role: 'Cook',
    tasks: ['Cook'],
    salary: '£28,000',
    requirements: 'Gender and age do not matter',
    replaces: { name: 'Tom Webb', salary: '41000', leavingReason: 'dismissed for theft' },
    hiringManager: { name: 'Ida Kern', dateOfBirth: '1980-01-01', homeAddress: '4 Elm Rd' },
  };
  for (const { content, summary } of Object.values(composeRun('CUL-03', opening)))
    expect(`${content} ${summary}`).not.toMatch(/41,?000|theft|1980|Elm/);
  const { brief } = composeRun('CUL-03', opening);
  for (const said of ['Tom Webb', 'Ida Kern', '28,000']) expect(brief!.content).toContain(said);
  expect(brief!.summary).toContain('replaces leaving reason (personal');
  const plain = { role: 'Cook', tasks: ['Cook'], Gehalt: '46.800 €', age: 'any' };
  expect(composeRun('CUL-03', plain)['brief']!.content).toContain('46,800');
});

it('tells of a survey no marks of who answered', () => {
  const responses = [6, 8, 7, 7, 5].map((score, at) => ({
    score,
    gender: 'f',
    'Age group': `${at + 3}0-${at + 3}9`,
    nationality: 'Finnish',
    Safety: 4,
    comment: 'Tools are late',
  }));
  for (const { content } of Object.values(composeRun('CUL-02', { team: 'Yard', responses })))
    expect(content).not.toMatch(/gender|\d0-\d9|Finnish/);
});
