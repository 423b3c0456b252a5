import { lineBefore, type Pattern, type Surroundings, textAfter } from './pattern.ts';

const leads =
  'on|at|for|with|from|until|before|after|since|by|your|order|dear|hello|hi|hey|welcome|thanks|no\\.|number|price|total|name|date|to|of|in|via|room|gate|table|seat|platform|dr\\.|mr\\.|mrs\\.|ms\\.|prof\\.|contact|called';

/** Titles behind which a name stands. */
const titles = String.raw`(?:mr|mrs|ms|miss|dr|prof|herr|frau|monsieur|madame|señora?|sr|sra|signora?|doamn[aă]|pan|pani)\.?`;
const severalTitles = String.raw`${titles}(?:(?: and | und |/| )${titles}){0,3}`;

/** What programs print where they have no value, where one would stand. */
const nothing = String.raw`(?:undefined|null|None|NaN|nil)`;

/** Behind most prepositions, a text on data has such words, too: "set it to null". */
const ofData =
  /(?<!\p{L})(?:fields?|values?|variables?|columns?|functions?|returns?|returned|defaults?|pointers?|databases?|parameters?|quer(?:y|ies)|objects?|json|sql|api|scripts?|code|hypothes[ie]s|parsers?|cells?|schemas?|types?|sets?|equals?|maths?|dividing|divided|converted|zero|reduced|close|goals?|score[ds]?|won|lost|beat|draw|match)(?!\p{L})/iu;
const isOfProgram = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /(?<!\p{L})(?:to|of|in|by|with|for|at|via|called|name|number)[ :]{1,2}$|^$|[^\p{L}]$/iu.test(
    lineBefore(match, masked),
  ) &&
  ofData.test(
    `${lineBefore(match, masked, 120)} ${textAfter(match, masked, 100).split('\n', 1)[0]!}`,
  );

/** Errors of text processors about references and bookmarks, by the language of the program. */
const processorErrors = [
  String.raw`Error! (?:Reference source|Bookmark|No text of specified style|Hyperlink reference|Unknown document property|Not a valid|No index entries|No table of)[^.!?\n]{0,40}`,
  String.raw`Fehler! (?:Verweisquelle|Textmarke|Kein Text|Hyperlink|Unbekannt)[^.!?\n]{0,50}`,
  String.raw`Erreur ?! (?:Source du renvoi|Signet|Référence)[^.!?\n]{0,40}`,
  String.raw`¡Error! (?:No se encuentra|Marcador|Referencia)[^.!?\n]{0,50}`,
  String.raw`Errore(?:\.|!) (?:L['’]origine riferimento|Il segnalibro)[^.!?\n]{0,40}`,
  String.raw`Erro! (?:Fonte de referência|A origem da referência|Marcador)[^.!?\n]{0,40}`,
  String.raw`Fout! (?:Verwijzingsbron|Bladwijzer)[^.!?\n]{0,40}`,
  String.raw`Błąd! Nie (?:można odnaleźć|zdefiniowano)[^.!?\n]{0,40}`,
  String.raw`Fe(?:l|il)! (?:Hittar inte|Finner ikke|Fant ikke|Bokmärket|Bokmerke)[^.!?\n]{0,40}`,
].join('|');

/** "Stock is at nil": a name, and a place before a time, are none. */
const isNought = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  match[0] === 'nil' &&
  !/(?:dear|hi|hello|hey|welcome) $/i.test(lineBefore(match, masked)) &&
  !/^ (?:at|on) (?:\d|noon|\p{Lu})/u.test(textAfter(match, masked, 9));

/** Values that were never filled in, and errors that a program left in their place. */
export const unfilledPatterns: readonly Pattern[] = [
  {
    sign: /undefined|null|None|NaN|nil/i,
    shape: new RegExp(
      String.raw`(?<![\p{L}\p{N}])${nothing}(?: ${nothing})?(?<=(?:^|[\s"'>(])(?:${leads})[ :]{1,2}${nothing}(?: ${nothing})?)(?=[,.!?;)]|\s*(?:\n|$)| (?:at|on|in|from|to|until|has|will|and|is|was|for|with|by|before|after)(?!\p{L}))`,
      'gmiu',
    ),
    // A person may be called so: "Hi Null", "Dear Mr Null".
    accepts: (match, around) =>
      /^(?:undefined|null|NULL|UNDEFINED|None|NaN|nil)(?: |$)/.test(match[0]) &&
      !isNought(match, around) &&
      !isOfProgram(match, around),
  },
  {
    sign: /\(null\)|\(nil\)|<null>/,
    shape: /(?<![\p{L}\p{N}])(?:\((?:null|nil)\)|<null>)(?=[\s,.!?;:]|$)/gmu,
    accepts: (match, around) => !isOfProgram(match, around),
  },
  {
    sign: /undefined|null|NaN/,
    shape:
      /(?<![\p{L}\p{N}])(?:undefined ?undefined|null ?null|NaN ?(?:%|[$€£]|percent|euros?|dollars?|days|hours|minutes|years)|Invalid Date|[$€£] ?(?:NaN|undefined|null|None|N\/A))(?![\p{L}\p{N}])|[$€£] ?(?:NaN|undefined|null|None|N\/A)(?!\p{L})|(?<!\p{L})NaN ?%/gu,
  },
  {
    sign: /(?:undefined|null|NaN|NULL|None|Infinity) (?:EUR|USD|GBP|CHF|SEK|PLN|work|busi|days|vis|peo|gue|cust|tick|mem)|(?:EUR|USD|GBP|CHF|SEK|PLN) (?:un|nu|Na|NU|No|In)/,
    shape:
      /(?<![\p{L}\p{N}])(?:(?:EUR|USD|GBP|CHF|SEK|PLN) (?:undefined|null|NaN|NULL|None|Infinity)|(?:undefined|null|NaN|NULL|None|Infinity) (?:EUR|USD|GBP|CHF|SEK|PLN|(?:working|business) days|days|visitors|people|guests|customers|tickets|members))(?![\p{L}\p{N}])/gu,
  },
  {
    sign: /Invalid [Dd]ate/,
    shape: /(?<!\p{L})Invalid [Dd]ate(?!\p{L})/gu,
    accepts: (match, { masked }) =>
      !/(?:errors?|message|an?|the|shows?|says?|returns?) ["'“]?$/.test(lineBefore(match, masked)),
  },
  {
    sign: /undefined|null|None|NaN/,
    shape:
      /(?<=(?:[Oo]rder|[Ii]nvoice|[Bb]ooking|[Tt]icket|[Rr]eference|[Aa]ccount) #?|(?<!\w)#)(?:undefined|null|None|NaN)(?![\p{L}\p{N}])/gu,
  },
  // A template language that found no such value.
  {
    sign: /%!|<no value>|ranslation missing|iquid (?:syntax )?error/,
    shape:
      /%![sdvqxTf]\([^)\n]{1,60}\)|<no value>|[Tt]ranslation missing: [\w.]{1,60}|[Ll]iquid (?:syntax )?error: [^\n]{1,80}/g,
  },
  { sign: /\?\?\?/, shape: /\?\?\?[A-Za-z]\w{0,30}(?:\.\w{1,30}){1,5}\?\?\?/g },
  {
    sign: /!|Errore/,
    shape: new RegExp(`(?:${processorErrors})`, 'g'),
  },
  // A salutation of nobody.
  {
    sign: / ,|!/,
    shape:
      /(?<=(?:^|[\n,;\t])[ \t>"]*(?:hi|hello|dear|hey|welcome|liebe[rs]?|hallo|hola|ciao|caro|cara|beste|geachte|kære|kjære|hej|drogi|estimad[oa])(?: back)?) {1,3},|(?<=(?:^|\n)[ \t>]*(?:hi|dear|hey|liebe[rs]?|estimad[oa])) {1,3}!(?=\s*(?:\n|$))/giu,
  },
  // A formula in the place of what it gives, and a text of which the body was never written.
  {
    sign: /=(?:[A-Z]{2,12}\(|Fields!)/,
    shape:
      /(?<=(?:is|to|of|,|;|\t|\||[Tt]otal(?: price)?:|[Aa]mount:|[Ss]um:) ?|^)=(?:[A-Z]{2,12}\((?=[^\n()]{0,40}[A-Z]\d)[^\n()]{0,60}\)|Fields!\w+\.Value)/gmu,
    accepts: (match, { masked, isProgram }) =>
      !isProgram() &&
      !/(?<!\p{L})(?:formulas?|functions?|cells?|type|enter|write|sheet|excel|columns?|rows?|works?|use|sums?|adds|counts|averages?|returns|gives|example|tips?|trick|formel|funktion|zelle|spalte|fórmula|formule|cellule)(?!\p{L})/iu.test(
        `${lineBefore(match, masked, 160)} ${textAfter(match, masked, 120)}`,
      ),
  },
  {
    sign: /\n(?:[Bb]ody text|\.\.\.|…|[Tt]ext|[Cc]ontent|[Mm]essage)[ \t]*\r?\n|^(?:Subject|Betreff|Objet|Asunto|Oggetto): ?(?:test|Test|TEST|Subject|Betreff|Subject line here|asdf)/m,
    shape:
      /(?<=^(?:dear|hi|hello|hallo|liebe|sehr)[^\n]{2,40},[ \t]*\r?\n[ \t]*\r?\n)(?:body text|\.\.\.|…|text|content|message)(?=[ \t]*\r?\n[ \t]*\r?\n)|(?<=^(?:subject|betreff|objet|asunto|oggetto): ?)(?:test|subject(?: line)?(?: here)?|betreff|asdf)(?=[ \t]*\r?$)/gimu,
  },
  { sign: /^dear,/im, shape: /^(?:dear|liebe[rs]?|estimad[oa]|geachte|beste),(?=[ \t]*\r?$)/gim },
  {
    sign: /^[ \t>]*(?:dear|hello|hi|sehr|lieber?|cher|chère|estimad|gentile|egregio) /im,
    shape: new RegExp(
      String.raw`^[ \t>]*(?:(?:dear|hello|hi|sehr geehrter?|sehr geehrte\/r|lieber?|cher|chère|estimad[oa]|gentile|egregio)) (?:${severalTitles} {1,3}|(?:${severalTitles} (?:and |und )?|${titles}/)?(?:mr|mrs|ms|miss|herr|frau)\.?),`,
      'gimu',
    ),
    // French and Spanish letters begin so.
    accepts: (match) => !/(?:monsieur|madame|señora?|signora?) ?,$/iu.test(match[0]),
  },
  {
    sign: /(?:mrs?|ms|miss|dr|prof|err|rau|ieur|dame|ora?|sra?|doamn[aă]|pani?)\.? (?:last ?name|surname|nachname|name|nom|apellidos?|cognome)(?:[,!:\s]|$)/i,
    shape: new RegExp(
      String.raw`(?<=(?:^|\s)${severalTitles} )(?:last ?name|surname|nachname|name|nom|apellidos?|cognome)(?=[,!:]|\s*(?:\n|$))`,
      'gimu',
    ),
  },
];
