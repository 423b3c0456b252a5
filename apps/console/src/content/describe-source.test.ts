import { expect, it } from 'vitest';
import { describeSource, readSubject } from './describe-source.ts';

it('has words for the known sources, and shows others as they are', () => {
  expect(describeSource('voice_call')).toBe('Phone call');
  expect(describeSource('handoff:revenue-lead-to-sale:2')).toBe('Handoff');
  expect(describeSource('partner_feed')).toBe('partner_feed');
});

it('finds whom a run is about', () => {
  expect(readSubject({ company: 'Brae', customer: ' Leith ' })).toBe('Leith');
  expect(readSubject({ customer: 7, name: '' })).toBeNull();
});
