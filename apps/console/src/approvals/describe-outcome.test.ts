import { describe, expect, it } from 'vitest';
import { describeOutcome } from './describe-outcome.ts';

const ben = { kind: 'person', id: 'usr_ben', name: 'Ben' } as const;

describe('describeOutcome', () => {
  it('says who decided it and how', () => {
    expect(describeOutcome({ status: 'approved', decidedBy: ben }, 'usr_ada')).toBe(
      'Ben approved this',
    );
    expect(describeOutcome({ status: 'sent_back', decidedBy: ben }, 'usr_ben')).toBe(
      'You sent this back',
    );
    expect(describeOutcome({ status: 'rejected' }, 'usr_ada')).toBe('Somebody rejected this');
  });

  it('names nobody for a deadline, and nothing while it is open', () => {
    expect(describeOutcome({ status: 'expired', decidedBy: ben }, 'usr_ben')).toBe(
      'Its deadline passed, which rejected it',
    );
    expect(describeOutcome({ status: 'open' }, 'usr_ada')).toBeNull();
  });
});
