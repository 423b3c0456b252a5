/** A working day of next year, so that an example which somebody tries out is in the future. */
export const exampleDate = (): string => {
  const year = new Date().getUTCFullYear() + 1;
  const date = new Date(Date.UTC(year, 0, 15));
  const daysToMonday = (8 - date.getUTCDay()) % 7;
  date.setUTCDate(date.getUTCDate() + daysToMonday);
  return date.toISOString().slice(0, 10);
};
