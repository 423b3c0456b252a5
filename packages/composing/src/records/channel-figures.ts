import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isKnownName, plainName } from '../facts/field-names.ts';
import { withPeriod } from './channel-periods.ts';
import { withSaidFigures } from './said-figures.ts';
import { isEmpty, isScalar, replaceFields } from './fields.ts';
import { withAside } from './set-aside.ts';
import type { NameRow } from './names/program-names.ts';

/** What programs count of what somebody published. */
const figures =
  /^(?:(?:unique|organic|paid|total)?impressions?(?:count|s)?|(?:screenpage|video|page)?views?(?:count)?|reach|sessions|(?:unique)?opens(?:total)?|opensuniqueopens|(?:inlinelink|link|unique)?clicks?(?:count|total|s)?|clicksclickstotal|engagements?|emailssent)$/;
/** Names that only programs have for them, and for what they are of. */
const programs =
  /^(?:impressionscount|impressioncount|clickcount|uniqueimpressionscount|screenpageviews|keyevents|inlinelinkclicks|publisherplatform|profileservice|organizationalentity|daterange|dateranges|timerangestart|datestart|datestop|sessiondefaultchannelgroup|costmicros|emailssent|adname|pagetitle|posttitle|opensopenstotal|statistics|engagementrate|viewcount|estimatedminuteswatched|subscribersgained|averageviewduration|profileusername|totalsent)$/;

/** `instagram: {posts, clicks}, facebook: {posts, clicks}` as people count them: one row for each channel. */
export function withChannelRows(given: JsonObject): JsonObject {
  const record = withPostRows(given);
  const maps = Object.entries(record).flatMap(([name, value]): [string, JsonObject][] => {
    const told = typeof value === 'string' ? readFigures(value) : value;
    return isOfFigures(told) && !ofPeriod.test(plainName(name)) ? [[name, told]] : [];
  });
  if (maps.length < 2 || 'channels' in record) return record;
  const named = new Set(maps.map(([name]) => name));
  return {
    ...Object.fromEntries(Object.entries(record).filter(([name]) => !named.has(name))),
    channels: maps.map(([channel, value]) => ({ channel, ...value })),
  };
}
/** `reach 41,200, clicks 530` and `530 clicks; 22 leads`, as people write them behind a channel. */
function readFigures(text: string): JsonValue {
  const parts = text.length > longestLine ? [] : text.split(/[;,] (?=\p{L}|\d[\d.,k]* \p{L})/u);
  const read = parts.map((part) => figureOf.exec(part.trim())?.groups);
  if (read.length < fewFigures || read.includes(undefined)) return text;
  return Object.fromEntries(
    read.map((part) => [
      (part!['name'] ?? part!['after'])!.toLowerCase(),
      Number((part!['count'] ?? part!['before'])!.replaceAll(',', '')),
    ]),
  );
}
const figureOf =
  /^(?:(?<name>\p{L}[\p{L} -]{1,20}?):? (?<count>\d{1,3}(?:,?\d{3})*)|(?<before>\d{1,3}(?:,?\d{3})*) (?<after>\p{L}[\p{L} -]{1,20}))$/u;
const longestLine = 200;

const isOfFigures = (value: JsonValue): value is JsonObject =>
  isJsonObject(value) &&
  Object.values(value).every((one) => typeof one === 'number') &&
  Object.keys(value).some((name) => counts.test(plainName(name)));
const counts = /^(?:posts|impressions|reach|views|clicks|opens|opened|followers|likes|shares)$/;
/** `rows: [{post, clicks, leads}]`, under a name that does not say so, are posts. */
const withPostRows = (record: JsonObject): JsonObject =>
  'posts' in record || 'channels' in record
    ? record
    : replaceFields(record, ([name, value]) =>
        (rows.test(plainName(name)) || !isKnownName(name)) && isOfCounts(listRows(value))
          ? [[['posts', name], value]]
          : null,
      );
const rows =
  /^(?:rows|items|data|entries|results|figures|stats|statistics|metrics|performance|report|table|csv)$/;
/** Each has a figure, and some have several. */
const isOfCounts = (listed: readonly JsonObject[]): boolean => {
  const counted = listed.map(
    (row) =>
      Object.entries(row).filter(
        ([name, value]) =>
          isScalar(value) && ofPost.test(plainName(name)) && /^\d/.test(`${value}`),
      ).length,
  );
  return counted.every((count) => count > 0) && counted.some((count) => count >= fewFigures);
};
const ofPost =
  /^(?:impressions|reach|views|clicks|opens|leads|enquiries|inquiries|followers|likes|shares|engagements?|signups)$/;
const fewFigures = 2;

/** Of one channel the figures of several months may be told so, too. */
const ofPeriod =
  /^(?:q[1-4]|(?:last|this|previous|prior|next)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$|we?e?k|month|year|\d|before|after|total|all)/;

/** Statistics of posts, pages and mailings: one list of posts, with the figures, the channel and the period under their usual names. */
export function withChannelFigures(record: JsonObject): JsonObject {
  const names = [record, ...Object.values(record).flatMap(listRows)].flatMap((one) =>
    Object.keys(one).map(plainName),
  );
  if (!tellsFigures(names)) return record;
  const read = withPeriod(withLeads(withPosts(withLinkClicks(toRow(record)))));
  const kept = withAside(read, ([name]) => left.test(plainName(name)));
  const named = withSaidFigures(rename(kept, wholeNames));
  const channel = findChannel(record);
  return channel === undefined || 'channel' in named ? named : { channel, ...named };
}

/** Whether a record is one of a program's statistics, by all names in it. */
export const tellsFigures = (names: readonly string[]): boolean =>
  names.some((name) => figures.test(name)) && names.some((name) => programs.test(name));

const listRows = (value: JsonValue): JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject).map(toRow) : [];

/** A row with what it nests: `{campaign: {name}, metrics: {clicks}}`. */
const toRow = (row: JsonObject): JsonObject =>
  replaceFields(row, ([name, value]) =>
    isJsonObject(value)
      ? Object.entries(value).map(([own, of]) => [[own, `${name} ${own}`], of] as const)
      : null,
  );

/** Beside clicks on a link all others are none that lead anywhere. */
const withLinkClicks = (record: JsonObject): JsonObject =>
  Object.keys(record).some((name) => plainName(name) === 'inlinelinkclicks')
    ? replaceFields(record, ([name, value]) =>
        plainName(name) === 'clicks' ? [[['all clicks', name], value]] : null,
      )
    : record;

/** The list whose entries have figures is that of posts. */
function withPosts(record: JsonObject): JsonObject {
  const list = Object.entries(record).find(([, value]) =>
    listRows(value).some((row) => Object.keys(row).some((name) => figures.test(plainName(name)))),
  )?.[0];
  return replaceFields(record, ([name, value]) =>
    name === list ? [[['posts', name], listRows(value).map((row) => rename(row, rowNames))]] : null,
  );
}

const counted: readonly NameRow[] = [
  [/^(?:organicgooglesearch|total|post)?impressions?(?:count)?$/, 'impressions'],
  [
    /^(?:organicgooglesearch|total|inlinelink|link|post|url)?clicks?(?:count|total|sclickstotal)?$|^clicksclickstotal$/,
    'clicks',
  ],
  [
    /^(?:leadgenformsubmissions|leads?count|leadsgenerated|keyeventsgeneratelead|onfacebookleads)$/,
    'leads',
  ],
  [/^(?:screenpage|page)views(?:count)?$/, 'page views'],
  [/^emailssent$/, 'e-mails sent'],
  [/^opens(?:opens)?total$/, 'all opens'],
  [/^(?:opens)?uniqueopens$/, 'opens'],
  [/^keyevents$/, 'key events'],
  [/^previouskeyeventsgeneratelead$/, 'previous leads'],
];
const rowNames: readonly NameRow[] = [
  ...counted,
  [
    /^(?:post|page|ad|video|campaign|media|update)?(?:title|name|text|caption|message)$|^subjectline$|^(?:video|page|post|ad)$/,
    'post',
  ],
];
const wholeNames: readonly NameRow[] = [
  ...counted,
  [/^subjectline$/, 'post'],
  [/^(?:customer|client)$/, 'account'],
  [
    /^(?:publisherplatform|profileservice|socialnetwork|network|service|(?:session)?(?:default)?channelgroup|sessiondefaultchannelgroup|channeltype)$/,
    'channel',
  ],
  [
    /^(?:channeltitle|organi[sz]ationname|accountname|propertyname|profileusername|pagename|descriptivename)$/,
    'account',
  ],
];
/** What says nothing of how it went. */
const left =
  /^(?:kind|organizationalentity|property|type|abusereports|syntaxerrors|\w{0,30}(?:id|urn))$/;

const rename = (record: JsonObject, names: readonly NameRow[]): JsonObject =>
  replaceFields(record, ([name, value]) => {
    const plain = plainName(name);
    if (left.test(plain)) return [];
    if (/micros$/i.test(name) && Number.isFinite(Number(value)))
      return [[[name.replace(/_?micros$/i, '')], Number(value) / 1e6]];
    const usual = names.find(([shape]) => shape.test(plain))?.[1];
    return usual === undefined || usual === name || isEmpty(value)
      ? null
      : [[[usual, name], value]];
  });

/** `actions: [{action_type: 'lead', value: '37'}]` */
const withLeads = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (plainName(name) !== 'actions' || isScalar(value)) return null;
    const read = listRows(value).flatMap((row) => {
      const kind = Object.entries(row).find(([own]) => /type$/i.test(own))?.[1];
      return typeof kind === 'string' && kind !== 'link_click' && row['value'] !== undefined
        ? [[[kind === 'lead' ? 'leads' : kind.replaceAll('_', ' ')], row['value']] as const]
        : [];
    });
    return read.length === 0 ? null : read;
  });

/** A program that counts for one channel alone does not name it. */
const findChannel = (record: JsonObject): string | undefined => {
  const names = new Set(Object.keys(record).map(plainName));
  const texts = Object.values(record).filter((value) => typeof value === 'string');
  if (texts.some((value) => value.startsWith('urn:li:'))) return 'LinkedIn';
  if (texts.some((value) => value.startsWith('youtube'))) return 'YouTube';
  return names.has('emailssent') ? 'E-mail' : undefined;
};
