export const words = {
  showData: 'Show data',
  time: 'Time',
  noValues: 'There is nothing to draw in this period.',
} as const;
