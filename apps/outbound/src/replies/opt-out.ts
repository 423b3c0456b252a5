/** What asks to hear nothing more, whatever else is said. */
const wishes = [
  /\bunsubscrib\w*/g,
  /^(?:please )?(?:remove|stop|quit|end)(?: please| now| this| it)?$/gm,
  /\bopt(?:ing|ed)? (?:me |us )?out\b/g,
  /\b(?:remove|removing|delete|deleting|erase|erasing) (?:me|us)\b/g,
  /\b(?:take|taking|get|getting) (?:me|us) (?:off|out of)\b/g,
  /\b(?:remove|delete|erase|scrub|purge) (?:\w+ ){0,2}(?:my|our|this) (?:\w+ ){0,3}(?:address|email|e mail|mail|name|data|details|info|information|contact|contacts|number|record|records)\b/g,
  /\btake (?:my|our|this) (?:\w+ ){1,4}off\b/g,
  /\b(?:off|from) (?:of )?(?:your|this|any|all|the (?:mailing|e ?mail|contact|call|distribution)) (?:\w+ ){0,3}(?:list|lists|database|mailings?|distribution)\b(?! of)/g,
  /\b(?:stop|cease|quit) (?:\w+ ){0,2}(?:e ?mailing|mailing|contacting|messaging|spamming|sending|writing|texting|harassing|bothering|soliciting|pestering)\b/g,
  /\bstop (?:the |these |those |all )?(?:e ?mails?|mails?|messages|spam)\b/g,
  /\bcease and desist\b/g,
  /\b(?:don't|dont|do not|never|not) (?:ever )?(?:contact|bother|spam|solicit) (?:me|us)\b/g,
  /\b(?:don't|dont|do not|never|not) (?:ever )?(?:e ?mail|mail|message|write|text|reach out)(?: to)?(?: me| us)?(?: here)? (?:again|any ?more|any longer|ever again|in (?:the )?future)\b/g,
  /\bno (?:more|further) (?:e ?mails?|mails?|messages|spam|contact|communication|solicitation)\b/g,
  /\blose (?:my|our|this) (?:\w+ )?(?:number|email|e mail|address|contact)\b/g,
  /\bleave (?:me|us) alone\b/g,
  /\bdo ?not ?call (?:list|registry|register)\b/g,
  /\b(?:report|reporting|reported|mark|marked|marking|flag|flagged) (?:\w+ ){0,3}(?:as )?spam\b/g,
  /\b(?:block|blocking|blocked) (?:you|this (?:sender|address|domain))\b/g,
];
/** "I don't want to unsubscribe" wishes the contrary. */
const contrary =
  /\b(?:don't|dont|do not|no need to|no reason to|not|never|didn't|won't)(?: (?:want|need|mean|wish|going|planning|plan|like|would|please|to|me|you))*$/;

/** Whether the author asks not to be written to any more: of a text with a sentence a line. */
export const asksToStop = (text: string): boolean =>
  wishes.some((wish) => text.matchAll(wish).some(({ index }) => !isContrary(text, index)));

function isContrary(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 40), at);
  return contrary.test(before.slice(before.lastIndexOf('\n') + 1).trimEnd());
}
