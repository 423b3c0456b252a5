import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const post = (pay: Record<string, string>): string =>
  composeAt('CUL-03 post', {
    role: 'Writer',
    tasks: ['Four posts a month'],
    applyTo: 'jobs@x.example',
    ...pay,
  }).content;

it.each([
  [{ salary: '$450/post' }, 'Pay: $450/post.'],
  [{ salary: '1099, $450 per post' }, 'Pay: 1099, $450 per post.'],
  [{ salary: '£150 a day' }, 'Pay: £150 a day.'],
  [{ salary: '£34,000' }, 'Salary: £34,000.'],
  [{ salary: '$62,000 a year' }, 'Salary: $62,000 a year.'],
  [{ rate: '$85-95/hr' }, 'Pay: $85-95/hr.'],
  [{ comp: '$62,000' }, 'Salary: $62,000.'],
  [{ fee: '$450 a post' }, 'Pay: $450 a post.'],
  [{ hourlyRate: '$92 an hour' }, 'Pay: $92 an hour.'],
])('tells what an opening pays: %j', (pay, told) => expect(post(pay)).toContain(told));

it('takes a rate for no pay beside a salary, nor one without a figure', () => {
  expect(post({ salary: '$62,000 a year', rate: '$92/hr' })).not.toContain('$92');
  expect(post({ rate: 'negotiable' })).not.toContain('negotiable');
});
