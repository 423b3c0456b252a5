import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const postWith = (more: Record<string, unknown>): string =>
  composeAt('CUL-03 post', {
    role: 'Van driver',
    tasks: ['Deliver parcels'],
    salary: '£27,000',
    ...(more as Record<string, string>),
  }).content;
const closing = ' We take applications until 18 December.';

it.each([
  [
    'jobs@x.example or ring Dana on 0161 715 0199',
    'Email jobs@x.example or ring Dana on 0161 715 0199.',
  ],
  ['jobs@x.example or 0161 715 0199', 'Email jobs@x.example or ring 0161 715 0199.'],
  ['0161 715 0199 / jobs@x.example', 'Ring 0161 715 0199 or email jobs@x.example.'],
  ['0161 715 0199', 'Ring 0161 715 0199.'],
  ['Tel: 0161 715 0199 (Dana)', 'Ring 0161 715 0199 (Dana).'],
  [
    'Ring Dana on 0161 715 0199 or email jobs@x.example',
    'Ring Dana on 0161 715 0199 or email jobs@x.example.',
  ],
  ['ring Dana or call in at the yard', 'Ring Dana or call in at the yard.'],
  ['CV to jobs@x.example', 'Send your CV to jobs@x.example.'],
  ['www.x.example/jobs or jobs@x.example', 'Apply at www.x.example/jobs or email jobs@x.example.'],
  ['Dana Reed or ring the yard', 'Apply to Dana Reed or ring the yard.'],
  ['the shop manager or drop in', 'Apply to the shop manager or drop in.'],
  [
    'Dana, jobs@x.example, call 0161 715 0199 with questions',
    'How to apply: Dana, jobs@x.example, call 0161 715 0199 with questions.',
  ],
])('says how to apply, with the day until when and without one: %s', (applyTo, told) => {
  expect(postWith({ applyTo })).toContain(told);
  expect(postWith({ applyTo })).not.toContain('Applications go to');
  expect(postWith({ applyTo, closingDate: '18 December' })).toContain(`${told}${closing}`);
});

it.each([
  ['jobs@x.example', 'Applications go to jobs@x.example'],
  ['Dana Reed, jobs@x.example', 'Applications go to Dana Reed, jobs@x.example'],
  ['www.x.example/jobs', 'Applications go to www.x.example/jobs'],
])('says where they go: %s', (applyTo, told) => {
  expect(postWith({ applyTo })).toContain(`${told}.`);
  expect(postWith({ applyTo, closingDate: '18 December' })).toContain(`${told} until 18 December.`);
});

it('takes a list for ways of which each is enough, and a day from the field that has it', () => {
  const applyTo = ['jobs@x.example', '0161 715 0199'];
  expect(postWith({ applyTo })).toContain('Email jobs@x.example or ring 0161 715 0199.');
  expect(postWith({ howToApply: 'jobs@x.example by 18 December' })).toContain(
    'Email jobs@x.example by 18 December.',
  );
  expect(postWith({ howToApply: 'CV to jobs@x.example by 18 December' })).toContain(
    'Send your CV to jobs@x.example by 18 December.',
  );
});

it.each([
  ['18 December', 'until 18 December.'],
  ['midday on 18 December', 'until midday on 18 December.'],
  ['until 18 December', 'until 18 December.'],
  ['when filled', 'until the post is filled.'],
  ['until the role is filled', 'until the post is filled.'],
])('says until when: %s', (closingDate, told) => {
  expect(postWith({ closingDate, applyTo: 'jobs@x.example' })).toContain(
    `Applications go to jobs@x.example ${told}`,
  );
  expect(postWith({ closingDate })).toContain(`We take applications ${told}`);
});

it('names no end where there is none', () => {
  const content = postWith({ closingDate: 'ongoing', applyTo: 'jobs@x.example' });
  expect(content).toContain('Applications go to jobs@x.example.');
});

it('does not call left out an end that it tells in other words', () => {
  const { summary } = composeAt('CUL-03 post', {
    role: 'Van driver',
    tasks: ['Deliver parcels'],
    salary: '£27,000',
    closingDate: 'when filled',
    applyTo: 'jobs@x.example',
  });
  expect(summary).toMatch(/Not on record: .*start date/);
  expect(summary).not.toContain('closing date');
});

it.each([
  ['Mick 0402 555 610', 'To apply, contact Mick on 0402 555 610.'],
  ['Mick, 0402 555 610', 'To apply, contact Mick on 0402 555 610.'],
  ['Mick on 0402 555 610', 'To apply, contact Mick on 0402 555 610.'],
  ['Mick Doherty (0402 555 610)', 'To apply, contact Mick Doherty (0402 555 610).'],
  ['call or text Mick 0402 555 610', 'To apply, call or text Mick on 0402 555 610.'],
  ['Ring 0402 555 610', 'To apply, ring 0402 555 610.'],
  ['txt Mick 0402 555 610', 'To apply, text Mick on 0402 555 610.'],
  ['Dana Reed, dana@x.example', 'To apply, contact Dana Reed at dana@x.example.'],
  ['jobs@x.example', 'To apply, contact jobs@x.example.'],
])('says whom to apply to: %s', (applyContact, told) => {
  expect(postWith({ applyContact })).toContain(told);
});

it.each(['jobs@x.example', 'careers.uk@x.example', 'HR@x.example'])(
  'sends applications to a contact that is an address for them: %s',
  (contact) => {
    expect(postWith({ contact })).toContain(`Applications go to ${contact}`);
    expect(postWith({ email: contact })).toContain(`Applications go to ${contact}`);
  },
);

it('asks whether applications go to the address of somebody', () => {
  const context = { role: 'Van driver', tasks: ['Deliver parcels'], contact: 'ann@x.example' };
  const [ask] = composeAt('CUL-03 post', context).asks;
  expect(ask).toMatchObject({ names: ['applyTo'], offered: 'ann@x.example' });
  expect(ask!.question).toContain('“ann@x.example”: is it that?');
});
