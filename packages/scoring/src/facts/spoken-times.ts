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

const toMinutes = (hours: number, minutes: number): number => hours * 60 + minutes;
