import { lineBefore, type Pattern, type Surroundings } from './pattern.ts';

const content =
  'photos?|images?|pictures?|logos?|captions?|headlines?|quotes?|testimonials?|charts?|graphs?|maps?|videos?|screenshots?|graphics?|illustrations?|tables?|links?|figures?|numbers?|texts?|copy|wording|paragraphs?|sentences?|names?|dates?|prices?|titles?|bios?|signatures?|sources?|values?|details|addresses|hashtags?';
const changes =
  'add|adapt|ask|change|check|chase|choose|confirm|crop|cut|decide|delete|drop|fill(?: in)?|find|fix|get|include|insert|keep|link|look up|mention|move|paste|pick|place|put|redo|remove|rephrase|replace|rewrite|shorten|supply|swap(?: in)?|tag|tidy|translate|update|upload|verify|write';

/** What only those say who are at work on a text. */
const unfinished = new RegExp(
  [
    String.raw`(?<!\p{L})(?:still|is|are|to be|needs? to be|not yet) (?:missing|open|needed|to come|unclear|to do|wrong|added|checked|confirmed|approved|final)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:before|until|when|once) (?:it|this|we|the \p{L}{2,15}|you)? ?(?:goes?|go(?:ing)? (?:live|out|to print)|publish\p{L}{0,3}|print\p{L}{0,3}|send\p{L}{0,3}|launch\p{L}{0,3}|release|post(?:ing)?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:goes|belongs|comes) here(?!\p{L})|(?<!\p{L})(?:${content}) (?:here|needed|missing|to come|to follow|pending|tbc|tbd)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:please|pls|can (?:you|we|someone)|could (?:you|someone)|should we|do we|must|need to|needs to|have to|let['’]s) (?:${changes})(?!\p{L})`,
    String.raw`(?<!\p{L})(?:not sure (?:if|about|whether)|ask \p{Lu}|waiting (?:for|on)|tb[acd]|fixme|todo)(?!\p{L})`,
  ].join('|'),
  'iu',
);
const startsWithOrder = new RegExp(
  String.raw`^(?:@?\p{Lu}\p{L}{1,20}[,:]? )?(?:please |pls |to )?(?:${changes})(?!\p{L}) (?:.*(?<!\p{L}))?(?:${content}|here|this|it)(?!\p{L})`,
  'iu',
);
/** Of tools, and of what a page is made of. */
const ofTool =
  /(?<!\p{L})(?:generated|auto|doctoc|do not (?:edit|remove|modify|change)|don['’]t (?:edit|remove)|prettier|eslint|markdownlint|begin|end|start|toc|badges?|sponsors?)(?!\p{L})/iu;

const isOfColleague = (match: RegExpExecArray): boolean => {
  const words = match[1]!.trim();
  if (match[0].trimStart().startsWith('!') && /(?<!\p{L})your(?!\p{L})/iu.test(words)) return false;
  return (unfinished.test(words) || startsWithOrder.test(words)) && !ofTool.test(words);
};

/** Parts of a text that its writer may take out. */
const parts = 'sentence|paragraph|clause|section|passage|wording|bullet|footnote|bracketed text';

const draft = 'draft|entwurf|brouillon|borrador|bozza|rascunho';

const describing =
  'describe|summari[sz]e|explain|outline|briefly (?:describe|explain|outline|state|say)|list|state|specify|identify|note down|beschreiben sie|décrivez|décrire|describa|describir|descrivere|descriva';
/** What such a hint asks for, or how it is to be written. */
const asked =
  /(?<!\p{L})(?:the (?:problem|decision|context|impact|changes?|options?|alternatives?|consequences?|goals?|objectives?|outcomes?|background|risks?|issue|reasons?|purpose|scope|steps|expected|main|key|current|proposed|solution|team|people|audience|situation)|(?:that |which |what |who |why |how )?you (?:are|were|want|will|did|have|need|expect)|(?:what|why|who|how) (?:we|this|it|is|was|the|will)|in (?:a few|one|two|one or two|your own|short|no more than) (?:\p{L}{2,10} )?(?:words|lines|sentences|paragraphs)|(?:das|die|den) (?:problem|entscheidung|ziele?|hintergrund)|le (?:problème|contexte)|el (?:problema|contexto)|il (?:problema|contesto))(?!\p{L})/iu;
const ofTask =
  /^[^:\n]{0,30}(?<!\p{L})(?:tasks?|questions?|exercises?|steps?|actions?|tips?|homework|assignments?|duties|responsibilities|role|how|part|agenda|next|to[- ]?do|aufgabe|frage|exercice|ejercicio|q)(?!\p{L})/iu;

/** Among labels that have values: of a form, or a task, the reader is to write. */
function isHint(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const before = lineBefore(match, masked, 60);
  if (!asked.test(match[0]) || ofTask.test(before)) return false;
  const near = masked.slice(Math.max(0, match.index - 400), match.index + 600);
  const filled =
    near.match(/^[*_\t >-]{0,4}\p{Lu}[\p{L} ]{1,30}[*_]{0,2}: ?[*_]{0,2} ?\S/gmu) ?? [];
  return (
    filled.length > 2 && !/_{4}|\.{8}|(?<!\p{L})(?:form|template|checklist)(?!\p{L})/iu.test(near)
  );
}

const explainsLetter =
  /(?<![A-Za-z])[NMXYZ] (?:is|are|=|being|stands?|denotes?|equals?|depends)(?![A-Za-z])|(?<![A-Za-z])(?:let|where|with|given|any|of|some) [NMXYZ](?![A-Za-z])|(?<!\p{L})(?:parameter|option|default|configur\p{L}{1,8}|algorithm|function|setting|variable|command|formula)s?(?!\p{L})/iu;

/** Words of those who write a text to each other, in comments, between marks, or as a draft's. */
export const colleagueNotes: readonly Pattern[] = [
  { sign: /<!--/, shape: /<!--([^>\n]{4,200})-->/g, accepts: isOfColleague },
  // A line of its own between marks.
  {
    sign: /(?:--|==|~~|<<|>>|\+\+|##|!!|\*\*|\*\/|\/\/|–|—)[ \t]*\r?$/m,
    shape:
      /^[ \t]*(?:[-–—=~>+#*/<!]{2,4}|[–—]) ?(\p{L}[^\n]{3,140}[^\s|]) ?(?:[-–—=~<+#*/>!]{2,4}|[–—])(?=[ \t]*\r?$)/gmu,
    accepts: isOfColleague,
  },
  {
    sign: /D(?:raft|RAFT)[^a-z]|E(?:ntwurf|NTWURF)|B(?:rouil|ROUIL|orrad|ORRAD|ozza|OZZA)|R(?:asc|ASC)unho|RASCUNHO/,
    shape: new RegExp(
      String.raw`^[^\p{L}\n]{0,4}(?:${draft})(?:[ \t]?[,:;!*/|([\]–—-]{1,3}[ \t]?|[ \t]{1,3}(?=v\d|not |do not |pending|awaiting|nicht|zur (?:prüfung|freigabe)|non |no ))(?:v\d|not(?: yet)? (?:approved|final|finished|for|to be|yet|signed)|do not|don['’]t|pending|awaiting|waiting|needs|to be|please (?:do not|don['’]t|check|comment|review|confirm|approve|replace|add|swap)|nicht|noch|zur (?:prüfung|freigabe)|non |no (?:public|aprob|env)|à (?:valider|relire)|\p{L}{2,15},? (?:please|pls|can you|to (?:check|approve|confirm)))[^.!?\n]{0,120}`,
      'gimu',
    ),
  },
  {
    sign: /DO NOT (?:PUB|POST|SEND|PRI|SHA|USE|CIRC)|NOT (?:YET )?(?:FINAL|APPROVED|FOR PUB)|AWAITING|PENDING/,
    shape:
      /^[^\p{L}\n]{0,4}(?:DO NOT (?:PUBLISH|POST|SEND|PRINT|SHARE|USE|CIRCULATE) (?:YET|BEFORE|UNTIL)|NOT (?:YET )?(?:FINAL|APPROVED|FOR PUBLICATION) ?[:,–—-]|(?:AWAITING|PENDING) (?:APPROVAL|SIGN-?OFF|LEGAL|REVIEW))[^\n]{0,80}|[([](?:DO NOT (?:PUBLISH|POST|SEND|PRINT|SHARE)|NOT (?:YET )?(?:FINAL|APPROVED)|(?:AWAITING|PENDING) (?:APPROVAL|SIGN-?OFF))[^()[\]\n]{0,60}[)\]]/gmu,
  },
  {
    sign: /\(\p{Lu}\p{Ll}{1,15} to |(?:\*\*|\()(?:CHECK|VERIFY|CONFIRM|SOURCE|MISSING)/u,
    shape:
      /\(\p{Lu}\p{Ll}{1,15} to (?:add|check|confirm|provide|supply|approve|update|fill in|complete|verify)(?: [^()\n]{1,40})?\)|(?:\*\*|\()(?:CHECK|VERIFY|CONFIRM|SOURCE|MISSING)(?: (?:THIS|DATE|NAME|FIGURE|NUMBER|PRICE|SPELLING))?[?!]{0,3}(?:\*\*|\))/gu,
  },
  // What a post is to be given by hand: a mention, a picture of a face.
  {
    sign: /\((?:[^()\n]{1,40} emojis?|(?:tag|mention|emoji|hashtag|link to|add|pick|choose|keep|use|take) )/i,
    shape:
      /\((?:(?:insert |add |an? )?(?:[\p{L}-]{2,15} ){1,3}emojis?|emojis?: ?[^()\n]{2,30}|(?:tag|mention) (?:the|our|his|her|their|them|him|it|@|\p{Lu}\p{L}+(?= ?\)|,| and ))[^()\n]{0,40})\)|\((?:please )?(?:pick|choose|keep|use|take|select)[^()\n]{2,40}, \p{Lu}\p{Ll}{1,15}[.!]?\)|\((?:please )?(?:pick|choose|use|keep) (?:which(?:ever)? (?:one )?(?:you|works|is better|fits)|the (?:better|best) one(?=[,)!. ])(?! of))[^()\n]{0,40}\)/gu,
  },
  {
    sign: / th(?:is|ese|e) (?:last |above |following |next |whole )?(?:sentence|paragraph|clause|section|passage|wording|bullet|footnote|bracketed)/i,
    shape: new RegExp(
      String.raw`(?<!\p{L})(?:(?:otherwise|else|or|if not),? (?:please )?(?:delete|remove|omit|drop|cut|leave out|strike)(?: out)? (?:this|the|these) (?:last |above |following |next |whole )?(?:${parts})s?|(?:delete|remove|omit|keep|include|use) (?:this|these) (?:last |above |following |next |whole )?(?:${parts})s? (?:only )?(?:if|where|when|unless))(?!\p{L})`,
      'giu',
    ),
  },
  {
    sign: / to be (?:added|confirmed|supplied|provided|inserted|completed|filled in|checked|agreed|updated) (?:by|before|prior|when|once)/i,
    shape: new RegExp(
      String.raw`(?<!\p{L})(?:${content}) (?:(?:are|is) )?(?:still )?to be (?:added|confirmed|supplied|provided|inserted|completed|filled in|checked|agreed|updated) (?:by (?:\p{L}{2,15} ){1,4})?(?:before|prior to) (?:(?:it|this|we) )?(?:prints?|printing|publications?|publishing|publish|sending|send|launch|going live|goes live|release|posting|signing)(?!\p{L})`,
      'giu',
    ),
  },
  // A label of a template with its hint behind it.
  {
    sign: new RegExp(String.raw`: ?[*_([]{0,2}(?:${describing}) `, 'i'),
    shape: new RegExp(
      String.raw`(?<=^[*_\t >-]{0,4}\p{Lu}[\p{L} ]{1,30}[*_]{0,2}: ?[*_]{0,2} ?)[*_([]{0,2}(?:${describing}) [^\n]{8,200}(?=[ \t]*\r?$)`,
      'gimu',
    ),
    accepts: isHint,
  },
  // Letters of an unknown number: "every N weeks or after M litres".
  {
    sign: / [NMXYZ] (?:weeks|months|years|days|hours|people|guests|litres|liters|euros|pounds|dollars|kilometres|km|kg|miles|seats|places)/,
    shape:
      /(?<= (?:every|after|within|in|for|about|over|to|than|next|last|first|least|of|by|only|holds|seats) )[NMXYZ](?= (?:(?:working|business) )?(?:weeks|months|years|days|hours|people|guests|litres|liters|euros|pounds|dollars|kilometres|km|kg|miles|seats|places)(?!\p{L}))/gu,
    accepts: (match, { masked }) =>
      !explainsLetter.test(masked.slice(Math.max(0, match.index - 200), match.index - 6)) &&
      !explainsLetter.test(masked.slice(match.index + 1, match.index + 200)),
  },
];
