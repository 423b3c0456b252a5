import { expect, it } from 'vitest';
import { retellPost, tellPost } from './post-summary.ts';

const platform = 'linkedin';
const former = 'Eleven calls are lost each day.\n\nNobody had counted them.';
const content = '\nCount your calls for a week.\n\nWe did.';

it('tells the first line of the text that took the place of another', () => {
  const summary = `${tellPost(platform, former)} Not on record: location.`;
  expect(retellPost(summary, { platform, former, content })).toBe(
    'Post for LinkedIn. Count your calls for a week. Not on record: location.',
  );
});

it.each(['Not ready to send. Which customer?', 'What somebody wrote about the post.'])(
  'leaves a summary that does not quote the text: %j',
  (summary) => expect(retellPost(summary, { platform, former, content })).toBe(summary),
);

it('holds no placeholder and is bounded', () => {
  const written = `[Name] ${'x'.repeat(900)}`;
  const summary = `${tellPost(platform, former)} ${'y'.repeat(460)}`;
  const told = retellPost(summary, { platform, former, content: written });
  expect(told).not.toContain('[');
  expect(told.length).toBeLessThanOrEqual(500);
});
