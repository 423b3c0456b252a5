import { describe, expect, it } from 'vitest';
import { formatMoment } from './format-moment.ts';
import { findZone } from './use-workspace-zone.ts';

const workspace = { current: true, timeZone: null, defaultTimeZone: 'America/New_York' };

describe('findZone', () => {
  it('is the zone of the current workspace', () => {
    const other = { ...workspace, current: false, timeZone: 'Asia/Tokyo' };
    const current = { ...workspace, timeZone: 'Europe/Berlin' };
    expect(findZone([other, current])).toEqual({ zone: 'Europe/Berlin', isSet: true });
  });

  it('is that of the installation where the workspace has set none', () => {
    expect(findZone([workspace])).toEqual({ zone: 'America/New_York', isSet: false });
  });
});

it('names the zone of a moment', () => {
  expect(formatMoment('2026-11-30T15:00:00Z', 'America/New_York')).toBe(
    'Mon, 30 Nov 2026, 10:00 (America/New_York)',
  );
});
