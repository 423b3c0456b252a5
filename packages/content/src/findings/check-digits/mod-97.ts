/** The remainder by 97 of a number written in digits and letters, A for 10 to Z for 35. */
export function mod97(written: string): number {
  let rest = 0;
  for (const character of written) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
