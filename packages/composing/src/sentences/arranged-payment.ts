const agreed =
  /\b(?:agree[ds]?|agreement|arrang\p{L}+|allow(?:s|ed)?|granted|gave|given|promised|offered|accepted|settled on|let (?:him|her|them)|(?:can|may|will|to|he|she|they|['’]d|['’]ll) pays?|said (?:he|she|they|that|yes)|told (?:him|her|them)|ok(?:ay)?(?:ed)?|fine)\b/iu;
/** `400 a month from December`, `400 every 15th`, and no price of a month: that has neither a start nor an end. */
const inParts =
  /\b\d[\d.,]{0,12} ?(?:euros|pounds|quid|dollars|EUR|GBP|USD)? ?(?:(?:on )?(?:the|every|each) \d{1,2}(?:st|nd|rd|th)(?: of (?:the|each|every|a) month)?|(?:every|each) (?:other |second |third |\d )?(?:weeks?|months?|fortnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|payday))(?!\p{L})|\b\d[\d.,]{0,12} ?(?:euros|pounds|quid|dollars|EUR|GBP|USD)? ?(?:(?:an?|per|each|every) (?:week|month|fortnight|quarter)|weekly|monthly|fortnightly)\b(?=.{0,40}\b(?:from|until|till|starting|beginning|off|towards|for the (?:next|rest))\b)|\bpay\p{L}* (?:it |this |that |the \p{L}+ )?(?:off|down|back|back over|up)? ?(?:in (?:\p{L}+ |\d+ )?(?:parts|stages|bits|chunks|steps|goes|halves|thirds|payments|lots|tranches)|(?:over|across) (?:the next )?(?:\p{L}+|\d+) (?:weeks|months)|weekly|monthly|(?:an?|each|every) (?:week|month|fortnight))\b|\bpay(?:s|ing|ments)? (?:us |me |it off |off )?(?:at |of )?[$€£₹]? ?\d[\d.,]{0,12} ?(?:an?|per|each|every|\/) ?(?:week|month|fortnight|wk|mth)\b(?! for (?:the|his|her|their|an?|its)\b)/iu;
/** `has until 15 January` */
const later =
  /\b(?:(?:ha(?:s|ve)|had|gets?|got|gave (?:him|her|them)|given|let (?:him|her|them) have|pays?|payment|wait) (?:time )?(?:until|till)|pays? (?:it |this |the (?:lot|rest|balance) )?(?:at the end of|by the end of|by|on|in|after|from|when|once|next) (?:the )?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t?ember|ober)?\b|(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?\b|end|week|month|year|new year|christmas|easter|spring|summer|autumn)|(?:\p{L}+|\d+) (?:more|extra) (?:days|weeks|months)|(?:an(?:other|[ ]extra)|one more) (?:week|month|fortnight))/iu;
const named =
  /(?<!\b(?:no|not an?|without(?: an?| any)?|refused (?:an?|any|the|him an?|her an?|them an?)|declined (?:an?|the)) )\b(?:(?:re)?payment (?:arrangement|agreement|schedule|holiday)s?|arrangement to pay|time to pay|standing order|extension|pay(?:ing|s)? (?:it |this )?(?:by|in) instal\p{L}+|(?:spread|split)(?:ting)? (?:it|this|the (?:cost|bill|amount|payment|balance)s?|over|into)|extended (?:the |his |her |their )?(?:due date|deadline|term|time|until|to|by)|more time|extra time|paying (?:it|this|that|the \p{L}+) off|(?:pay(?:s|ing)?|drip[- ]?feed(?:s|ing)?) (?:it |us |this )?(?:bit by bit|in dribs and drabs|what (?:he|she|they) can))\b/iu;
const money = /\b(?:pa(?:y|id)|owe|invoice|bill|balance|settle|clear|due|money|amount)/iu;
const refused =
  /\b(?:never|not|nothing|nobody|no one|no longer|[a-z]+n['’]t) (?:ever |been |yet |has |have ){0,2}(?:agree|arrang|allow|grant|give|gave|accept|offer|have|had|let)/iu;

/** What was agreed of how, or until when, an amount is paid, or is asked for: `he pays 400 a month from December`. */
export const arranged: Pick<RegExp, 'test'> = {
  test: (sentence) => {
    if (named.test(sentence)) return !refused.test(sentence);
    if (!agreed.test(sentence) || refused.test(sentence)) return false;
    return inParts.test(sentence) || (later.test(sentence) && money.test(sentence));
  },
};
