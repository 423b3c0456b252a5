import { isForm } from './reader-forms.ts';
import { lineBefore, type Pattern, type Surroundings, textAfter } from './pattern.ts';

const media =
  'photos?|pictures?|images?|screenshots?|charts?|graphs?|tables?|maps?|quotes?|videos?|logos?|diagrams?|drawings?|portraits?|headshots?|testimonials?|infographics?|gifs?|links?|captions?|price ?lists?|lists?|timetables?|statistics?|foto|fotos|bild|bilder|grafik|karte|tabelle|zitat|preisliste|image|carte|tableau|citation|imagen|gráfico|mapa|tabla|cita|immagine|grafico|mappa|tabella|citazione|afbeelding|kaart|tabel|zdjęcie|bilde|billede';
const of =
  'of|from|with|showing|about|for|to|by|on|vom|von|der|des|mit|du|de|des|del|della|di|van|med';
/** Facts that a writer looks up. */
const facts =
  'figures?|numbers?|names?|dates?|totals?|amounts?|spelling|years?|prices?|sources?|addresses|address|titles?|details|percentage|quotes?|links?|stats?|data|wording|photo|zahl(?:en)?|namen?|datum|preis|quelle|chiffres?|noms?|prix|cifras?|nombres?|fechas?|cifra|nome';
const verbs =
  'get|find|check|look up|need|ask for|chase|confirm|add|insert|verify|fill in|supply|missing|nachfragen|prüfen|vérifier|demander|comprobar|chiedere';
/** "get the figure from Priya", "ask Lea", "figure from Lea". */
const note = String.raw`(?:(?:please |pls |need to |must |still )?(?:${verbs})(?: (?:the|this|that|an?|exact|real|final|right|correct|our|his|her|their|some|more))* (?:${facts})(?: (?:from|with|for|of|by) [^,.;()\[\]\n–—*]{2,30})?(?: (?:here|later|first|please|again))?|(?:ask|check with|get from|chase|wait for|waiting for) \p{Lu}\p{Ll}{1,20}(?: (?:for|about) [^,.;()\[\]\n–—*]{2,30})?|need to (?:check|ask|confirm|look (?:this|it) up)(?: with \p{Lu}\p{Ll}+)?|(?:name|figure|number|date|price|amount|link|quote|photo|title)s? to (?:follow|come|be (?:added|confirmed|supplied)))`;

const aside =
  /^(?:who (?:would|could|knows|cares|else knows)|why|remember|guess|really|right|was it|is it|isn['’]t|aren['’]t|don['’]t|does|did)(?!\p{L})/iu;

/** A sentence of orders to its reader goes on with one: "Bring a pen, check the date, and come." */
const toReader =
  /(?:^|[.!?:] )(?:please |then |first |now )?(?:bring|take|open|go|come|sign|read|write|call|ask|send|choose|click|fill|use|make|look|compare|enter|note|visit|add|check|print|pick|put|keep)(?!\p{L})[^.!?\n]{0,120}$/iu;

const isNoOrder = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  !toReader.test(lineBefore(match, masked, 160)) &&
  !/^,? ?(?:and|or|then|but|before|so)(?!\p{L})/iu.test(textAfter(match, masked, 12));

const content =
  'quotes?|photos?|images?|pictures?|text|copy|figures?|logos?|captions?|headlines?|bio|links?|titles?|testimonials?|charts?|tables?|maps?|videos?|statements?|interviews?|screenshots?|graphics?|paragraphs?|sentences?|summary|story|description|message|price ?list|list of \\p{L}+|main point|point|intro(?:duction)?|conclusion|details|address|signature|offer text|call to action|body';
const filled = String.raw`(?:the |an? |your |our |some |short |main |second |first |third |last |next |brief |more |new |\p{L}{3,12} ){0,3}(?:${content})`;

const ends = String.raw`(?=[ \t]*\r?(?:\n|$))`;

/** Notes of a writer for the places that are still empty. */
export const ownNotes: readonly Pattern[] = [
  // A line of its own that tells what is to be seen there.
  {
    sign: /^[ \t>*]*[[(](?:\p{L}{1,12} ){0,2}(?:ph|pic|im|scr|ch|gr|ta|ma|quo|vid|lo|dia|draw|por|head|tes|inf|gif|li|cap|pri|time|stat|fo|bi|kar|zit|car|cit|mapp|af|kaa|zdj)/imu,
    shape: new RegExp(
      String.raw`^[ \t>*]{0,4}\[(?:(?:the|a|an|our|new|old|short|two|three|few|nice|good|here|hier|team|group) ){0,2}(?:${media}) (?:${of}) [^[\]\n]{2,120}\]|^[ \t>*]{0,4}[[(](?:${media}) (?:hier|hier (?:rein|einfügen)|ici|aquí|qui|à (?:ajouter|insérer|venir)|por (?:añadir|insertar)|da (?:inserire|aggiungere))[\])](?=[ \t]*\r?(?:\n|$))`,
      'gimu',
    ),
    accepts: ([written]) => !/^\W*(?:photo|picture|image|foto|video)s? by \p{Lu}/iu.test(written),
  },
  // The last point of a list is a question to oneself, or says that it is missing.
  {
    sign: /^[ \t]*(?:[-*•–]|\d{1,2}[.)]) [[(]/m,
    shape:
      /(?<=^[ \t]{0,8}(?:[-*•–]|\d{1,2}[.)]) )(?:\[[^[\]\n]{2,60}\?\]|\((?:one |any |some |anything |what |who )?(?:more|other|else|another)[^()\n]{0,40}\?\)|\[(?:one |another )?(?:more|missing|next) [^[\]\n]{2,40}\]|\[(?:\.{3}|…)\])(?=[ \t]*\r?(?:\n|$))/gimu,
  },
  // "Present: Ada, Ben, (who else?)"
  {
    sign: /[,:d] \([^()\n]{2,50}\?\)/,
    shape:
      /(?<=(?:[,:;]|(?<!\p{L})(?:and|und|et|y|e)) )\(([^()\n]{2,50})\?\)(?=[,.;]|[ \t]*\r?(?:\n|$))|(?<=\p{L} )\((?:(?:any(?:one|body|thing)|who|what|somebody|someone) else|any others?|more|others|(?:and|or) who|who was the \p{L}+|which \p{L}+(?: \p{L}+)?|wer noch|qui d['’]autre|quién más|chi altro)\?\)/giu,
    accepts: (match, { masked }) =>
      match[1] === undefined ||
      (!aside.test(match[1]) &&
        (/^(?:who|what|which|when|where|how many|how much|any|more|others?|name|year|date|number|wer|was|welche|qui|quién|chi)(?!\p{L})|^\p{Lu}\p{Ll}+(?: too| as well)?$/iu.test(
          match[1],
        ) ||
          /^or (?:was|is) it /iu.test(match[1])) &&
        !/^\s*$/.test(lineBefore(match, masked))),
  },
  // Between commas, dashes or marks: "In May we handed out, get the figure from Priya, parcels".
  {
    sign: /(?:,|--|[–—*(]) ?(?:please|pls|need|must|still|get|find|check|look|ask|chase|confirm|add|insert|verify|fill|supply|missing|wait|nach|prüf|vérif|demand|comp|chie|name|figu|number|date|price|amount|link|quote|photo|title)/i,
    shape: new RegExp(
      String.raw`(?<=\p{L},? (?:--|–|—) )${note}(?= (?:--|–|—))|(?<=\p{L}, )${note}(?=,)|\*\*${note}\*\*|(?<=(?:\.{3}|…|\p{L}) )\((?:${facts}) (?:from|by) \p{Lu}\p{Ll}+\)`,
      'gu',
    ),
    accepts: isNoOrder,
  },
  {
    sign: /ASK |CHECK|GET |CONFIRM/,
    shape:
      /(?:\*\*|\[|\(|<)(?:ASK|CHECK WITH|GET FROM|CONFIRM WITH) [A-Z]{2,15}(?: [A-Z]{2,12}){0,3}(?:\*\*|\]|\)|>)/g,
  },
  // "A quote from the dentist goes here."
  {
    sign: / (?:go(?:es)?|comes?) here/i,
    shape: new RegExp(
      String.raw`(?<=^[ \t>]{0,4}(?:[-*•–] |\d{1,2}[.)] )?[*_"“(]{0,2}|[.!?:] )${filled}(?: (?:from|of|by|for|with|about|on) [^.:!?\n]{1,60})? (?:will )?(?:goes|go|comes|come) here(?=[.!]?[*_"”)]{0,2}[ \t]*\r?(?:\n|$)|[.!] |,? (?:once|when|as soon|later|if|after)(?!\p{L}))`,
      'gimu',
    ),
  },
  {
    sign: /is where |ere comes|ier (?:kommt|kommen|steht|folgt)/,
    shape: new RegExp(
      String.raw`(?<!\p{L})[Tt]his is where (?:your|the|our) (?:\p{L}{3,15} )?(?:${content}) (?:goes|will go|comes)(?!\p{L})|^[ \t]*[Hh]ier (?:kommt|kommen|steht|folgt|folgen)(?: noch| dann)? (?:das|der|die|ein|eine) (?:\p{L}{3,20} ){0,4}(?:hin|rein|hinein)[.!]?${ends}|^[ \t]*Here comes (?:the|an?|our) (?:price list|photo|quote|table|chart|logo|picture|text|link|map)[.!]?${ends}`,
      'gmu',
    ),
  },
  // Orders to write a part of the text.
  {
    sign: / here[.!]?[ \t]*\r?$/im,
    shape: new RegExp(
      String.raw`^[ \t>*_([-]{0,4}(?:please )?(?:insert|add|write|put|describe|mention|include|say|explain|summari[sz]e|list|state) (?:something (?:nice |short |kind )?|(?:a few|some|two|three|one or two|one|a|the|your|our) (?:\p{L}{2,12} ){0,3}?(?:words?|sentences?|lines?|paragraphs?|products?|services?|benefits?|results?|story|text|numbers?|figures?|features?|dates?) ?)(?:(?:about|on|of|for|from) [^.\n]{2,60} )?here[.!]?[)\]*_]{0,2}${ends}`,
      'gimu',
    ),
  },
  // Between the marks of comments.
  {
    sign: /^[ \t]*(?:\/\/|\/\*|%%|>>>|\{\/\*|\*|<!--) ?(?:please |todo |the |an? )?\p{L}/imu,
    shape: new RegExp(
      String.raw`^[ \t]*(?:\/\/|\/\*|%%|>{2,3}|\{\/\*|<!--) ?(?:please |todo:? )?(?:(?:add|insert|paste|put|place|include|replace|update) [^\n]{0,60}(?:${media}|${facts}|text|here)|(?:the |an? |our )?(?:${media}|price table)(?: (?:${of}) [^\n]{2,60}| (?:here|missing|needed|to come|to follow|table))?)[^\n]{0,20}?(?:\*\/\}?|%%|<{2,3}|-->)?${ends}|^[ \t]*\*(?:${media})(?: (?:${of}) [^*\n]{2,60})? here\*${ends}`,
      'gimu',
    ),
    accepts: (match, { isProgram }) => !isProgram() || match[0].trim().startsWith('<!--'),
  },
  {
    sign: /^[ \t]*(?:PHOTO|IMAGE|PICTURE|VIDEO|GRAPHIC|CHART|SCREENSHOT|QUOTE|LOGO|MAP|FOTO|BILD)S?: /m,
    shape:
      /^[ \t]*(?:PHOTO|IMAGE|PICTURE|VIDEO|GRAPHIC|CHART|SCREENSHOT|QUOTE|LOGO|MAP|FOTO|BILD)S?: (?!\p{Lu}\p{Ll}+ \p{Lu})\p{Ll}[^\n]{2,80}(?=\r?\n\s*\r?\n)/gmu,
  },
  {
    sign: /\[(?:source|check|verify|ref|spelling|sp|year|date|name)[\]?]/i,
    shape:
      /(?<=\p{L} |\d )\[(?:source|check|verify|ref|spelling|sp|year|date|name|amount)\??\](?=[ .,;]|$)(?!\()/gimu,
    accepts: (match, { definitions }) => !definitions.has(match[0].slice(1, -1).toLowerCase()),
  },
  // A heading that only says that it is one.
  {
    sign: /^[ \t#*]{0,4}(?:your |main |sub|section |page |slide |article |post |email |press release )?(?:head|title|tagline)/im,
    shape:
      /^[ \t#*]{0,4}(?:(?:your |main |section |page |slide |article |post |email |press release |blog post )(?:headline|heading|title|subtitle)|headline|(?:sub)?heading(?: \d)?|sub-?headline|HEADLINE|TITLE|SUBTITLE|TAGLINE)(?: here)?[*]{0,2}(?=[ \t]*\r?\n[ \t]*\r?\n\s*\S[^\n]{10,})/gimu,
    accepts: ([written]) =>
      !/^\W*(?:title|subtitle|tagline)$/.test(written.toLowerCase()) || /[A-Z]{4}/.test(written),
  },
  {
    sign: /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|assunto|temat|emne|ämne):[ \t]*\r?$/im,
    shape:
      /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|assunto|temat|emne|ämne):[ \t]*(?=\r?\n\s*(?:dear|hi|hello|hey|liebe|sehr|hallo|bonjour|chère?|madame|monsieur|estimad|hola|gentile|caro|beste|geachte|prezad|szanown|kære|hej)(?:\p{L}| |,))/gimu,
    accepts: (match, { text }) => text.startsWith(match[0], match.index),
  },
  {
    sign: /["“](?:insert|add) /i,
    shape:
      /["“](?:insert|add) (?:(?:an?|the|your|some|short|customer|client) ){0,3}(?:quote|text|testimonial|caption|headline|title|name|message)(?: here)?["”]/giu,
    accepts: (match, { masked }) =>
      !/(?:button|says|reads|click|press|tap|choose|menu)\P{L}{1,3}$/iu.test(
        lineBefore(match, masked),
      ),
  },
  {
    sign: /^\((?:[Nn]ame|[Tt]itle|[Aa]ddress|Company|Your|Client|Customer|Product|Event)/m,
    shape:
      /^\((?:(?:[Nn]ame|[Tt]itle|[Aa]ddress) of (?:the |our |your )?\p{L}{2,20}|(?:Company|Your|Client|Customer|Product|Event) Name)\)(?= (?:is|are|was|has|opens|will|helps|offers)(?!\p{L}))/gmu,
  },
  // A numbered list of nothing.
  {
    sign: /1[.)][ \t]*\r?\n[ \t]*2[.)][ \t]*(?:\r?\n|$)/,
    shape: /(?<=\n[ \t]*)1[.)][ \t]*\r?\n[ \t]*2[.)][ \t]*(?=\r?\n|$)/g,
    accepts: (match, { text, masked }) =>
      text.startsWith(match[0], match.index) && !isForm(masked, match.index),
  },
  // Texts of nothing.
  {
    sign: /^(?:sample|dummy|filler) (?:text|copy)\.|sed do eiusmod|ut labore et|text text|bla bla|blabla|tart typing here|ouble-click to edit|ome text here|a sample/im,
    shape:
      /^(?:sample|dummy|filler) (?:text|copy)(?=\. \p{Lu})|sed do eiusmod tempor|ut labore et dolore magna|(?<=^|[.:] )text text text(?: text)*|(?<=^|[.!:] )bla(?: ?bla){2,8}|(?<=^|[.:] )blabla(?: blabla)+|^(?:start typing here|double-click to edit|some text here)[.…]{0,3}(?=[ \t]*\r?$)|\bthis is (?:an? )?(?:sample|example|dummy) (?:caption|title|headline|post|heading|sentence|subtitle|quote|bio|description)\b(?! (?:of|from|for)\b)/gimu,
  },
  {
    sign: /here: ?(?:LINK|link here|\.{3}|…)|(?:up|here|at): https?:\/\/\s/,
    shape:
      /(?<= here: ?)(?:LINK|URL|link here|\.{3}|…)(?=[ \t]*\r?(?:\n|$))|(?<=(?:up|here|at|site|link): )https?:\/\/(?=\s|$)/gmu,
  },
];
