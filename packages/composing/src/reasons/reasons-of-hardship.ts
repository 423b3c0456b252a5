import type { FactSheet } from '../facts/read-facts.ts';
import { isReply } from '../request/read-asked.ts';
import { wantsToSpeak } from '../request/wants-to-speak.ts';
import { isBadTiming, isFrozenUntil, tellsHardship } from '../sentences/hard-times.ts';

/** What a reply tells of its sender's trouble: nobody who lets people go is offered a call at once. */
export const hardTimes = [tellsHardship, isBadTiming, isFrozenUntil].map((test) => ({ test }));

/** Whether nothing may be wanted of us, on whatever day. */
export const isHardship = (said: string): boolean =>
  !isFrozenUntil(said) && (tellsHardship(said) || isBadTiming(said));

const wants =
  /\?|\b(?:need(?:s|ed)?|looking (?:for|to|at)|want|help|interested|keen|yes|sure|let['’]?s|happy to|could use)\b/iu;

/** Whether trouble is why they want something now: `We laid off our marketers, so we need an agency`. */
export const wantsInHardship = (said: string, sheet: FactSheet): boolean =>
  isHardship(said) &&
  (sheet.find('namedTime') !== undefined ||
    wantsToSpeak(sheet) ||
    sheet.facts.some((fact) => isReply(fact) && wants.test(fact.value)));
