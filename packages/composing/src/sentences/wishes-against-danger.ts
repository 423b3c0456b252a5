/** Who wants nobody to come yet, or to spend little, whatever may happen meanwhile. */
const delays =
  /\b(?:do not|don['’]?t|no need to|not to|nobody (?:is|has) to|no point in) (?:\p{L}+ ){0,2}?(?:send|come|call|ring|rush|hurry|bother|worry|turn up|go out|attend|visit)\w*\b|\bnot bothered\b|\b(?:no|in no) (?:rush|hurry|panic)\b|\b(?:can|could|may|will|should) wait\b|\bleave it (?:until|till?|for now|for)\b|\b(?:hold|put) (?:it )?off\b|\btoo busy\b|\bnot (?:urgent|a priority)\b|\bkeep (?:it|the (?:cost|bill|price)) (?:cheap|down|low)\b|\b(?:not|nobody|no one)\b[^.;]{0,20}\b(?:before|until|till?) (?:next|mon|tues|wednes|thurs|fri|satur|sun|after|the new year|january)/iu;

/** What keeps people away from it is heeded all the same: `Nobody is to go in until the electrician has been.` */
const protects =
  /\b(?:go|goes|going) (?:in|near|under|up|on|into|there)\b|\b(?:enter|use|touch|switch|turn (?:it|them) on|climb|stand|walk|work on|start|run|open|light|drive|lift|unless|without)\b/iu;

/** Whether a sentence would have somebody wait who may come to harm meanwhile. */
export const isAgainstDanger = (sentence: string): boolean =>
  delays.test(sentence) && !protects.test(sentence);
