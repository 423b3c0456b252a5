import { isForeignOrder, namesForeignField } from './generic-words.ts';
import { lineBefore, type Pattern, type Surroundings, textAfter } from './pattern.ts';
import { isForm } from './reader-forms.ts';

/** Behind these, what stands in brackets has the place of a value. */
const leads =
  /(?:^|[\s>])(?:on|at|in|with|from|for|to|by|contact|dear|welcome|join|meet|of|us|until|before|here:?|than|was|were|is|are|costs?|about|over|after|between|only|nearly|within|called|holds?|seats?|has|have|hall|room|gate|page|no\.|number|am|um|bei|mit|von|für|bis|beträgt|le|à|chez|avec|pour|du|de|el|en|con|para|il|alle|presso|da|del|per|di|op|om|bij|met|voor|numero|número|nr\.|as|because|próxim[oa]|nächsten|prochaine?|prossim[oa]) $|\p{L}: $/iu;
const goesOn = /^(?:[ ,.;!?:]|\r?\n|$)/;

const slot =
  /^(?:(?:your|client|customer|company|first|last|full|event|speaker|venue|guest|exact|new|final|job|charity|school|hotel|shop|store|team|project|campaign|manager|sender|street|bride|groom) )?(?:name|date|time|phone|email|place|venue|city|company|client|customer|amount|location|link|url|position|price|product|event|town|speaker|topic|number|year|month|day|percentage|figure|supplier|department|currency|country|street|address|title|subject|sum|code|reason|stamp|answer|job title|adjective)(?: of (?:the |an? )?\p{L}{2,20})?(?:,? as (?:in|per|soon) .{2,40}| and (?:what|how|where|title|role|function|place) ?.{0,30}|, (?:\p{L}{2,12})!?)?$/iu;
const order =
  /^(?:please |pls |to )?(?:ask|check|chase|get|need|find|fill|look|waiting|awaiting|missing|forgot(?:ten)?|don['’]t know|no idea|to come|to follow|pending|insert|enter|add|put|whatever)(?!\p{L})/iu;
const aside =
  /^(?:and|or|but|why|who (?:would|could|knows|cares|else)|remember|guess|really|right|you|yes|no|yet|yay|is\w*n['’]t|(?:did|does|do|was|would|are|have|can)(?:n['’]t)? (?:you|we|i|they|he|she|not)|what else|how else|where else)(?!\p{L})/iu;

/** A question to somebody who is named: "Dave, what was it in the end". */
const addressed =
  /^(?!(?:Well|Remember|Sorry|Yes|No|Oh|So|Now|Honestly|Really|Ok|Okay|Hey|Guess|Who|And|But|Or|If|Then|Still|Seriously|Again)(?!\p{L}))@?\p{Lu}\p{L}{1,20}(?:,|:| [-–—]) ?(?:what|which|who|when|where|how|is|was|are|were|do|does|did|can|could|have|has|any|still|right|correct|ok)(?!\p{L})/iu;
const nameFirst = /^@?\p{Lu}/u;
const ofValue =
  /^(?:(?:is|was|are|were) (?:it|this|that|these) (?:still |really )?(?:right|correct|current|true|up to date)|(?:still )?(?:correct|current|accurate|up to date|valid)|(?:what|which|when|who) (?:is|was|were) (?:it|that|the (?:number|figure|date|name|exact|amount|price|total|year|title|correct|final|right)(?: \p{L}{1,15}){0,3})(?: again| in the end)?|which (?:year|date|number|one) (?:is|was) (?:it|that)(?: again)?|spelling|sp|check|\?{1,3})$/iu;

/** What a writer does not know yet: "who?", "price??", "or 15? ask Ada"; a question to the reader is another. */
const unknown = [
  String.raw`(?:who|whom|whose|which|what|when|where|how (?:many|much|long)|wer|wen|wem|welche[rsnm]?|wann|wo|wie ?viele?|qui|quel(?:le)?s?|quand|où|combien|quién|cuál|cuándo|dónde|cuánt[oa]s?|chi|quale|dove|quant[oi]|welke|wanneer|hoeveel|kto|kiedy|gdzie|ile|vem|vilken|hvem|hvilken)(?!\p{L})[^?]{0,50}\?{1,3}[^?]{0,30}`,
  String.raw`(?:exact |full |right |correct )?(?:name|surname|price|date|time|year|amount|number|source|title|venue|place|room|address|phone|email|quelle|name|preis|datum|uhrzeit|ort|raum|nom|prix|lieu|heure|nombre|precio|fecha|hora|lugar|nome|prezzo|naam|prijs|cena|nazwisko)\?{1,3}(?:[;,]? [^?]{2,40})?`,
  String.raw`(?:or|oder|ou|lub|eller) (?:was it |is it |war es |better )?[\p{Lu}\d][^?]{0,30}\?{1,3}[^?]{0,30}`,
  String.raw`(?!questions|any |need|more )\p{Ll}[^?]{1,25}\? (?:ask|check|\p{Lu}\p{L}+ (?:fragen|knows|weiß)|pls|client|to be) ?[^?]{0,30}`,
  String.raw`(?:AQ|AU|Au|ED|Ed)\d{0,2}: [^()]{2,60}|[^?()]{0,40}\?{2,4}(?: [–-] [^()]{2,30})?`,
].join('|');
const isUnknown = new RegExp(`^(?:${unknown})$`, 'u');
const toReaderOrAside =
  /(?<!\p{L})(?:you|your|yours|we|our|ihr|sie|du|vous|votre|usted|who (?:would|could|knows|knew|cares|else|does|is|are|said|wants|needs)|what(?: else|['’]s (?:not|next|new)| could| would)|where else|when (?:is|was) it not|why|really|right)(?!\p{L})|n['’]t(?!\p{L})/iu;
const inSentences = /^\p{Lu}\p{Ll}+\? \p{Lu}/u;

/** "(ask Ada when)", and behind a value where the right one is: "n/a (pull from CRM)". */
const asksColleague =
  /^(?:please |pls )?(?:ask|check with) (?:\p{Lu}\p{Ll}+ (?:when|what|which|for|about|first|again|before)(?: .{2,30})?|purchasing|procurement|accounting|finance|legal|sales|marketing|engineering|the factory)$|^(?:please |pls )?(?:pull|get|take|copy|fetch|grab|import) (?:\p{L}+ ){0,3}from (?:the )?(?:CRM|ERP|SAP|Salesforce|HubSpot|Excel|spreadsheet|sheet|portal|system|old .{3,20}|last .{3,20})$/u;

const isToOneself = (inside: string): boolean =>
  isUnknown.test(inside) && !toReaderOrAside.test(inside) && !inSentences.test(inside);

/** Round brackets in which the writer asks for, or names, what is to stand there. */
function standsForValue(match: RegExpExecArray, around: Surroundings): boolean {
  const { masked } = around;
  const inside = match[1]!.trim();
  const isAsked = inside.endsWith('?');
  const words = inside.replace(/\?+$/, '').trim();
  if (isAsked && ((nameFirst.test(words) && addressed.test(words)) || ofValue.test(words)))
    return true;
  if (isFilledByReader(match, around) || /^in /i.test(words)) return false;
  if (inside.includes('?') && isToOneself(inside)) return true;
  if (asksColleague.test(words) && !isAsked) return true;
  if (/^(?:please |pls )?(?:fill in|rename(?: me)?|to be made)[!.]{0,3}$/i.test(words)) return true;
  if (isForeignOrder(words) || isForeignOrder(words.replace(/^\p{L}+ (?=d?a |à |por |do )/u, '')))
    return true;
  if (!leads.test(lineBefore(match, masked)) || !goesOn.test(textAfter(match, masked, 3)))
    return false;
  // An aside may come before the value: "in (was it?) 1998".
  if (isAsked) return !aside.test(words) && !/^ ["'“$€£]?\d/.test(textAfter(match, masked, 3));
  return slot.test(words) || order.test(words) || namesForeignField(words);
}

/** Before a line of blanks or a colon, brackets tell the reader what to write. */
const isFilledByReader = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /^ ?:[ \t]*(?:[_.]{3}|\r?\n|$)|^ ?[_.]{3}/.test(textAfter(match, masked, 8)) ||
  /[_.]{4,}\s*$/.test(masked.slice(Math.max(0, match.index - 20), match.index)) ||
  isForm(masked, match.index);

const paid = /cash|card|cheque|paypal|payable|credit|debit|money/i;

/** Beginnings of sentences that ask a writer for a part of a text. */
const tells =
  'summari[sz]e|describe|explain|outline|state|list|provide|give|introduce|present|write|identify|detail|specify|include|set out|mention|insert';
const ofWriting =
  /(?<!\p{L})(?:(?:one|two|three|four|five|few|\d|short|single|brief) (?:to (?:three|four|five|six|\d) |or (?:two|three|four) )?(?:\p{L}{3,10} )?(?:sentences?|paragraphs?|bullet points?|lines)|as (?:a )?(?:bullet points|list|table|paragraph)|bullet points|(?:max(?:imum|\.)?|up to|no (?:more|longer) than|at most|about|under|around) \d{2,4} words|(?:main|key|most important) (?:points|reasons|risks|facts|figures|messages|results|findings|recommendations?|objectives|conclusions?)|methodology|(?:the|your) (?:purpose|background|context|aims?|objectives) (?:of|and|for)|of (?:this|the) (?:project|report|document|section))(?!\p{L})/iu;
/** Texts whose reader is to write. */
const setsTask =
  /(?<!\p{L})(?:essay|assignment|homework|exam|exercises?|tasks?|questions?|quiz|marks|points each|worksheet|students?|pupils|class|agenda|minutes|next steps|actions?|to[- ]?dos?|brief|guide|guidelines|checklist|tips|how to|steps?|applicants?|hand in|submit|your (?:answer|application|report|proposal|letter|cv)|form|template|interview)(?!\p{L})/iu;

/** A paragraph of its own below a heading, in a text that sets nobody a task. */
function isOrderToWriter(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const before = masked.slice(Math.max(0, match.index - 100), match.index);
  const heading = /(?:^|\n)([^\n]{2,60})\n\s*$/.exec(before)?.[1] ?? '';
  const isHeading = !/[.,;:!?]$/.test(heading.trim()) && heading.trim().split(/\s+/).length <= 7;
  if (heading === '' || !isHeading || !/^\s*(?:\n|$)/.test(textAfter(match, masked, 3)))
    return false;
  return (
    ofWriting.test(match[0]) && !setsTask.test(masked.slice(0, 600)) && !setsTask.test(match[0])
  );
}

const content =
  'quote|photo|image|picture|text|copy|figure|logo|caption|headline|bio|link|title|testimonial|chart|table|map|video|statement|interview|screenshot|graphic|illustration';

/** What a text is made of, and its figures. */
const ofWritten =
  'attachment|texts?|photos?|pictures?|logos?|lists?|figures?|numbers?|names?|surname|dates?|prices?|quotes?|links?|bio|captions?|wording';

/** Notes of those who write a text, to each other, to themselves, or in its template. */
export const notePatterns: readonly Pattern[] = [
  { sign: /\(/, shape: /\(([^()\n]{1,80})\)/g, accepts: standsForValue },
  {
    sign: /\([^()\n]{0,60}(?:check|verif|confirm|sure)/i,
    shape:
      /\((?:please |pls |must |(?:still )?needs? (?:to |a )?|to )?(?:(?:double|fact|re|spell)[- ]?check(?:ing)?|check(?:ing)?|verify(?:ing)?|confirm(?:ing)?|be (?:checked|verified|confirmed))(?: (?:this|that|again|it|please|pls|spelling|number|date|year|name|source|amount|price|title)(?=[,;:!?.)–-])|(?: this| it| that)? (?:before (?:sending|publishing|printing|signing|it goes|we (?:send|print|publish))|with \p{Lu}\p{L}{1,20}))?(?:[,;:!?.–-][^()\n]{0,80}|(?:before|with) [^()\n]{0,40})?\)|\([^()\n]{1,60}?[,;:–—-] ?(?:please |pls |to |must )?(?:(?:double|fact|re)[- ]?check|check|verify|be checked)(?: (?:this|that|again|it|please|pls|spelling|before sending))?[!?.]{0,3}\)|\((?:i['’]m |am |we['’]re )?not (?:quite |entirely |100 ?% )?sure (?:about|of|if|whether) (?:this|that|it|the (?:date|year|figure|number|name|spelling|price|amount|title))(?!\p{L})[^()\n]{0,60}\)/giu,
    // What is paid by check, and the steps of a plan.
    accepts: ([all]) =>
      !/^\((?:double-?check|check|verify|confirm|checking)\)$/i.test(all) &&
      !paid.test(all) &&
      !/, (?:\p{L}+, )*\p{L}+\)$/u.test(
        all.replace(/, (?:double-?check|check|verify)[^,]*\)$/i, ''),
      ),
  },
  {
    sign: /^[*_> \t]{0,4}(?:Briefly |Please |Summari|Desc|Expl|Outl|State|List|Prov|Give|Intr|Pres|Write|Ident|Detail|Spec|Incl|Set|Ment|Insert)/m,
    shape: new RegExp(
      String.raw`^[*_> \t]{0,4}(?:briefly |please )?(?:${tells}) (?:the|an?|your|any|all|how|what|why|which|who|each|key|main|briefly|up to|no more|here|in|one|two|three|\d)(?!\p{L})[^\n]{8,240}(?=[ \t]*\r?$)`,
      'gimu',
    ),
    accepts: isOrderToWriter,
  },
  {
    sign: /[Tt]his (?:section|paragraph|chapter|slide|clause|guidance|instruction|note|text|page|line|sentence|box|block|comment)/,
    shape: new RegExp(
      String.raw`^[*_>[(# \t]{0,4}(?:In )?this (?:section|paragraph|chapter|slide)(?: should| must| needs to|,) (?:briefly )?(?:${tells}|contain|cover|be (?:no (?:longer|more) than|short|about \d))(?!\p{L})[^\n]{0,200}|^[*_>[(# \t]{0,4}use this (?:section|paragraph|chapter|slide) to (?:briefly )?(?:${tells})(?!\p{L})[^\n]{0,200}|(?<!\p{L})(?:delete|remove|replace|overwrite) this (?:section|paragraph|clause|guidance|instruction|note|text|page|slide|line|sentence|box|block|comment) (?:before (?:sending|publishing|printing|signing|submitting|use|you (?:send|print|publish))|(?:if|where|when|once) (?:not (?:applicable|relevant|needed|required)|done|finished|complete))(?!\p{L})[^\n.]{0,80}`,
      'gimu',
    ),
  },
  {
    sign: /(?:Text|Bild|Foto|Inhalt|Grafik|Zitat) (?:folgt|kommt)/,
    shape:
      /^[ \t([*_]{0,3}(?:Text|Bild|Foto|Inhalt|Grafik|Zitat) (?:folgt|kommt)(?: noch)?[.)\]*_]{0,3}(?=[ \t]*\r?$)/gm,
  },
  // What is still to come, as a line or a quotation of its own.
  {
    sign: /to come|to follow|goes here|to be/i,
    shape: new RegExp(
      String.raw`(?<=(?:^|["“(*])[ \t]{0,4})(?:\p{L}{2,15} ){0,3}(?:${content})s?(?: (?:from|of|by|for|with) (?:\p{L}[\p{L}.'’-]{0,20} ){0,5}\p{L}{2,20})? (?:to come|to follow|goes here|to be (?:added|inserted|supplied|provided))(?=[.,]?(?:["”)*]|[ \t]*\r?$))`,
      'gimu',
    ),
    // A signed copy, too, is to follow: that tells its reader something.
    accepts: ([all]) =>
      !/to follow$/i.test(all) ||
      /(?:quote|photo|image|picture|logo|caption|headline|testimonial|chart|screenshot|graphic|illustration)s? /i.test(
        all,
      ),
  },
  // Notes to a colleague, or to oneself.
  {
    sign: /(?:can|could|would|will) (?:you|some|any)|\((?:@|\p{Lu}\p{L}{1,20},)/u,
    shape:
      /\((?:\p{Lu}\p{L}{1,20},? )?(?:please |pls )?(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody) (?:please )?(?:add|ask|check|chase|confirm|fill|find|get|give|insert|look up|provide|put|replace|send|supply|update|verify|write)(?!\p{L})[^()\n]{0,80}(?<!\p{L})(?:here|quote|sentence|figures?|sources?|photos?|captions?|headlines?|links?|text|wording|paragraph|logo|spelling|testimonial)(?!\p{L})[^()\n]{0,40}\)|\((?:\p{Lu}\p{L}{1,20}, |@\p{L}{1,20},? )(?:please |pls )?(?:add|check|confirm|fill|find|get|insert|provide|replace|supply|update|verify|write)(?!\p{L})[^()\n]{0,120}\)/gu,
  },
  {
    sign: /\((?:need|still|missing|waiting|awaiting|add|insert|find|get|pull|confirm|check|verify|update|replace|fill|which|what|exact|correct|figure|number|date|name|source|spelling|price|amount|title|year|link|location|quote|photo|details|text)/i,
    shape:
      /\((?:(?:still )?(?:need|needs|needed|missing|waiting for|awaiting)|add|insert|find|get|pull|confirm|check|verify|update|replace|fill in)(?:[:,]? (?:an?|the|exact|real|final|latest|correct|right|better|some|new|our|more|from|with)){0,3} (?:figures?|numbers?|quotes?|links?|sources?|dates?|names?|photos?|images?|statistics?|stats?|prices?|logos?|captions?|titles?|data|details|references?|citations?|headlines?|address|amounts?|copy|text|spelling|wording|testimonial|screenshots?)(?:[,;] [^()\n]{1,50}| (?:for|from|with|here|later|please|before|once)(?!\p{L})(?![^()\n]{0,50}(?:below|above|attached))[^()\n]{0,50})?\)|\((?:which |what |exact |correct )?(?:figure|number|date|name|source|spelling|price|amount|title|year|link|location)\?{1,3}\)|\((?:figure|quote|number|date|name|link|photo|source|price|details|text) (?:needed|missing|pending|tk|tbc|tbd|tba|to come|to follow)\)/giu,
  },
  // What is still missing of the text, who has it, and how it is to sound: "(exact figure, Bea has it)", "(change!!)".
  {
    sign: /fehlt noch|missing\)|not ready yet| has (?:it|them)\)|TBW|waiting for|ergänzt\)|!\)|!\]|tone: |this (?:sound|more)|it (?:sound|more)|(?:sentences|lines|words) (?:about|on)/,
    shape: new RegExp(
      String.raw`\((?:[^()\n]{0,40}(?<!\p{L})(?:${ofWritten})(?!\p{L})[^()\n]{0,40}(?:still missing|not ready yet|\p{Lu}\p{L}+ has (?:it|them))[^()\n]{0,12}|(?:still )?waiting for [^()\n]{0,30}(?:${ofWritten})(?!\p{L})[^()\n]{0,40}|fehlt noch|[^()\n]{0,40}TBW|\p{Lu}\p{L}+ ergänzt|tone: [^()\n]{3,60}|(?:please )?make (?:this|it) (?:sound|more|less|shorter|longer|punchier)[^()\n]{0,50}|(?:\d|two|three|a few) (?:sentences|lines|words) (?:about|on) [^()\n]{3,60})\)|[([](?:change|book|rename|update|check|replace|calculate|confirm|insert|adjust|complete|ändern|anpassen|prüfen|buchen|changer|cambiar|wijzigen|zmienić)!{1,3}[)\]]`,
      'gu',
    ),
  },
  {
    sign: /(?:pls|please) add s|look up!!|fill in!|find out!!/,
    shape:
      /\([^()\n]{0,30}(?:pls|please) add s[^()\n]{1,30}\)|(?<!\p{L})(?:look up|find out)!{2,3}|(?<=[–-] )fill in!/gu,
  },
  {
    sign: /IF [^.\n]{3,60} THEN /,
    shape: /(?<!\p{L})IF [^.\n]{3,60} THEN (?:add|use|insert|keep|delete|write)[^.\n]{0,60}/gu,
  },
  // What a model was told to write: "(end with a question, max 15 words)".
  {
    sign: /\((?:write|end|start|begin|open|close|finish|describe|explain|mention|add|insert|include|summari[sz]e) /i,
    shape:
      /\((?:write|end|start|begin|open|close|finish|describe|explain|mention|add|insert|include|summari[sz]e) (?!to(?!\p{L}))[^()\n]{0,60}(?<!\p{L})(?:sentences?|paragraphs?|questions?|bullets?|bullet points|headline|hook|call to action|cta|anecdote|greeting|sign-off|punchline|(?:max|about|up to|under|at most)\.? \d{1,3} words)(?!\p{L})[^()\n]{0,80}\)/giu,
  },
  // Parts of a post that are still to be written: "[Hook: a surprising figure]".
  {
    sign: /\[(?:hook|cta|call to action|intro|opening|opener|body|closing|subject line|punchline|anecdote)/i,
    shape:
      /\[(?:hook|cta|call to action|intro|opening|opener|body|closing|subject line|punchline|anecdote)[:–—-] ?[^[\]\n]{3,120}\](?!\()/gi,
  },
  {
    sign: / here\)/i,
    shape:
      /\((?!(?:see|find|read|view|watch|download|click|get|use|check|more|book|sign|register)(?!\p{L}))(?:\p{L}{1,15} ){0,3}(?:chart|graph|table|photo|image|picture|logo|map|quote|link|figure|screenshot|diagram|video|name|date|text|signature|subject(?: line)?|headline|title|caption|message|bio|description|address|price)s?(?: \d{1,2})? (?:goes |to go )?here\)/giu,
  },
  {
    sign: /@[^\s@,:]{2,20}[,:]? (?:please|pls|can you|could you)/i,
    shape:
      /^[ \t>*_-]{0,4}@\p{L}{2,20}[,:]? (?:please|pls|can you|could you) (?:add|check|confirm|fill|insert|update|replace|verify)(?!\p{L})/gimu,
  },
  {
    sign: /note to (?:self|me|us|edit|design|print|proof|review|sales|market|legal|prod|the|team|web|author|writer|trans)|<!-- ?(?:please )?(?:todo|fixme|add|insert|check|replace|update|fill|ask|write|change|put)/i,
    shape:
      /^[ \t>*_[(]{0,4}note to (?:self|me|us|editors?|designers?|printers?|proofreaders?|reviewers?|sales|marketing|legal|production|design|(?:the )?(?:web )?team|the (?:editor|designer|writer|printer|agency)|author|writer|translator) ?[:–—-] ?(?:please )?(?:add|ask|change|chase|check|choose|confirm|fill|find|get|insert|look up|need|paste|pick|pull|put|remove|replace|shorten|swap|update|use|verify|write)(?!\p{L})|<!-- ?(?:please )?(?:todo|fixme|add|insert|check|replace|update|fill|ask|write|change|put)(?!\p{L})[^>\n]{1,160}-->/gimu,
  },
  {
    sign: /delete|strike|streichen|ankreuzen|rayer|táche|barrare|doorhalen|skreśli|зачеркнуть|slett|stryk/i,
    shape:
      /(?<!\p{L})(?:please )?(?:delete|strike (?:out|through)?) ?(?:as|where|if|whichever is|whichever) ?(?:applicable|appropriate|necessary|not applicable|inapplicable|does not apply)|(?:nicht ?zutreffendes|unzutreffendes)(?: bitte)? streichen|zutreffendes(?: bitte)? ankreuzen|rayer (?:la|les) mentions? inutiles?|t[aá]ch(?:ese|ar) lo que no proceda|barrare la voce[^.)\n]{0,30}|doorhalen wat niet van toepassing is|niepotrzebne skreślić|ненужное зачеркнуть/giu,
  },
];
