import { findingOf, labelled, type Finding } from './finding.ts';

/** In folded letters: accents are gone. */
const labels =
  'passports?|passeport|pasaporte|passaporto|passaporte|(?:reise)?pass(?:nummer|nr)|reisepass|paspoort(?:nummer)?|pas[sz]port(?:u|szam)?|passi(?:n numero)?|utlevel|pasul|pasaport|паспорта?|διαβατηριο|جواز السفر|דרכון|护照|護照|旅券|パスポート|여권|पासपोर्ट';

/** Up to three letters among six to nine digits, some in groups of two. */
const value = String.raw`(?=(?:[^\d\n]{0,10}\d){5})(?:[A-Z]{1,3}[ -]?)?(?:\d{2} ?\d{2} [^A-Za-z0-9]{0,8}\d{6}|[A-Z0-9]{6,10})(?![A-Za-z0-9])`;

const shape = labelled(labels, value, 16);

/** Passport numbers, which have no check that holds everywhere, behind words that announce them. */
export const findPassports = (text: string): Finding[] =>
  [...text.matchAll(shape)].map((match) => findingOf('passport', match));
