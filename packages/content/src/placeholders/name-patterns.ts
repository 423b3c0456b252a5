import { laterShape } from './generic-words.ts';
import { lineBefore, type Pattern, type Surroundings, textAfter } from './pattern.ts';
import { namesObject } from './placeholder-words.ts';

/** Words that lead to a name or a value. */
const leads =
  'on|at|in|with|from|for|to|of|via|by|until|before|join|meet|welcome|and|dear|is|am|um|bei|mit|von|für|chez|avec|pour|à|le|con|per|da|di|del|en|para|em|na|met|voor|med|hos|till|til|w|z|dla|od';
const single =
  'NAME|DATE|VENUE|CITY|COMPANY|CLIENT|CUSTOMER|PRODUCT|SPEAKER|LOCATION|POSITION|AMOUNT|PRICE|LINK|EVENT|TOPIC|SURNAME|FIRSTNAME|LASTNAME|PARTNER|NUMBER|ADDRESS|GUEST|SPONSOR|ARTIST|AUTHOR|PHOTOGRAPHER|MANUFACTURER|SUPPLIER|COMPETITOR|PROSPECT|INSTRUCTOR|TRAINER|DEPARTMENT|INDUSTRY|' +
  'VORNAME|NACHNAME|FIRMA|DATUM|ORT|UHRZEIT|KUNDE|PREIS|NOM|PR[ÉE]NOM|ENTREPRISE|SOCI[ÉE]T[ÉE]|VILLE|LIEU|NOMBRE|EMPRESA|CIUDAD|FECHA|LUGAR|CLIENTE|NOME|AZIENDA|LUOGO|DATA|RELATORE|RELATRICE|NAAM|BEDRIJF|NAZWA|FIRMY|MIASTO|NAVN|NAMN|FÖRETAG|ИМЯ|ДАТА|ГОРОД|КОМПАНИЯ|НАЗВАНИЕ|АДРЕС';
const further = `${single}|URL|TITLE|EMAIL|PHONE|TIME|ROLE|JOB|BRAND|BUSINESS|FIRST|LAST|FULL|RECIPIENT|SENDER|PHOTO|LOGO|IMAGE|COGNOME|EVENTO|PRODOTTO|PRODUCTO|PRODUIT|STREET|ORGANI[SZ]ATION|INVOICE|ORDER`;
const between = 'YOUR|OUR|THE|OF|AND|OR|DES|DER|DU|DE|DEL|DELLA|DEI|DI|HIER|IHR|VOTRE|SU|TU';
const namesColumn =
  /^["'”’*]{0,2} ?(?:fields?|columns?|cells?|box(?:es)?|keys?|variables?|tags?|header|statement|clause|button)(?!\p{L})|^ \p{Lu}|^ ?=/u;
const led = new RegExp(String.raw`(?:^|[\s(,;])(?:${leads}) $`, 'iu');

const words = {
  one: String.raw`(?:${single})`,
  several: String.raw`(?:(?:${between}) )*(?:${further})(?:[ _](?:${between}))?[ _](?:(?:${between})[ _])?(?:${further})`,
};

/** In a line of which not all is in capitals. */
const isSlot = (match: RegExpExecArray, { masked }: Surroundings): boolean => {
  const [before, after] = [lineBefore(match, masked, 80), textAfter(match, masked, 80)];
  if (
    namesColumn.test(after) ||
    // A label; within a sentence a colon follows the sentence.
    (/^ ?:/.test(after) && !led.test(before)) ||
    /(?<!\p{L})(?:the|fields?|columns?|tags?|variables?|headers?) ["'“*]{0,2}(?:[A-Z_]{3,20} and )?$/iu.test(
      before,
    )
  )
    return false;
  return /\p{Ll}{2}/u.test(before + after.split('\n', 1)[0]!);
};

/** What a signature or the author of a quotation is called in a template. */
const generic = String.raw`(?:(?:your|client|customer|company|first|last|full|job|happy client|partner|speaker|author|guest|brand|business|sender|contact|organi[sz]ation)(?:'s)? )?(?:name|surname|title|position|role|company|job title|age|city|town|location|organi[sz]ation|department|function)`;
const nameOfNobody = String.raw`(?:(?:your|client|customer|first|last|full|author|partner|speaker|sender|guest)(?:'s)? name|first ?name last ?name|first last|name surname|vorname nachname|pr[ée]nom nom|nombre (?:y )?apellidos?|nome (?:e )?cognome|imi[ęe] (?:i )?nazwisko|name|(?:ihr|dein) name|votre nom|su nombre|naam(?: (?:afzender|en functie))?|nom et (?:prénom|fonction|qualité)|nombre y cargo|namn|navn)`;

const titled =
  '(?:(?:Your|Client|Customer|Company|Product|Brand|Event|Business|Partner|Speaker|Guest|Recipient|Employee|Organi[sz]ation|School|Restaurant|Hotel|Venue) Name|Your (?:Company|Brand|Business|Organi[sz]ation)|First ?[Nn]ame Last ?[Nn]ame|Vorname Nachname|Firmenname|Kundenname)';

/** Further lines of a signature that a template leaves open. */
const inSignature =
  '(?:(?:full )?name (?:of|and title of|and function of) (?:the )?\\p{L}{2,20}(?: \\p{L}{2,20})?|name (?:and|&) (?:title|position|job title|function)|(?:your )?(?:job title|position|company name|phone number|telephone number|email address|contact (?:details|information|number)|department|organi[sz]ation name|signature)|(?:title|position|role)(?: (?:and|&|\\/) (?:company|organi[sz]ation|department))|your (?:title|role|company|organi[sz]ation|phone|email|website)|funktion|position|fonction|cargo|qualifica|ruolo|unterschrift)';
const close =
  /(?:(?:^|\n)[ \t]*(?:\p{L}+ ){0,3}(?:regards|sincerely|best|thanks|cheers|yours|truly|faithfully|wishes|gr[uü](?:ß|ss)en?|cordialement|saludos|saluti|atenciosamente|groet(?:en)?|saludo|cumprimentos|cordiali|poważaniem|pozdrawiam|hilsen|hälsningar)[,.]?[ \t]*(?:\r?\n){1,3}|salutations(?: \p{L}{3,12}){0,2}[,.]?[ \t]*(?:\r?\n){1,3})(?:[^\n_]{1,40}\n){0,3}$/iu;

function isBelowClose(match: RegExpExecArray, { masked }: Surroundings): boolean {
  return close.test(masked.slice(Math.max(0, match.index - 200), match.index));
}

/** Generic names in the place of one, and orders to whoever was to write the text. */
export const namePatterns: readonly Pattern[] = [
  {
    sign: new RegExp(`(?:${further})`),
    shape: new RegExp(
      String.raw`(?<![\p{L}\p{N}_$#%@*|{<[-])${words.several}(?![\p{L}\p{N}_$#%@|}>\]-])|(?<=(?:^|[\s(,;])(?:${leads}) ["'“*_]{0,2})${words.one}(?![\p{L}\p{N}_-])`,
      'gu',
    ),
    accepts: isSlot,
  },
  {
    sign: /INSERT|ATTACH|PASTE|ADD /,
    shape:
      /(?<![\p{L}_])(?:INSERT|ADD|PASTE|ATTACH)(?: [A-Z'&]{1,20}){0,4} (?:PHOTO|PHOTOS|NAME|NAMES|DATE|LOGO|LINK|QUOTE|TEXT|IMAGE|PICTURE|TITLE|PRICE|VIDEO|CAPTION|HEADLINE|ADDRESS|NUMBER|FIGURE|FIGURES|SIGNATURE|COMPANY|CLIENT|CUSTOMER|LOCATION|VENUE|MAP|CHART|TABLE|SCREENSHOT|COPY|BIO|HASHTAGS?|SPONSOR|SPEAKER)(?: [A-Z'&]{1,20}){0,4}(?![\p{L}_])/gu,
    accepts: (match) => !namesObject(match[0]),
  },
  {
    sign: / Name|Your (?:Comp|Brand|Bus|Org)|irst ?[Nn]ame|Vorname N|Firmenname|Kundenname/,
    shape: new RegExp(
      String.raw`(?<=(?:^|[\s(])(?:[Aa]t|[Bb]y|[Ww]ith|[Ff]rom|[Ff]or|[Jj]oin|to|of|as|like|about|choosing|and|[Bb]ei|chez|[Tt]hat) )${titled}(?![\p{L}\p{N}])`,
      'gu',
    ),
    accepts: (match, { masked }) =>
      !/^ (?:and|or|field|column|box|\p{Lu})/u.test(textAfter(match, masked)),
  },
  // The author of a quotation.
  {
    sign: /["”»’'*_][ .!?\r\n>]{0,10}[-–—~]/,
    shape: new RegExp(
      String.raw`(?<=["”»’'*_.!?] {0,2}(?:\r?\n[ >]{0,3}){0,2}[-–—~]{1,2} ?)(?:(?:${nameOfNobody}|${generic})(?:(?:,| \||\n[ >]{0,2}) ?(?:the |a )?${generic}){1,3}|[\p{L}. ]{2,30}, (?:${titled})|${nameOfNobody})(?=[.)*_]{0,2}\s*(?:\n|$))`,
      'giu',
    ),
    // "- Name, date" is an entry of a list.
    accepts: (match, { masked }) =>
      /["”»’'*_]/.test(masked.slice(Math.max(0, match.index - 12), match.index)),
  },
  {
    sign: /regards|sincerely|best|thanks|cheers|yours|gr(?:u|ü)(?:ß|ss)|cordial|saludo|saluti|atenciosamente|wishes|salutations|groet|cumprim|poważaniem|pozdrawiam|hilsen|hälsningar/i,
    shape: new RegExp(
      String.raw`^[ \t]*(?:${nameOfNobody}|${inSignature})(?=(?:,| \|)?[ \t]*\r?$)`,
      'gimu',
    ),
    accepts: isBelowClose,
  },
  // A label whose value is the label, or a name of nobody.
  {
    sign: /^[-*•> \t]{0,4}(?<label>[^\s:-]{3})[^\n:]{0,20}: \k<label>|: (?:first|last|your|customer|client|full|vorname) ?(?:name|last|nachname)/im,
    shape: new RegExp(
      String.raw`(?<=: )(?<=^[-*•> \t]{0,4}(\p{L}[\p{L} ]{2,20}): )(?:\1|first last|first ?name last ?name|(?:your|customer|client|full) name|vorname nachname)(?=[ \t]*\r?$)`,
      'gimu',
    ),
  },
  {
    sign: / HERE/,
    shape:
      /(?<![A-Z_])(?:PHOTO|NAME|DATE|LOGO|LINK|QUOTE|TEXT|IMAGE|PICTURE|TITLE|PRICE|VIDEO|CAPTION|HEADLINE|ADDRESS|NUMBER|FIGURES?|SIGNATURE|MAP|CHART|TABLE|SCREENSHOT|COPY|BIO) HERE(?![A-Z_])/g,
  },
  {
    sign: /insert /i,
    shape:
      /^[-=*_#>[(<~ \t]{0,6}insert (?:an? |the |your )?(?:\p{L}{2,15} ){0,2}(?:table|chart|graph|photo|image|picture|logo|map|quote|link|figure|screenshot|text|name|date|signature|video|title)s?(?=[-=*_#<\])>~ \t]{0,6}\r?$)/gimu,
  },
  {
    sign: /\((?:photo|image|picture|logo|screenshot|video|chart|map|quote)/i,
    shape: /^\((?:photo|image|picture|logo|screenshot|video|chart|map|quote)s?\)(?=\r?$)/gim,
  },
  // In the place of a signature; below a line of blanks it says what is to be written there.
  {
    sign: /^\(/m,
    shape:
      /^\((?:(?:your|full|sender['’]?s?) name|job title|(?:name|title|position) of (?:the |an? )?\p{L}{2,20}(?: \p{L}{2,20})?)\)(?=[ \t]*\r?$)/gimu,
    accepts: (match, { masked }) =>
      !/[_.]{4,}\s*$/.test(masked.slice(Math.max(0, match.index - 60), match.index)),
  },
  {
    sign: /^City, /m,
    shape: /^City, (?:State|ST),? (?:ZIP|Zip|Postcode)(?: [Cc]ode)?(?=\r?$)/gm,
  },
  // A label that has the time of its value behind it.
  {
    sign: /(?:[:：][*_]{0,2} ?|\((?:[^\s()]{2,20} ){0,2})(?:(?:tb )?to (?:be |fill|follow|come)|(?:to )?(?:fill|add|insert|enter|write)(?: this| it| in){0,2} (?:later|soon|in)|wird |werden |(?:(?:text|bild|foto|name|preis|inhalt|beschreibung) ?)?folgt|à [cdpv]|(?:por|a|da) (?:conf|def|compl|det)|nog (?:in|na|vo)|nader|in te v|volgt|do (?:u|po)|уточ|запол|будет|待|未|要|미정|추후)/i,
    shape: new RegExp(
      String.raw`(?<=[:：*_ ])(?<=[:：][*_]{0,2} ?)(?<=(?:^|\n)[-*•>|\s_]{0,6}(?:\p{L}[\p{L} ’'/-]{0,28})[*_]{0,2} ?[::][*_]{0,2} ?)${laterShape}(?=[.!)]?[ \t]*\r?(?:\n|$))|(?<=\()(?!\p{L}{2,20} (?:\p{L}{2,20} )?to follow\))(?:\p{L}{2,20} ){0,2}${laterShape}(?=\))`,
      'giu',
    ),
  },
  {
    sign: /N\. ?N\./,
    shape:
      /(?<=(?:^|[:,;|\t]) ?)N\. ?N\.(?= ?(?:[,;|\t)]|\r?$))|(?<=(?<!\p{L})(?:is|by|with|ist|durch|von|mit|est|es|par|por|è) |\d[:.]\d\d )N\. ?N\.(?=[,;]|\s|$)/gmu,
  },
  {
    sign: /TK/,
    shape:
      /(?<![\p{L}\p{N}])(?<!(?:[Dd]ie|[Dd]er|[Tt]he|an?|zur|of) )TK(?=[.,;)\]]|\s*(?:\n|$)| (?:percent|per cent|%|\p{Ll}{2,20}s(?!\p{L})|people|euros?|dollars?|million|billion|kg|km|in|at|and|from|over)(?!\p{L}))/gu,
    // A company is called so, too: "TK, the insurer, pays."
    accepts: (match, { masked }) =>
      /\p{Ll} ["'“($€£]{0,2}$|: ?$|[,;|\t]$/u.test(lineBefore(match, masked)) ||
      (lineBefore(match, masked) === '' && /^ (?:per|%|\p{Ll})/u.test(textAfter(match, masked))),
  },
];
