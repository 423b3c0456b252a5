import { getCountries } from 'libphonenumber-js';

/** Expression of the endings of names that people type or say; `example` is kept for documents. */
export const usualEnding = `(?:com|org|net|info|edu|gov|biz|io|dev|app|eu|uk|example|${getCountries().join('|').toLowerCase()})`;
