import { tellsQualification } from '../disclosure/qualifications.ts';
import { isClosed } from '../weights/weigh-openness.ts';

const people =
  '(?:office|warehouse|reception|receptionist|staff|team|crew|sales (?:desk|team)|desk|dispatch|accounts|rep|manager|boss|driver|drivers|service|people|lot|lads|guys|management|head office|secretary|porter|caretaker|janitor|foreman|support|helpline)';
const scorn =
  '(?:useless|hopeless|clueless|rude|lazy|incompetent|pathetic|an? (?:(?:total|complete|absolute|real|right|utter) )?(?:mess|disaster|shambles|joke|nightmare|disgrace|circus|clown)|chaos|chaotic|no (?:use|help))';

const swearing =
  '(?:my|his|her|your|our|an?|the|bad|smart|kick|kicked|pain in the) (?:arse|ass)(?:es)?|shit\\p{L}*|fuck\\p{L}*|crap|crappy|bollocks|piss(?:ed|ing)?|bastards?';

/** Of a quotation only what it says of us, and how, is in question. */
const ofQuotes = new RegExp(
  `\\byour (?:\\p{L}+ )?${people}(?: is| are| was| were)(?: \\p{L}+)? ${scorn}|(?<!\\p{L})(?:${swearing})(?!\\p{L})`,
  'iu',
);

/** Whether a sentence is one for colleagues. */
export const isCandid = (sentence: string, isQuote: boolean): boolean =>
  ofQuotes.test(sentence) || (!isQuote && isClosed(sentence) && !tellsQualification(sentence));
