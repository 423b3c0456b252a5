import { ignoringCase } from '@workspace-ops/content';

const verbs =
  'accept act add adjust agree allocate allow announce answer apply approve archive arrange ask assign attach attend avoid back bake ban bear begin block book brief bring browse build buy calculate call cancel carry catch change charge check choose circle claim clean clear click close collect come comment compare complete confirm consider contact continue cook copy correct count create cut decide delete deliver describe dig discover discuss divert do download draft drive drop eat edit email enter escalate estimate examine explain explore fetch file fill find finish fix follow forward freeze get give go grab hand have help hire hold hop ignore import include inform inspect install invite invoice issue join keep knock label learn leave lend let list listen load lock log look mail make mark measure meet mention message move name note notify offer open order pack park pause pay phone photograph pick place plan pop post pour prepare press print promise protect provide publish pull push put quote raise reach read rebook recall receive record redo reduce refer refund register reject release remember remind remove renew repair repeat replace reply report request reschedule reserve reset resolve respond return review ride ring rinse run save scan schedule scroll search see select sell send serve set settle share ship show sign skip snap speak spend stand start stay step stir stop store submit subscribe swap swing switch take talk taste tell test text thank think tick time touch train transfer translate treat trust try turn unplug unsubscribe update upload use verify visit vote wait walk warn wash watch wear weigh wipe wire work wrap write'.replaceAll(
    ' ',
    '|',
  );

/** Verbs that are no nouns, so that any word may follow them. */
const clearVerbs =
  'accept|allocate|approve|arrange|attend|bring|choose|confirm|contact|decide|deliver|download|email|ensure|forward|inform|invite|join|notify|prepare|provide|register|remember|remind|remove|respond|send|submit|subscribe|tell|verify|visit';

const notOrdered =
  'person|people|details|names?|list|form|data|address|rates?|numbers?|sent|received|orders?|email|is|are|was|has|will';

/** What follows an order, and does not follow the same word as a noun. */
const followers =
  'a|about|again|against|ahead|all|an|and|another|any|around|as|at|away|back|before|behind|both|by|down|each|either|enough|every|everybody|everyone|everything|fewer|for|four|five|from|her|here|him|his|how|if|in|instead|into|it|its|less|me|more|my|next|no|nobody|nothing|now|off|on|once|one|only|our|out|over|past|six|some|somebody|someone|something|straight|ten|that|the|their|them|themselves|these|this|those|three|through|to|today|together|tomorrow|twice|two|under|until|up|us|what|when|where|whether|which|who|whoever|whom|with|within|without|yes|your|yourself|started';

/** First words that are followed by an article and order nothing. */
const noOrders =
  "above|across|after|against|all|almost|along|although|amid|among|and|are|around|as|at|because|before|behind|below|beneath|beside|besides|between|beyond|both|but|by|can|could|despite|did|does|due|during|each|either|even|every|everybody|everyone|except|few|for|from|had|half|has|have|he|here|how|however|if|in|inside|instead|into|is|it|just|last|less|like|many|may|maybe|might|more|most|much|must|near|neither|never|next|nobody|none|nor|not|nothing|now|of|off|often|on|once|only|onto|opposite|or|otherwise|our|outside|over|part|per|perhaps|plus|quite|rather|shall|she|should|since|so|some|somebody|someone|soon|still|such|than|thanks|that|the|their|then|there|therefore|these|they|this|those|though|through|throughout|thus|till|to|today|together|tomorrow|tonight|too|toward|towards|twice|under|underneath|unless|unlike|until|up|upon|very|via|was|we|well|were|what|whatever|when|whenever|where|wherever|whether|which|while|who|whom|whose|why|will|with|within|without|would|yesterday|yet|you|your|monday|tuesday|wednesday|thursday|friday|saturday|sunday|dear|hi|hello|everything|anything|something|nowhere|got|it's|that's";

const prefix =
  "(?:(?:please|kindly|then|and|so|now|just|also|first|next|finally|always|never|today|tomorrow|instead|simply|either|go ahead and|do not|don['’]t|do)[ ,]+|(?:to|if|when|once|before|after|for|on|in|by|at|this|until|unless|where|as|with) [^,]{1,120}, |\\p{Lu}\\p{Ll}{1,20}, )*";

const ordering = new RegExp(
  `^${prefix}(?:(?:${verbs})(?: (?:${followers})(?![\\p{L}\\p{N}])| ["“]?\\d| ["“]| (?:https?:|www\\.)| \\S{1,64}@| (?:page|step|section|row|line|room|box|point) \\d)|(?:${clearVerbs}) (?!(?:${notOrdered})(?!\\p{L}))\\p{L})`,
  'iu',
);

/** The same before a name; with capitals, for `Forward Priya the page` and not `Call volume`. */
const orderingName = new RegExp(
  `^(?:${verbs.replace(/(^|\|)(\p{L})/gu, (_, bar: string, first: string) => `${bar}[${first}${first.toUpperCase()}]`)}) \\p{Lu}\\p{Ll}`,
  'u',
);

/** `Reply STOP to end`; after other verbs capitals are more often a noun, as in `Report PDF attached`. */
const orderingCode = ignoringCase(
  String.raw`^(?:reply|answer|text|send|type|enter)(?: with)? (?-i:\p{Lu}{2,12})(?= (?:and|by|for|if|now|or|to|today|when)(?!\p{L})|[.,!"”]|$)`,
);
const leading = new RegExp(`^${prefix}`, 'iu');

/** `Please` and `do not` leave no doubt, whatever the verb. */
const orderingPlainly =
  /^(?:[^,]{1,120}, )?(?:please|do not|don['’]t) (?!find (?:attached|enclosed))\p{L}{2,}/iu;

/** A statement about a thing whose name is also a verb. */
const stating =
  /^\p{L}+(?: (?!and\b|then\b)[\p{L}'’-]+){1,5}? (?:was|were|is|are|has|had|began|fell|rose|went|came|took|grew)(?!\p{L})/u;
const subordinate =
  /\b(?:what|which|who|whom|whose|whether|that|if|how|where|when|until|once|before|after|because|whoever)\b/i;

/** Any other word before its object, such as `Water the plants` or `Double-check the meter`. */
const orderingAny = new RegExp(
  `^${prefix}(?!(?:${noOrders})(?![\\p{L}'’]))(?:(?:double|triple|spot|re)-)?\\p{L}{2,14}(?<!ed|ing|ly|[^s]s) (?:the|your|our|my|this|these|those|it|them|us|me|him|her)(?![\\p{L}\\p{N}])`,
  'iu',
);

const asking =
  /^(?:(?:could|would|can|will) you|shall we|(?:may|can|could) we|(?:would|does|do|is) [^?]{1,60} (?:suit|work for) you|worth)\b|\b(?:suits? you|works? for you)\W{0,3}$/iu;

const longest = 600;
const shortest = 6;

/** Whether a sentence, or a part of it after a colon or a dash, tells the reader to do something. */
export const isRequest = (sentence: string): boolean =>
  sentence.length >= shortest &&
  sentence
    .slice(0, longest)
    // What follows a mark without a word before it is the rest of a note to the writer.
    .replace(/(?:^|[.!?])\s{0,8}[:;]\s[^]*$/, '')
    // Behind it stand names of fields, as in `Not on record: contact and consent.`
    .replace(absence, '')
    .split(/[:;–—→?!]\s+|, (?:so|then|and|but) /)
    .map((clause) => clause.replace(/^["“'(\s]+/, ''))
    .some(isOrder);

const absence =
  /^(?:(?:needed and )?not (?:yet )?(?:on record|found|written|in the table)|left (?:out|over))\b[^:]{0,80}: [^]*$/iu;

function isOrder(clause: string): boolean {
  if (orderingPlainly.test(clause)) return true;
  const rest = clause.replace(leading, '');
  const statement = stating.exec(rest)?.[0];
  if (statement !== undefined && !subordinate.test(statement)) return false;
  return (
    ordering.test(clause) ||
    orderingName.test(rest) ||
    orderingCode.test(rest) ||
    orderingAny.test(clause)
  );
}

/** Whether a question asks the reader to do something. */
export const isAsking = (sentence: string): boolean =>
  /[?？]\W{0,3}$/.test(sentence) && asking.test(sentence.slice(0, longest));
