/** `Mum answers and gets upset` says what somebody is like, and not that they hold something against us. */
const moods =
  /\b(?:gets?|getting|become|becomes|easily) (?:very |so |really |quite |all |a bit |easily ){0,2}(?:upset|angry|cross|annoyed|furious)\b(?! (?:with|about|at|by|over) (?:us|you|our|your|the (?:bill|invoice|price|work|job|delay|mess|noise))\b| (?:when|because|as|that) (?:we|you|our|your|nobody|no one)\b)|\bupset (?:stomach|tummy|tummies|stomachs)\b/giu;

export const withoutMoods = (said: string): string => said.replace(moods, ' ');
