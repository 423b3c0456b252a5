import { describe, expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

describe('figures of a channel', () => {
  it('have the channel, the period and the posts', () => {
    expect(
      readProgramRecord({
        organizationalEntity: 'urn:li:organization:71840226',
        timeRange: { start: 1_793_491_200_000, end: 1_795_996_800_000 },
        totalShareStatistics: { impressionCount: 18_420, clickCount: 612, engagement: 0.0514 },
        posts: [{ 'Post title': 'Fire doors', Impressions: 9870, Clicks: 401 }],
        leadGenFormSubmissions: 14,
      }),
    ).toEqual({
      channel: 'LinkedIn',
      period: '1 to 30 November 2026',
      impressions: 18_420,
      clicks: 612,
      engagement: '5.1%',
      posts: [{ post: 'Fire doors', impressions: 9870, clicks: 401 }],
      leads: 14,
    });
  });

  it('tell clicks on a link from all others, leads from other actions, and what was spent in what', () => {
    expect(
      readProgramRecord({
        account_currency: 'AUD',
        date_start: '2026-11-01',
        date_stop: '2026-12-02',
        publisher_platform: 'facebook, instagram',
        clicks: '1390',
        inline_link_clicks: '884',
        spend: '1122.40',
        ctr: '2.164783',
        actions: [
          { action_type: 'link_click', value: '884' },
          { action_type: 'lead', value: '37' },
        ],
        ads: [{ ad_name: 'Reel', impressions: '38900', inline_link_clicks: '641', leads: '31' }],
      }),
    ).toEqual({
      period: '1 November 2026 to 2 December 2026',
      channel: 'Facebook, Instagram',
      'all clicks': '1390',
      clicks: '884',
      spend: 'AUD 1,122.40',
      ctr: '2.2%',
      leads: '37',
      posts: [{ post: 'Reel', impressions: '38900', clicks: '641', leads: '31' }],
    });
  });

  it('compare a period with the one before, and count money in whole units', () => {
    expect(
      readProgramRecord({
        dateRanges: [
          { startDate: '2026-10-01', endDate: '2026-10-31' },
          { startDate: '2026-09-01', endDate: '2026-09-30' },
        ],
        rows: [{ pageTitle: 'Doors', screenPageViews: 860, keyEvents: 3 }],
      }),
    ).toEqual({
      period: '1 to 31 October 2026',
      'period before': '1 to 30 September 2026',
      posts: [{ post: 'Doors', 'page views': 860, 'key events': 3 }],
    });
    expect(
      readProgramRecord({
        segments: { month: '2026-10-01' },
        campaigns: [
          { campaign: { name: 'Boilers' }, metrics: { clicks: '611', costMicros: '742300000' } },
        ],
      }),
    ).toEqual({
      period: 'October 2026',
      posts: [{ post: 'Boilers', clicks: '611', cost: 742.3 }],
    });
  });

  it('are left alone where people wrote them', () => {
    const written = {
      channel: 'linkedin',
      period: 'November',
      posts: [{ title: 'Doors', impressions: 10, clicks: 2 }],
      leads: 3,
    };
    expect(readProgramRecord(written)).toBe(written);
  });
});

it('have a row for each channel where people count them by channel, and not by month', () => {
  const instagram = { posts: 12, reach: 18_400, clicks: 212 };
  const facebook = { posts: 8, reach: 3_100, clicks: 41 };
  expect(readProgramRecord({ month: 'November', instagram, facebook })).toEqual({
    month: 'November',
    channels: [
      { channel: 'instagram', ...instagram },
      { channel: 'facebook', ...facebook },
    ],
  });
  const byMonth = readProgramRecord({ october: instagram, november: facebook });
  expect(byMonth).not.toHaveProperty('channels');
});
