import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';

/** `Carol switched it off and put a sign up`, `stopped and barriered` */
const stopped =
  /(?<!\p{L})(?:(?:switched|turned|locked|isolated|taken|shut|powered)(?: (?:it|them|the \p{L}+|both|all))? (?:off|down|out(?: of (?:use|service|action))?)|(?:is|are|was|were|been|put|left|now) out of (?:use|service)|isolated(?! (?:incident|case|event|fault|report|area)s?)|locked[- ]out|barriered(?: off)?|barriers? (?:(?:is|are|was|were) )?(?:up|both ends|at both ends|round it|around it|in place)|(?:taped|coned|fenced|cordoned) off|stopped and (?:barriers?|barriered|signed|locked))(?!\p{L})/iu;

const notYet =
  /(?<!\p{L})(?:(?:not|never|n[’']t|nobody|to|be|should|must|could|can|may|might|please|and) (?:been |yet |being )*(?:switch|turn|lock|isolate|take|shut|power|barrier)(?:ed|d|n)?(?: (?:it|them|the \p{L}+))? (?:off|down|out)|(?:switched|turned|shut)(?: (?:it|them|the \p{L}+))? (?:off and (?:back )?on|on and off|itself off)|(?:still|back|again) (?:in (?:use|service)|running|working|on)|running again|(?:in (?:use|service)|working) again|keeps? (?:on )?(?:running|working|using)|restarted|(?:reset|started) (?:it|them)|(?:people|they|residents|staff|tenants|guests) (?:still|keep) \p{L}+)(?!\p{L})/iu;

const offNames = /^(?:(?:taken )?out of (?:use|service)|switched off|isolated|locked off)\??$/i;

const isOff = ({ label, value }: Fact): boolean =>
  stopped.test(value) || (offNames.test(label.trim()) && /^yes\b/i.test(value));

/** Whether what is reported stands still and nobody uses it: then what only its running does harms nobody. */
export const isMadeSafe = onceFor(
  ({ facts }: FactSheet): boolean =>
    facts.some(isOff) && !facts.some(({ value }) => notYet.test(value)),
);
