import { z } from 'zod';
import { queryChoice, queryText } from './query.ts';
import { idInput } from './text.ts';
import { parseIsoDateTime, timestamp } from './time.ts';

export const metrics = ['runs', 'waiting', 'cost', 'quality', 'latency'] as const;
export type Metric = (typeof metrics)[number];

export const bucketSizes = ['hour', 'day', 'week'] as const;
export type BucketSize = (typeof bucketSizes)[number];

/** The most that one answer holds. */
export const mostBuckets = 750;

/** A moment, or a date, which is a day in the workspace's time zone and so kept as it is. */
const momentOrDate = () =>
  z
    .string()
    .refine((text) => parseIsoDateTime(text) !== null, { error: 'must be an ISO 8601 date-time' })
    .meta({ format: 'date-time' });

export const metricSeriesFilter = z.object({
  metric: z.enum(metrics).describe('What is measured.'),
  bucket: queryChoice(bucketSizes, 'day').describe(
    'How long a bucket is, on the clock of the workspace’s time zone. Weeks begin on Monday.',
  ),
  from: queryText(momentOrDate()).describe(
    'ISO 8601: in the first bucket. A date is its beginning in the workspace’s time zone. Default: so that there are 48 hours, 30 days or 26 weeks.',
  ),
  to: queryText(momentOrDate()).describe(
    'ISO 8601: in the last bucket. A date is its end in the workspace’s time zone. Buckets that have not begun are left out. Default: now.',
  ),
  workflowId: queryText(idInput()).describe('The workflow’s id or code.'),
  department: queryText(idInput()).describe('The code of a department, as `mkt`.'),
});

export type MetricSeriesFilter = z.output<typeof metricSeriesFilter>;

export const seriesUnits = ['count', 'usd', 'score', 'ms'] as const;

export const metricSeriesSchema = z
  .object({
    metric: z.enum(metrics),
    bucket: z.enum(bucketSizes),
    timeZone: z.string().describe('The workspace’s time zone, an IANA name.'),
    times: z.array(timestamp()).describe('The beginnings of the buckets, oldest first.'),
    until: timestamp().describe('The end of the last bucket.'),
    series: z.array(
      z.object({
        name: z.string(),
        unit: z.enum(seriesUnits),
        values: z
          .array(z.number().nullable())
          .describe('One for each bucket; null where there is nothing to measure.'),
      }),
    ),
  })
  .meta({ id: 'MetricSeries' });

export type MetricSeries = z.infer<typeof metricSeriesSchema>;
