import { normalName, spacedName } from '../facts/field-names.ts';
import { isOpenName } from '../facts/open-parties.ts';
import { telephone } from '../facts/phone-on-record.ts';
import { namePath, type Fact } from '../facts/read-facts.ts';
import { isMailAddress, namesFile } from '../facts/of-programs.ts';
import { rowsByName } from '../facts/once-by-name.ts';
import { readsAsPerson } from './crm-properties.ts';

/** Whether a value has the form of what a name stands for: a date for a due date, a number for a telephone. */
export function mayHold(name: string, fact: Fact): boolean {
  const [, isOfForm = saysSomething] = findForm(name) ?? [];
  return isOfForm(fact);
}

const findForm = (name: string): readonly [RegExp, Form] | undefined =>
  formsFor(normalName(name))[0];

/** Whether anything but a text is no value of it. */
export const isOfAnyText = (name: string): boolean => findForm(name) === undefined;

type Form = (fact: Pick<Fact, 'path' | 'names' | 'value' | 'items' | 'fields'>) => boolean;

/** `Job no`, `no of rooms` */
const isCount = /\b(?:no|number|ref|id|size|count|qty|many)\b/i;

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** As Germans, the French, the Dutch, Spaniards and Italians write them. */
const elsewhere =
  'januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|januari|februari|maart|mei|augustus|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre';
const weekday = '(?:mon|tues?|weds?|wednes|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const dayWords = new RegExp(
  `\\b(?:${weekday}|${month}|${elsewhere}|today|tomorrow|asap|weeks?|months?|days?|quarter|q[1-4]|spring|summer|autumn|winter|christmas|new year)\\b`,
  'i',
);

const isOfTime: Form = ({ value }) =>
  !telephone.test(value) &&
  !/\p{Sc}/u.test(value) &&
  (inFigures.test(value) || dayWords.test(value));
/** `2027-01-31`, `1/12`, `01.12.`; `12.00` is a number. */
const inFigures = /\d{1,4}[-/]\d{1,2}|(?<![\d.])\d{1,2}\.\d{1,2}\.(?:\d{2,4})?(?![\d.]*\d)/;
/** A day, and little else: `12 months` is none. */
const isDay: Form = (fact) =>
  isOfTime(fact) &&
  fact.value.split(' ').length <= mostWords &&
  (/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(fact.value) || aDay.test(fact.value));
const aDay = new RegExp(
  `\\b(?:${weekday}|\\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \\d{1,4}|today|tomorrow|asap)\\b|\\b\\d{1,2}[-/.]\\d{1,2}\\b`,
  'i',
);
const isOfMoney: Form = ({ value, items }) =>
  items === undefined &&
  !isDate(value) &&
  !telephone.test(value) &&
  !/^[A-Z]{3}$/.test(value) &&
  /\p{Sc} ?\d|\d ?\p{Sc}|^\d[\d.,]*k?(?![\p{L}\d/-]|:\d)|\b(?:GBP|EUR|USD|pounds|euros|dollars)\b/u.test(
    value,
  );
/** `£480`, `about £5,280 a year`, and no rule about money. */
const isSum: Form = (fact) =>
  isOfMoney(fact) &&
  !isOfOther.test(spacedName(namePath(fact))) &&
  !isCounting.test(fact.value) &&
  !isGrade.test(fact.value) &&
  !(isPlainNumber.test(fact.value) && isOfRow.test(spacedName(namePath(fact)))) &&
  !(isPlainNumber.test(fact.value) && countsOrRates(spacedName(namePath(fact)))) &&
  (/^(?:about |ca\.? |approx\.? |only |now )?[\p{Sc}\d]|^[A-Z]{3} ?\d/u.test(fact.value) ||
    fact.value.split(' ').length <= fewWords);
/** `12 van de 40 staven`: a sentence that begins with a count. */
const isCounting =
  /^\d[\d.,]* (?!(?:pounds|euros?|dollars|an?|per|plus|ex|incl|net|gross)\b)\p{Ll}+(?: \p{Ll}+){2}/u;
/** `4 - Poor` */
const isGrade = /^\d{1,2} ?[-–:] ?\p{L}/u;
/** `Lp.`, `pos`, `nr`: the number of a row. */
const isOfRow = /^\p{L}{1,3}$/u;
const isPlainNumber = /^\d+(?:\.\d+)?$/;
/** `photos: 3`, `missed visits: 2`, `health score: 62`, `ticket id: 5512`: a number alone is money by its name. */
const countsOrRates = (name: string): boolean =>
  (/(?<=\p{L}{2})(?<![sui])s$/u.test(name) || ofMeasure.test(name)) && !ofMoney.test(name);
const ofMeasure =
  /\b(?:id|scores?|ratings?|rank|index|level|version|year|floor|weight|temp\w*|readings?|pressure|percent\w*|progress|step|attempt|headcount|staff|nps|csat|stars?|points?|probability|confidence|distance|mileage|odometer|meter|serial|batch|lot|priority|severity|code|ext|zip|duration|days?|hours?|hrs|minutes?|mins|weeks?|months?|visits?|photos?|reach|likes)\b/;
const ofMoney =
  /\b(?:amounts?|totals?|sums?|prices?|fees?|premiums?|charges?|ow(?:ed?|es|ing)|due|balance|bills?|draw|invoiced?|values?|worth|rents?|spend|payments?|subscriptions?|quotes?|quoted|retainer|sales|revenue|arrears|savings?)\b/;
const isOfOther = /\b(?:paid|deposit|costs?|limit|cap|age|units?|flats?|panels?|rooms?|people)\b/;
const isFigure: Form = ({ value }) => /\d/.test(value) && !isDate(value);
const date = new RegExp(
  `^(?:${weekday},? )?(?:\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}|\\d{1,2}(?:st|nd|rd|th)? ${month}(?: \\d{4})?)$`,
  'i',
);
const isDate = (value: string): boolean => date.test(value);

const isCode: Form = ({ value }) =>
  /\d/.test(value) &&
  value.split(' ').length <= fewWords &&
  !/\p{Sc}|^\d+[.,]\d+$/u.test(value) &&
  !isDate(value);
const isPerson: Form = ({ value, items, fields }) =>
  items === undefined &&
  fields === undefined &&
  (readsAsPerson(value.split(/,| [(–-]/)[0]!.trim()) || titled.test(value));
/** `Mme Claire Besson`, as people are addressed in other languages, too. */
export const titled =
  /^(?:Mrs?|Ms|Miss|Mx|Dr|Prof|Frau|Herrn?|Mme|Mlle|Madame|Monsieur|[Dd]hr|[Mm]evr|[Mm]evrouw|Sra?|Señora?)\.? (?:\p{Lu}[\p{L}.'’-]*(?: |$)){1,3}$/u;
/** Who of us did something, or has it: nobody whom we serve. */
const ofUs =
  /\b(?:(?:sold|prepared|written|compiled|inspected|handled|managed|done|entered|taken|answered|logged|checked|reviewed|approved|booked|surveyed|installed|fitted|designed|sent|made) by|rep|sales ?(?:person|man|woman)|estimator|crew|foreman|editor|reviewer|technician|tech|installer|fitter|buddy|concierge|on call|assigned)\b/;
const isOurs: Form = ({ path }) => ofUs.test(spacedName(namePath({ path })));
const isOfUs = /\b(?:by|who|lead|manager|responsible|in charge|carries|our)\b/;
/** Somebody for whom we work, or who works for them. */
const isTheirs: Form = (fact) => !isOurs(fact);
const legalForms =
  '(?<!\\p{L})(?:AB|AG|ApS|A/S|BV|B\\.V\\.|GbR|GmbH|Inc|KG|LLC|Limited|Ltda?|NV|N\\.V\\.|Oy|plc|Pvt|SA|S\\.A\\.|SARL|SAS|SL|S\\.L\\.|SpA|S\\.p\\.A\\.|Srl|S\\.r\\.l\\.|UG)(?!\\p{L})';
/** `Schreinerei Lang GmbH` */
export const isLegalForm = new RegExp(legalForms, 'u');
/** `UTA Immobilien AG Badenerstrasse 144 8004 Zürich` */
const addressOfFirm = new RegExp(
  `^\\p{Lu}[^\\d,;:]{2,60}${legalForms},?\\s\\p{L}[^\\d]{0,60}\\d`,
  'u',
);
export const isAddressOfFirm: Form = ({ path, value }) =>
  /(?:^| )address$/.test(spacedName(path.at(-1)!)) && addressOfFirm.test(value);

/** A person, or a firm, and neither a house nor a thing. */
const isServed: Form = (fact) => isAddressOfFirm(fact) || (isTheirs(fact) && isCustomer(fact));
const isCustomer: Form = (fact) =>
  isCalled(fact) &&
  !ofPlace.test(spacedName(namePath(fact))) &&
  !/^\d|\d{3}/.test(fact.value) &&
  (isLegalForm.test(fact.value) || isPerson(fact) || isOneName(fact.value.split(/,| [(–-]/)[0]!));
const ofPlace =
  /\b(?:flats?|block|house|building|property|site|jobsite|address|room|unit|street|area|system|panels?)\b/;
/** `Redcliffe Wharf RMC Ltd`, `The Abernathys` */
const isOneName = (value: string): boolean => {
  const words = value.trim().split(/ (?:and |& )?/);
  return (
    words.length <= mostWords &&
    words.every((word) => /^\p{Lu}|^(?:of|the|de|van|for)$/u.test(word))
  );
};
/** A company, a place, a team: few words with a capital. */
const isCalled: Form = ({ value, items, fields }) =>
  items === undefined &&
  fields === undefined &&
  /\p{Lu}/u.test(value) &&
  /\p{L}{3}/u.test(value) &&
  !isBareAnswer.test(value) &&
  !/^(?:yes|no|none|n\/a)\b/i.test(value) &&
  !/^\p{Sc}|^[A-Z]{3} ?\d|^\d[\d.,]*%?$|[.!?] /u.test(value) &&
  !isDate(value) &&
  !isGrade.test(value) &&
  value.split(' ').length <= mostWords;
/** As forms of other languages tick a box. */
const isBareAnswer = /^(?:ja|nein|nee|oui|non|sí|si|sì|não|sim|tak|nie|nej)$/i;
const mostWords = 9;
/** `Low`, `quite cross`, and nobody's name. */
const isShort: Form = ({ value, items, fields }) =>
  items === undefined &&
  fields === undefined &&
  value.split(' ').length <= fewWords &&
  !/\d|.\p{Lu}/u.test(value);
const fewWords = 4;
/** `Old Customs House Hotel`, `The Smugglers Rest` */
function isName(value: string): boolean {
  const words = value.split(/[ ,]+/).filter((word) => !small.has(word));
  return (
    words.length > 1 && words.length <= mostWords && words.every((word) => /^\p{Lu}/u.test(word))
  );
}
const small = new Set(['the', 'of', 'and', '&', 'at', 'in', '']);
/** `€ 40`, `GBP 40`, `GBP` */
const isCurrency: Form = ({ value }) =>
  /\p{Sc}|^[A-Z]{3}$|\b[A-Z]{3} ?\d|\d ?[A-Z]{3}\b/u.test(value);
/** `delivery name`, `billing city` */
const ofName = /(?:^| )(?:name|city|country|county|postcode|zip)$/;
/** `Fabien Mercier, 01632 960155` */
const isReached = (value: string): boolean =>
  telephone.test(value) && value.split(' ').length <= mostWords;
const saysSomething: Form = ({ path, value, items }) =>
  !namesFile(value) &&
  !ofName.test(spacedName(path.at(-1)!)) &&
  (items !== undefined || !isName(value)) &&
  !isDate(value) &&
  !isReached(value) &&
  (items !== undefined ||
    (/\p{L}{2,}[^\p{L}]+\p{L}{2,}/u.test(value) && !isMailAddress(value)) ||
    /^(?:none|(?:yes|no)\b.+)/i.test(value));

/** What is missing, as the names of inputs begin or end, and what may stand for it. */
const forms: readonly (readonly [RegExp, Form])[] = [
  [/date$|^(?:validuntil|publishon)$/, isDay],
  [/^(?:deadline|when|period|timeline)$/, isOfTime],
  [/^(?:phone|telephone)$/, ({ value }) => telephone.test(value)],
  [/^currency$/, isCurrency],
  [
    /amount$|^(?:price|budget|salary|fee|total)$|^(?:planned|actual)/,
    (fact) => isSum(fact) && !(isCount.test(namePath(fact)) && !/\p{Sc}/u.test(fact.value)),
  ],
  [/^(?:variance|forecast|score|impressions|clicks|reach|daysoverdue|reminderssent)$/, isFigure],
  [/^(?:order|invoice|purchaseorder)$/, isCode],
  [
    /^owner$/,
    (fact) => isPerson(fact) && (isOurs(fact) || isOfUs.test(spacedName(namePath(fact)))),
  ],
  [/^(?:manager|reporter)$/, (fact) => isPerson(fact) && !fact.names.some(isOpenName)],
  [
    /^(?:contact|acceptedby|signatory|personwhoaccepts|referrer|name)$/,
    (fact) => isPerson(fact) && isTheirs(fact) && !fact.names.some(isOpenName),
  ],
  [/^(?:site|location|team|role|costcentre)$/, (fact) => isCalled(fact) && !isPerson(fact)],
  [/^(?:customer|company|lead|supplier|referral)$/, isServed],
  [/^evidence$/, (fact) => saysSomething(fact) || namesFile(fact.value)],
  [/^consent$/, (fact) => saysSomething(fact) || /^(?:yes|no)$/i.test(fact.value)],
  [/^email$/, ({ value }) => isMailAddress(value)],
  [/^sentiment$/, (fact) => isShort(fact) || saysSomething(fact)],
  [/^source$/, (fact) => isCalled(fact) || saysSomething(fact)],
  [/^(?:severity|channel|audience)$/, isShort],
];
const formsFor = rowsByName(forms);
