const employer =
  '(?:last|previous|former|old|current) (?:employers?|boss(?:es)?|managers?|firm|company|place|job|gaffer)';
const shapes = [
  // `Last employer says she walked out`
  `\\b${employer}\\b[^.;!?]{0,40}\\b(?:says?|said|told|tells|reckons?|warns?|warned|sacked|fired|dismissed|let (?:him|her|them) go|walked out|was glad)\\b`,
  '\\b(?:walked out (?:of|on)|(?:was|were|got|been) (?:sacked|fired|dismissed|let go)(?: (?:by|from|at))?) (?:his|her|their|the|a|an) (?:last|previous|former|old)\\b',
  // `Reference not great, watch her`
  '(?<!\\b(?:order|grid|part|cross|site|your|our) )\\breferences?\\b(?! (?:numbers?|nos?|codes?)\\b)[^.;!?\\d]{0,25}\\b(?:not (?:great|good|brilliant|glowing|the best|strong)|poor|bad|weak|mixed|lukewarm|iffy|so[- ]so|dubious|terrible|patchy|wanting|refused)\\b',
  '\\b(?:poor|bad|weak|mixed|lukewarm|iffy|dubious|terrible|patchy) references?\\b',
];
const said = new RegExp(shapes.join('|'), 'iu');

/** What a former employer says against somebody: for who hires, and for nobody else. */
export const tellsReference = (sentence: string): boolean => said.test(sentence);
