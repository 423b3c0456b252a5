import { expect, it } from 'vitest';
import { excerptQueue } from './read-calendar.ts';

const post = {
  title: 'A *bold* [plan]',
  targetPlatform: 'linkedin',
  scheduledFor: new Date('2027-01-04T09:00:00Z'),
  qualityGrade: 'A' as const,
};

it('lists scheduled posts and drafts in Markdown, their titles as plain text', () => {
  const draft = { ...post, title: 'Notes', scheduledFor: null, qualityGrade: null };
  expect(excerptQueue({ scheduled: [post], drafts: [draft] })).toBe(
    [
      '# Content queue',
      '',
      '## Scheduled',
      '',
      String.raw`- **A \*bold\* \[plan\]** · 2027-01-04T09:00:00.000Z · linkedin · grade A`,
      '',
      '## Drafts',
      '',
      '- **Notes** · linkedin',
      '',
    ].join('\n'),
  );
});

it('says so where there is nothing', () => {
  expect(excerptQueue({ scheduled: [], drafts: [] })).toMatch(
    /No post is scheduled\.[^]*No post is in draft\./,
  );
});
