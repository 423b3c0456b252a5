import { expect, it } from 'vitest';
import {
  describeConditions,
  describeDeadline,
  describeDuration,
  describeRequirement,
} from './describe-policy.ts';

it('says each condition, those that are false or 0 too', () => {
  const when = {
    personalData: false,
    qualityBelow: 0,
    artifactTypes: ['post' as const, 'csv' as const],
  };
  expect(describeConditions(when)).toEqual([
    'there is no personal data',
    'quality is below 0',
    'it makes Post or CSV',
  ]);
  expect(describeConditions({})).toEqual([]);
});

it('says whom a policy asks', () => {
  const roles = ['approver', 'title:Head of Sales', 'playbook.approvalOwner'];
  expect(describeRequirement({ count: 2, roles, notInitiator: true })).toBe(
    '2 votes of Approver or above or the title Head of Sales or the owner that the playbook names, not by who started the run',
  );
});

it('says what happens at a deadline', () => {
  // oxlint-disable unicorn/no-thenable -- a word of the interface; it is no function
  expect(describeDeadline({ after: 'PT4H', then: 'escalate' })).toBe(
    'After 4 hours: ask admins too',
  );
  expect(describeDeadline({ after: 'P1D', then: 'reject' })).toBe('After 1 day: reject');
  // oxlint-enable unicorn/no-thenable
});

it('puts durations into words, and leaves what is none', () => {
  expect(describeDuration('P1DT2H30M')).toBe('1 day 2 hours 30 minutes');
  expect(describeDuration('P2M')).toBe('2 months');
  expect(describeDuration('soon')).toBe('soon');
});
