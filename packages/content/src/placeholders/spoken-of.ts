import { lineBefore, type Surroundings, textAfter } from './pattern.ts';
import { isOfCommand, isSyntax } from './program-text.ts';
import { namesField } from './placeholder-words.ts';

/** In a program marks are part of its language, and in a command its arguments. */
function isOfLanguage(match: RegExpExecArray, around: Surroundings): boolean {
  if (isSyntax(match[0]) && around.isProgram()) return true;
  const before = lineBefore(match, around.masked, 300);
  if (/^(?:<|\[|\{|YOUR_|&lt;)/.test(match[0]) && isOfCommand(before)) return true;
  // `(?<year>\d{4})`, `\frac{a}{2}`
  if (before.endsWith('\\') && match[0].startsWith('<')) return true;
  return before.endsWith('(?') || (match[0].startsWith('{') && /\\[a-z]+\{[^\n]*\}$/i.test(before));
}

const fileEnd =
  /^(?:[\w./-]|<[^<>\n]{1,40}>|\{[^{}\n]{1,40}\}|\[[^[\]\n]{1,40}\]){0,80}\.(?:pdf|docx?|xlsx?|pptx?|csv|tsv|jpe?g|png|gif|svg|txt|md|zip|t?gz|log|bak|mp[34]|mov|wav|json|ya?ml|html?)(?![\p{L}\p{N}])/iu;
const naming =
  /(?<![\w{[<%$])(?:saved?|names?|named|naming|put|call(?:ed)?|renamed?|stored?|labels?|files?|folders?|file ?names?|scans?|logs?|director(?:y|ies)|path|under|speichern?|benennen|ablegen|dateien?|nommez|enregistrez|guarda[rd]?|nombra[rd]?|salva(?:re|te)?|opslaan)(?![\w}\]>%])/i;
const isOfFileName = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  fileEnd.test(textAfter(match, masked, 100)) && naming.test(lineBefore(match, masked, 160));

/** Of a change in two lines the first: "- owner: TBD", "+ owner: Ada". */
function isTakenOut(match: RegExpExecArray, masked: string): boolean {
  const [, label] = /^-( [\w .-]{1,40}: ?)["“]?$/.exec(lineBefore(match, masked, 60)) ?? [];
  if (label === undefined) return false;
  const next = textAfter(match, masked, 120).split('\n')[1] ?? '';
  return next.startsWith(`+${label}`);
}

/** The value before a change: `TBD -> 4 May`. */
const isOldValue = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  isTakenOut(match, masked) ||
  /(?<!\p{L})(?:changed|renamed|switched) from ["'“]?\{?$/iu.test(lineBefore(match, masked)) ||
  /^\}?["'”] (?:was )?(?:renamed|changed|deleted|removed)(?!\p{L})/u.test(
    textAfter(match, masked, 20),
  ) ||
  // Of a figure the end was hidden, and is told behind the arrow.
  (/^[Xx]+$/.test(match[0]) && /^ ?(?:->|→) ?[+\d][\d ]+/.test(textAfter(match, masked, 12))) ||
  (/^["”]? ?(?:->|=>|→) ?["“]?[^\s"]/.test(textAfter(match, masked, 8)) &&
    /^[ \t>*•+-]{0,4}["*_]{0,2}\p{L}[\p{L}\p{N} _."-]{0,36}: ?["“]?$/u.test(
      lineBefore(match, masked, 60),
    ));

/** What marks are called where a text explains them. */
const marks =
  /(?<!\p{L})(?:merge[- ](?:tags?|fields?|codes?)|mail[- ]?merge|place-?holders?|(?:template|personali[sz]ation) (?:tags?|fields?|variables?|tokens?)|shortcodes?|snippets?|serienbrief\p{L}{0,4}|platzhalter|champs? de fusion|publipostage|campos? (?:de combinación|personalizados?)|combinación de correspondencia|segnaposto|(?:page|mail|letter|e-?mail|our|the|html) templates? (?:uses?|has|have|contains?|takes?|fills?)|stampa unione|samenvoegvelden?)(?!\p{L})/iu;
const teaches =
  /(?<!\p{L})(?:write|type|use|uses|put|insert|swaps?|replaces?|fills?|prints?|shows?|stands? for|works?|such as|like|the fields?|the tags?|is called|expand\p{L}{0,3}|fall back|schreiben sie|verwenden sie|steht für|écrivez|utilisez|escriba|use|scrivete|gebruik)(?!\p{L})/iu;
const greeted =
  /^[ \t>*"“]{0,4}(?:hi|hello|dear|hey|hallo|liebe[rs]?|sehr geehrte[rs]?|bonjour|cher|chère|hola|estimad[oa]|ciao|gentile|beste)(?: \p{L}{2,8}\.?){0,2},? ?$/iu;

/** A text that tells what its marks are for holds them as examples; a letter holds them in its greeting. */
function isInManual(match: RegExpExecArray, { masked }: Surroundings): boolean {
  if (!/^(?:\{|\[|<|%|\*\||\$|@@|#|«|YOUR|&lt;)/.test(match[0])) return false;
  const near = masked.slice(Math.max(0, match.index - 500), match.index + 300);
  const before = lineBefore(match, masked, 300);
  if (!marks.test(near) || !teaches.test(near)) return false;
  return !greeted.test(before.replace(/[{[<]+$/, ''));
}

/** Where the quotation begins that a line is in so far, or -1. */
export function findOpenQuote(before: string): number {
  const straight = before.split('"').length % 2 === 0 ? before.lastIndexOf('"') : -1;
  const single = /(?:^|[\s(:])['‘](?=[^\s'’][^'’]*$)/.exec(before);
  const opened = Math.max(straight, before.lastIndexOf('“'), before.lastIndexOf('„'));
  if (single === null) return opened;
  return Math.max(opened, single.index + single[0].length - 1);
}

const sayingSo =
  /(?<!\p{L})(?:used to (?:write|say|begin|start)|(?:greeted|addressed) (?:\p{L}+ )?(?:with|as)|went out with|began with|begins with)[^\n]{0,20}$|(?<!\p{L})(?:(?:template|letter|mail|e-?mail|mailing|newsletter|text|message|greeting|post|draft|clause|form|bug|fixed|version|note|sms|brief|vorlage|lettre|modèle|carta|plantilla)s?)(?!\p{L})[^\n]{0,80}(?<!\p{L})(?:reads?|said|says|began|begins|started|starts|showed|shows|had|has|printed|went out|contain(?:s|ed)|sent)(?!\p{L})[^\n]{0,30}$|(?<!\p{L})(?:once|never|accidentally|by mistake) (?:sent|send|mailed|wrote|published|posted)[^\n]{0,40}$/iu;
/** What was written somewhere, between quotation marks: 'The mail read "Dear [Name]"'. */
function isReported(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const before = lineBefore(match, masked, 200);
  const opened = findOpenQuote(before);
  if (opened < 0 || /[:{,[>] ?$/.test(before.slice(0, opened))) return false;
  const inside = before.slice(opened + 1);
  const after = textAfter(match, masked, 80).split('\n', 1)[0]!;
  return inside.length < 40 && /["”’']/.test(after) && sayingSo.test(before.slice(0, opened));
}

const inTemplate =
  /(?<!\p{L})(?:in|of) (?:the|our|your|this|each|every) (?:\p{L}{2,15} )?(?:template|letter|form|model|pattern|snippet)s?,? ["'“]?$|(?<!\p{L})(?:replaces?|swaps?|substitutes?|fills(?: in)?|exchanges) (?:each |every |the )?["'“]?$/iu;
const toldWhatFor =
  /^["'”’)]{0,2} ?(?:stands? for|is (?:replaced|in (?:blue|red|bold|grey)|the|where)|means?|by the|with (?:the|an?|"|“)|to print|prints?|for the (?:name|date|reader|first)|and the (?:tool|system|program) )/iu;
const isExplained = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /^[{[<%*$]/.test(match[0]) &&
  toldWhatFor.test(textAfter(match, masked, 40).replace(/^[}\]>%]+/, '')) &&
  (inTemplate.test(lineBefore(match, masked, 60).replace(/[{[<]+$/, '')) ||
    /(?<!\p{L})(?:type|write|enter|use|put) ["'“{[<]{0,3}$/iu.test(lineBefore(match, masked)));

/** Of a word, so many places are looked at. */
const mostOften = 8;

/** A word of a manual for which the reader has one: "Replace YOUR_KEY in the call below". */
function isKeyOfReader(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const written = match[0];
  if (!/^(?:<?(?:YOUR|MY|INSERT)[_-][A-Z\d_-]+>?|<your[- _][\w -]+>)$/.test(written)) return false;
  let at = masked.indexOf(written);
  for (let count = 0; at >= 0 && count < mostOften; count += 1) {
    const before = masked.slice(Math.max(0, at - 40), at);
    if (
      /(?<!\p{L})(?:replace|swap|substitute|set|change|exchange|for|in place of|instead of|where it says) ["'“]?$/iu.test(
        before,
      )
    )
      return true;
    at = masked.indexOf(written, at + 1);
  }
  return /(?:-H ["']|Bearer |\?(?:key|token)=|=)$/.test(
    lineBefore(match, masked).replace(/X?-?[A-Za-z-]+: $/, ''),
  );
}

/** A name that is written so: "the band is called <<rewind>>". */
function isNameSo(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const inside = match[0].replaceAll(/[^\p{L}\p{N} _]/gu, '');
  const before = lineBefore(match, masked, 80).replace(/[<{[]$/, '');
  if (
    !/^(?:[<{[«]|NULL$|null$|undefined$)/.test(match[0]) ||
    /[_ ]/.test(inside) ||
    namesField(inside)
  )
    return false;
  return /(?<!\p{L})(?:band|bar|café|cafe|club|shop|app|film|movie|album|song|show|brand|label|studio|festival|project|game|book|magazine|restaurant|gallery|duo|group)s? (?:is |was |are )?(?:called |named |titled )?["'“]?$/iu.test(
    before,
  );
}

const company =
  /^ (?:(?:\p{Lu}\p{L}+ ){0,2}(?:Caf[ée]|Bar|Ltd|Limited|LLC|Inc|GmbH|AG|e\.V\.|KG|BV|SA|SARL|Oy|AB|Records|Brewing|Brewery|Kitchen|Foundry|Studios?|Coffee|Bakery|Books?|Bank|Group|Club|Festival|Gallery|Hotel|Pub|Labs?|Agency|Design|Press|Collective|Bikes?|Repair|Theatre|Band))(?!\p{L})/u;
const isOfCompany = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /^(?:TODO|FIXME|TB[ACD]|XXX|NULL|PLACEHOLDER|(?:Lorem|lorem) [Ii]psum|Placeholder)$/.test(
    match[0],
  ) && company.test(textAfter(match, masked, 60));

/** Tuberculosis. */
const ofHealth =
  /(?<!\p{L})(?:tubercul\p{L}+|clinic\p{L}*|hospital|ward|patients?|screen(?:ed|ing|s)?|vaccin\p{L}+|treat(?:ed|ment|able|s)?|infect\p{L}+|disease|lungs?|chest|x-?rays?|symptoms?|diagnos\p{L}+|sanatori\p{L}+|epidemi\p{L}+|outbreak|antibiotic\p{L}*|mdr|hiv|malaria|as a child|died of|cough\p{L}*|drug-resistant|health workers?|lungen\p{L}*|klinik|impf\p{L}+|erkrank\p{L}+|tuberkul\p{L}+)(?!\p{L})/iu;
function isIllness(match: RegExpExecArray, { masked }: Surroundings): boolean {
  if (match[0] !== 'TBC') return false;
  const [before, after] = [lineBefore(match, masked, 120), textAfter(match, masked, 120)];
  if (
    /^ (?:\(tubercul|(?:cases?|patients?|wards?|screenings?|tests?|testing|clinics?|infections?|rates?|deaths?|vaccin\p{L}+)(?!\p{L}))/iu.test(
      after,
    )
  )
    return true;
  if (/(?:of|against|with|for|had|from) $/.test(before)) return ofHealth.test(before + after);
  // Behind a label or a comma, and before a day, something is still open.
  const isOpen =
    /[:|;,\t(–—-] ?$|^$/.test(before) ||
    /^(?:\)|,? ?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|with the|by the)|\s*\n|$)/.test(after);
  return !isOpen && ofHealth.test(before + after.split('\n', 1)[0]!);
}

/** The German health fund, goods from the freezer, and the shop. */
const ofFund =
  /(?<!\p{L})(?:versicher\p{L}*|insur\p{L}+|kranken\p{L}+|kasse|health (?:fund|plan)|techniker|barmer|aok|frozen (?:goods|food)|tiefk\p{L}+|beitrag|maxx|pays the)(?!\p{L})/iu;
const isFund = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  match[0] === 'TK' && ofFund.test(masked.slice(Math.max(0, match.index - 120), match.index + 120));

const ofWords =
  /(?<!\p{L})(?:stop(?:ped)? (?:writing|using|putting|typing)|(?:do not|don['’]t|never|no longer|please don['’]t) (?:write|use|put|type|accept|leave|say)|(?:replace|remove|delete|close|count|find|search for|look for|looks for|searches for|counts|finds|flags|reports|avoid|grep(?: for)?|what does|why (?:do|does) [\p{L} ]{2,20}|bans?|banned|forbids?|without|instead of|no more|(?:marks?|marked|flags?|labels?|tags?) (?:\p{L}+ ){0,4}(?:with|as))(?: (?:every|each|all|any|the|old))?(?: (?:TODO|FIXME|TB[ACD]),? (?:and|or))?) ["'“]?$/iu;
const isWordSpokenOf = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /^(?:TODO|FIXME|TB[ACD]|tb[acd]|TK|XXX|lorem ipsum|PLACEHOLDER|\[?TB[ACD]\]?)$/iu.test(
    match[0],
  ) &&
  (ofWords.test(lineBefore(match, masked, 60)) ||
    /^["”]? (?:comments?|markers?|notes? are|is (?:a|the|an) (?:\p{L}+ )?(?:text|word|abbreviation|mark|name|title)|(?:text )?(?:was|has been|came|comes) (?:from|used|invented))(?!\p{L})/iu.test(
      textAfter(match, masked, 40),
    ));

/** The grey text of a field. */
const ofScreen =
  /(?<!\p{L})(?:fields?|(?:search|text|input) ?(?:box(?:es)?|bar)|box|inputs?|forms?|screen readers?|contrast|css|html|ui|ux|disappears?|vanish\p{L}*|types?|typing|readable|gr[ea]y|values are|label|wcag|accessib\p{L}+)(?!\p{L})/iu;
const isOfScreen = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /^placeholder (?:text|copy|content|name)$/i.test(match[0]) &&
  (/^["”]? (?:is|are|was|in|of|that|disappears|stays|should|must|tells|names? such)(?!\p{L})/iu.test(
    textAfter(match, masked, 20),
  ) ||
    /(?<!\p{L})(?:gr[ea]y|light|default|the|its|no|old|new|change|better) $/iu.test(
      lineBefore(match, masked),
    )) &&
  ofScreen.test(
    `${lineBefore(match, masked, 120)} ${textAfter(match, masked, 120).split('\n', 1)[0]!}`,
  );

/** A line to sign by hand. */
const isToSign = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /^[_.]+$/.test(match[0]) &&
  /(?<!\p{L})(?:signature|sign(?:ed)? here|unterschrift|signature du|firma|assinatura|handtekening|podpis|underskrift|(?:place|ort|lieu|lugar|luogo|plaats)(?: (?:and|und|et|y|e|en) |, ?| ?\/ ?)(?:date|datum|fecha|data))(?: of [\p{L} ]{2,24})?:? ?x?$/iu.test(
    lineBefore(match, masked),
  );

/** Whether the text around a mark shows that it speaks of it, or that it is none. */
export const isSpokenOf = (match: RegExpExecArray, around: Surroundings): boolean =>
  isOfLanguage(match, around) ||
  isOldValue(match, around) ||
  isOfFileName(match, around) ||
  isKeyOfReader(match, around) ||
  isNameSo(match, around) ||
  isOfCompany(match, around) ||
  isIllness(match, around) ||
  isFund(match, around) ||
  isWordSpokenOf(match, around) ||
  isOfScreen(match, around) ||
  isToSign(match, around) ||
  isExplained(match, around) ||
  isReported(match, around) ||
  isInManual(match, around);
