import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const opening = {
  role: 'Store keeper',
  tasks: 'stock register and despatch',
  location: 'Pune',
  salary: 'Rs 16,000',
  apply: 'hr@office.example',
};

it.each([
  'Only Maharashtrian ladies, good looking',
  'Hindu candidate preferred, fair complexion',
  'Only Marathi speaking Brahmin',
  'Ladies with pleasing personality, good looks',
  'Local Maharashtrian boys only',
  'Upper caste preferred, vegetarian only',
  'Muslims need not apply',
  'No outsiders',
  'Prefer a Jain family background',
  'Should be Gujarati',
  'Sikhs not considered',
  'Unmarried girls preferred',
  'South Indian candidates preferred',
  'Must be slim',
  'Whites only',
  'Catholic applicants preferred',
  '2 boys for delivery',
])(
  'asks about a wish by caste, religion, region, looks, sex or marriage, and prints none: %s',
  (wish) => {
    const requirements = ['Two years with stock', wish];
    const { content, asks } = composeAt('CUL-03 post', { ...opening, requirements });
    expect(asks).toEqual([
      expect.objectContaining({ question: expect.stringContaining('is left out: may the post') }),
    ]);
    expect(asks[0]!.question).toContain(wish);
    expect(content).not.toContain(wish);
    expect(content).toContain('Two years with stock');
  },
);

it('publishes it without the wish once somebody says so', () => {
  const requirements = ['Two years with stock', 'Muslims need not apply'];
  const { content, asks } = composeAt('CUL-03 post', { ...opening, requirements, maySend: 'yes' });
  expect(asks).toEqual([]);
  expect(content).not.toContain('Muslims');
});

it.each([
  'Fluent Marathi and Hindi',
  'Marathi speaking required',
  'Must speak Tamil',
  'Knowledge of ladies’ wear',
  'Experience in a boys’ school',
  'Women are encouraged to apply',
  'All religions and castes welcome',
  'We choose regardless of caste or religion',
  'Bachelor’s degree in commerce',
  'Must know the local area',
  'Gujarati typing preferred',
  'Native iOS development preferred',
  'Only black cabs licence holders',
  'Good looking after elderly people',
  'Ladies and gents both can apply',
  'Local authority experience preferred',
  'Needs to work with Jewish customers',
])('asks about nothing else that a job needs: %s', (wish) => {
  const { content, asks } = composeAt('CUL-03 post', { ...opening, requirements: [wish] });
  expect(asks).toEqual([]);
  expect(content).toContain(wish);
});
