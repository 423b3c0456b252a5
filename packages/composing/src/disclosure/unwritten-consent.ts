import { ignoringCase } from '@workspace-ops/content';

const letter = '(?!\\p{L})';
const leave =
  "(?:yes|yeah|yep|ok(?:ay)?(?:['’]?d)?|okayed|sure|fine|good|all right|alright|go ahead|no problem|consents?|consented|agree[sd]?|permission|approval|approved|cool)";
const paper =
  '(?:(?:in )?writing|written|e-?mail(?:ed)?|texted|text(?: message)?|letter|signed|signature|release|form|docusign)';

/** That nothing is on paper, or is still to be put there: `nothing in writing yet`, `need to get it in writing` */
const noPaper = ignoringCase(
  [
    `(?<!\\p{L})(?:nothing|none of it|not|n['’]t|never|isn['’]?t|without (?:it|anything|anything being)|no|nobody has) (?:\\p{L}+ ){0,2}?(?:in writing|on paper|written|signed)${letter}`,
    `(?<!\\p{L})(?:no|without an?|missing|lacks?|awaiting|waiting (?:for|on)|still (?:need|waiting)|needs?|need) (?:the |his |her |their |an? )?(?:written|signed|formal|paper)${letter}`,
    `(?<!\\p{L})(?:get(?:ting)?|have|put(?:ting)?|want(?:s)?|needs?) (?:it|that|this|him|her|them|his ok|her ok|their ok|to have it|to be|the ok|consent|something) (?:to put it )?(?:in writing|on paper|signed)${letter}`,
    `(?<!\\p{L})(?:writing|written (?:consent|ok|release|form|permission)|paperwork|release|signature) (?:is |are |still |yet )*(?:to follow|to come|pending|outstanding|missing|coming)${letter}`,
  ].join('|'),
);

/** That it was said, and where: `verbal ok`, `it's fine over the phone`, `said sure at the truck` */
const said = ignoringCase(
  [
    `(?<!\\p{L})(?:verbal(?:ly)?|oral(?:ly)?|word of mouth|handshake|shook (?:hands|on it)|nodded|thumbs up)${letter}`,
    `(?<!\\p{L})${leave}${letter}[^.;]{0,40}(?<!\\p{L})(?:(?:over|on|by) (?:the )?(?:phone|telephone|cell)|in (?:a|our|the|today['’]s|yesterday['’]s) call|in person|in passing|face to face)${letter}`,
    `(?<!\\p{L})${leave}${letter}(?: (?:to |with |for |by )?(?:it|that|this|us|me|him|her|them)){0,2},? at (?:the|his|her|their|our) (?:\\p{L}+ )?(?:truck|van|counter|site|door|shop|job|jobsite|office|desk|lunch|bar|gate|dock|meeting|walk-?through)${letter}`,
    `(?<!\\p{L})(?:over|on|by) (?:the )?phone${letter}[^.;]{0,30}(?<!\\p{L})${leave}${letter}`,
    `(?<!\\p{L})told (?:me|us|him|her|them|the \\p{L}+|\\p{L}+) (?:that )?(?:it|that|this|we|he|she|they)(?:['’]?s| is| was| were| would be|['’]d be| could| can)* ?(?:just |all )?(?:${leave}|use it|go ahead)${letter}`,
  ].join('|'),
);

const onPaper = ignoringCase(`(?<!\\p{L})${paper}${letter}`);

/** Whether a consent was only said, or says of itself that it is not in writing. */
export function isUnwritten(consent: string): boolean {
  // What was agreed in a call is settled where somebody writes so.
  const text = consent.slice(0, longest).replace(asAgreed, ' ');
  return noPaper.test(text) || (said.test(text) && !onPaper.test(text));
}
const longest = 600;
const asAgreed = /,? as (?:we )?(?:agreed|discussed|said|spoke) (?:on|over|by) (?:the )?phone/giu;
