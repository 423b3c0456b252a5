/** Whether decimal digits pass the check of ISO/IEC 7812 (Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

/** Whether thirteen decimal digits pass the check of article numbers (EAN, GTIN-13). */
export const passesEan = (digits: string): boolean =>
  weightedSum(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;

/** The remainder by 97 of a number written in digits and letters, A for 10 to Z for 35. */
export function mod97(written: string): number {
  let rest = 0;
  for (const character of written) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Whether decimal digits, the check digit last, pass the check of ISO 7064, MOD 11,10. */
export function passesMod11And10(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** Multiplication in the dihedral group of ten elements. */
const product = (one: number, other: number): number => {
  if (one < 5) return other < 5 ? (one + other) % 5 : 5 + ((one + other) % 5);
  return other < 5 ? 5 + ((one - other + 5) % 5) : (one - other + 5) % 5;
};

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** Whether decimal digits, the check digit last, pass Verhoeff's check. */
export function passesVerhoeff(digits: string): boolean {
  let check = 0;
  for (let place = 0; place < digits.length; place += 1) {
    let digit = Number(digits[digits.length - 1 - place]);
    for (let round = 0; round < place % 8; round += 1) digit = permutation[digit]!;
    check = product(check, digit);
  }
  return check === 0;
}

/** The sum of decimal digits, each times the weight of its place. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * (digits.charCodeAt(place) - 48), 0);

const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether the two digits each are a month and a day that it may have. */
export const isDay = (month: string, day: string): boolean => {
  const last = days[Number(month) - 1];
  return last !== undefined && Number(day) >= 1 && Number(day) <= last;
};
