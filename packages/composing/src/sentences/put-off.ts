/** As people put a conversation off to a day, or until something is over. */

export const monthShape =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';

/** `The 11th Jan`, `January 11`, `14/12`, `the 11th` */
export const dayShape = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${monthShape}|${monthShape} (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?![\\d:])|(?<![\\d/.])\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?(?![\\d/])|the \\d{1,2}(?:st|nd|rd|th)\\b)`;

const speaking =
  '(?:ask|write|call|contact|try|ring|phone|ping|mail|e-?mail|message|come back|get back|reach out|check in|touch base|(?:get|be) in touch|talk|speak|chat|catch up|follow up|pick (?:this|it) (?:back )?up|discuss|look at (?:it|this))';
const lasting =
  '(?:over|done|finished|through|behind us|closed|complete|settled|quieter|calmer|open(?:ed)? again|back|in place|moved|up and running|out of the way)';

/** A day that is near, as one writes it in haste: `weds`, `the 7th` */
const nearDay =
  '(?:(?:next )?(?:mon|tues?|weds?|wednes|thu(?:rs?)?|fri|satur|sat|sun)(?:day)?\\b|tomorrow|next week|(?:the )?\\d{1,2}(?:st|nd|rd|th)\\b)';

const again =
  '(?:check(?:ing)? (?:back|in)|circl(?:e|ing) back|loop(?:ing)? back|follow(?:ing)? up|touch(?:ing)? base|(?:com|gett?|reach|try|call|ring|phon|writ|contact)(?:e|ing)? (?:(?:to )?(?:me|us) )?(?:back|again|out))';
const span = '(?:\\d{1,2}|an?|one|two|three|four|six|a few|a couple of) (?:weeks?|months?)';
const ofYear =
  '(?:(?:next|the new) )?(?:week|month|quarter|year)|spring|summer|autumn|fall|winter|holidays';
/** `Could you check back with me at the end of January?`, `follow up with us in two weeks`; not `get back to me by Friday` */
const comeBack = `\\b${again}(?: (?:to|with))?(?: (?:me|us))?(?: again)?(?: some ?time)? (?:(?:at|in|around|towards?|after|early|late|mid)[ -](?:the |about |around |another )?(?:(?:end|start|beginning|middle|(?:first|second|third|last) week) (?:of|in) )?(?:the )?(?:${monthShape}|${ofYear}|${span})|on ${dayShape})`;

const asked = new RegExp(comeBack, 'iu');
/** Whether a sentence asks that we come back later, which is no question that an answer is written to. */
export const asksToComeBack = (said: string): boolean => asked.test(said);

const askedOn = new RegExp(
  `\\b(?!call|ring|phon)${again}(?: (?:to|with))?(?: (?:me|us))?(?: again)? on ${dayShape}`,
  'iu',
);
/** Whether it names the day on which they are written to, and not called. */
export const asksToComeBackOn = (said: string): boolean => askedOn.test(said);

/** `Get back to me after the 11th Jan`, `try me in Feb`, `once the new manager has settled in we can talk` */
export const putsOff = [
  comeBack,
  `\\b${speaking}\\b[^.?!]{0,30}\\b(?:after|from|once|past|on or after|when (?:we|i)(?:['’](?:re|m)| are| am)? (?:re-?open|open|back|return))\\b[^.?!;]{0,40}?${dayShape}`,
  `\\b${speaking}\\b[^.?!]{0,30}\\b(?:after|from|in|till?|until|mid|early|late|end of|start of|beginning of)[ -](?:early[ -]|mid[ -]|late[ -]|the )?${monthShape}(?! ?\\d)`,
  `\\b(?:once|when|as soon as) (?!you\\b)[^.?!,]{2,60}?\\b${lasting}\\b[^.?!]{0,20}\\b(?:we|i)(?:['’]ll| can| could| will| may| might|['’]d)\\b[^.?!]{0,20}\\b${speaking}\\b`,
  `\\b${speaking}\\b[^.?!]{0,20}\\bonce (?:the|our|my|we|i|things|this|that|it)\\b[^.?!,]{0,50}\\b${lasting}\\b`,
  `\\b(?:will |['’]ll |only |to )(?:decide|be deciding|know more|have a decision)\\b[^.?!]{0,20}\\b(?:after|once|until|in|on)\\b[^.?!]{0,40}?(?:${dayShape}|${monthShape})`,
  '\\bnot this (?:week|month)\\b|\\bthe (?:week|month) after next\\b',
  // `I'm off til weds`, `back mon, ring then`, `yes but not til after half term`
  `(?:^|[.,;] ?|\\b(?:i['’]?m|i am|im|we['’]?re|we are) )(?:off|out|away)(?: sick| ill)? (?:until|till?) (?:about |after )?${nearDay}`,
  `(?:^|[.,;] ?|\\b(?:i['’]?m|i am|am|im|we['’]?re|are|be|get|come) )back(?: at work| in the office| in)?(?: on| from)? ${nearDay}`,
  // `We're closed for the refit until 4 January, could you try us the week after?`
  `\\b(?:closed|shut)(?: down| up)?(?: for (?:[\\p{L}’']+ ){0,3}[\\p{L}’']+)?,? (?:until|till?) (?:about |after )?(?:${dayShape}|${monthShape}|${nearDay}|(?:the )?new year\\b|after christmas\\b)`,
  `\\bnot (?:til (?!\\d)|(?:till?|until|before) (?:after )?half[ -]term\\b)`,
  // `Give me till next week`, `keep us on your list`, `not at the moment but stay in touch`
  '\\bgive (?:me|us) (?:(?:till?|until) (?:next|the|after|then|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\\d)|(?:about |another )?(?:an? |a few |a couple of )(?:days?|weeks?|fortnight|months?)\\b)',
  "\\bkeep (?:me|us) (?:on|in) (?:the|your|file|mind)\\b|\\b(?:stay|keep) in touch\\b|\\b(?:we|i)(?:['’]ll| will) be in touch\\b",
].map((shape) => new RegExp(shape, 'iu'));
