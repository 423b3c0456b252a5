import { splitSentences } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { refusesCalls } from '../sentences/sayings.ts';
import { asksForCall } from '../sentences/asks-for-call.ts';
import { isReply } from './read-asked.ts';

/** `Could we speak Thursday morning?`, and not `I would like to talk to my wife`. */
const speaks =
  /\b(?:can|could|shall|should) (?:we|you and i)(?: all| please| just| maybe)? (?:speak|talk|chat|catch up|have an? (?:\p{L}+ )?(?:chat|call|word))\b|\b(?:let['’]?s|happy to|glad to|free to|good to|love to|(?:i|we) can) (?:speak|talk|chat|catch up)\b(?! (?:to|with) (?!you\b))/iu;
/** What comes before a call, or a call that has to wait for something. */
const inOrder = /\b(?:first|before|then|after(?:wards)?|once|until|till|when)\b/iu;

/** Whether a reply asks to be spoken to beside what it asks to read: nobody has to allow the call. */
export const wantsToSpeak = ({ facts }: FactSheet): boolean =>
  facts
    .filter(isReply)
    .flatMap(({ value }) => splitSentences(value))
    .some(
      (sentence) =>
        (asksForCall.test(sentence) || speaks.test(sentence)) &&
        !inOrder.test(sentence) &&
        !refusesCalls.some((one) => one.test(sentence)),
    );
