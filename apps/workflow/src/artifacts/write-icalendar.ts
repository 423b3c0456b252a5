import { yieldToRequests } from '@workspace-ops/service-kit';

export interface CalendarEvent {
  /** The same in every version of the event. */
  uid: string;
  start: Date;
  end: Date;
  changedAt: Date;
  summary: string;
  description: string;
  url: string;
}

const eventsAtOnce = 100;

/** A calendar in iCalendar (RFC 5545), with its times in UTC. Calendar programs read it anew every hour. */
export async function writeIcalendar(
  name: string,
  events: readonly CalendarEvent[],
): Promise<string> {
  const parts = [
    toText([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//workspace-ops//content-calendar//EN',
      'CALSCALE:GREGORIAN',
      `NAME:${escapeText(name)}`,
      `X-WR-CALNAME:${escapeText(name)}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ]),
  ];
  for (let first = 0; first < events.length; first += eventsAtOnce) {
    if (first > 0) await yieldToRequests();
    parts.push(toText(events.slice(first, first + eventsAtOnce).flatMap(listLines)));
  }
  return [...parts, toText(['END:VCALENDAR'])].join('');
}

function listLines(event: CalendarEvent): string[] {
  const changedAt = formatTime(event.changedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${changedAt}`,
    `LAST-MODIFIED:${changedAt}`,
    `DTSTART:${formatTime(event.start)}`,
    ...(event.end > lastMoment ? [] : [`DTEND:${formatTime(event.end)}`]),
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A year has four digits (3.3.4); an event without an end is over as it begins (3.6.1). */
const lastMoment = new Date('9999-12-31T23:59:59.999Z');

/** 20260302T080000Z */
const formatTime = (time: Date): string => time.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A value of the type TEXT (3.3.11), which has no control characters but the tab. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ');

const toText = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');

/** Octets of a line, without its end (3.1). */
const longestLine = 75;

/** A long line goes on in lines that begin with a space; no character is divided. */
function fold(line: string): string {
  const octets = Buffer.from(line);
  const parts: string[] = [];
  let start = 0;
  let room = longestLine;
  while (octets.length - start > room) {
    let end = start + room;
    while (isInsideCharacter(octets[end]!)) end -= 1;
    parts.push(octets.toString('utf8', start, end));
    start = end;
    room = longestLine - 1;
  }
  return [...parts, octets.toString('utf8', start)].join('\r\n ');
}

const isInsideCharacter = (octet: number): boolean => (octet & 0b1100_0000) === 0b1000_0000;
