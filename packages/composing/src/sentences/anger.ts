const insult =
  '(?:crooks?|scammers?|thie(?:f|ves)|liars?|cheats|morons?|idiots?|clowns?|cowboys?|muppets?|numpt(?:y|ies)|amateurs|robbers|jokers?|jerks?|a?holes?|con ?(?:men|artists)|rip-?off artists?|snakes?|imbeciles?|fools?|sharks?)';
const them =
  '(?:they|you|these (?:guys|people)|you (?:guys|people|lot)|(?:the|their|your) (?:\\p{L}+ ){0,2}(?:rep|driver|guy|lady|man|woman|people|staff|manager|office|salesm[ae]n|dispatcher|clerk|lot))';
/** `Bunch of clowns`, `they are all crooks`, `what an idiot` */
const insults = new RegExp(
  `(?<!\\p{L})(?:${them}(?:['’]re|['’]s| are| is| were| was| r) (?:(?:all|just|such|real|total|complete|absolute|nothing but|an?|a bunch of|a load of|the) ){0,3}|(?:bunch|load|pack|shower|set) of (?:\\p{L}+ )?|(?:what|such) (?:an?|a bunch of)? ?|(?:these|those) )${insult}(?!\\p{L})`,
  'iu',
);
/** Temper in marks: `again!!!`, `third time!!`, `seriously?!` */
const shouts = /!{2}|!\?|\?!|\?{3}/u;
/** `We are switching to Great Lakes anyway`: what a claim gains nothing by. */
const leaves =
  /(?<!\p{L})(?:[Ww]e|[Ii])(?:['’](?:re|ll|m)| are| will| am| have| want to)? ?(?:be |been )?(?:going to )?(?:switch(?:ing|ed)?|mov(?:e|ing|ed)|going|chang(?:e|ing|ed)|leav(?:e|ing)|dropp?(?:ing)?|pull(?:ing)?)(?!\p{L})(?: over)? (?:to \p{Lu}\p{Ll}|to (?:an)?other\b|away\b|elsewhere|suppliers?\b|vendors?\b|them\b|you\b|our (?:business|account)\b)[^.;!?]{0,60}?(?<!\p{L})(?:any ?ways?|after this|regardless|either way|in any case)(?!\p{L})/u;
const longest = 400;

/** Whether a sentence to a supplier vents anger, or tells what we mean to do to them. */
export function ventsAnger(sentence: string): boolean {
  const said = sentence.slice(0, longest);
  return shouts.test(said) || insults.test(said) || leaves.test(said);
}
