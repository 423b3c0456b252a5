import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const dog = { owner: 'Mrs Carol Nairn', pet: 'Tess, labrador', phone: '07700 900662' };

it('takes whose animal it is for the customer, and for no owner of ours', () => {
  const { title, content } = composeAt('AFT-01 call', dog);
  expect(title).toBe('Check-in call: Mrs Carol Nairn');
  expect(content).toContain('| Owner | not on record');
  const owed = { ...dog, invoice: 'DN-9', amount: '£80.00', due: '2 November 2026' };
  expect(composeAt('FIN-03 reminder', owed).content).toContain('Dear Mrs Carol Nairn,');
  expect(composeAt('FIN-03 ageing', owed).content).toContain('\nMrs Carol Nairn,DN-9,£80.00,');
});

it('keeps an owner of ours beside a customer, and where no animal is on record', () => {
  const kept = { ...dog, owner: 'Shona', customer: 'Mrs Aird' };
  expect(composeAt('AFT-01 call', kept).content).toContain('| Owner | Shona |');
  const { content } = composeAt('OPS-01 visit', { site: 'Doune', issue: 'Sink', owner: 'Lorna' });
  expect(content).toContain('| Owner | Lorna |');
});

it('puts nobody down as the owner whom a field does not name', () => {
  const ownerOf = (at: string, context: Record<string, string>) =>
    /\| Owner \| ([^|]+) \|/.exec(composeAt(at, context).content)?.[1];
  const visit = { site: 'Doune', issue: 'Sink blocked' };
  const said = 'The plumber can come on Thursday at 10';
  expect(ownerOf('OPS-01 visit', { ...visit, owner: said })).toMatch(/^not on record/);
  expect(ownerOf('OPS-01 visit', { ...visit, owner: 'Graeme, he is in until 4' })).toMatch(
    /^Graeme/,
  );
  const story = { observation: 'We took out a grass seed.', outcome: 'Sound next day.' };
  const leave = "Mr Kerr, said we can use the dog's name but not his";
  expect(ownerOf('MKT-01 schedule', { ...story, owner: leave })).toMatch(/^not on record/);
  const draft = composeAt('MKT-01 draft', { ...story, owner: leave });
  expect(draft.summary).toContain('Keep to the consent on record');
  expect(draft.content).not.toContain('Kerr');
});
