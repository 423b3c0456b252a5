import { lineBefore, type Pattern, type Surroundings, textAfter } from './pattern.ts';

const nothing = 'undefined|null|NULL|NaN|Infinity';
const titles = String.raw`(?:mr|mrs|ms|miss|dr|prof|herr|frau|monsieur|madame|sra?|señora?|signora?)\.? `;
const greetings =
  'hi|hello|dear|hey|welcome(?: back)?|thanks|thank you|congratulations|happy birthday|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|sehr geehrte[rs]?|bonjour|cher|chère|hola|estimad[oa]|ciao|gentile|beste|geachte';

/** What a text on data says of them. */
const ofData =
  /(?<!\p{L})(?:fields?|values?|[nxyz] [=<>]|variables?|columns?|functions?|returns?|returned|defaults?|pointers?|databases?|parameters?|quer(?:y|ies)|objects?|json|sql|api|scripts?|code|hypothes[ie]s|parsers?|cells?|schemas?|bug|fixed|greeting|shows?|printed|displayed|divid\p{L}+|maths?|clause|contract|term|error)(?!\p{L})/iu;
/** Of which it may be said that nobody has defined them. */
const abstract =
  /^ (?:\p{Ll}+ )?(?:reasons|terms|values|variables|functions|roles|budgets?|states|symbols|fields|methods|properties|references|pointers|results|hypothes[ei]s|periods|quantities|duties|responsibilities|amounts|numbers|risks|goals|names|concepts|words|goods|conditions|areas|borders|rights|rules|limits|needs|purposes|circumstances|times|entries|rows|cells|points|sets|byes)(?!\p{L})/iu;

const isNoData = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  !abstract.test(textAfter(match, masked)) &&
  !ofData.test(
    `${lineBefore(match, masked, 100)} ${textAfter(match, masked, 80).split('\n', 1)[0]!}`,
  ) &&
  !/["“„]$/.test(lineBefore(match, masked));

const outOfProgram = (_match: RegExpExecArray, around: Surroundings): boolean =>
  !around.isProgram();

/** Values that a program printed in the place of one that it did not have. */
export const printedValues: readonly Pattern[] = [
  {
    sign: /undefined |null |NaN |Infinity/,
    shape: new RegExp(
      String.raw`(?<=(?:^|[\s(])(?:for|of|have|has|had|are|about|only|your|in|took|takes|by|with|sold|after|than|to|over|rated|got|earned|saved|every|within|least|most|next|last|bought|need|needs|get|book(?:ed)?|order(?:ed)?) )(?:${nothing})(?= (?:(?:new|unread|free|more|open|other) )?\p{Ll}{2,20}s(?!\p{L})| (?:people|percent|out of|children|kg|km)(?!\p{L}))`,
      'gmu',
    ),
    accepts: isNoData,
  },
  {
    sign: /undefined|null|NaN|Infinity/,
    shape: new RegExp(
      String.raw`(?<=(?<!\p{L})(?:[Yy]our|[Tt]he) (?:\p{Ll}{2,15} ){1,2}(?:is|was|are|were|of|will be|comes to|ends on|starts (?:on|at)|begins (?:on|at)) (?:now |at |on |only )?[$€£]?)(?:${nothing})(?=[.,!]|[ \t]*\r?$| (?:and|euros?|dollars?|pounds?|at|on|in|from|until|for|minutes|hours|days|percent|kWh|kg|km|units|points|miles|people|cups|items|stars)(?!\p{L}))`,
      'gmu',
    ),
    // "The result is undefined": of what belongs to the reader it is not said.
    accepts: (match, around) =>
      isNoData(match, around) &&
      (!match[0].startsWith('undefined') ||
        /(?<!\p{L})your /iu.test(lineBefore(match, around.masked))),
  },
  {
    sign: /undefined|null|NULL|NaN|nil|N\/A|nknown|UNKNOWN|none\)/,
    shape: new RegExp(
      String.raw`(?<=(?:^|[\s"'>])(?:${greetings}),? (?:there |again |dear )?(?:${titles})?)(?:undefined|null|NULL|NaN|nil|N\/A|[Uu]nknown|UNKNOWN|\((?:unknown|none|empty|null|nil|no name)\))(?=[,!.:]|[ \t]*\r?(?:\n|$))`,
      'gimu',
    ),
    accepts: ([written]) => !/^N(?:ull|il|an)/.test(written),
  },
  { sign: /Infinity ?%|NaN[/.-]/, shape: /(?<!\p{L})(?:NaN([/.-])NaN\1NaN|-?Infinity ?%)/gu },
  {
    sign: /0\/0\/0|Jan 0?1 (?:00:|19)/,
    shape: /(?<![\d/])0\/0\/0(?:000)?(?![\d/])|(?:Thu|Wed) (?:Jan 0?1 1970|Dec 31 1969)/g,
  },
  {
    sign: /ystem\.(?:Obj|Str|Coll|Data)|at 0x|java\.|native code|:0x|\[object /,
    shape:
      /(?<![\w.])System\.(?:Object|String|Collections|Data)[\w.`[\]]{0,80}|<[a-z][\w .-]{0,60} at 0x[\da-f]{2,16}>|(?<![\w.])java\.(?:lang|util)\.[\w.$]{1,60}@[\da-f]{4,8}|#<[A-Z]\w{0,40}:0x[\da-f]{2,16}[^>\n]{0,40}>|function ?\w{0,30}\(\) ?\{ ?\[native code\] ?\}/g,
    accepts: outOfProgram,
  },
  {
    sign: /#(?:ÚJRA|HIV|ÉRT|VERW|WAARDE|DEEL|GETAL|NB|¡|ADR|ARG|DZIEL|ODKAZ|HODNOTA|REFERANS|SAYI|DEĞER|ССЫЛКА|ЗНАЧ|ДЕЛ|BŁĄD|REFERENS|VÄRDEFEL|DIVISION|SALD|PUUTTUU|VIITTAUS|ARVO)/,
    shape:
      /#(?:ZÉRÓOSZTÓ|HIV|ÉRTÉK|VERW|WAARDE|DEEL\/0|GETAL|¡REF|¡VALOR|¡DIV\/0|¡NUM|ADR|ARG|DZIEL\/0|ODKAZ|HODNOTA|DĚLENÍ_NULOU|REFERANS|DEĞER|ССЫЛКА|ЗНАЧ|ДЕЛ\/0|REFERENS|VÄRDEFEL|DIVISION\/0|PUUTTUU|VIITTAUS|ARVO)!/gu,
  },
];
