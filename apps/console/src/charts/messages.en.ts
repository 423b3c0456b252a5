export const words = {
  showData: 'Show data',
  time: 'Time',
  notDrawn: 'The lines could not be drawn here. “Show data” has their values.',
  noValues: 'There is nothing to draw in this period.',
} as const;
