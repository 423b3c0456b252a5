const yes =
  "(?:yes|yep|yeah|yup|aye|ok|okay|sure|certainly|absolutely|definitely|of course|go on then|go ahead|why not|fine|perfect|great|lovely|no problem|that(?: would|[’'])?s? (?:be )?(?:works?|suits?|fine|ok|okay|good|great|perfect|lovely)(?: for (?:me|us))?|works for (?:me|us)|suits (?:me|us)|(?:fine|good|ok|okay) (?:by|with|for) (?:me|us))";
/** What agrees to a time where one was offered, and may mean anything else otherwise. */
const more =
  "(?:works(?: great| fine| well| perfectly)?|it works(?: for (?:me|us))?|let[’']?s do (?:it|that)|do it|book it(?: in)?|sounds (?:good|great|perfect|fine)|(?:good|great|fine) here|you[’']?re on|confirmed|agreed|(?:see|speak|talk) (?:to )?you then)";
const courtesy =
  '(?:please|pls|thanks|thank you|thx|cheers|ta|very much|many thanks|do|then|it is|mate)';
/** The whole of a reply. */
const ofWhole = (one: string): RegExp =>
  new RegExp(
    `^[^\\p{L}\\p{N}]{0,4}${one}(?:[,.! –-]{1,3}(?:${one}|${courtesy})){0,4}[^\\p{L}\\p{N}]{0,6}$`,
    'iu',
  );
const plainYes = ofWhole(yes);
const plainAgreement = ofWhole(`(?:${yes}|${more})`);
const longest = 80;

/** Whether a reply is a yes and nothing else. */
export const isPlainYes = (reply: string): boolean =>
  reply.length <= longest && plainYes.test(reply);

/** Whether a reply agrees to the time that was offered, and says nothing else: `Works for me, see you then`. */
export const agreesToTime = (reply: string): boolean =>
  reply.length <= longest && plainAgreement.test(reply);
