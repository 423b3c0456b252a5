import { describesFormat } from './figure-patterns.ts';
import { findCellAt, type HeadedCell } from './headed-cells.ts';
import { lineBefore, type Surroundings, textAfter } from './pattern.ts';
import { isForReader } from './reader-forms.ts';
import { findOpenQuote, isSpokenOf } from './spoken-of.ts';

const fileEnd =
  /\.(?:pdf|docx?|xlsx?|pptx?|csv|tsv|jpe?g|png|gif|svg|txt|md|zip|mp[34]|mov|wav|json|ya?ml|html?)(?![\p{L}\p{N}])/iu;
const naming =
  /(?<![\w{[<%$])(?:saved?|names?|named|naming|(?:calls?|called) (?:it|them|the|each|every|all)|renamed?|stored?|labels?|labelled|files?|folders?|file ?names?|scans?|speichern?|benennen|dateinamen?|nommez|enregistrez)(?![\w}\]>%])/i;

/** What a text is written on: a rule for names of files, a path of an interface, a formula. */
function isPartOfRule(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const before = lineBefore(match, masked, 160);
  const after = textAfter(match, masked, 80);
  const token = [/\S{0,80}$/.exec(before)![0], /^\S{0,80}/.exec(after)![0]] as const;
  if (/\\[a-z]{2,20}$/i.test(token[0]) && match[0].startsWith('{')) return true;
  if (token[0].endsWith('/') || token[1].startsWith('/')) {
    if (/(?<![A-Za-z])(?:GET|POST|PUT|PATCH|DELETE|endpoint|route|path)(?![A-Za-z])/.test(before))
      return true;
  }
  const isName = token[0].includes('_') || token[1].startsWith('_') || fileEnd.test(token[1]);
  return isName && naming.test(before.slice(0, before.length - token[0].length));
}

/** What templates, scripts and their manuals are made of. */
const ofTools =
  /(?<!\p{L})(?:templates?|(?:curly |double |square |triple )?(?:braces|brackets)|percent signs|playbooks?|jinja|handlebars|merge|fields?|tags?|tokens?|placeholders?|variables?|scripts?|format strings?|string|syntax|shortcodes?|snippets?|macros?|formulas?|settings?|mailing tool|crm|vorlagen?|platzhalter|serienbriefe?|feld(?:er)?|modèles?|champs?|plantillas?|campos?|modell[oi]|segnaposto)(?!\p{L})/iu;
const searched =
  /(?<!\p{L})(?:(?:look|search|watch|check|looking|searching) (?:out )?for|find|replace|delete|remove|rename|edit|change|swap|called|such as|for (?:example|instance),?|e\.g\.,?|as in|i\.e\.,?|namely|like|named|drop|keep|suchen? sie(?: nach)?|ersetzen sie|cherchez|remplacez|busque|reemplace) ["'“‘({]?$/iu;

/** Between quotation marks, or looked for, in a text on tools: `"%08d" pads the number`. */
function isOfTool(match: RegExpExecArray, around: Surroundings): boolean {
  const before = lineBefore(match, around.masked, 300);
  const after = textAfter(match, around.masked, 200);
  // Between the quotation marks of data stands a value: `"field": "{{name}}"`.
  if (/(?:[:,[{=]|->|→) ?"$/.test(before)) return false;
  const isQuoted = /["“'‘„«]$/.test(before) && /^["”'’“»]/.test(after);
  if (!isQuoted && !searched.test(before)) return false;
  return ofTools.test(before) || ofTools.test(after.split('\n', 1)[0]!);
}

/** In Spanish and Portuguese it is a word: "TODO incluido". */
function isSpanishWord(match: RegExpExecArray, { masked }: Surroundings): boolean {
  if (!/^todo$/i.test(match[0])) return false;
  const near = masked.slice(Math.max(0, match.index - 100), match.index + 100);
  return (
    /^ (?:incluid[oa]s?|lo|el|los|las|al|tipo|sobre|nuestr[oa]s?|un|una|está|gratis)(?!\p{L})/iu.test(
      textAfter(match, masked, 20),
    ) ||
    (
      near.match(
        /(?<!\p{L})(?:el|la|los|las|de|del|que|por|para|con|y|en|un|una|se|al|lo|su|com|não|mais|os|um|uma)(?!\p{L})/giu,
      ) ?? []
    ).length > 2
  );
}

/** What shows that the words before a mark speak of it: "the tag {{name}}", "a TODO". */
const announced =
  /(?<!\p{L})(?:tags?|tokens?|variables?|(?:merge )?fields?|columns?|placeholders?|abbreviations?|acronyms?|keywords?|markers?|syntax|expressions?|regex(?:es)?|the (?:word|letters|string|phrase|pattern)s?) ["'“‘(]{0,2}(?:[A-Z_]{3,20} and )?$/iu;
const article =
  /(?<!\p{L})(?:an?|the|no|any|every|each|all|real)(?: (?:grey|gray|light|default|old|usual|first|last|single))? ["'“‘]?$/iu;
const compared =
  /(?<!\p{L})(?:with|without|using|word|not|than|instead of|beyond|(?:out|full) of) ["'“‘]?$/iu;
/** What may follow a noun: before another one, words stand in the place of what is missing. */
const nounEnds =
  /^["'”’)*_]{0,3}(?:[.,;:!?)–—]|\s*(?:\n|$)| (?:is|are|was|were|has|had|in|on|at|to|by|from|for|of|and|or|but|that|when|where|with|as|so|if|because|left|stays?|remains?|means?|costs?|here|there|behind)(?!\p{L}))/iu;
const explained =
  /^["'”’)*_]{0,3}(?: in (?:the |an? |this |that )?(?:\p{L}{2,12} ){0,2}(?:columns?|cells?|rows?|fields?|table|sheet|list))? ?(?:means?|stands? for|is short for|denotes|prints?|formats?|pads?|inserts|expands to|outputs|represents|refers to|is replaced|is an? (?:error|bug|mistake)|gets replaced|will be replaced|(?:marks|signals|indicates) (?:that|an?|the)|appears? (?:when|where|if)|[,:=–—-]+ ?["“]?to be (?:decided|determined|confirmed|announced|advised))(?!\p{L})/iu;
const shown =
  /(?<!\p{L})(?:shows?|reads?|displays?|says?|returns?|gives?|prints?)(?: as)? ["'“‘(]{0,2}$/iu;

/** What is said of a mark as of a mark: "{{name}} is replaced at run time". */
const replacedLater =
  /^["'”’)*_,]{0,3} ?(?:(?:which|that) )?(?:is|are|gets?|will be|becomes?|must be) (?:then |later |always )?(?:replaced|expanded|substituted|rendered|resolved|swapped|filled in|evaluated)(?!\p{L})/iu;
/** An abbreviation of which the text says, in its sentence, what it is short for. */
const spelledOut =
  /^[^.!?\n]{0,40}?(?<!\p{L})(?:short for|stands? for|which means|meaning|abbreviat\p{L}{1,4}|an acronym|initials of)(?!\p{L})/iu;

/** "Type {{name}} where the name should appear." */
const isTyped = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /(?<!\p{L})(?:type|use|paste|write|enter|insert|put|add) ["'“]?\{?$/iu.test(
    lineBefore(match, masked),
  ) && /^\}?["'”]? (?:where|wherever|in place of)(?!\p{L})/u.test(textAfter(match, masked));

const isErrorOrWord = (text: string): boolean =>
  /^(?:#[A-Z]|%|[\d./-]+$|NaN|undefined|null|Invalid|Error|Fehler)/.test(text);

const speaksOfWords =
  /(?<!\p{L})(?:never|avoid|bans?|banned|forbids?|style guide|house style|instead of|placeholders?|templates?|mail merge|merge (?:tags?|fields?)|mottos?|called|titled|entitled|(?:the|a|our|this|new|guest) (?:workshop|talk|lecture|film|movie|song|novel|album|play|book|episode|exhibition|band|show|series))(?!\p{L})|(?<!\p{L})(?:do not|don['’]t) (?:write|send|start|begin|open|use|leave|put|accept|sign)/iu;

/** Words between quotation marks of which the line around them speaks. */
function isQuotedMention(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const before = lineBefore(match, masked, 200);
  const after = textAfter(match, masked, 200).split('\n', 1)[0]!;
  const opened = findOpenQuote(before);
  const closed = after.search(/["”’']/);
  if (opened < 0 || closed < 0 || before.indexOf('”', opened) > 0) return false;
  return speaksOfWords.test(before.slice(0, opened)) || speaksOfWords.test(after.slice(closed));
}

/** A number of which the first digits are hidden: `XXX-XX-6789`. */
const isMasked = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /^[Xx]{2,}$/.test(match[0]) &&
  (/^(?:[ -][Xx*]{2,6}){1,5}[ -]?\d{3,}|^-\d{3,}/.test(textAfter(match, masked)) ||
    (/[Xx*]{2,6}[ -]$/.test(lineBefore(match, masked)) &&
      /^(?:[ -][Xx*]{2,6}){0,4}[ -]?\d{3,}/.test(textAfter(match, masked))));

/** Headings of columns that hold notations. */
const notations =
  /pattern|format|regex|mask|syntax|notation|convention|placeholder|token|merge|abbreviation|acronym|^terms?$|meaning|definition|error|expression|variable|formula|formel/i;
/** Headings of columns in which "to be done" is a value. */
const states =
  /status|stage|phase|progress|lane|column|kanban|workflow|zustand|statut|estado|stato/i;

export const isState = (heading: string): boolean => states.test(heading);

export const holdsNotations = (heading: string): boolean => notations.test(heading);

const isInColumnOfMentions = (match: RegExpExecArray, cells: readonly HeadedCell[]): boolean => {
  const heading = findCellAt(cells, match.index)?.heading ?? '';
  if (holdsNotations(heading)) return true;
  return /^(?:TODO|TB[ACD]|tb[acd])$/.test(match[0]) && isState(heading);
};

/** A company whose name begins with such letters: "TBD Brewing opens". */
const isCompany = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /^(?:TB[ACD]|Lorem Ipsum)$/.test(match[0]) &&
  !/[:|;,\t(] ?["'“]?$/.test(lineBefore(match, masked)) &&
  /^ (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|Dolor|Price|Date|Time|Room|Venue|Speaker|Name)\p{Lu}\p{L}{2,20}(?! ?[:])/u.test(
    textAfter(match, masked),
  );

/** Whether a text speaks of what looks like a placeholder, and does not lack anything there. */
export function isMention(match: RegExpExecArray, around: Surroundings): boolean {
  // What is found may be within its brackets: `{name}` of `{{name}}`.
  const before = lineBefore(match, around.masked, 60).replace(/[{[<]+$/, '');
  const after = textAfter(match, around.masked).replace(/^[}\]>]+/, '');
  const isWord = /^(?:TODO|FIXME|TB[ACD]|lorem ipsum|placeholder \p{L}+|PLACEHOLDER)$/iu.test(
    match[0],
  );
  if (announced.test(before) || replacedLater.test(after)) return true;
  if (/^(?:TODO|FIXME|TB[ACD]|TK)$/.test(match[0]) && spelledOut.test(after)) return true;
  if (isWord && (article.test(before) || compared.test(before)) && nounEnds.test(after))
    return true;
  if ((isWord || isErrorOrWord(match[0])) && explained.test(after)) return true;
  // A word between quotation marks is the subject of its sentence: '"TBD" is no answer'.
  if (isWord && /(?:^|[^:,[{>] )["“]$/.test(before) && /^["”] \p{Ll}/u.test(after)) return true;
  if (isErrorOrWord(match[0]) && shown.test(before)) return true;
  if (/^[XxND#-]{2,}$/.test(match[0]) && describesFormat.test(before)) return true;
  return (
    isTyped(match, around) ||
    isSpokenOf(match, around) ||
    isOfTool(match, around) ||
    isSpanishWord(match, around) ||
    isCompany(match, around) ||
    isMasked(match, around) ||
    isForReader(match, around) ||
    isPartOfRule(match, around) ||
    isQuotedMention(match, around) ||
    isInColumnOfMentions(match, around.cells())
  );
}
