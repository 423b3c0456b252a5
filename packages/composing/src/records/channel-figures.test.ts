import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
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

const posts = [
  { Post: 'Myths', Channel: 'LinkedIn', Views: 4210, Clicks: 88, Enquiries: 3 },
  { Post: 'Checklist, solar', Channel: 'Blog', Views: 731, Clicks: 204, Enquiries: 5 },
];

it('are those of posts, under whatever name they are listed', () => {
  expect(readProgramRecord({ rows: posts })).toEqual({ posts });
  const work = [{ item: 'Doors', quantity: 2, price: 90 }];
  expect(readProgramRecord({ items: work })).toEqual({ items: work });
});

it('stand by themselves in the table, without what is said of all posts', () => {
  const given = { period: 'November 2026', rows: posts, whatWorked: 'Checklists' };
  const { table, readout } = composeRun('MKT-03', given);
  expect(table!.content.split('\r\n')[0]).toBe('channel,period,post,impressions,clicks,leads');
  expect(readout!.content).toContain('period.\n\n- **Period:** November 2026\n- Myths: ');
});

it('are read out of a table that was pasted in as text', () => {
  const csv = [
    'Post,Channel,Views,Clicks,Enquiries',
    'Myths,LinkedIn,4210,88,3',
    '"Checklist, solar",Blog,731,204,5',
  ].join('\n');
  const read = posts.map((post) =>
    Object.fromEntries(Object.entries(post).map(([name, value]) => [name, String(value)])),
  );
  expect(readProgramRecord({ data: csv })).toEqual({ posts: read });
});

it.each([
  'Ann, the owner, is happy\nBob, her son, is not, 2 days late',
  'Call Ann, Bob, Cleo\n2 of them, 3 times, 4 pm\nthen write',
  'One, two, three',
])('are none of a note with commas: %j', (notes) => {
  const given = { customer: 'Hale', notes };
  expect(readProgramRecord(given)).toEqual(given);
});

it('are read of channels that have them in words', () => {
  const Facebook = 'reach 41,200, clicks 530, bookings 22';
  const Newsletter = '1,140 opens; 96 clicks';
  expect(readProgramRecord({ period: 'Q3 2026', Facebook, Newsletter })).toEqual({
    period: 'Q3 2026',
    channels: [
      { channel: 'Facebook', reach: 41_200, clicks: 530, bookings: 22 },
      { channel: 'Newsletter', opens: 1140, clicks: 96 },
    ],
  });
  const rooms = { north: '3 beds, 2 chairs', south: '4 beds, 1 chair' };
  expect(readProgramRecord(rooms)).toEqual(rooms);
});
