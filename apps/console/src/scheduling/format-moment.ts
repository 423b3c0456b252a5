import { language } from '../preferences.ts';

/**
 * A day with its time in the zone, which is named: it need not be that of who reads it. As
 * `Tue, 24 Nov 2026, 09:00 (Europe/Berlin)`.
 */
export const formatMoment = (at: string, zone: string): string => {
  const moment = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at));
  return `${moment} (${zone})`;
};
