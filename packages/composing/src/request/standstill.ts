import { byItsWords } from '@workspace-ops/content';
import { quotableSentences } from '../disclosure/marked-facts.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { onceFor } from '../facts/once-for.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { isReply } from './read-asked.ts';

const never =
  "(?:do not|don[’']?t|must not|mustn[’']?t|should not|shouldn[’']?t|not to be|may not be|cannot be|can[’']?t be|(?:nobody|no one|none of you|not) (?:(?:is|are|may|must|should|can|to|be) ){0,2})";
const starts =
  '(?:put|switch|turn|use|run|start|restart|reset|energi[sz]e|re-?energi[sz]e|reconnect|plug|open up|re-?open|enter|go (?:in|into|on|under|near)|lift|drive|move|touch|return(?:ed)?|feed|fed|serve|sell|sold|inject|ride|ridden|climb|load|stand|walk|swim|drink|used|driven|started|restarted|switched|turned|reset|entered|lifted|moved|served|let (?:anybody|anyone|people|them|the \\p{L}+|kids|children|guests|patients))';
const staysOff =
  '(?:leave|keep|stays?|remains?|to stay|left|kept) (?:(?:it|them|this|that|the \\p{L}+|lift \\p{L}?\\d*|switched|turned|locked) ){0,3}(?:off|out|isolated|locked|shut|barriered|quarantined|out of (?:use|service))';
/** A day or an hour is a term, and no condition: `do not open before Monday`. */
const condition =
  '(?:un)?til+(?! (?:about |after )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)\\b|\\d|noon|midday|tomorrow|tonight|further|then|next|christmas|easter|spring|summer|autumn|winter|the (?:\\d|new year|morning|evening|weekend)|new year|jan|feb|mar(?:ch)?\\b|apr|may\\b|june?\\b|july?\\b|aug|sep|oct|nov|dec))|unless|before (?:it|they|the|an?|its|somebody|someone|anybody|anyone)(?! (?:\\d|weekend|morning|evening|new year))';
const standing = byItsWords(
  new RegExp(
    `\\b${never} ?(?:ever |just |please )?${starts}\\b[^.;]{0,90}\\b(?:${condition})|\\b${staysOff}\\b[^.;]{0,60}\\b(?:${condition})`,
    'iu',
  ),
);

/** Whether a thing is to stay out of use until something is done: `do not switch on till the leak is mended`. */
export const isStandstill = (sentence: string): boolean => standing.test(sentence);

/** What has to be done before a thing may be used again, as it is reported. */
export const findStandstills = onceFor(({ facts }: FactSheet): readonly string[] => [
  ...new Set(
    facts
      .filter((fact) => fact.readFrom === undefined && !isReply(fact))
      .flatMap((fact) => quotableSentences(fact).filter(isStandstill))
      .map((sentence) => clipSentence(sentence, longest)),
  ),
]);
const longest = 160;
