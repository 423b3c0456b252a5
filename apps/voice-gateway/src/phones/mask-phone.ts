/** `+12125550100` as `+*********00`: enough to tell calls apart, too little to call. */
export const maskPhone = (e164: string): string =>
  `+${'*'.repeat(Math.max(0, e164.length - 3))}${e164.slice(-2)}`;
