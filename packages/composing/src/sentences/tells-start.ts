import { goesBy, namesFor } from '../facts/field-names.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { dayShape, monthShape } from './put-off.ts';

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b';
const when = `(?:${dayShape}|${weekday}|\\bw/?c\\b|\\bweek (?:of|commencing|beginning)\\b|\\b(?:early |mid[- ]?|late )?${monthShape}|\\bnext (?:week|month)\\b|\\bnew year\\b|\\btomorrow\\b)`;
const starting =
  '\\b(?:start(?:s|ing|ed)?|begin(?:s|ning)?|commenc\\p{L}+|kick(?:s|ing)?[- ]?off|on site|go(?:es|ing)? live)\\b';
/** `Start on 11 January`, `we can start w/c 18 January` */
const namesStart = new RegExp(
  `${starting}(?:[^.;?]{0,20}? )?(?:on|from|in|at|for|is|:|,)? ?(?:the )?${when}`,
  'iu',
);
/** `Two weeks from 1 March`, `Monday 8 February to Friday 19 February` */
const spans = new RegExp(
  `^(?:(?:on|from) )?(?:${weekday},? (?:the )?)?${dayShape}|^[^.;?]{0,60}\\bfrom (?:the )?(?:${weekday},? )?${when}`,
  'iu',
);
const open =
  /\b(?:not|cannot|never|before|after|until|till?|earliest|if|unless|tbc|tba|provisional(?:ly)?|subject to|to be (?:agreed|confirmed)|depends|hope|aim|or)\b|n['’]t\b|\?/iu;

const timelines = new Set(namesFor('timeline'));
const isOfWork = goesBy('scope', 'items', 'deliverables');

/** Whether a text tells when the work begins where no field has it: its customer is not told that it will be agreed. */
export const tellsStart = ({ facts }: FactSheet): boolean =>
  facts.some(({ names, value, items = [value] }) => {
    const isTimeline = timelines.has(names[0]!);
    if (!isTimeline && !isOfWork({ names })) return false;
    return items
      .flatMap((item) => splitSentences(item))
      .some(
        (sentence) =>
          !open.test(sentence) &&
          (namesStart.test(sentence) || (isTimeline && spans.test(sentence))),
      );
  });
