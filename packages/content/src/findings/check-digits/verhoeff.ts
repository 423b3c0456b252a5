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
