/** Easter Sunday of a year, by the Gregorian calendar. */
export function findEaster(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (corrected + 19 * golden + 15) % 30;
  const moon =
    epact -
    Math.floor(epact / 28) *
      (1 - Math.floor(epact / 28) * Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return Temporal.PlainDate.from({ year, month: 3, day: 1 }).add({ days: 27 + moon - weekday });
}
