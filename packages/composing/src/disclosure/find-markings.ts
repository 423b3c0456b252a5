import { normaliseText, readLookAlikes, whichMayMatch } from '@workspace-ops/content';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName, spacedName } from '../facts/field-names.ts';
import { onceByName } from '../facts/once-by-name.ts';
import { onceFor } from '../facts/once-for.ts';
import { colleagueMarks } from './colleague-marks.ts';

/** A field that says of itself that it must not leave the company. */
export interface Marking {
  /** Where it stands, outermost first. */
  path: readonly string[];
  /** Its words, as they are written. */
  words: readonly string[];
}

const limits = { visits: 4_000, characters: 400_000, markings: 20, words: 4 };

const negated =
  '(?<!\\b(?:not|no longer|nothing|never|non|isn.?t|wasn.?t|aren.?t|hardly|neither|nor)[ -](?:\\w+ )?)';
const spread =
  '(?:publish|post|share|disclose|release|quote|distribute|print|circulate|forward|mention publicly|go public|make public|use publicly|repeat|reveal)';
const spreadDone =
  '(?:published|posted|shared|disclosed|released|quoted|distributed|printed|circulated|made public|revealed)';

/** For normalised text in lower case. */
const patterns: readonly RegExp[] = [
  new RegExp(`${negated}\\bconfidential(?:ly)?\\b(?! (?:waste|shredding|bins?|paper))`, 'g'),
  new RegExp(`${negated}\\bembargoed\\b`, 'g'),
  /\b(?:under|until the|strict|press) embargo\b|\bembargo(?: date)?(?: until| till| ends| lifts|:)/g,
  /\b(?:for )?internal(?:ly)?(?: use| eyes| distribution| circulation)? only\b|\bfor internal (?:use|eyes|circulation|distribution)\b|\b(?:company|strictly) internal\b|\bkeep (?:this |it |that )?internal\b/g,
  new RegExp(
    `\\bnot (?:yet )?(?:for|intended for|meant for|cleared for|approved for) (?:\\w+ )?(?:publication|release|public(?: use| release)?|distribution|disclosure|circulation|print|press|sharing|${spreadDone})\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:do not|don.?t|must not|mustn.?t|may not|should not|shouldn.?t|cannot|can.?t|never|please no[tn]?)(?: ever| yet| please)? ${spread}\\b(?<!quote(?= (?:for|the|an?|any|him|her|them|prices?|less|more|below|above|under|over|until|till|before)\\b))`,
    'g',
  ),
  new RegExp(`\\b(?:not|never) (?:to )?be ${spreadDone}\\b`, 'g'),
  // Whoever it is about knows nothing of it.
  new RegExp(
    `\\b(?:not|never|hasn.?t|haven.?t|wasn.?t)(?: been)?(?: yet)? (?:told|asked|informed|agreed|consented)(?: yet)?\\b[^.!?]{0,40}\\b(?:${spread}|${spreadDone}|write|written|story|post|name[ds]?)\\b`,
    'g',
  ),
  // Whoever is to leave and has not been told.
  /\b(?:sacked|dismissed|let go|made redundant|laid off)\b[^.!?]{0,30}\b(?:not|hasn.?t|wasn.?t) (?:been |yet )*told\b|\b(?:letting (?:\w+ ){0,3}go|(?:being|be|was|were|is|are|to be) (?:let go|made redundant|dismissed|sacked))\b|\b(?:she|he|they) (?:does not|doesn.?t|do not|don.?t) know(?: (?:it|this|that|about (?:it|this|that)))?(?: yet)?(?=[.,;!)]|$)/g,
  /(?<!\b(?:i|we|you) )\b(?:does not|doesn.?t|do not|don.?t) know (?:yet )?(?:that )?(?:he|she|they)(?:.?s|.?re| is| are| was| were| will| has(?! to)| have(?! to))\b|\b(?:he|she|they) (?:has|have) no idea(?: yet)?(?=[.,;!)]|$)|\b(?:do not|don.?t|not to) spread (?:it|this|that)\b|\bfor the (?:chop|sack|push)\b|\b(?:gets?|getting|got|given|giving (?:him|her|them)) the (?:sack|push|chop)\b/g,
  // `Told to nobody but Dr. N`, `nobody but Ann knows`
  /\btold (?:it )?(?:to )?(?:nobody|no.one|none)(?: else)?(?: (?:but|except|apart from|other than|besides|so far|yet)\b|(?=[.;!),]|$))|\b(?:nobody|no.one) (?:else )?(?:but|except|apart from|other than|besides) [a-z. ]{2,30} (?:knows|has been told|was told|is told|(?:is|may|should|needs) to know|(?:may|should) know)\b(?! (?:how|where|why|which|what|the|when)\b)|\b(?:nobody|no.one) else (?:knows|has been told|is told|(?:is|needs) to know|(?:may|should) know)\b(?! (?:how|where|why|which|what|the|when)\b)|\bknown only to\b|\b(?:we|i|she|he|they) (?:have|has|had)(?: not|n.?t) told (?:it |this |that )?(?:to )?(?:anyone|anybody)\b/g,
  // An aside on what stands before it: `Anjali has dialysis then (private)`.
  /(?<=\b(?:is|are|was|were|has|have|had|off|wants?|goes|gets?|needs?|sees)\b[^.!?()]{1,80}[,;(–-] ?)(?:(?:it|that|this).?(?:s| is) )?(?:strictly |very )?(?:private|secret|hush)(?: pls| please)?(?=[).!;]|$)/g,
  /\bmum.?s the word\b|\bfor (?:your|our|my) (?:eyes|ears) only\b|\bkeep (?:this|it|that) under (?:your|our) hats?\b|\bkeep (?:sc?htum|mum)\b|\b(?:do not|don.?t|not to) let on\b|\bneed[ -]to[ -]know (?:basis|only)\b/g,
  /\bnot (?:for|in) (?:the|this|our|any) (?:(?:welcome|summary|report|plan|digest|register|minutes|pack|brief|issue|newsletter|mailing|posts?|story|website|blog)\b|(?:customer|client)s?(?= (?:yet|until|till)\b|[.,;!)]|$))|\b(?:asked|wants?|wanted|begged) (?:that )?(?:(?:us|we|me|you|it|them) )?(?:to )?not (?:to )?(?:be )?(?:spread|told|tell|share|mention|repeat|pass)(?:ed|d)?\b|\b(?:asked|wants|wanted) (?:(?:us|me|you) )?to tell (?:the |her |his |their )?[a-z]{2,20}(?: [a-z]{2,20}){0,2} only\b|\b(?:do not|don.?t) (?:put|write|say|tell|mention|print) why\b|\b(?:do not|don.?t) (?:itemi[sz]e|break (?:it|this|that) (?:out|down)|list (?:it|this|that)|name (?:it|this|that))\b|\b(?:do not|don.?t) (?:put|write|say|tell|mention|repeat) (?:that|this|it|(?:the |her |his |their )?(?:reason|name|details?)) (?:anywhere|in (?:the|any|this) (?:report|paper|note|summary|plan|pack))\b/g,
  // How a door is opened, `don't write it down anywhere`
  /\b(?:do not|don.?t|never|not to)(?: (?:to )?be)? (?:write|written|put|note|noted|jot|jotted|take|taken)(?: (?:it|this|that|them|the (?:code|number|pin|combination)))? down\b(?! (?:the|a|an|your|what|who|when|where|how|any|every|all|to|on site)\b)/g,
  /\b(?:cannot|can.?t|could not|couldn.?t|not allowed to|mustn.?t|must not) (?:really |obviously |actually )?(?:say|write|put) (?:that|so|it)\b/g,
  /\boff[ -]the[ -]record\b|\bnot for attribution\b|\bon background only\b/g,
  new RegExp(
    `${negated}\\b(?:under|covered by|subject to) (?:an? |the )?(?:nda|non[ -]?disclosure)\\b`,
    'g',
  ),
  /\b(?:strictly|private and) private\b|\bprivate and confidential\b|\btop secret\b|\btrade secret\b|\bcommercially sensitive\b|\bcommercial in confidence\b|\bin (?:strict(?:est)? )?confidence\b/g,
  // `Dawn is off with stress, private obvs`
  /\bprivate (?:obvs|obviously|of course|pls|please)\b/g,
  /\bsay nothing (?:about|of|to|till?|until|yet)\b|\bnot a word (?:about|to|of)\b/g,
  // An aside in a field of another: `£9.50 a head (we'd go to £9.20 but don't say)`
  /\bbut (?:do not|don.?t) (?:say|tell|mention)\b(?=[ .!)]*$)|\b(?:bottom line|lowest) (?:is|we.?d (?:go|take|accept))\b(?= ?[£₹$€\d])|\bwe.?d (?:go (?:down )?to|take|accept) (?=[£₹$€]|\d)|\brather (?:we|you|they) (?:did not|didn.?t) (?:give|say|use|name|mention|publish|tell|show|print|quote|share)\b/g,
  /\b(?:do not|don.?t) (?:say|tell|mention) (?:that|this|it|anyone|anybody|them|the team)\b(?! (?:often|enough))|(?:\b(?:team|staff|crew|guys|lads|customers?|clients?|they|he|she|[a-z]{2,20}(?= (?:does|must|should))) (?<!\b(?:i|we|you|to) ))(?:do not|does not|doesn.?t|don.?t|must not|should not) know (?:it |this |that |about (?:it|this|that) |of (?:it|this) )?yet\b|\b(?:team|crews?|staff|guys|lads|girls|boys|others|office|workforce|employees|colleagues) (?:has|have|had|was|were)(?: not|n.?t)(?: yet)? been told\b|\bnobody knows (?:it |this )?yet\b|\b(?:team|crews?|staff|guys|lads|girls|boys|others|office|workforce|employees|colleagues) (?:should|must|may|can)(?: not|n.?t) be told\b(?! apart)|\b(?:nobody|no one) (?:should|must|may|is to) be told\b|\b(?:has|have|had)(?: not|n.?t) (?:yet )?told (?:his|her|their|the|our|any|anyone|anybody|people|everyone|everybody)\b|\b(?:keep|leave) (?:that|this|it) out\b(?! of)/g,
  // `She told only us`, `he told Leila only`
  /\b(?:told only|only told) (?:me|us|him|her|hr)\b(?! (?:that|about|after|when|once|the|an?|half|part|what|why|how|to|on|in|last|this|now|then|yesterday|today)\b)|\btold only [a-z]{2,20}(?=[.;!)]|$)|\b(?:she|he|they|has|have) (?:has |have )?told (?!me\b|us\b)[a-z]{2,20} only\b(?! (?:that|after|when|once|about|the|half|part|what|to)\b)/g,
  // An aside on what stands before it: `Dean leaves in January, not announced yet`
  /(?<=[a-z\d)](?:[,;] ?| ?[(–-] ?))(?:(?:it|this|that|which) (?:is|has|was) |but |and )?(?:not|hasn.?t) (?:yet |been |officially |publicly )*announced(?: yet)?(?: to [a-z ]{2,30})?(?=[.,;!)]|$)|\b(?:not|isn.?t) (?:public(?: knowledge| news)? yet|yet public(?: knowledge| news)?)(?=[.,;!)]|$)|\b(?:we|they) (?:have|has)(?: not|n.?t) (?:yet )?announced (?:it|this|that)\b|\bnot (?:yet )?announced (?:yet )?to (?:the )?(?:team|staff|crew|customers?|clients?|office|others)\b/g,
  /\bnot to (?:know|hear (?:of|about|from)|be told|find out)\b|\btold (?:me|us|him|her) (?:(?:this|that|it) )?(?:in )?(?:private(?:ly)?|confidence)\b|\bonly (?:me|i|us|we|[a-z]{2,20})(?: (?:and|&) (?:me|i|[a-z]{2,20}))* (?:to |is to |are to |may |should )?knows?\b|\btold (?:me|us) only\b(?! (?:that|when|once|after)\b)|\bkeep (?:(?:it|this|that|them) )?off (?:the |their |his |her |any )?(?:[a-z']{2,20} )?(?:copy|copies|paper|papers|sheet|report|letter|plan|list|wall|board|rota)\b|\b(?:does|do|did)(?: not|n.?t) want (?:it|this|that|them|people) (?:going|to go|known|told|spread|getting|to get|to know|knowing)\b|(?<!\b(?:team|crews?|staff|guys|lads|girls|boys|others|office|workforce|employees|colleagues) )\b(?:has|have)(?: not|n.?t) (?:yet )?been told\b|\bnot out yet\b|\bnot (?:common|public) knowledge\b|(?<!\b(?:but|and|have|has|had|got|is|was|with|there.?s|still|so far|yet) )\bnothing in writing\b|\bnot (?:be )?(?:put |written )?in writing\b|\b(?:do not|don.?t|never) (?:put|write) (?:down )?in writing\b|\b(?:do not|don.?t|never|not to) (?:put|leave|show|let|bring|write|raise|pass|discuss) (?:that|this|it|any of (?:that|this|it))(?: (?:up|on|down))? (?:in front of|(?:to|with|before|near) (?:the |our |any )?(?:team|crew|staff|lads|customers?|clients?|drivers?|fitters?|others|anyone|anybody|them|him|her)\b|in (?:the |any |an? )?(?:paper|report|letter|e-?mail|file|notes|minutes|pack|writing|welcome|summary|register|digest|plan)\b)|\bnot to (?:go|get) (?:round|around|out|to|beyond|past) (?:to )?(?:the |our |any )?(?:teams?|crews?|staff|lads|guys|accountants?|press|papers?|customers?|clients?|board|others|anyone|anybody|office|public)\b|\bkeep (?:this|it|that) (?:quiet|private|secret|(?:between|among|to) (?:us|ourselves)|under wraps)\b|\bkeep (?:(?:(?:the|his|her|their|that) )?[a-z]{3,20} )?(?:between|among|to) (?:us|ourselves)\b|\bkeep (?:(?:all (?:of )?)?(?:this|it|that|them) |(?:(?:the|his|her|their|that) )?(?:news|reason|story|move|rest|details?|matter|illness|leave) )(?:to yourself|to yourselves|(?:to|between|among) (?:you two|the (?:two|three) of (?:us|you)|you and (?:me|us)))\b|\b(?:keep|leave) (?:this|it|that) out of (?:the |this |any )?(?:summary|register|digest|plan|minutes)\b|\bbetween (?:us|ourselves|you and me) only\b|\b(?:that.?s|this is|just|strictly|stays?|only) between (?:us|ourselves|you and me)\b|\b(?:is|are|that.?s|stays?|keep (?:it|this|that)) between (?:me|us|you) (?:and|&) [a-z]{2,20}\b|\b(?:hr|management|directors|partners|board) only\b(?! (?:if|when|after|once|over|above|meets?|sits?))|\bsay nowt\b|(?:^|[.!?] )between (?:us|ourselves|you and me)(?:: |,? (?!we\b|it took\b|they\b|them\b|and\b))|\b(?:that|it|this|which)(?:.?s| is) (?:his|hers|theirs|(?:his|her|their) (?:own|news|story)) to tell\b|\b(?:it|that|this|is|are|was)(?:.?s)? not (?:yet )?public\b|\b(?:does not|doesn.?t|not to|must not|mustn.?t|should not|shouldn.?t) leave (?:the|this|our) (?:[a-z]+ ){0,2}(?:meeting|room|office|building|walls)\b|\bnot to (?:land|drop) (?:him|her|them|me) in it\b|\bnot for the (?:crm|record|records|file|files|system)\b|\b(?:is|are|was) (?:his|her|their) own business\b|\b(?:that.?s|this is|it.?s|its) private\b(?! (?:house|road|land|drive|property|hire|client|customer|owner|school|garden|sector))|\bon the quiet\b|\b(?:does not|doesn.?t|do not|don.?t|not to|must not|mustn.?t) go (?:in|into|on|near) (?:to )?(?:any|the|an?|her|his|their) (?:report|paper|letter|e-?mail|file|minutes|pack|crm|record)\b|\bkeep (?:(?:all (?:of )?)?(?:it|this|that) )?(?:private|confidential|secret|quiet)\b|\bkeep (?:the |their |his |her |all )?names? (?:out of|off) (?:the|this|any)\b|\bnot to go out\b(?! (?:before|after|with|on|in|at|to|for|until|when|if|alone)\b)|\bnot to be (?:talked about|discussed|mentioned|spoken of|shared|passed on)\b|\b(?:that|it|this) (?:stays|is to stay) (?:with|between) (?:us|you|me)\b|\b[a-z]{2,20}(?:.s [a-z]{2,20})? is private\b(?! (?:house|road|land|drive|property|hire|client|customer|owner|school|garden|sector))|\b(?:team|crews?|staff|drivers|guys|lads|girls|boys|others|office|workforce|employees|colleagues) not (?:yet )?(?:been )?(?:told|informed)\b/g,
  /\b(?:streng )?vertraulich\b|\bnicht (?:zur veroffentlichung|zur veroeffentlichung|veroffentlichen|veroeffentlichen|weitergeben)\b|\bnur (?:fur den |fuer den )?intern(?:en gebrauch|er gebrauch)?\b|\bsperrfrist\b/g,
  /\bconfidentiel(?:le)?s?\b|\bne pas (?:publier|diffuser|divulguer)\b|\bsous embargo\b|\busage interne\b/g,
  /\bconfidencial(?:es)?\b|\bno (?:publicar|divulgar|difundir)\b|\buso interno\b|\bnao (?:publicar|divulgar)\b/g,
  /\briservat[oaie]\b|\bnon (?:pubblicare|divulgare|diffondere)\b|\bvertrouwelijk\b|\bniet (?:publiceren|voor publicatie|delen)\b|\bpoufne\b|\bnie publikowac\b/g,
  ...colleagueMarks,
];
/** Most have their words in no text of a run, and are never compiled. */
const listLikely = whichMayMatch(patterns);

/** What each pattern, and a marking in spaced letters, has in it: most texts have none, and are done. */
const stem =
  /confiden|secrecy|no further|no gossip|q\.?t\b|no idea|spread|chop|sack|the push|mum.?s the|schtum|shtum|hush|let on|embargo|intern|pub+li|post|told|asked|informed|agreed|consented|shar|disclos|releas|quot|distribut|print|press|circulat|forward|repeat|reveal|off[ -]the|attribut|background|nda\b|private|secret|sensitive|announced|keep|leave|not to|to tell|\bwant\b|out yet|common|nothing in|in writing|off |never|nowt|letting|let go|redundant|dismissed|sacked|not for|not in|anywhere|\bonly\b|between|do not|don|doesn|does not|quiet|own business|know|asked|itemi|say nothing|not a word|(?:say|write|put) (?:that|so|it)|bottom line|lowest|we.?d |rather|vertrau|nicht|sperrfrist|dif+us|dif+und|diffond|divulg|riservat|vertrouw|niet|poufne|\bc[\s._*-]{1,3}o[\s._*-]|\be[\s._*-]{1,3}m[\s._*-]/;

/** A field's name that says so of the object it stands in, by its value. */
const namePattern =
  /^(?:is |strictly |private and )?(?:confidential|confidentiality|embargo(?:ed)?(?: until| date)?|internal(?: use)? only|off the record|not for publication|do not publish|under nda|nda)$/;
const clears = /^(?:|false|no|none|0|null|public|n ?\/? ?a|lifted|expired)$/i;

/** A field, with its way to the root: a path is written only for one that is marked. */
interface Field {
  name: string;
  value: JsonValue;
  parent: Field | null;
}

/** The fields of an object that say that they must not leave, in any case, spacing and script. */
export function findMarkings(value: JsonValue): Marking[] {
  const markings: Marking[] = [];
  const pending: Field[] = [{ name: '', value, parent: null }];
  let characters = 0;
  for (let visit = 0; visit < limits.visits && pending.length > 0; visit += 1) {
    const field = pending.pop()!;
    const { value: one } = field;
    if (typeof one === 'object' && one !== null) {
      for (const [name, child] of Object.entries<JsonValue>(one).toReversed()) {
        pending.push({ name, value: child, parent: field });
      }
    }
    const words = findWords(field);
    if (words.length > 0) markings.push({ path: findPath(field), words });
    characters += typeof one === 'string' ? one.length : 0;
    if (markings.length === limits.markings || characters > limits.characters) break;
  }
  return markings;
}

/** The same, read once for the data of a run. */
export const findMarkingsOnce = onceFor((context: JsonObject): readonly Marking[] =>
  findMarkings(context),
);

function findPath(field: Field): string[] {
  const path: string[] = [];
  for (let one = field; one.parent !== null; one = one.parent) path.push(one.name);
  return path.toReversed();
}

function findWords({ name, value }: Field): string[] {
  if (isMarkingName(name, value)) return [spacedName(name)];
  if (typeof value === 'string' && isPrivateName(name, value)) return [spacedName(name)];
  return typeof value === 'string' ? markedWords(value, name) : [];
}

/** Each marking name has one of these in it. */
const nameStem = /confid|embargo|intern|record|publi|nda/i;

/** Whether a field's name and value mark the whole object that it stands in. */
export const isMarkingName = (name: string, value: JsonValue): boolean =>
  nameStem.test(name) &&
  namePattern.test(spacedName(name.slice(0, 60))) &&
  (typeof value !== 'object' || value === null) &&
  !clears.test(String(value).trim()) &&
  !promised.test(String(value));
/** `confidentiality: All staff sign your NDA` is a term that we offer. */
const promised =
  /\b(?:your (?:nda|data|files|documents)|mutual (?:nda|confidentiality)|clause \d)\b/i;

/** `HR only`, `Private`: of the field itself, where it says something, and of nothing beside it. */
const ownNamePattern =
  /^(?:for )?(?:(?:hr|people|management|managers?|directors?|partners?|board|office|admin|head office) (?:eyes )?only|private(?: and confidential)?(?: (?:notes?|info|details?|remarks?|(?:for )?(?:\p{L}+ ){1,3}only))?|\p{L}+(?:['’]?s)? eyes only|(?:strictly )?confidential (?:notes?|info|details?|remarks?))$/u;
const fewWords = 3;

/** Whether a field's name says that few are to read what it holds: `HR only`, `told us in confidence`. */
export const isPrivateName = (name: string, value: string): boolean =>
  value.split(' ', fewWords).length === fewWords && namesPrivate(name);

/** The same of the name alone, or of what stands behind it in brackets: `Medical notes (managers only)`. */
const namesPrivate = onceByName((name) => {
  const spaced = spacedName(name.slice(0, 60));
  const [, hint = ''] = /\(([^()]{2,40})\)\W*$/.exec(spaced) ?? [];
  return (
    [spaced, hint].some((own) => ownNamePattern.test(own) || confided.test(own)) ||
    markedWords(spaced).length > 0
  );
});
/** What a sentence says of a matter a name says of what it holds. */
const confided =
  /^(?:told (?:us|me|only us|us only)(?: in (?:strict )?(?:confidence|private))|(?:just |strictly )?between (?:us|ourselves|you and me)|not (?:yet )?(?:announced|public)(?: yet)?|(?:keep )?(?:quiet|secret|hush)|our ears only|in confidence|nobody else knows)$/;

/** Whom a reply says to have been dismissed its writer tells us of: it is no secret of ours. */
const dismissal =
  /^(?:letting\b|(?:being|be|was|were|is|are|to be) (?:let go|made redundant|dismissed|sacked)$)/;
const isReply = onceByName((name) => replyNames.has(normalName(name)));
const replyNames = new Set(namesFor('reply'));

/** The words of a text by which it says so, each once, as they are written. @param name of the field that has it. */
export function markedWords(original: string, name = ''): string[] {
  const { text, toOriginal } = normaliseText(original.slice(0, limits.characters));
  // The one letter that is longer in lower case would move the places of all that follow.
  const latin = readLookAlikes(text).replaceAll('İ', 'I').toLowerCase();
  if (!stem.test(latin)) return [];
  const found = new Map<string, string>();
  for (const at of listLikely(latin)) {
    const pattern = patterns[at]!;
    // To go through the matches the engine makes the pattern anew, which takes ten times as long as to find none.
    if (latin.search(pattern) === -1) continue;
    for (const match of latin.matchAll(pattern)) {
      if (dismissal.test(match[0]) && isReply(name)) continue;
      const { start, end } = toOriginal(match.index, match.index + match[0].length);
      if (!found.has(match[0])) found.set(match[0], original.slice(start, end));
      if (found.size === limits.words) return [...found.values()];
    }
  }
  if (found.size === 0 && isSpacedOut(latin)) return ['a marking in spaced letters'];
  return [...found.values()];
}

/** `C O N F I D E N T I A L`, `c.o.n.f.i.d.e.n.t.i.a.l`. */
const isSpacedOut = (text: string): boolean =>
  /\bc[\s._*-]{1,3}o[\s._*-]{1,3}n[\s._*-]{1,3}f[\s._*-]{1,3}i[\s._*-]{1,3}d[\s._*-]{1,3}e[\s._*-]{1,3}n[\s._*-]{1,3}t[\s._*-]{1,3}i[\s._*-]{1,3}a[\s._*-]{1,3}l\b/.test(
    text,
  ) ||
  /\be[\s._*-]{1,3}m[\s._*-]{1,3}b[\s._*-]{1,3}a[\s._*-]{1,3}r[\s._*-]{1,3}g[\s._*-]{1,3}o/.test(
    text,
  );
