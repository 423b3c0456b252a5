import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { findNamedTime, findUnfollowed } from './follow-instructions.ts';

describe('instructions about when something goes out', () => {
  it.each([
    ['Publish it on 3 March at 10:00.', '3 March at 10:00'],
    ['Make it shorter and move it to next Tuesday at 3pm', 'next Tuesday at 3pm'],
    ['No hashtags. Please schedule the post for 2099-03-02T09:00:00Z', '2099-03-02T09:00:00Z'],
    ['It should be published on Friday, 5 March 2099', 'Friday, 5 March 2099'],
    ['Reschedule to tomorrow morning, no hashtags', 'tomorrow morning'],
    ['Set the publication date to the 12th of May', 'the 12th of May'],
    ['Post at 10am', '10am'],
    ['Publish it on Monday. No, publish it on Tuesday.', 'Tuesday'],
    ['have it go live on 1 June at 8 am', '1 June at 8 am'],
  ])('%j names %j', (instructions, time) => {
    expect(findNamedTime(instructions)?.time).toBe(time);
  });

  it.each([
    'Publish it on LinkedIn',
    'Post it to the blog on Friday and say that we are open',
    'Say that we open on 3 March',
    'Do not publish it before 3 March',
    'Change the date to 3 March',
    'Move the last paragraph to the top',
    'Schedule a call for Monday',
    'Under 150 words',
    'Publish it soon',
  ])('%j names none', (instructions) => {
    expect(findNamedTime(instructions)).toBeUndefined();
  });

  it('are not followed by a text, whatever it says', () => {
    const draft = { title: 'Ours', content: 'We publish it on Friday.' };
    const instructions = 'No links. Publish it on Friday.';
    const given = { original: draft, instructions, artifactType: 'post' as const };
    expect(findUnfollowed(draft, given, 'checked-only')).toEqual(['Publish it on Friday.']);
  });

  it('are read in time in proportion to their length', () => {
    expect(measureGrowth(findNamedTime, 'publish it on monday, ')).toBeLessThan(10);
    expect(measureGrowth(findNamedTime, '1:1 ')).toBeLessThan(10);
  });
});
