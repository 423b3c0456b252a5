import { calledName } from '../facts/names-in-notes.ts';

const theirs =
  '(?:[Pp]roperty|[Ss]ite|[Ff]acilit(?:y|ies)|[Bb]uilding|[Ee]state|[Ss]trata|[Cc]ommunity|[Hh]otel|[Ss]chool|[Pp]ractice|[Oo]ffice|[Cc]entre|[Cc]enter|[Ll]odge|[Pp]ark|[Ff]arm|[Pp]lant)';
const there = '(?: there| on site| for (?:this|them|it|the (?:site|job)))?';
/** `Property manager is Colleen MacIsaac`, `Contact there: Amira Haddad, head of estates` */
const speaker = new RegExp(
  `^(?:(?:The|Their|Main|Site|Client|Customer|Key) )?(?:${theirs} (?:manager|contact|supervisor|lead|secretary)|[Cc]ontact(?: person)?|(?:[Cc]lient|[Cc]ustomer) contact|[Cc]aretaker|[Bb]ursar|[Hh]ousekeeper|[Cc]hurchwarden)${there}(?: is|['’]s|:|,) (?<who>${calledName})(?:, [^.;]{3,60}| \\([^()]{3,60}\\))?[.]?$`,
  'u',
);
const ofOurs = /(?<!\p{L})(?:our|us|we|ours)(?!\p{L})/iu;

/** Who speaks for a customer, where a sentence says that and nothing else. */
export const findSpeaker = (sentence: string): string | undefined =>
  ofOurs.test(sentence) ? undefined : speaker.exec(sentence)?.groups?.['who'];

/** Whether a sentence says no more than who speaks for a customer. */
export const namesSpeaker = (sentence: string): boolean => findSpeaker(sentence) !== undefined;
