const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const named = numbers.join('|');
const toHour = (written: string): number =>
  numbers.indexOf(written.toLowerCase()) + 1 || Number(written);

const counted =
  '[\\d:.]\\d|\\d| ?(?:hours?|hrs?|days?|weeks?|months?|years?|of|times|price|the|people|%)';

/** `half past two`, `half 2`, `quarter to ten`, `two o'clock`, as people say them. */
export const spokenHourShape = new RegExp(
  `\\b(?:at |about |around )?(?:(half)(?: past)?|(?:a )?quarter (past|to)) (${named}|1[0-2]|[1-9])(?!${counted})(?![a-z])|\\b(?:at |about |around )?(${named}) o['’]?clock`,
  'i',
);

export function readSpokenHour([, half, side, written = '', onTheHour]: readonly string[]) {
  if (onTheHour !== undefined) return { hour: toHour(onTheHour), minute: 0 };
  const hour = toHour(written);
  if (half !== undefined) return { hour, minute: 30 };
  return side?.toLowerCase() === 'past'
    ? { hour, minute: 15 }
    : { hour: hour === 1 ? 12 : hour - 1, minute: 45 };
}
