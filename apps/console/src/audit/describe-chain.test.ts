import { describe, expect, it } from 'vitest';
import { describeChain } from './describe-chain.ts';

const chain = { workspaceId: 'ws_1', valid: true, checkedEvents: 12_345, headHash: 'ab' };

describe('describeChain', () => {
  it('says how many entries fit', () => {
    expect(describeChain(chain).title).toContain('12,345');
    expect(describeChain({ ...chain, checkedEvents: 1 }).title).toContain('one entry was');
  });

  it('names the first fault and its reason', () => {
    const brokenAt = { id: 'aud_1', position: 7, reason: 'The hash of its content differs.' };
    expect(describeChain({ ...chain, valid: false, brokenAt })).toEqual({
      title: 'Broken at position 7',
      text: 'The hash of its content differs.',
    });
  });

  it('tells a lost end from a changed entry', () => {
    const witnessed = { position: 40, headHash: 'cd' };
    const found = describeChain({ ...chain, valid: false, state: 'rolled_back', witnessed });
    expect(found.title).toBe('Rolled back');
    expect(found.text).toContain('40');
  });
});
