import { byItsWords } from '@workspace-ops/content';
/** `No mention to the bride's mother of the late run`, `(surprise for her)`; a pleasant surprise is no secret. */
const shapes = [
  '(?:^|[,;:(.–-] ?)(?:please |and |but )?(?:no mention|not a word|nothing) to (?:the |her |his |their )?\\p{L}{2}',
  '(?<!\\b(?:nice|pleasant|lovely|big|great|nasty|bad|unpleasant|little|welcome|real) )\\b(?:a )?surprise for (?:her|him|them|the|his|their|\\p{Lu})',
  "\\b(?:it|this|that|party|trip|tour|visit|run)(?:['’]?s| is|(?: is)? to be) (?:meant as |to be )?(?:a )(?:complete |total )?surprise(?= for|[.,;)!]|$)",
];
const secret = byItsWords(new RegExp(shapes.join('|'), 'iu'));

/** Whether a sentence says that somebody is not to hear of a plan: whoever carries it out has to know. */
export const isSecretPlan = (sentence: string): boolean => secret.test(sentence);
