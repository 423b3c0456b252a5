/** `Nancy Cole of Lovell Avenue` lives there. */
const street =
  / (?:Street|St|Road|Rd|Avenue|Ave|Boulevard|Blvd|Lane|Drive|Terrace|Crescent|Highway|Parkway)\.?$/;

/** Words that begin with a capital and name neither people nor companies. */
const common =
  /^(?:I|We|He|She|They|It|The|A|An|This|That|Our|My|Your|Call|Called|Caller|Agent|Customer|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Please|Not|No|Yes|Hi|Hiya|Hey|Hello|Morning|Afternoon|Evening|Oh|Ok|Sure|Great|Fine|Sorry|Yeah|Yep|Nope|Alright|Lovely|Perfect|Brilliant|Well|Right|Okay|Cheers|Thanks|Interested|Calling|Looking)\b|^(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?$/;
/** `Signed PDF says $71,500` */
const paper = /\b(?:PDF|PO|SOW|MSA|NDA|DocuSign)$/;
/** `We are NOT touching it` names nobody. */
const stressed =
  /^(?:NOT|NO|NEVER|ALL|ALSO|ALWAYS|ALREADY|BOTH|BUSY|CLOSED|DONE|FULL|FULLY|GOING|HAPPY|HERE|JUST|LATE|NOW|OFF|ON|ONLY|OPEN|OUT|OK|OKAY|READY|REALLY|SHORT|SO|STILL|STUCK|SURE|THE|TO|TOO|URGENT|VERY|WAITING)\b/;
/** `Ask Pastor Ken`, which begins a note. */
const orderBefore =
  /^(?:Ask|Call|Contact|Email|Invite|Meet|Phone|Remind|Ring|See|Send|Tell|Text|Thank|Visit|Write) (?=\p{Lu})/u;

/** `Kim I'll` */
const contracted = /(?:^| )(?:I|We|He|She|They|It|You)['’]\p{L}+/u;

/** Whether what begins with a capital names neither somebody nor a company. */
export const isNoName = (found: string): boolean =>
  common.test(found) ||
  contracted.test(found) ||
  stressed.test(found) ||
  paper.test(found) ||
  street.test(found);

export const withoutOrder = (found: string | undefined): string | undefined =>
  found?.replace(orderBefore, '');

/** `Portales Tues`, when somebody was there. */
const dayAfterName =
  / (?:(?:Mon|Tues?|Weds?|Thu(?:rs)?|Fri|Sat|Sun)(?:days?)?|(?:Wednes|Satur)days?|(?:Tues|Thurs)days|Today|Yesterday|Tomorrow)$/u;
export const withoutDay = (found: string): string => found.replace(dayAfterName, '');
