import { mapMatches } from '../map-matches.ts';
import { type Finding, toFinding, labelled, word } from './finding.ts';

/** In folded letters: accents are gone. */
export const birthDateLabels = [
  `${word}(?:dob|d\\.o\\.b\\.?|birth ?-?_?(?:date|day)|date ?-?_?of ?-?_?birth|born)`,
  `${word}(?:geburts(?:datum|tag)|geboren(?: am| op)?|geb\\.?(?: am)?|geboortedatum)`,
  `${word}(?:date de naissance|nee?(?:\\(e\\))? le|anniversaire)`,
  `${word}(?:(?:fecha|data|data) de (?:nacimiento|nascimento)|nacid[oa](?: el)?|nascid[oa](?: em)?|f\\. ?nac\\.?)`,
  `${word}(?:data di nascita|nat[oa](?:/[oa])? (?:il|a [A-Za-z]{1,30} il))`,
  `${word}(?:fodelse(?:datum|dag)|fodd|f[øo]dsels(?:dato|dag)|f[øo]dt|syntyma(?:aika|paiva)|syntynyt)`,
  `${word}(?:data urodzenia|urodzon[ya]|ur\\.|datum narozen[ia]|narozen[ya]?|szuletesi (?:datum|ido)|szuletett|data nasterii|nascut|dogum tarihi)`,
  'дата рождения|родил(?:ся|ась)|дата народження|生年月日|出生日期|生日|생년월일|생일|تاريخ الميلاد|תאריך לידה|जन्म तिथि|ημερομηνια γεννησης',
].join('|');

const month = String.raw`\p{L}[\p{L}\p{M}]{2,11}\.?`;
export const birthDateValue = [
  String.raw`\d{4}[-./ ]{1,2}\d{1,2}[-./ ]{1,2}\d{1,2}`,
  String.raw`\d{1,2}[-./ ]{1,2}\d{1,2}[-./ ]{1,2}(?:\d{4}|\d{2})`,
  String.raw`\d{1,2}(?:st|nd|rd|th|er)?\.?[- /]{1,2}(?:de |of )?${month}[-, /]{1,2}(?:de |del )?\d{4}`,
  String.raw`${month} ?\d{1,2}(?:st|nd|rd|th)?,? {1,2}\d{4}`,
  String.raw`\d{4} ?[年년] ?\d{1,2} ?[月월] ?\d{1,2} ?[日일]?`,
  String.raw`(?:19|20)\d{6}`,
].join('|');

const birthDateShape = new RegExp(
  labelled(birthDateLabels, `(?:${birthDateValue})(?![\\w]|[-/.]\\d)`, 12).source,
  'giu',
);

/** Dates behind words that say that somebody was born on them, in several languages. */
export const findBirthDates = (text: string): Finding[] =>
  mapMatches(text, birthDateShape, (match) => toFinding('birth_date', match));

export const passportLabels =
  'passports?|passeport|pasaporte|passaporto|passaporte|(?:reise)?pass(?:nummer|nr)|reisepass|paspoort(?:nummer)?|pas[sz]port(?:u|szam)?|passi(?:n numero)?|utlevel|pasul|pasaport|паспорта?|διαβατηριο|جواز السفر|דרכון|护照|護照|旅券|パスポート|여권|पासपोर्ट';

/**
 * Up to three letters among six to nine digits, some in groups of two. Five of them have to be of the value itself: of
 * `Passport number: 533380006` the word "number" is none.
 */
export const passportValue = String.raw`(?:[A-Z]{1,3}[ -]?)?(?:\d{2} ?\d{2} [^A-Za-z0-9]{0,8}\d{6}|(?=(?:[A-Z]{0,3}\d){5})[A-Z0-9]{6,10})(?![A-Za-z0-9])`;

const passportShape = labelled(passportLabels, passportValue, 16);

/** Passport numbers, which have no check that holds everywhere, behind words that announce them. */
export const findPassports = (text: string): Finding[] =>
  mapMatches(text, passportShape, (match) => toFinding('passport', match));
