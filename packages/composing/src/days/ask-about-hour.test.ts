import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const news = { theme: 'Spring', highlights: ['The yard is open on Saturdays again'] };
const write = (more: JsonObject) => composeRun('MKT-02', { ...news, ...more })['issue']!;

describe('the hour of an event', () => {
  it.each<[JsonObject, string]>([
    [
      { event: { name: 'Pruning demo', date: '2026-03-21', time: '2:30 PM', location: 'Plot 9' } },
      'on March 21, 2026, 2:30 PM. Where: Plot 9.',
    ],
    [{ event: 'Cheese tasting', date: '2026-03-21', time: '7pm' }, 'on 21 March 2026, 7pm.'],
    [
      { event: 'Open evening', eventDate: '2026-03-21', doors: 'from 18:30' },
      'on 21 March 2026, from 18:30.',
    ],
  ])('is told with its day: %j', (more, told) => {
    const { content, asks, summary } = write(more);
    expect(content).toContain(told);
    expect(asks).toEqual([]);
    expect(summary).not.toContain('Not told');
  });

  it('is not that at which the issue is sent', () => {
    const { content } = write({
      event: 'Open evening from 6 to 8',
      eventDate: '2026-03-21',
      publishOn: '2026-03-10',
      time: '08:15',
    });
    expect(content).toContain('on 21 March 2026.');
    expect(content).not.toContain('08:15');
  });

  it.each<JsonObject>([
    { event: 'Open morning at the mill', eventDate: '2026-03-21', location: 'Mill Lane' },
    { event: { name: 'Boiler workshop', date: '2026-03-21' } },
    { event: 'Customer breakfast', date: '21 March 2026' },
    { event: 'Open morning', date: '2026-03-21', highlights: ['Ring us from 9 to 1'] },
    { event: 'Workshop, free from 7 March', date: '2026-03-21' },
  ])('is asked where nobody told it: %j', (more) => {
    expect(write(more).asks).toEqual([
      { names: ['eventTime'], question: expect.stringContaining('no hour on record') as string },
    ]);
    expect(write({ ...more, eventTime: '10 am' }).asks).toEqual([]);
  });

  it.each<JsonObject>([
    { event: 'Spring fair', date: '2026-03-21' },
    { event: 'Open morning, 10 to 12', date: '2026-03-21' },
    { event: 'Cheese tasting after work', date: '2026-03-21' },
    { event: 'Wine tasting', date: '21 March 2026 at 7' },
    { event: 'Open house' },
    { event: 'Stand at the trade show', date: '2026-03-21' },
    { event: 'Workshop', date: '2026-03-21', hours: 'all day' },
  ])('is not asked: %j', (more) => {
    expect(write(more).asks).toEqual([]);
  });
});
