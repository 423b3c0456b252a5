import { byItsWords } from '../signs/by-its-words.ts';
import { isForeignOrder, isKnownLater, namesForeignField } from './generic-words.ts';

/** Words in brackets that a text may really contain: editors' and transcribers' marks. */
const legitimate: ReadonlySet<string> = new Set(
  (
    'sic unreleased redacted withheld omitted emphasis emphasis-added edit edited note info warning warn error ' +
    'debug trace fatal ok pass fail passed failed inaudible unintelligible crosstalk laughter ' +
    'laughs applause music silence pause optional internal external confidential draft final update ' +
    'updated new beta deprecated closed cancelled canceled postponed continued translated translation ' +
    'cheering cheers sighs coughs chuckles whispers whispering shouting gasps groans reminder giveaway ' +
    'recipe review live breaking news tutorial recap replay quiz contest hiring free poll spoiler chorus verse bridge outro refrain announcement throwback correction erratum satire opinion analysis interview exclusive psa cw tw infographic webinar rant meta oc exit exeunt aside he she it they at dot the a an his her their we our us i'
  ).split(' '),
);

const nouns =
  /\b(?:address|amount|benefit|brand|business|city|client|company|contact|customer|date|day|deadline|department|e[- ]?mail|employee|event|firstname|industry|job|lastname|link|location|metric|month|name|number|organi[sz]ation|person|phone|position|price|product|prospect|recipient|result|role|sender|service|signature|state|statistic|surname|team|time|title|topic|url|username|website|year)s?\b/i;

/** Further words that templates ask for, on their own: among others they tell of something. */
const fields = new Set(
  (
    'achievement activity adjective adverb animal anecdote artist audience author balance band boat breed buyer chair club coach code colour color country county ' +
    'currency deposit destination director discount dish doctor duration editor credit emoji employer fee ' +
    'figure flight gate genre goal guest handle hashtag headline hook host hotel instructor keyword ' +
    'landlord logo manager material model offer organiser organizer owner partner percentage place ' +
    'platform postcode project quantity question rate reason region rent room route salutation school ' +
    'ingredient neighbourhood neighborhood nickname noun occasion pet profession pronoun skill superlative verb season seller shop signatory size speaker species sponsor street subject sum supplier surname ' +
    'teacher image photo picture screenshot chart graph headshot testimonial quote temperature tenant theme total town vendor venue village weight winner witness zip'
  ).split(' '),
);

const isField = (words: string): boolean =>
  fields.has(
    words
      .toLowerCase()
      .replace(/^(?:your|our|partner|guest) /, '')
      .replace(/s$/, ''),
  );

/** What is said of words that were taken out, and what is heard besides the words. */
const remarks =
  'withheld|redacted|removed|omitted|changed|unknown|protected|illegible|deleted|on file|missing|hidden|mine|added|' +
  'rings?|plays?|slams?|barks?|starts?|stops?|fades?|laughs?|claps?|sold out';
const remark = new RegExp(`(?:^| )(?:${remarks})$`, 'i');
const chord = /^[A-G][#b]?(?:m|maj|min|sus|dim|aug|add)?\d{0,2}$/;
const credit =
  /^(?:translated|adapted|reprinted|continued|updated|edited|sponsored|source|credit|courtesy|via|see|cf|after|as of)(?: |$)/i;
/** Keys of sources and names of norms: `[Knuth84]`, `[RFC2119]`. */
const source = /^[A-Z][A-Za-z]{1,20}[-:]?\d{2,5}[a-z]?$/;

/** What templates in other languages ask for. */
const foreignNouns =
  /^(?:votre |su |ihr |il |uw )?(?:pr[ée]nom|nom|nombre|apellidos?|vorname|nachname|firma|kundenname|kunde|datum|ort|cliente?|empresa|fecha|soci[ée]t[ée]|entreprise|ville|azienda|nome|naam|bedrijf)(?: (?:du|de|del|della|der|des|van) .{1,30})?$/iu;

/** An abbreviation that a text sets in brackets, as `[SLA]`, `[SLAs]` and `[SaaS]`. */
const acronym = /^(?!(?:ABC|XYZ|[FL]NAME)$)(?:[A-Z][A-Z\d&]{1,5}s?|[A-Z][a-z]{1,3}[A-Z])$/;

/** Whether the words that follow go on with a name, as in "XXX Street Food". */
export const namesCompany = (after: string): boolean => {
  const [name] = /^(?: \p{Lu}\p{Ll}{1,20}){2,4}/u.exec(after) ?? [];
  return name !== undefined && !nouns.test(name);
};

/** Keys of a keyboard, and what a post says of its medium. */
const keys =
  /^(?:enter|return|ctrl|strg|control|shift|alt|esc|escape|tab|cmd|command|space|del|delete|backspace|home|end|page (?:up|down)|f\d{1,2})$/i;
const media =
  /^(?:video|anzeige|werbung|publicité|publicidad|audio|podcast|thread|poll|carousel|press release|guest post|sponsored|ad|advert|(?:full )?link (?:in|below|in the) (?:bio|comments?|profile)|(?:photo|picture|image) (?:by|credit|courtesy of) .+)$/i;

export const isKey = (inside: string): boolean => keys.test(inside);

/** Whether words between guillemets name what belongs there, and are no quotation. */
export const namesField = (inside: string): boolean =>
  foreignNouns.test(inside.trim()) ||
  (nouns.test(inside.replaceAll('_', ' ')) && inside.trim().split(/[ _]/).length <= 3);

/** Whether words between `insert` and `here` name what a template asks for. */
export const namesContent = (words: string): boolean =>
  /\b(?:your|figures?|quotes?|text|copy|content|details?|paragraph|sentence|logo|image|photo|intro(?:duction)?|headline|message|story|bio|caption|description)\b/i.test(
    words,
  ) || nouns.test(words);

/** Whether what is to be inserted is a thing: "Insert your ticket here". */
export const namesObject = (words: string): boolean =>
  /\b(?:cards?|coins?|keys?|tickets?|tokens?|dis[ck]s?|cds?|dvds?|batter(?:y|ies)|usb|stick|plugs?|cables?|filters?|cartridges?|screws?|pins?|tubes?|needles?|probes?|pods?|capsules?)\b/i.test(
    words,
  );

const instruction =
  /^(?:insert|add|your|enter|fill|put|type|choose|select|replace|describe|todo|tbd|tbc|tba|fixme|placeholder|xx+)(?![\p{L}\p{N}])/iu;

/** Words that an editor sets into what somebody said: `it [the ferry] never waits`. */
const editorial = /^(?:the|an?|his|her|their|our|its|my|this|that|these|those|all|both)(?!\p{L})/iu;

/** Whether words in brackets within a quotation are of its editor, and name nothing to fill in. */
export function isEditorial(inside: string): boolean {
  const words = inside.trim();
  if (editorial.test(words)) return true;
  return !nouns.test(words.replaceAll('_', ' ')) && !isField(words) && !asksInWords(words);
}

/** `Table to be added`, `Testimonial goes here` */
const toCome =
  /\b(?:goes|comes|belongs) here$|\bto (?:be (?:added|inserted|confirmed|supplied|written|provided|determined|decided)|come|follow)$/i;

/** An order to whoever writes, of two words or more: `[check figure]`, `[delete as applicable]`, `[which date?]`. */
const asksToCheck = (words: string): boolean =>
  /^(?:attach|paste|embed|upload|include) \p{Lu}{2,6}$/u.test(words) ||
  (/^(?:attach|check|confirm|delete|find|get|give|include|mention|paste|pick|provide|remove|specify|state|strike|update|upload|use|verify|needs?|link to|ask|which|what|exact) ./i.test(
    words,
  ) &&
    words.length <= 60 &&
    (namesContent(words) ||
      isField(words.split(' ').at(-1)!) ||
      /\bas applicable|\bas appropriate|^(?:check|confirm) with /i.test(words))) ||
  /(?:^| )(?:tb[acd]|tk)$/i.test(words) ||
  /^(?:who|whom|what|when|where|which|how (?:many|much)|wer|wann|wo|wie viele|qui|quand|où|quién|cuándo|dónde|chi|quando|dove)\?{1,3}$|^(?:delete|amend|insert|fill in|complete|replace|adjust)$/iu.test(
    words,
  ) ||
  (/^\p{L}[\p{L} ]{1,38}\?{1,3}$/u.test(words) &&
    (namesContent(words) || isField(words.replace(/\?+$/, ''))));

/** What is to be written, by its kind or length: `[2-3 sentences about the results]`. */
const describesContent = [
  /^(?:\d{1,4}(?: ?[-–] ?\d{1,4})?|one|two|three|a few|some|short|brief|one-line) (?:sentences?|words?|paragraphs?|lines?|bullets?|bullet points?|points?|characters|description|summary|intro|introduction|bio|quote|text)(?!\p{L}).{0,60}$/iu,
  /^(?:description|summary|list|details|explanation|name|date|title|number|amount|overview) (?:of|for) .{1,60}$/i,
  /^(?!original|full)(?:\p{L}{2,15} ){0,2}(?:copy|text|content|caption|headline|photo|image|picture|quote|logo|chart|graph|screenshot)$/iu,
  /^(?:subject|tag) line$|^(?:logo|name|quote|link|testimonial|product|speaker|sponsor|item) \d{1,2}$/i,
  /^(?:opening|closing|first|second|third|main|body|introductory|final|next|last) (?:paragraph|line|sentence|text|section|copy|statement|hook|part)s?$|^(?:call to action|sign-?off line)$/i,
  /^(?:photo|image|picture|chart|table|map|video) (?:credit|caption|description)s?$/i,
  /^(?:list|describe|explain|summari[sz]e|outline|cite|name) (?!of |with)(?:\p{L}{2,20} ?){1,5}$/iu,
  /^(?:(?:full |first |last )?(?:name|title|position|company|date|place|signature|phone|e-?mail|role|department)(?:, | and | & | ?\/ ?|$)){2,5}$/iu,
  /^@?\p{Lu}\p{Ll}{1,20},? (?:please|pls|can you|could you|to) (?:add|check|confirm|fill|find|get|insert|provide|replace|send|supply|update|verify|write)(?!\p{L})/u,
  /^(?:[Ii]mage|[Pp]hoto|[Pp]icture|[Vv]ideo|[Ss]creenshot|[Cc]hart|[Gg]raph|[Tt]able|[Ll]ogo|[Mm]ap|[Qq]uote|[Ll]ink|[Ff]igure): \p{Ll}/u,
  /^(?:awaiting|waiting for|pending) .{2,60}$/i,
  /^.{2,30} to (?:check|confirm|provide|supply|add|approve|review|fill in)$/i,
  /^(?:citation|source|reference|figure|number|quote|link)s? (?:needed|required)$|^needs (?:a )?(?:citation|source|link|quote)$/i,
].map(byItsWords);

/** What a template says of its own parts: `[Optional: include only where ...]`, `[Delete if not needed]`. */
const ofTemplate = [
  /^(?:optional(?: clause| paragraph| section)?|alternative|option [A-Z\d]) ?[:–—-] ?(?:include|insert|use|delete|keep|only|remove|omit)(?!\p{L})/iu,
  /^(?:(?:drafting|guidance|author['’]?s?|editor['’]?s?|writer['’]?s?|internal) (?:note|comment|guidance)|guidance|note to (?:draft|drafter|author|editor|self|writer|designer|translator)|author|instructions? (?:to|for) (?:author|writer|user)s?) ?[:–—-] ?\S/iu,
  /^if (?:the )?(?:customer|client|tenant|buyer|employee|applicable|needed|required|not) .{0,60}(?<!\p{L})(?:use|add|insert|delete|keep|remove|omit)(?!\p{L})/iu,
  /^(?:include|delete|remove|use|keep|omit|strike|retain) (?:(?:this|the|these) )?(?:(?:clause|paragraph|section|sentence|line|part|words)s? )?(?:only )?(?:if|where|when|unless)(?!\p{L})/iu,
  /^(?:(?:tag|mention|embed) (?:the|your|our|an?|@)|tag \p{Lu}|link to) ?\p{L}/u,
].map(byItsWords);

/** An order to shape what stands there, with or without a mark before it: `[yellow: adapt to local law]`. */
const asksToShape = byItsWords(
  /^(?:[\p{L}\d ]{2,24}: ?)?(?:please |pls )?(?:adapt|adjust|amend|tailor|customi[sz]e|personali[sz]e|rephrase|reword|rewrite|shorten|elaborate|expand|locali[sz]e|quantify|specify|swap|look up|link to|spell out|fill in|plug in|complete|update|insert|replace|delete|remove|choose|adopt|check with|confirm with|ask) (?!\p{L}+ed$)\p{L}/iu,
);

/** What is to be said there, and a word to somebody on it: `[something about their garden]`, `[Li: source?]`. */
const sayingWhat = byItsWords(
  /^(?:something|somebody|someone|anything|some detail) (?!like|else)[\p{L} ’',/-]{3,80}$|^@?\p{L}{2,20}: (?:\p{L}{2,15} ){0,3}(?:source|figure|number|date|name|link|photo|price|spelling|quote|title|amount)\?{1,3}$/iu,
);

/** A word to whoever finishes it: `[fun fact, ask Ada]`, `[CTA – e.g. 'Book now']`, `[Ada answers this one]`. */
const toFinish =
  /^[^"]{0,80}(?:(?:^|[,–:] ?|\? ?)(?:(?:please|pls) (?:add|check|confirm|renew|update|replace|choose|fill|paste|translate)|paste|ask \p{Lu}\p{L}*|see \p{Lu}\p{Ll}+$|check with|copy from)(?!\p{L})|(?<!\p{L})(?:when final|of your choice)$)|^\p{Lu}\p{Ll}+ (?:answers|writes|adds|fills|supplies|sends) |^(?:CTA|CHART|TABLE|PHOTO|IMAGE|GRAPH|QUOTE|MAP|LOGO|TRANSLATE)(?: [–-]|:) /u;

/** A choice that was never made: `[his/her]`, `[Mr/Mrs]`, `[is/are]`. */
const choice = byItsWords(
  /^(?:(?:s?he|his|hers?|him|they|them|their|mr|mrs|ms|miss|sir|madam|is|are|was|were|has|have|am|pm|son|daughter|herr|frau|er|sie|sein|ihr|ihre|monsieur|madame|il|elle|lui|se[ñn]ora?|sig\.?|sig\.ra)(?: ?\/ ?|$)){2,4}$/iu,
);

/** A question to somebody: `[Ines, which date?]`, `[how many were there?]`. */
const asks = byItsWords(
  /^(?!who (?:would|could|knows|cares))(?:@?\p{Lu}\p{L}{1,20}(?:,|:| [-–—]) ?)?(?:what|which|how many|how much|how long|when|where|who|whose|do we|is this|is that|are these|can (?:you|we)|should (?:we|this))(?!\p{L})[^[\]]{2,80}\?{1,3}$/iu,
);

const asksInWords = (words: string): boolean =>
  choice.test(words) ||
  asks.test(words) ||
  asksToShape.test(words) ||
  / emojis?$/i.test(words) ||
  sayingWhat.test(words) ||
  toFinish.test(words) ||
  ofTemplate.some((shape) => shape.test(words)) ||
  instruction.test(words) ||
  toCome.test(words) ||
  isForeignOrder(words) ||
  isKnownLater(words) ||
  namesForeignField(words) ||
  asksToCheck(words) ||
  (describesContent.some((shape) => shape.test(words)) && !remark.test(words)) ||
  foreignNouns.test(words) ||
  withFallback.test(words);

/** `firstname,fallback=there`: what a mail tool writes where the name is not known. */
const withFallback = /^[\p{L}_][\w. ]{1,40}[,|:] ?(?:fallback|default) ?[=:]/iu;

const reference =
  /^(?:appendix|chapter|verse|chorus|take|act|scene|track|eq|exhibit|fig|figure|note|page|ref|section|source|step|table)\b.*\d/i;

const plainWords = /^(?:[$€£] ?)?\p{L}[\p{L}\p{N} _\-/'’.&,+]+$/u;
const minor = /^(?:a|an|and|at|by|for|from|here|in|of|on|or|the|to|with|your|&|\/)$/i;

/** Whether words inside `[...]` ask to be replaced, as `[Name]` or `[insert date]` do. */
export function asksForReplacement(inside: string): boolean {
  const words = inside.trim();
  if (isKey(words)) return false;
  if (words === 'object Object' || asksInWords(words)) return true;
  if (!plainWords.test(words) || words.endsWith('-') || reference.test(words)) return false;
  if (remark.test(words) || source.test(words)) return false;
  if (isField(words)) return true;
  if (legitimate.has(words.toLowerCase()) || media.test(words)) return false;
  if (acronym.test(words) && !nouns.test(words)) return false;
  if (chord.test(words) || credit.test(words)) return false;
  const parts = words.split(/[ _\-/,+]+/).filter((part) => part !== '');
  if (parts.length > 6) return false;
  const named = nouns.test(words.replace(/[_-]/g, ' '));
  const capitalised = parts.every((part) => minor.test(part) || /^\p{Lu}/u.test(part));
  if (words.includes(',')) return named && capitalised;
  return capitalised || (named && parts.length <= 3);
}

/** What a text may say of itself, or of what is heard, in the midst of a sentence. */
const ofText =
  /^(?:the|then|now|former|late|later|and|or|but|not|so|very|also|which|that|they|he|she|it|we|you|i|his|her|their|its|our|some|in|on|at|of|to|from|with|by|as|if|is|are|was|were|be|been|being|had|has|have|did|does|do|would|will|can|could|more|most|all|both|another|a certain|see|below|above|left|right|almost|nearly|quite|just|only|still|already|perhaps|maybe|again|here|there|yes|no|cf|ibid|et|op|options?|args?|arguments?|flags?|slow|pause|[ivxlc]+)(?!\p{L})|^\p{L}{2,20}(?:ed|ing|ly)$|^\p{L}{2,20}ly /iu;
const phrase = /^\p{Ll}[\p{Ll}'’-]{2,24}(?:[ /]\p{Ll}[\p{Ll}'’-]{0,20}){0,5}$/u;

/** Whether words say what is to stand within a sentence, where something leads to them: `struggling with [pain point]`. */
export const namesSlot = (inside: string): boolean =>
  phrase.test(inside) &&
  !ofText.test(inside) &&
  !legitimate.has(inside) &&
  !remark.test(inside) &&
  !credit.test(inside) &&
  !media.test(inside) &&
  !isKey(inside);

/** Element names that text may carry as markup, so that `<strong>` is no placeholder. */
export const htmlTags: ReadonlySet<string> = new Set(
  (
    'a abbr article aside audio b bdi bdo blockquote body br button canvas caption cite code col ' +
    'colgroup dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form ' +
    'g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd legend li main map ' +
    'mark menu meta meter nav noscript ol optgroup option output p param path picture pre progress ' +
    'q rect rp rt ruby s samp script section select slot small source span strong style sub sup svg ' +
    'acronym applet basefont bgsound big blink center dir font frame frameset isindex marquee nobr noframes strike tt xmp ' +
    'table tbody td template textarea tfoot th thead tr track u ul var video wbr'
  ).split(' '),
);

/** Elements that are also what a template asks for; markup only where they are closed. */
export const ambiguousTags: ReadonlySet<string> = new Set(
  'address area data label link object summary time title'.split(' '),
);
