import { language } from '../preferences.ts';

const dayFormat = new Intl.DateTimeFormat(language, {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const monthFormat = new Intl.DateTimeFormat(language, {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});

export const formatDay = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

export const formatMonth = (month: string): string =>
  monthFormat.format(new Date(`${month}-01T00:00:00Z`));
