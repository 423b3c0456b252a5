/** What follows the first question mark of a URL. */
export const searchOf = (url: string): string => {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
};
