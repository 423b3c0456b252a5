/** A moment as a calendar and a clock of some zone show it, in the forms of date and time inputs. */
export interface ZonedTime {
  /** As `2026-11-23`. */
  date: string;
  /** As `09:30`. */
  time: string;
}

const dayMs = 24 * 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function findFormat(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/** What the calendar and the clock of the zone show at the moment. */
export function toZonedTime(at: number, zone: string): ZonedTime {
  const parts = findFormat(zone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

const asUtc = ({ date, time }: ZonedTime): number => Date.parse(`${date}T${time}:00Z`);

/** How far the zone is ahead of UTC at the moment, to the minute. */
function offsetAt(at: number, zone: string): number {
  const minute = Math.floor(at / 60_000) * 60_000;
  return asUtc(toZonedTime(minute, zone)) - minute;
}

/**
 * The moment at which the clock of the zone shows the time. Of two such moments, when clocks are set back,
 * the first; a time that is skipped when they are set forward is as far after the change as it says.
 */
export function toInstant(zoned: ZonedTime, zone: string): number {
  const wall = asUtc(zoned);
  const before = wall - offsetAt(wall - dayMs, zone);
  const after = wall - offsetAt(wall + dayMs, zone);
  const shown = [before, after].find((at) => at + offsetAt(at, zone) === wall);
  return shown ?? before;
}
