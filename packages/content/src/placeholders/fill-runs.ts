import { lineBefore, type Pattern, type Surroundings, textAfter } from './pattern.ts';

/** Signs with which somebody keeps a place open. */
const blocks = '[■█▓▒░□▢▪◼⬛●•▁＿]{2,40}';
const marks = String.raw`${blocks}|\*{2,40}|-{3,60}|–{2,40}|—{2,40}|…{1,20}|\.{3,60}|~{2,40}|={2,40}|_{1,60}|\?{1,6}|#{1,8}(?= )`;
const long = String.raw`${blocks}|_{3,60}|\*{4,40}|-{4,60}|(?:- ){3,30}-|–{3,40}|—{3,40}|…{2,20}|\.{4,60}|~{4,40}|={4,40}`;
const letters = 'X{1,4}|XY|XYZ|x{2,6}|N{1,2}|nn';

const counted =
  'euros?|dollars?|pounds?|francs?|kronor|kroner|zł|€|£|percent|per cent|%|people|guests?|visitors?|members?|customers?|clients?|seats?|places?|tickets?|volunteers?|children|participants?|parcels?|meals?|cups?|kilos?|kg|km|kilometres?|miles?|tonnes?|litres?|minutes?|hours?|days?|weeks?|months?|years?|points?|times|copies|households?|families|trees|bottles?|loaves|boxes|orders?|units|bags|items|stars|employees|students|pupils|patients|dB|kWh?|MW|mm|cm|m²|m³|bar|°C|rpm|MB|GB|ml|mg|Nm|Hz';
/** What may stand behind a greeting or a title for a name, up to the end of the line or what follows it. */
const nameless = String.raw`(?:${marks}|X{2,4}|XYZ?|N\. ?N\.|\[ ?\]|<>|\(\)|\{ \})(?=[,!:.]|[ \t]*\r?(?:\n|$))`;

const byCount = String.raw`(?= ?(?:${counted})(?!\p{L}|\.\p{L}))`;

/** Somebody who speaks falters so: "We lost ... euros". */
const isInSpeech = (match: RegExpExecArray, { masked }: Surroundings): boolean => {
  const before = lineBefore(match, masked, 300);
  return before.split('"').length % 2 === 0 || before.lastIndexOf('“') > before.lastIndexOf('”');
};
/** What is blank here may be code in the text. */
const isWritten = (match: RegExpExecArray, { text }: Surroundings): boolean =>
  text.startsWith(match[0], match.index);

const explained =
  /(?<![A-Za-z])(?:[NMXYZxyn] (?:is|are|=|being|stands?|denotes?|equals?|depends)|(?:let|where|with|given|any|if|some) [NMXYZxyn](?![a-z])|type|class|phase|model|line|plan|category|generation|brand|factor|variable|formula|algorithm|parameter|option|default)(?![A-Za-z])/;
const isLetterOfFormula = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /^[XYNMxyn]{1,2}/.test(match[0]) &&
  (explained.test(masked.slice(Math.max(0, match.index - 160), match.index)) ||
    /(?<![A-Za-z])[NMXYZxyn] (?:is|are|=|being|stands?|denotes?|equals?|depends)(?![A-Za-z])/.test(
      masked.slice(match.index + 1, match.index + 160),
    ));

const isOpen = (match: RegExpExecArray, around: Surroundings): boolean =>
  isWritten(match, around) && !isInSpeech(match, around) && !isLetterOfFormula(match, around);

const titles = String.raw`(?:mr|mrs|ms|miss|dr|prof|herrn?|frau|m|mme|monsieur|madame|sra?|señora?|sig(?:\.?ra)?|signora?|dhr|mevr|heer|mevrouw|pan|pani|господин|уважаем(?:ый|ая|ые))\.?`;
const greetings =
  'hi|hello|dear|hey|welcome|thanks|thank you|congratulations|happy birthday|bonjour|salut|hola|ciao|hallo|lieber?|cher|chère|caro|cara|beste|estimad[oa]|уважаем(?:ый|ая)|дорог(?:ой|ая)';

const before = String.raw`(?:on|until|till|from|at|by|before|since|with|named|called|am|bis|ab|zum|vom|le|du|au|el|del|hasta|il|dal|al|op|tot|vanaf|den|fra|från|dnia|od|do|\d{4}-\d\d)`;
const places =
  'clause|page|chapter|gate|room|hall|table|platform|floor|seat|row|bay|building|raum|saal|seite|gleis|salle|quai|sala|puerta|pagina';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember';

const titleBefore = new RegExp(String.raw`(?<!\p{L})${titles} $`, 'iu');

/** Behind a title, three points stand for a name; behind a greeting alone they may be a pause. */
function isNameless(match: RegExpExecArray, { masked }: Surroundings): boolean {
  if (/^\p{Ll}/u.test(match[0])) return false;
  const after = textAfter(match, masked, 3);
  if (titleBefore.test(lineBefore(match, masked)))
    return /^(?:[,:!]|\.?[ \t\r]*(?:\n|$))/.test(after);
  return /^[,:]/.test(after) || (/^\s*$/.test(after) && !/^[.…?–—-]/.test(match[0]));
}

const spans =
  'days|weeks|months|years|hours|minutes|Tagen?|Wochen|Monaten?|Jahren?|Stunden|Minuten|dagen|weken|maanden|jaar|jours|semaines|mois|ans|heures|días|semanas|meses|años|horas|giorni|settimane|mesi|anni|ore|dias|anos|dni|tygodni|lat|dagar|veckor|år|dager|uker';
/** Behind these stands a number of days or the like. */
const beforeSpan =
  'over|about|approx\\.?|ca\\.?|circa|around|within|after|in|for|than|last|next|least|etwa|rund|seit|nach|binnen|innerhalb von|dauert|env\\.|environ|dure|sous|depuis|en|dentro de|unos|hace|tra|da|dopo|entro|após|em|há|na|om|op|ruim|około|przez|po|efter|i';
const madeOn = 'am|vom|den|le|du|el|del|il|op|dated|dnia|z dnia|of|on';
const ofDay = String.raw`(?:(?:19|20)\d\d|${months})(?!\p{L})`;
/** A code of noughts may be the one that a device comes with. */
const isFactorySetting = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /(?<!\p{L})(?:default|factory|reset|initial|werks\p{L}*)(?!\p{L})/iu.test(
    lineBefore(match, masked, 60),
  );

/** Signs and letters that keep the place of a figure, a time, a name or a date. */
export const fillRuns: readonly Pattern[] = [
  {
    sign: new RegExp(String.raw`[ $€£](?:${marks})${byCount}`, 'u'),
    shape: new RegExp(String.raw`(?<=\p{L}[,:]? |[$€£] ?)(?:${marks})${byCount}`, 'gu'),
    // An anchor of a heading, and the number of something: "#2 times"; a ratio "--%".
    accepts: isOpen,
  },
  {
    sign: /[$€£] ?[■█▓▒░□▢▪◼⬛●•▁＿*–—…?=~_-]/,
    shape: new RegExp(
      String.raw`(?<=[$€£] ?)(?!_(?!_))(?:${marks}|-\.--|--[.,]--)(?=[\s.,;)]|$)`,
      'gmu',
    ),
    accepts: isOpen,
  },
  {
    sign: /[$€£] ?-/,
    shape: /(?<=[$€£] ?)(?:-{2,20}|-[.,]-{2}|-{2}[.,]-{2})(?=[\s.,;)]|$)/gmu,
  },
  {
    sign: /(?:^| )(?:X|x|N|nn)[XYZxN]{0,5}[ %p-]/m,
    shape: new RegExp(
      String.raw`(?<=\p{Ll}[,:]? )(?:${letters}|x(?= ?%))(?= ?(?:%|percent|per cent)(?!\p{L}))|(?<=(?:^|[.!?] |\p{Ll}[,:]? ))(?:X{1,4}|x{2,4}|N)(?= (?:(?:new|more|happy|working|different|of (?:our|the|all)) )?(?:euros|dollars|pounds|francs|people|guests|visitors|members|customers|clients|seats|tickets|volunteers|children|parcels|meals|cups|minutes|hours|days|weeks|months|years|households|families|units|items|employees|pupils|Euro|Plätze|Tagen?|Wochen|Monate|Personen|Gästen?|Stunden|Minuten|Jahren?|Kunden|Prozent|places|personnes|jours|heures|ans|plazas|personas|días|horas|años|posti|persone|giorni|ore|anni|plaatsen|dagen|jaar|pessoas|dias|vagas|platser|personer|dagar|pladser|plasser|miejsc|osób|dni)(?!\p{L}))|(?<=(?:^|[.!?] |\p{Ll} ))X(?=-fold| (?:in|out of) (?:two|three|four|five|six|seven|eight|nine|ten|\d)| of (?:our|the|all) )`,
      'gmu',
    ),
    accepts: isOpen,
  },
  {
    sign: /from [$€£]?X|von X bis/,
    shape:
      /(?<=\p{Ll} from )[$€£]?X(?: ?%)? (?:to|until|till) [$€£]?[XY](?![\p{L}\p{N}])|(?<=\p{Ll} )von X bis Y(?![\p{L}\p{N}])/gu,
  },
  {
    sign: /0[.,]000|00 (?:eu|do|po|pe|gu|vi|me|cu|pl|se|ti|Wo|Ta|Mo|Ja|St|we|da|mo|ye|ho)/,
    shape:
      /(?<![\d.,:\p{L}])(?:[$€£] ?0{1,3}[.,]000(?![\d.,]\d)|0{1,3}[.,]000(?= (?:euros?|dollars|pounds|people|guests|visitors|members|customers)(?!\p{L}))|00(?= (?:euros?|dollars|pounds|people|guests|visitors|members|customers|places|seats|tickets|Wochen|Tagen?|Monaten?|Jahren?|weeks|days|months|years|hours)(?!\p{L})))/gu,
  },
  // Times.
  {
    sign: / (?:[X?_…]|xx|\.{3}|--|\d(?:[X?_]|\d?[:.](?:XX|\?\?|__)))/i,
    shape: new RegExp(
      String.raw`(?<=(?<!\p{L})(?:at|um|à|a las|alle|om|from|until|by|ab|bis|gegen|around|kl\.?|kell) )(?:(?:X{1,2}|xx|\?{1,2}|_{1,6}|…|\.{3}|--)(?= ?(?:[ap]m|o['’]clock|uhr|heures|hrs|h)(?![\p{L}\p{N}]))|(?:X{1,2}|xx)h(?:XX|xx)|(?:\d[X?x_]|[X?_]\d|[0X]X)[:.](?:\d\d|XX|\?\?|xx|__)|\d{1,2}[:.](?:XX|\?\?|xx|__))`,
      'giu',
    ),
    accepts: isOpen,
  },
  // Names.
  {
    sign: new RegExp(` ${nameless}`, 'imu'),
    shape: new RegExp(
      String.raw`(?<=(?<!\p{L})(?:(?:${greetings}),? (?:${titles} )?|${titles} ))${nameless}`,
      'gimu',
    ),
    accepts: (match, around) => isOpen(match, around) && isNameless(match, around),
  },
  {
    sign: /X{3}|\?{3}|_{3}/,
    shape: /(?<=(?:thank you|thanks),? )(?:X{3,4}|\?{3,4}|_{3,20})(?=,)/giu,
  },
  // Days, dates and whatever else a sentence may end in.
  {
    sign: /[■█▓▒░□▢▪◼⬛●•▁＿]|___|\*{4}|----|- - - -|–––|———|……|\.{4}|~~~~|====/,
    shape: new RegExp(
      String.raw`(?<=(?<!\p{L})${before} )(?:${long})(?=[.,;]?[ \t]*\r?(?:\n|$)|[.,;]? (?:and|until|to|at|with|by|und|bis|et|y|e)(?!\p{L}))`,
      'gimu',
    ),
    accepts: isOpen,
  },
  {
    sign: /(?:\.\.|__|xx|XX)[/.](?:\.\.|__|xx|XX)|-__|\?\?-/,
    shape: /(?<![\w/.])\.\.\/\.\.\/\.{2,4}(?![\w/])|(?<!\d)(?:19|20)\d\d-\d\d-(?:__|XX|xx|\?\?)/g,
    accepts: isWritten,
  },
  {
    sign: /(?:y|h|l|e|r|i|z) (?:XX|xx|\?\?|\?|__)/,
    shape: new RegExp(
      String.raw`(?<=(?<!\p{L})(?:on|by|until|from|before|since|am|bis) )(?:${months}) (?:X{1,2}|xx|\?{1,2}|_{2,4})(?![\p{L}\p{N}])`,
      'gu',
    ),
  },
  {
    sign: /XX?(?:th|st|nd|rd)| XX (?:19|20)/,
    shape:
      /(?<=(?:on|by|until|before|from) the )(?:X{1,2}|_{2,4})(?:th|st|nd|rd)(?!\p{L})|(?<=(?<!\d)\d{1,2}\.? )XX(?=\.? (?:19|20)\d\d)/gu,
  },
  // Years of which the last digits are not known: "built in 19??".
  {
    sign: /\d\?\?|\d\d\?/,
    shape:
      /(?<=(?:in|since|from|of|by|around|until|before|after|early|late) )(?:1[5-9]|20)(?:\?\?|\d\?)(?=[ .,;)])(?! \?)/gu,
    accepts: (match, { masked }) =>
      match[0].endsWith('??') || /^ \p{Ll}/u.test(textAfter(match, masked, 3)),
  },
  {
    sign: /(?:EUR|USD|CHF|GBP|SEK|NOK|DKK|PLN|CZK|HUF|INR|AUD|CAD|Rs|kr)\.? (?:X|x|_|\?|…|\.\.|-)|(?:XX|xx|__|\?\?) (?:kr|EUR|CHF|USD|zł|Kč|Ft|lei)|[$€£] ?(?:x\.|_\.)|xx\.\d/,
    shape:
      /(?<=(?<!\p{L})(?:EUR|USD|CHF|GBP|SEK|NOK|DKK|PLN|CZK|HUF|INR|AUD|CAD|Rs\.?|kr\.?) )(?:X{1,4}|x{2,4}|x[.,]xx|_{2,12}|\?{1,4}|…|\.{3}|-{3,9})(?=[\s.,;)]|$)|(?<![\p{L}\p{N}])(?:XX|xx|__|\?\?)(?= (?:kr|EUR|CHF|USD|zł|Kč|Ft|lei)(?!\p{L}))|(?<=[$€£] ?)(?:x{1,3}[.,]xx|_[.,]_{2})(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}.])xx\.(?:\d\d|xx)\.(?:20\d\d)?/gmu,
  },
  {
    sign: /XXXXX/,
    shape: /(?<![\p{L}\p{N}])[A-Z]{2,4}[- ]?X{5,14}(?![\p{L}\p{N}])/gu,
  },
  {
    sign: /by x|by --|-XX-|-\?\?-/,
    shape: /(?<= by )(?:x|xx,x|--)(?= ?%)|(?<!\d)(?:19|20)\d\d-(?:XX|\?\?|xx)-\d\d(?!\d)/g,
  },
  // Numbers of places and papers.
  {
    sign: /[ -](?:X\.X|\?\?|\.{3}|…|__|##|XX|#(?:\?\?|XXX|___))/i,
    shape: new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${places}) )(?:X\.X|\?{2,4}|\.{3}|…|_{2,20}|#{2,6})(?= \p{Ll}|[.,;]?(?:\s|$))|(?<=(?<!\p{L})(?:gate|room|hall|table|platform|seat|bay) )XX(?= \p{Ll}|[.,;]?(?:\s|$))|(?<=\p{L}{4,12} )#(?:\?{2,6}|0{4,8}|X{3,8}|_{3,12})(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[A-Z]{2,5}-(?:\?{2,6}|_{3,8}|#{2,8})(?![\p{L}\p{N}])`,
      'giu',
    ),
    accepts: isOpen,
  },
  {
    sign: /\bdd\/mm\/aaaa|gg\/mm|tt\.mm/i,
    shape:
      /(?<![\p{L}\p{N}])(?:dd\/mm\/aaaa|gg\/mm\/aaaa|jj\/mm\/aaaa|tt\.mm\.jjjj|dd-mm-jjjj)(?![\p{L}\p{N}])/giu,
  },
  {
    sign: / (?:n|x|xx|X|XX) (?:working |business |calendar )?(?:da|we|mo|ye|ho|mi|Ta|Wo|Mo|Ja|St|Mi|ja|ma|jo|se|an|he|dí|añ|gi|or|di|dn|ty|la|ve|år|uk)/,
    shape: new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${beforeSpan}) )(?:n|x|xx|X|XX)(?= (?:working |business |calendar )?(?:${spans})(?!\p{L}))`,
      'gu',
    ),
    accepts: isOpen,
  },
  {
    sign: / (?:xx|XX) ?(?:dB|k|M|m|c|b|°|r|G|N|H)/,
    shape:
      /(?<=(?:\p{L}|:) )(?:xxx?|XXX?)(?= ?(?:dB|kWh?|MW|mm|cm|kg|km|m²|m³|bar|°C|rpm|MB|GB|ml|mg|Nm|Hz|kN)(?![\p{L}\d]))/gu,
  },
  {
    sign: / X[ ,.)]| X[.,]X/,
    shape:
      /(?<=(?<!\p{L})(?:Figure|Fig\.|Table|Abbildung|Abb\.|Tabelle|Tab\.|page|Seite) )X(?=[ ,.;)]|$)(?! ?[-–] )|(?<= )X[.,]X(?= (?:out of|of|sobre|von|sur|su|stars|million|km)(?!\p{L}))/gmu,
    accepts: isOpen,
  },
  // Numbers of banks, registers and papers of noughts and letters.
  {
    sign: /00000|0000 0000|XXXX XX|xxxx xx|-0000?|(?:o|r)\. 0000/,
    shape:
      /(?<![\p{L}\d])[A-Z]{2}(?:00|XX|xx)(?: ?(?:0000|XXXX|xxxx)){3,7}(?: ?(?:0{1,3}|X{1,3}|x{1,3}))?(?![\p{L}\d]| \d)|(?<![\p{L}\d#])[A-Z]{2,4} ?0{5,12}(?![\p{L}\d])|(?<![\p{L}\d-])[A-Z]{2,6}-0{3,6}(?:-0{3,6}){1,3}(?![\p{L}\d-])|(?<=(?:[Nn]o|[Nn]r)\. |(?:number|Nummer|numéro|número|numero|ID|code|PIN):? (?:is )?)0{4,12}(?![\p{L}\d#]| \d)/gu,
    accepts: (match, around) => !isFactorySetting(match, around),
  },
  // A choice of figures: "[12/24] months".
  {
    sign: /\[\d{1,4} ?(?:\/|\||or |oder )/,
    shape: new RegExp(
      String.raw`\[\d{1,4}(?: ?(?:\/|\||or|oder) ?\d{1,4}){1,4}\](?= (?:${spans}|${counted})(?!\p{L}))`,
      'gu',
    ),
  },
  {
    sign: /\.\.\. ?(?:1|2|J|F|M|A|S|O|N|D)|__ (?:1|2|J|F|M|A|S|O|N|D)|\.\.\/\.\.\/\d/,
    shape: new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${madeOn}) )(?:(?:\.{3,40}|_{2,40})(?= ${ofDay})|\.{2,8}\/\.{2,8}\/(?:19|20)\d\d(?![\d/]))`,
      'gu',
    ),
    accepts: isWritten,
  },
  {
    sign: /\d[-/](?:__|\?\?|XXX|xxx|##)/,
    shape:
      /(?<![\p{L}\d/-])(?:19|20)\d\d[-/](?:_{2,8}|\?{2,6}|#{2,8}|X{3,6}|x{3,6})(?![\p{L}\d/-])/gu,
    accepts: isWritten,
  },
  // A span of hours or days that has no end yet: "Sat 9 to ?".
  {
    sign: /\d(?:[ap]m)? ?(?:to|till|until|bis|à|tot|do|–|-) \?/,
    shape:
      /(?<=(?<![\d.,])\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m| Uhr| h)? ?(?:to|till|until|bis|à|tot|do|–|-) )\?{1,3}(?=[.,;)]| (?:Uhr|h|[ap]m|on|at|in)(?!\p{L})|[ \t]*\r?$)/gmu,
  },
  {
    sign: /[€$£]{2}/,
    shape:
      /(?<=(?:[Pp]er (?:unit|piece|person|month|night|hour)|[Tt]otal|[Aa]mount|[Rr]ent|[Ff]ee|[Dd]eposit|[Ss]alary|Stückpreis|Gesamt|Betrag|Miete|[Mm]ontant|[Ii]mporte): )[€$£]{2,4}(?=[.,;]|\s|$)|[€$£]{2,4}(?= (?:per|an?|pro|par|al|por) (?:person|month|night|hour|unit|piece|year|week|Monat|Stück|Person|mois|mes|mese)(?!\p{L}))/gu,
  },
  {
    sign: /(?:r|o\.|rs|on|t\.|e) \d{1,4}[xX]{2}/,
    shape:
      /(?<=(?:number|no\.?|nr\.?|Nummer|extension|ext\.|phone|mobile) )\d{1,4}(?:x{2,6}|X{2,6})(?![\p{L}\d])/gu,
  },
  {
    sign: /YYYY[-–]YYYY|-(?:year|day|week|page|jähr|tägig|stünd)/,
    shape:
      /(?<![\p{L}\d])YYYY ?[-–] ?YYYY(?![\p{L}\d])|(?<=\p{Ll} )(?:X{1,2}|xx|N{1,2}|_{2,6}|\?{2,3}|…|\.{3})(?=-(?:year|day|week|page|jährig|tägig|stündig))/gu,
    accepts: isOpen,
  },
  // Of a figure that was empty its unit alone is left.
  {
    sign: / {2}(?:k|c|m|%|eu|ge|pe|ye|da|ho|gu)|(?:round|bout|ver|early|nly|lmost|han) % of/,
    shape: new RegExp(
      String.raw`(?<=\p{Ll}) {2,20}(?=(?:kg|km|cm|mm|euros?|generations|percent|per cent|years|days|hours|guests|people)(?: \p{L}{2}|[.,;]))|%(?<=(?<!\p{L})(?:[Aa]round|[Aa]bout|[Oo]ver|[Nn]early|[Oo]nly|[Aa]lmost|than) %)(?= of )`,
      'gu',
    ),
    accepts: isWritten,
  },
];
