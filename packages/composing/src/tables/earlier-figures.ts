import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { normalName, spacedName } from '../facts/field-names.ts';
import { onceFor } from '../facts/once-for.ts';
import { ofEarlier } from '../records/earlier-times.ts';

const ofChannels =
  /^(?:channels?|platforms?|posts?|campaigns?|figures|results|metrics|performance)$/;
/** What a row is called by. */
const callings = ['channel', 'name', 'post', 'campaign', 'platform', 'title'];

/**
 * The data of a readout with what was before beside what it is compared with: `310 clicks, 180 previous clicks`. Channels
 * that are the names of fields are rows as others are. A channel that is gone is a row of its own.
 */
export const withEarlierFigures = onceFor((context: JsonObject): JsonObject => {
  const found = Object.entries(context).find(
    ([name, value]) => ofEarlier.test(normalName(name)) && typeof value === 'object',
  );
  const listed = Object.entries(context).find(
    ([name, value]) =>
      name !== found?.[0] &&
      (Array.isArray(value) || ofChannels.test(normalName(name))) &&
      toRows(value).length > 0,
  );
  const rows = listed === undefined ? [] : toRows(listed[1]);
  const others = Object.fromEntries(
    Object.entries(context).filter((field) => field[0] !== found?.[0]),
  );
  if (found === undefined) return listed === undefined ? context : { ...others, [listed[0]]: rows };
  const before = toRows(found[1]);
  // Of all channels together: `previousPeriod: {clicks: 180}`
  if (before.length === 0 && isJsonObject(found[1]) && isFlat(found[1]))
    return { ...others, ...nameEarlier(found[1]) };
  if (listed === undefined || before.length === 0) return context;
  const gone = before.filter((row) => !rows.some((own) => isSame(own, row)));
  const compared = [...rows, ...gone.map(onlyName)];
  return {
    ...others,
    [listed[0]]: compared.map((row) => ({
      ...row,
      ...nameEarlier(withoutName(before.find((one) => isSame(row, one)) ?? {})),
    })),
  };
});

/** The records of a list, or of fields that are named after channels; none of anything else. */
function toRows(value: JsonValue): JsonObject[] {
  if (Array.isArray(value)) {
    const rows = value.filter(isJsonObject);
    return rows.length === value.length && rows.every((row) => toName(row) !== '') ? rows : [];
  }
  if (!isJsonObject(value)) return [];
  const fields = Object.entries(value);
  return fields.length > 0 && fields.every(([, row]) => isJsonObject(row) && isFlat(row))
    ? fields.map(([channel, row]) => ({ channel, ...(row as JsonObject) }))
    : [];
}

const isFlat = (row: JsonObject): boolean =>
  Object.values(row).every((value) => typeof value !== 'object' || value === null);

const toKey = (row: JsonObject): string | undefined =>
  Object.keys(row).find((key) => callings.includes(normalName(key)));

const toName = (row: JsonObject): string => {
  const key = toKey(row);
  const name = key === undefined ? '' : row[key];
  return typeof name === 'string' ? name.trim().toLowerCase() : '';
};

const isSame = (one: JsonObject, other: JsonObject): boolean => toName(one) === toName(other);

const withoutName = (row: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== toKey(row)));

const onlyName = (row: JsonObject): JsonObject => {
  const key = toKey(row)!;
  return { [key]: row[key]! };
};

const nameEarlier = (row: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [`previous ${spacedName(key)}`, value]),
  );
