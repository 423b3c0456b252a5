import { mapMatches, readSpokenHour, spokenHourShape } from '@workspace-ops/content';

const hour = '(?<hour>\\d{1,2})';
const noCount =
  '(?![\\d:%$€£]|\\.\\d| ?(?:k\\b|an?\\b|per\\b|each\\b|people|pounds|euros|days?|weeks?|months?|hours?))';
const spoken = new RegExp(
  `\\b(?:at|from|around|about) ${hour}(?:\\.(?<minute>[0-5]\\d))?${noCount}`,
  'giu',
);
const weekday = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}';
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
/** `7 December 2026, 8.30` */
const besideDate = new RegExp(
  `\\b(?:${weekday}|${month}|(?:19|20)\\d\\d),? ${hour}\\.(?<minute>[0-5]\\d)${noCount}`,
  'giu',
);
/** `Unit 6 Elland, 7.30`: behind a place, where the text ends. */
const behindPlace = new RegExp(`[,;(–-] ?${hour}\\.(?<minute>[0-5]\\d)(?=[).]{0,2}$)`, 'giu');
const everyHour = new RegExp(spokenHourShape.source, 'giu');

/** Times of the day as people write them without a colon, in minutes: `starts at 8.30`, `kick-off at 2`, `half past two`. */
export const spokenTimes = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => [
    ...[spoken, besideDate, behindPlace].flatMap((shape) =>
      mapMatches(text, shape, ({ groups = {} }) =>
        toMinutes(Number(groups['hour']), Number(groups['minute'] ?? 0)),
      ),
    ),
    ...mapMatches(text, everyHour, (match) => {
      const said = readSpokenHour(match);
      return toMinutes(said.hour, said.minute);
    }),
  ]);

const toZones = (said: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    said
      .split(' ')
      .map((one) => [one.replace(/[^A-Z]/g, ''), 60 * Number(one.replace(/[A-Z]/g, ''))]),
  );
/** Minutes by which zones are ahead of UTC, in which an entry names the time. */
const zones = toZones(
  'NZDT13 NZST12 AEDT11 ACDT10.5 AEST10 ACST9.5 JST9 KST9 SGT8 HKT8 AWST8 WIB7 ICT7 IST5.5 PKT5 GST4 EAT3 MSK3 EEST3 SAST2 CAT2 EET2 CEST2 CET1 WAT1 BST1 GMT0 WET0 BRT-3 ADT-3 AST-4 EDT-4 EST-5 CDT-5 CST-6 MDT-6 MST-7 PDT-7 PST-8',
);
/** The same without a season: in summer an hour less. */
const allYear = toZones('EASTERN-5 ET-5 CENTRAL-6 CT-6 MOUNTAIN-7 MT-7 PACIFIC-8 PT-8');
const zoned = new RegExp(
  `\\b${hour}(?:[:.](?<minute>[0-5]\\d))? ?(?<half>[ap]\\.?m\\.?)? ?\\(?(?<zone>${Object.keys({ ...zones, ...allYear }).join('|')})\\b`,
  'giu',
);

const offset =
  /T(?<hour>\d\d):(?<minute>\d\d)[\d:.]{0,12}(?<sign>[+-])(?<ahead>\d\d):?(?<rest>\d\d)?/gu;

/** `7:00 am AEDT` and `T07:00:00+11:00` as the minutes in UTC. */
export const zonedTimes = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => [
    ...mapMatches(text, offset, ({ groups = {} }) => {
      const ahead = toMinutes(Number(groups['ahead']), Number(groups['rest'] ?? 0));
      const at = toMinutes(Number(groups['hour']), Number(groups['minute']));
      return (at + (groups['sign'] === '-' ? ahead : -ahead) + dayLong) % dayLong;
    }),
    ...mapMatches(text, zoned, ({ groups = {} }) => {
      const hours = (Number(groups['hour']) % 12) + (/^p/i.test(groups['half'] ?? '') ? 12 : 0);
      const said = groups['half'] === undefined ? Number(groups['hour']) : hours;
      const at = toMinutes(said, Number(groups['minute'] ?? 0));
      const name = groups['zone']!.toUpperCase();
      const ahead = zones[name] ?? allYear[name]!;
      const inUtc = [ahead, ...(name in allYear ? [ahead + 60] : [])];
      return inUtc.map((by) => (at - by + dayLong) % dayLong);
    }).flat(),
  ]);
const dayLong = 24 * 60;

const toMinutes = (hours: number, minutes: number): number => hours * 60 + minutes;
