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

/** Minutes by which zones are ahead of UTC, in which an entry names the time. */
const zones: Readonly<Record<string, number>> = {
  ...{ NZDT: 780, NZST: 720, AEDT: 660, ACDT: 630, AEST: 600, ACST: 570, JST: 540, KST: 540 },
  ...{ SGT: 480, HKT: 480, AWST: 480, WIB: 420, ICT: 420, IST: 330, PKT: 300, GST: 240, EAT: 180 },
  ...{ MSK: 180, EEST: 180, SAST: 120, CAT: 120, EET: 120, CEST: 120, CET: 60, WAT: 60, BST: 60 },
  ...{ GMT: 0, WET: 0, BRT: -180, ADT: -180, AST: -240, EDT: -240, EST: -300, CDT: -300 },
  ...{ CST: -360, MDT: -360, MST: -420, PDT: -420, PST: -480 },
};
/** The same without a season: in summer an hour less. */
const allYear: Readonly<Record<string, number>> = {
  ...{ EASTERN: -300, ET: -300, CENTRAL: -360, CT: -360, MOUNTAIN: -420, MT: -420 },
  ...{ PACIFIC: -480, PT: -480 },
};
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
