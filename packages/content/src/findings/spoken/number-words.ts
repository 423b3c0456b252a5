/** The words of a language for numbers of one, two or three digits, in folded small letters. */
export interface NumberWords {
  /** What the words stand for: `['forty two', '42']`; a space may be a hyphen in a text. */
  values: ReadonlyMap<string, string>;
  /** Words that say the next digit more than once, with how often. */
  times: ReadonlyMap<string, number>;
  /** Words that say noughts behind a digit: `nine hundred`. */
  noughts: ReadonlyMap<string, string>;
  /** The first word of each. */
  starts: ReadonlySet<string>;
  /** Words between two digits that count for none. */
  pauses: ReadonlySet<string>;
}

interface Vocabulary {
  /** Ten words, for one with several a list with `|`. */
  digits: string;
  /** From 10 to 19. */
  teens: string;
  /** From 20 to 90. */
  tens: string;
  /** From 100 to 900, where they are words of their own. */
  hundreds?: string;
  toCompound: (ten: string, unit: string) => string[];
  /** Numbers that are made otherwise. */
  irregular?: readonly (readonly [string, string])[];
  twice?: string;
  thrice?: string;
  noughts?: readonly (readonly [string, string])[];
  pauses?: string;
}

/** Of somebody who thinks or reads out, in many languages. */
const commonPauses = 'um umm uh uhh er err erm eh ehm hm hmm em emm euh ah ahh slash'.split(' ');

/** An underscore is a space within one number: `dix_sept`. */
const readList = (list: string): string[][] =>
  list.split(' ').map((words) => words.replaceAll('_', ' ').split('|'));

function toNumberWords(vocabulary: Vocabulary): NumberWords {
  const upTo99 = readUpTo99(vocabulary);
  const hundreds = readList(vocabulary.hundreds ?? '').flatMap((words, at) =>
    words
      .filter(Boolean)
      .flatMap((word) => [
        [word, `${at + 1}00`] as const,
        ...upTo99
          .filter(([, value]) => Number(value) > 0)
          .map(
            ([rest, value]) => [`${word} ${rest}`, `${at + 1}${value.padStart(2, '0')}`] as const,
          ),
      ]),
  );
  const toTimes = (words: string | undefined, count: number): [string, number][] =>
    words?.split('|').map((word) => [word, count]) ?? [];
  const values = new Map([...hundreds, ...upTo99]);
  return {
    values,
    starts: new Set([...values.keys()].map((words) => words.split(' ', 1)[0]!)),
    times: new Map([...toTimes(vocabulary.twice, 2), ...toTimes(vocabulary.thrice, 3)]),
    noughts: new Map(vocabulary.noughts ?? []),
    pauses: new Set([...commonPauses, ...(vocabulary.pauses?.split(' ') ?? [])]),
  };
}

function readUpTo99({ digits, teens, tens, toCompound, irregular = [] }: Vocabulary) {
  const units = readList(digits);
  const values: (readonly [string, string])[] = [...irregular];
  for (const [digit, words] of units.entries())
    values.push(...words.map((word) => [word, String(digit)] as const));
  for (const [digit, words] of readList(teens).entries())
    values.push(...words.map((word) => [word, `1${digit}`] as const));
  for (const [at, words] of readList(tens).entries())
    for (const ten of words) {
      values.push([ten, `${at + 2}0`]);
      for (const [digit, ones] of units.entries())
        if (digit > 0)
          for (const unit of ones)
            values.push(
              ...toCompound(ten, unit).map((word) => [word, `${at + 2}${digit}`] as const),
            );
    }
  return values;
}

const spaced = (ten: string, unit: string): string[] => [`${ten} ${unit}`];
const english = toNumberWords({
  digits: 'zero|oh|o|nought|naught one two three four five|fife six seven eight nine|niner',
  teens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tens: 'twenty thirty forty|fourty fifty sixty seventy eighty ninety',
  toCompound: spaced,
  twice: 'double|dbl',
  thrice: 'triple|treble',
  noughts: [
    ['hundred', '00'],
    ['thousand', '000'],
  ],
  pauses: 'and then dash hyphen minus space dot point stroke comma so like okay ok',
});

const spanish = toNumberWords({
  digits: 'cero uno|un dos tres cuatro cinco seis siete ocho nueve',
  teens: 'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  hundreds:
    'cien|ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  toCompound: (ten, unit) =>
    ten === 'veinte'
      ? [`veinti${unit}`, `veinte y ${unit}`]
      : [`${ten} y ${unit}`, `${ten} ${unit}`],
  twice: 'doble',
  thrice: 'triple',
  pauses: 'y guion coma espacio luego punto',
});

const french = toNumberWords({
  digits: 'zero un|une deux trois quatre cinq six sept huit neuf',
  teens: 'dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf',
  tens: 'vingt trente quarante cinquante soixante septante quatre_vingt|quatre_vingts|huitante|octante nonante',
  toCompound: (ten, unit) => [`${ten} ${unit}`, `${ten} et ${unit}`],
  irregular: [['soixante', '7'] as const, ['quatre vingt', '9'] as const].flatMap(([base, ten]) => [
    [`${base} dix`, `${ten}0`] as const,
    ...'onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf'
      .split(' ')
      .map((teen) => teen.replace('_', ' '))
      .flatMap((teen, at) => [
        [`${base} ${teen}`, `${ten}${at + 1}`] as const,
        [`${base} et ${teen}`, `${ten}${at + 1}`] as const,
      ]),
  ]),
  twice: 'double',
  thrice: 'triple',
  pauses: 'et tiret virgule puis espace point euh',
});

const german = toNumberWords({
  digits: 'null eins|ein zwei|zwo drei vier funf|fuenf sechs sieben acht neun',
  teens:
    'zehn elf zwolf|zwoelf dreizehn vierzehn funfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn',
  tens: 'zwanzig dreissig|dreißig vierzig funfzig|fuenfzig sechzig siebzig achtzig neunzig',
  toCompound: (ten, unit) => [`${unit}und${ten}`, `${unit} und ${ten}`],
  twice: 'doppel|doppelt|zweimal',
  thrice: 'dreimal|dreifach',
  pauses: 'und dann strich bindestrich komma leerzeichen schragstrich',
});

const italian = toNumberWords({
  digits: 'zero uno due tre quattro cinque sei sette otto nove',
  teens: 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  toCompound: (ten, unit) =>
    /^[uo]/.test(unit) ? [`${ten.slice(0, -1)}${unit}`] : [`${ten}${unit}`],
  twice: 'doppio',
  thrice: 'triplo',
  pauses: 'e poi trattino virgola spazio punto',
});

const portuguese = toNumberWords({
  digits: 'zero um|uma dois|duas tres quatro cinco seis|meia sete oito nove',
  teens:
    'dez onze doze treze catorze|quatorze quinze dezasseis|dezesseis dezassete|dezessete dezoito dezanove|dezenove',
  tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  hundreds:
    'cem|cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
  toCompound: (ten, unit) => [`${ten} e ${unit}`],
  pauses: 'e traco hifen virgula ponto',
});

const dutch = toNumberWords({
  digits: 'nul een twee drie vier vijf zes zeven acht negen',
  teens: 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  toCompound: (ten, unit) => [`${unit}en${ten}`],
  twice: 'dubbel|dubbele',
  pauses: 'en dan streepje komma',
});

const scandinavian = toNumberWords({
  digits:
    'noll|null|nul en|ett|et|een to|tva tre fyra|fire fem sex|seks sju|syv atta|atte|åtte|otte nio|ni',
  teens:
    'tio|ti elva|elleve tolv tretton|tretten fjorton|fjorten femton|femten sexton|seksten sjutton|sytten arton|atten nitton|nitten',
  tens: 'tjugo|tjue|tyve trettio|tretti|tredive fyrtio|forti|førti|fyrre femtio|femti|halvtreds sextio|seksti|tres sjuttio|sytti|halvfjerds attio|atti|firs nittio|nitti|halvfems',
  toCompound: (ten, unit) => [`${ten}${unit}`, `${unit}og${ten}`],
  twice: 'dubbel|dobbelt',
  pauses: 'och og streck strek komma',
});

const polish = toNumberWords({
  digits: 'zero jeden|jedna dwa|dwie trzy cztery piec szesc siedem osiem dziewiec',
  teens:
    'dziesiec jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie',
  tens: 'dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat',
  hundreds: 'sto dwiescie trzysta czterysta piecset szescset siedemset osiemset dziewiecset',
  toCompound: spaced,
  pauses: 'i potem myslnik kreska',
});

const russian = toNumberWords({
  digits: 'ноль|нуль один|одна два|две три четыре пять шесть семь восемь девять',
  teens:
    'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
  tens: 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
  hundreds: 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот',
  toCompound: spaced,
  pauses: 'и потом дефис тире ну э',
});

export const allNumberWords: readonly NumberWords[] = [
  english,
  spanish,
  french,
  german,
  italian,
  portuguese,
  dutch,
  scandinavian,
  polish,
  russian,
];
