import { findingOf, labelled, word, type Finding } from './finding.ts';

/** In folded letters: accents are gone. */
const labels = [
  `${word}(?:dob|d\\.o\\.b\\.?|birth ?-?_?(?:date|day)|date ?_?of ?_?birth|born)`,
  `${word}(?:geburts(?:datum|tag)|geboren(?: am| op)?|geb\\.?(?: am)?|geboortedatum)`,
  `${word}(?:date de naissance|nee?(?:\\(e\\))? le|anniversaire)`,
  `${word}(?:(?:fecha|data|data) de (?:nacimiento|nascimento)|nacid[oa](?: el)?|nascid[oa](?: em)?|f\\. ?nac\\.?)`,
  `${word}(?:data di nascita|nat[oa](?:/[oa])? (?:il|a [A-Za-z]{1,30} il))`,
  `${word}(?:fodelse(?:datum|dag)|fodd|f[øo]dsels(?:dato|dag)|f[øo]dt|syntyma(?:aika|paiva)|syntynyt)`,
  `${word}(?:data urodzenia|urodzon[ya]|ur\\.|datum narozen[ia]|narozen[ya]?|szuletesi (?:datum|ido)|szuletett|data nasterii|nascut|dogum tarihi)`,
  'дата рождения|родил(?:ся|ась)|дата народження|生年月日|出生日期|生日|생년월일|생일|تاريخ الميلاد|תאריך לידה|जन्म तिथि|ημερομηνια γεννησης',
].join('|');

const month = String.raw`\p{L}[\p{L}\p{M}]{2,11}\.?`;
const value = [
  String.raw`\d{4}[-./ ]{1,2}\d{1,2}[-./ ]{1,2}\d{1,2}`,
  String.raw`\d{1,2}[-./ ]{1,2}\d{1,2}[-./ ]{1,2}(?:\d{4}|\d{2})`,
  String.raw`\d{1,2}(?:st|nd|rd|th|er)?\.?[- /]{1,2}(?:de |of )?${month}[-, /]{1,2}(?:de |del )?\d{4}`,
  String.raw`${month} ?\d{1,2}(?:st|nd|rd|th)?,? {1,2}\d{4}`,
  String.raw`\d{4} ?[年년] ?\d{1,2} ?[月월] ?\d{1,2} ?[日일]?`,
  String.raw`(?:19|20)\d{6}`,
].join('|');

const shape = new RegExp(labelled(labels, `(?:${value})(?![\\w]|[-/.]\\d)`, 12).source, 'giu');

/** Dates behind words that say that somebody was born on them, in several languages. */
export const findBirthDates = (text: string): Finding[] =>
  [...text.matchAll(shape)].map((match) => findingOf('birth_date', match));
