/** `Tucson, AZ`; without those that are words, or a state or a territory elsewhere, too. */
const shortStates =
  'AK|AR|AZ|CA|CT|FL|GA|IA|IL|KS|KY|MI|MN|MO|NC|ND|NE|NH|NJ|NM|NV|NY|OH|RI|SC|SD|TN|TX|UT|VA|VT|WI|WV|WY';
/** `Georgia` is a country, and `Washington` and `Virginia` are people, too. */
const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|West Virginia|Wisconsin|Wyoming';
/** A town before it, or that somebody is in it: `Alaska Seafood` is as often sold in Hull. */
const ofState = new RegExp(
  `\\p{Lu}\\p{Ll}+, (?:(?:${shortStates})(?![\\p{L}\\d])|(?:${states})(?!\\p{L}))|\\b(?:in|across|throughout|from) (?:northern |southern |eastern |western |central )?(?:${states})(?=$|[.,;:)!?\\n])`,
  'u',
);
/** `5:30 PM`; elsewhere the sign is small, or stands beside the figure. */
const ofClock = /(?<!\d)(?:1[0-2]|[1-9]):[0-5]\d [AP]M\b/;
/** What only Americans write so, or have: a checking account, a check number, the IRS. */
const spelling =
  /\b(?:(?:cost|data|service|distribution|shopping|community|wellness|fitness|call|medical|health) centers?|colors?|neighbors?|neighborhoods?|labor(?:ers?)?|favorite|gray|aluminum|plow(?:ed|ing|s)?|tires|curbs?|zip ?code|checking account|(?:voided|mailed|cashed|deposited|cashier['’]?s) checks?|check (?:no\.?|number|#)|sales tax|IRS|W-9|HOA|drywall|sheetrock|gasoline|fender|sidewalks?|realtor|parking lot|driver['’]?s license|Thanksgiving|Memorial Day|Labor Day|Fourth of July)\b/u;
const british =
  /\b(?:centres?|colours?|neighbours?|labour|favourite|grey|aluminium|tyres?|kerbs?|post ?code|cheques?|VAT|HMRC|GST|metres?|litres?|organis(?:e|ed|ing|ation)|licence|programme|lorry|lorries)\b/iu;

/** Whether a text is written in the United States, by a state, its clock or its spelling. */
export const countsAsAmerican = (text: string): boolean =>
  (mayTell.test(text) && ofState.test(text)) ||
  ofClock.test(text) ||
  spelling.test(text) ||
  payment.test(text) ||
  ofUnitedStates.test(text);
/** A transfer, and a check by which one pays: `they check in` is no such check. */
const payment =
  /\bACH\b|\bby check\b(?! ?(?:in|out|with|that|if|whether|your|our|the)\b)|\b(?:paid|pay|pays|paying|payment|payable|or|ACH,?|wire,?|cut|mailed?) (?:by |via |with |us )?(?:a |the |paper )?check\b(?! ?(?:in|out|with|that|if|on|whether|over|up|the|your|our)\b)/u;
/** The value of a country's field */
const ofUnitedStates = /^(?:US|USA|U\.S\.(?:A\.)?|(?:the )?United States(?: of America)?)$/u;
const mayTell = /\p{Lu}\p{Ll}+, \p{Lu}|\b(?:in|across|throughout|from) \p{L}/u;

/** Whether a text is spelled as in Britain or the Commonwealth, or tells of their taxes. */
export const isBritishSpelling = (text: string): boolean => british.test(text);

/** What is said, or spelled, in Britain and the Commonwealth alone, and tells less than their taxes do. */
const britishWord =
  /\b(?:whilst|learnt|fortnights?|fortnightly|enquir(?:y|ies|e|ed)|tonnes?|storeys?|moulds?|mouldy|plough\p{L}*|bank holidays?|car parks?|lorr(?:y|ies)|skirting(?: boards?)?|letterbox(?:es)?|letting agents?|tradies?|arvo|(?:real|organ|recogn|author|apolog|final|summar|prior|special|custom|minim|maxim|optim|util)is(?:e[ds]?|ing|ations?)|(?:travel|label|model|fuel)l(?:ed|ing|ers?)|behaviour|honour|flavours?|harbours?|rumours?|defence|offence|jewellery)\b/iu;
export const isBritishWord = (text: string): boolean => britishWord.test(text);

/** `December 24`, `Dec. 4th`; `may` and `march` are words, too. */
const monthFirst =
  /(?<!\p{L})(?:January|February|April|June|July|August|September|October|November|December|(?:Jan|Feb|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?|(?:March|Mar\.?|May)(?= \d{1,2}(?:st|nd|rd|th|,? \d{4}|[.,;)]|$))) (?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?![\p{L}\d:%]| ?[ap]m\b)/iu;
export const isMonthFirst = (text: string): boolean => monthFirst.test(text);

/** What Americans have or write, and others, too, each of its own kind. */
const weakSigns: readonly RegExp[] = [
  // `December 4, 2026`, `Dec 4th`
  /\b(?:January|February|March|April|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?) \d{1,2}(?!\d)/u,
  /\b(?:EST|EDT|CST|CDT|MST|MDT|PST|PDT|ET)\b(?=$|[^\p{L}-])/u,
  /\p{L},? (?:LLC|Inc)\b/u,
  /\d ?(?:lbs?|ft|sq\.? ?ft|cfm|gal|psi|tons?|oz)\b/iu,
  /\d ?\/ ?(?:mo|hr|yr)\b/iu,
  /\b(?:[Tt]hru|[Tt]onite|[Ll]ite)\b|(?<=\b[\p{L}\d]{1,12} )w\/ ?(?=\p{L})/u,
  /(?<![\d-])555-\d{4}(?![\d-])/u,
  /\bUSD\b/u,
  /\b[Nn]et (?:10|15|30|45|60|90)\b(?! days)/u,
];

/** How many kinds of them a text has. */
export const countWeakSigns = (texts: readonly string[]): number =>
  weakSigns.filter((sign) => texts.some((text) => sign.test(text))).length;

/** Taxes, numbers of firms, telephones and addresses of Australia and New Zealand, and money of them and of others. */
const commonwealth =
  /(?<!\p{L})(?:AU|A|NZ|S)\$ ?\d|\b(?:AUD|NZD|SGD|INR|ZAR)\b|₹|\b(?:GST|ABN|ACN|NZBN|BAS)\b|\b(?:abn|acn|nzbn|gst)\b|(?<![\d+])\+6[145][ (\d]|(?<![\d+])\(?0[2378]\)? \d{4} ?\d{4}(?!\d)|(?<![\d+])04\d{2} \d{3} \d{3}(?!\d)|\b(?:NSW|QLD)\b|\p{Lu}\p{Ll}+,? (?:VIC|TAS|SA|WA|NT|ACT|Vic|Tas|Qld) \d{4}(?!\d)|\b(?:New South Wales|Queensland|Tasmania)\b|(?:^|, )(?:Australia|New Zealand)$|\bAustralia\//u;
/** GST is a tax of Canada, too, where both orders are in use. */
const canadian =
  /\b(?:HST|QST|CAD|Canada|Canadian|Ontario|Quebec|Manitoba|Saskatchewan|Alberta|Nova Scotia|New Brunswick|Newfoundland|British Columbia|Toronto|Vancouver|Calgary|Edmonton|Ottawa|Montreal|Winnipeg)\b|(?<!\p{L})CA?\$ ?\d|(?<!\p{L})[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])/u;

/** Whether texts are of a country of the Commonwealth in which everybody writes the day first. */
export const areOfCommonwealth = (texts: readonly string[]): boolean =>
  texts.some((text) => commonwealth.test(text)) && !texts.some((text) => canadian.test(text));
