import type { HourSpan } from './propose-moment.ts';

const hour = String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?(?: ?(?<half>[ap])\.?m\b\.?)?(?![\d:/]|(?:st|nd|rd|th)\b| (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`;

/** `Ring after 4 not b4 as im teaching`: an hour, and why. */
const withReason = new RegExp(
  String.raw`\b(?:ring|call|phone|text|speak|talk|best|free|available|any ?time|home|in)\b[^.;!?]{0,20}\bafter ${hour} (?:not\b|as (?:i|we)|cos\b|coz\b|cause\b|because\b|since (?:i|we)|when (?:i|we)|but not\b|every\b|each\b|during\b|weekdays\b)`,
  'iu',
);
/** `Teaching til 3.15 every day, so after then`, `I finish at 3, ring then` */
const whenOver = new RegExp(
  String.raw`\b(?:busy|teaching|working|work|class(?:es)?|lessons?|meetings?|tied up|out|on site|shift|driving|surgery)\b[^.;!?]{0,20}\b(?:until|till?) ${hour}[^.!?]{0,30}\b(?:after|then|any ?time)\b|\b(?:finish(?:es|ed)?|done|off|home) (?:work |school |teaching |class(?:es)? )?(?:at|by|from) (?<later>\d{1,2})(?:[:.](?<past>[0-5]\d))?[, ][^.!?]{0,20}\b(?:then|after|ring|call|phone)\b`,
  'iu',
);
const outside =
  /(?:\b(?:not|never|no|except|outside|out of|avoid|dont)\b|n['’]t\b)[^.;,!?]{0,40}\b(?:(?<school>school|teaching|lesson)|work|working|office|business|shop|surgery|opening) (?:hours|time)\b/iu;
/** When schools and others close. */
const [schoolEnds, workEnds] = [15 * 60 + 30, 17 * 60 + 30];

const toMinutes = (hours: string, minute = '0', half = ''): number => {
  const said = Number(hours) % 24;
  const isAfternoon = /p/i.test(half) || (half === '' && said < earliest);
  return (said + (isAfternoon && said < 12 ? 12 : 0)) * 60 + Number(minute);
};
const earliest = 8;

/** From when on somebody is free who says by what they are kept before; null where they say nothing of it. */
export function readFreeHours(sentence: string): HourSpan | null {
  const found = withReason.exec(sentence) ?? whenOver.exec(sentence);
  const { hour: first, minute, half, later, past } = found?.groups ?? {};
  const at = first ?? later;
  if (at !== undefined && Number(at) < 24) return [toMinutes(at, minute ?? past, half), null];
  const kept = outside.exec(sentence);
  if (kept === null) return null;
  return [kept.groups?.['school'] === undefined ? workEnds : schoolEnds, null];
}
