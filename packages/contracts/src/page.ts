import { z } from 'zod';
import { optionalQueryInteger, queryInteger, queryText } from './query.ts';
import { limits, storableText } from './text.ts';
import { isoDateTimeInput } from './time.ts';

const pageSize = { min: 1, max: 500 };

const cursorInput = () =>
  queryText(storableText(limits.shortText)).describe(
    'The `nextCursor` of the page before, with the same filters.',
  );

/** The query parameters of a list that is read page by page. */
export const pageInput = (defaultLimit: number) => ({
  limit: queryInteger({ ...pageSize, default: defaultLimit }),
  cursor: cursorInput(),
});

/** The same of a list that has no page size of its own. */
export const optionalPageInput = () => ({
  limit: optionalQueryInteger(pageSize),
  cursor: cursorInput(),
});

/** The answer's way to the next page. */
export const nextCursor = () =>
  z.string().nullable().describe('Gives the next page as `cursor`; null at the end of the list.');

/** The filter by when something came to be. */
export const periodInput = () => ({
  from: queryText(isoDateTimeInput()).describe('ISO 8601: then or later. A date is its beginning.'),
  to: queryText(lastMomentInput()).describe('ISO 8601: then or before. A date is its end.'),
});

/** As {@link isoDateTimeInput}, but a date alone is its last millisecond. */
const lastMomentInput = () =>
  z
    .string()
    .transform((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59.999Z` : text))
    .pipe(isoDateTimeInput());

/** Of a row of a list whose free JSON lost its largest fields. */
export const truncatedRow = () =>
  z.literal(true).optional().describe('Fields are missing; the single record has all of them.');
