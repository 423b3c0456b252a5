const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether the two digits each are a month and a day that it may have. */
export const isDay = (month: string, day: string): boolean => {
  const last = days[Number(month) - 1];
  return last !== undefined && Number(day) >= 1 && Number(day) <= last;
};
