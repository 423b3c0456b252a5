import { lineBefore, type Pattern, textAfter } from './pattern.ts';
import { isForm } from './reader-forms.ts';

/** Verbs and prepositions behind which a figure, a name or a year is missing. */
const leads =
  'in|by|about|over|of|are|was|were|sold|has|have|to|at|from|costs?|aged?|since|nearly|some|than|only|with|around|almost|the|until|on|for|after|before|between|and|raised|employs|lost|won|owns|runs|says|said|takes|took|called|named';

/** Orders behind a label, in the place of its value: "Délai : à compléter", "Nächster Termin: Datum eintragen". */
const ordersBehind = [
  String.raw`à (?:compléter|coller|insérer|ajouter|remplir|définir|préciser|confirmer|renseigner)|coller (?:le|la|ici|un)|(?:insérer|indiquer|saisir) (?:ici |le |la |l['’])`,
  String.raw`nog (?:in te vullen|invullen|te bepalen|aan te vullen|na te vragen|navragen)|(?:naam|datum|prijs|link|adres) (?:invullen|toevoegen)`,
  String.raw`(?:noch |hier )?(?:Datum|Name|Namen|Preis|Betrag|Uhrzeit|Ort|Link|Text|Foto|Adresse|Zahl|Zahlen) (?:noch |hier )?(?:ergänzen|einfügen|eintragen|nachtragen|einsetzen|erfragen)|noch (?:aus)?(?:formulieren|schreiben|einarbeiten|überarbeiten)`,
  String.raw`da (?:completare|inserire|definire|compilare|aggiungere)|por (?:completar|definir|rellenar|confirmar)|pendiente de \p{L}{4,}|a (?:preencher|definir|completar|confirmar)`,
  String.raw`do (?:uzupełnienia|wpisania|ustalenia|potwierdzenia)|(?:doplnit|uzupełnić|wpisać|wstawić|wkleić) \p{L}`,
].join('|');
const namesStep =
  /(?<!\p{L})(?:schritt|aufgabe|step|étape|paso|passo|krok|stap|to-?do|tipp|hinweis|anleitung|tâche|tarea)[^:\n]{0,20}: ?$/iu;
/** What an entry is without, between commas: "Raum folgt", "salle à préciser". */
const openParts = [
  '(?:Raum|Ort|Uhrzeit|Datum|Preis|Adresse|Saal|Zimmer|Treffpunkt|Referent(?:in)?|Link) (?:folgt|noch offen|wird noch bekannt ?gegeben|n\\. ?n\\.|unklar)',
  '(?:time|venue|room|place|location|price|date|speaker|address) (?:to follow|to be fixed|not (?:yet )?(?:known|fixed))',
  '(?:salle|lieu|heure|horaire|date|prix|adresse|intervenante?) à (?:préciser|confirmer|définir|venir)|(?:sala|lugar|hora|fecha|precio|ponente) (?:por|a|pendiente de) (?:confirmar|definir|determinar)|(?:sala|luogo|ora|data|prezzo|relatore|sede) da (?:definire|confermare|stabilire)|(?:zaal|locatie|plaats|tijd|datum|prijs|spreker) (?:volgt|nog (?:onbekend|te bepalen))|(?:sala|miejsce|godzina|data|cena) do (?:ustalenia|potwierdzenia)|(?:local|sala|hora|data|preço) a (?:definir|confirmar)',
].join('|');
/** Words for what is still to be done, with an order behind them. */
const toDo = String.raw`(?:pendiente|por hacer|à faire|da fare|te doen|nog doen|do zrobienia|a fazer|att göra|to-?do) ?:`;
const doing = String.raw`(?:(?:añadir|poner|insertar|revisar|comprobar|ajouter|insérer|vérifier|demander|mettre|aggiungere|inserire|verificare|chiedere|toevoegen|invoegen|nakijken|controleren|dodać|wstawić|sprawdzić|adicionar|inserir|verificar) [^.\n]{3,60}|[^.,:\n]{3,60} (?:nachfragen|ergänzen|einfügen|eintragen|nachtragen|prüfen|erfragen))`;

/** Abbreviations of writers and planners for what they do not know yet. */
export const laterWords: readonly Pattern[] = [
  // Within a line, behind what it is said of: "Venue: pending, ask Nuria."
  {
    sign: /[:：] ?(?:tb|to be|still|noch|nog|pend|à |por|da |wird|not yet|\(?unknown|unbek|inconnu|do |待|未|미)/i,
    shape: new RegExp(
      String.raw`(?<=(?<!\p{L})\p{L}[\p{L} ’'/-]{2,40}[:：] ?)(?:tb[acd]|to be (?:added|announced|advised|arranged|confirmed|decided|determined)|(?:still|noch) (?:open|offen|unklar|pending)|pendiente(?: de confirmar)?|nog te bepalen|à (?:confirmer|définir|préciser)|por (?:confirmar|definir)|da (?:confermare|definire)|wird noch (?:bekannt ?gegeben|mitgeteilt)|do ustalenia|待定|未定|미정)(?=[.,;(] ?|[ \t]*\r?(?:\n|$))`,
      'giu',
    ),
    // A tax that is to be added comes on top of the price.
    accepts: (match, { masked }) =>
      !/(?<!\p{L})(?:tb[acd]|vat|gst|[\p{L} ]*tax(?:es)?|mwst|ust|tva|iva|btw|status|stage|phase|means?|abbreviations?|short for|terms?)(?: is)?[:：] ?$/iu.test(
        lineBefore(match, masked),
      ) && !/["“]$/.test(lineBefore(match, masked)),
  },
  {
    sign: /: ?(?:à |coller|insérer|indiquer|saisir|nog |naam|datum|prijs|link|adres|noch |hier |name|preis|betrag|uhrzeit|ort |text|foto|zahl|da |por |pendiente|a [pdc]|do [uwp]|dopl|uzup|wpisać|wstawić|wkleić)/i,
    shape: new RegExp(String.raw`(?<=\p{L} ?: ?)(?:${ordersBehind})(?!\p{L})`, 'giu'),
    accepts: (match, { masked }) =>
      !namesStep.test(lineBefore(match, masked)) && !isForm(masked, match.index),
  },
  {
    sign: /, ?(?:[Rr]aum|[Oo]rt|[Uu]hrz|[Dd]at|[Pp]re|[Aa]dr|[Ss]aal|[Zz]im|[Tt]reff|[Rr]ef|[Ll]ink|time|ven|room|pl|loc|pric|speak|addr|sal|lieu|heure|horaire|prix|interv|lug|hora|fecha|pon|luo|ora|prez|rel|sede|za|tijd|prij|spr|miej|godz|cena)/,
    shape: new RegExp(String.raw`(?<=[,–] )(?:${openParts})(?=[,.;)]|[ \t]*\r?$)`, 'gmu'),
  },
  {
    sign: /(?:pendiente|hacer|faire|fare|doen|zrobienia|fazer|göra|to-?do) ?:/i,
    shape: new RegExp(String.raw`^[ \t>*•-]{0,4}${toDo} ${doing}(?=[.\n]|$)`, 'gimu'),
  },
  // "something with 'taste'": what a part is to say, not the part.
  {
    sign: /(?:something|sth|etwas|irgendwas|quelque chose|algo|qualcosa|iets) (?:about|with|nice|funny|catchy|short|punchy|mit|über|sur|avec|sobre|con|su|over|met)/i,
    shape:
      /(?<=^[ \t]{0,4}(?:[-*•] |\d{1,2}[.)] )?\p{Lu}[\p{L} ]{1,24}(?::|,|\/) |[,;|\t])(?:something|sth|etwas|irgendwas|quelque chose|algo|qualcosa|iets) (?:about|with|nice|funny|catchy|short|punchy|mit|über|sur|avec|sobre|con|su|over|met)(?!\p{L})/gimu,
    accepts: (match, { masked }) =>
      /[:/] $|[,;|\t]$|^[ \t]*(?:[-*•]|\d{1,2}[.)]) [^,\n]{2,24}, $/u.test(
        lineBefore(match, masked),
      ),
  },
  {
    sign: /tb[acd]|NN/,
    shape:
      /(?<=\p{L},? |[,;|\t])tb[acd](?= (?:\p{Ll}{2}|w\/))|(?<=(?:of|with|by|mit|von|from) )NN(?=[.,]?[ \t]*\r?(?:\n|$))/gmu,
  },
  {
    sign: / to be (?:confirmed|announced|advised)/,
    shape:
      /(?<=^[ \t>*•-]{0,4}\p{L}[\p{L}-]{2,20}(?: \p{L}{2,15}){0,2} )to be (?:confirmed|announced|advised)(?=[.]?[ \t]*\r?(?:\n|$))/gmu,
    accepts: (match, { masked }) =>
      !/(?<!\p{L})(?:is|are|was|were|has|have|had|not|yet|needs?|means?|stands?|says?)(?!\p{L})/iu.test(
        lineBefore(match, masked),
      ),
  },
  {
    sign: /t\.b\.|T\.B\.|Tb[acd]/,
    shape:
      /(?<![\p{L}\p{N}])(?:[tT]\. ?[bB]\. ?[acdACD](?![\p{L}\p{N}])\.?|Tb[acd](?![\p{L}\p{N}])(?<=(?:[:,(–-]|is|are|\p{Ll}) ?\(?Tb[acd]))/gu,
  },
  {
    sign: /TK/,
    shape: new RegExp(
      String.raw`(?<=(?:^|[\s(])(?:${leads}) [$€£]?)TK(?= \p{Ll}|[,.;:)]|[ \t]*\r?$)(?! (?:insurance|card|members?|branch|office|advis\p{L}+|pays?)(?!\p{L}))|(?<=, )TK(?=, )|(?<![\p{L}\p{N}])(?:TK(?: TK)+|tktk|TKTK)(?![\p{L}\p{N}])|(?<=^[ \t>*•-]{0,4})TK(?=: \p{Ll})|(?<=[$€£] ?)TK(?![\p{L}\p{N}])|(?<=[.!?] |^)TK(?= \p{Ll}{3,20}s (?:were|are|have|had)(?!\p{L}))`,
      'gmu',
    ),
    accepts: (match, { masked }) =>
      // With an article before it, it is a house or a device.
      !/(?<!\p{L})(?:the|an?|der|die|zur|mr|ms|prof|dr)\.? $/iu.test(lineBefore(match, masked)) &&
      !/^ (?:[A-Z]|and \p{Lu}{2} )/u.test(textAfter(match, masked, 8)),
  },
  {
    sign: /o ?-?do: |ODO\(|XXX: |HACK: |!!! |\?\?\? /i,
    shape:
      /(?<=^[ \t>*•-]{0,4})(?:to-?do(?=: (?:\p{Ll}+ )?(?:price|photo|name|date|link|figure|quote|source|table|chart|number|amount|address|logo|caption|text|title)s?\b)|to do(?=: (?:add|insert|fill in|check|replace|confirm) (?:the |an? |our )?(?:price|photo|name|date|link|figure|quote|source|table|chart|number|amount|address|logo|caption|text|title)s?\b)|XXX: |(?:!{3}|\?{3}) ?(?=(?:add|insert|check|fill|confirm|missing|price|photo|name|date|link|figure|quote|source) ?))/gimu,
    accepts: (match, { masked }) =>
      !/,/.test(textAfter(match, masked, 80).split('\n', 1)[0]!) || !/do/i.test(match[0]),
  },
  // What says of itself that it will be replaced.
  {
    sign: /laceholder/,
    shape:
      /(?<=^[ \t>*_[("“]{0,6}|[,;|\t]"?)[Pp]laceholder(?= ?(?:[:–—-] |[\])*_]|[.]?[ \t]*\r?$| (?:for|until|till) ))|(?<!\p{L})[Tt]his (?:(?:text|section|page|paragraph|post|slide|image|line|sentence|draft|description|photo|headline|title) )?is (?:just |only |still |currently )?(?:a |some )?(?:temporary )?placeholder(?!\p{L}| (?:text|copy|content|name))|(?<=: )[Pp]laceholder(?=[.,]?[ \t]*\r?$)|(?<=\()placeholder(?=\))/gmu,
    accepts: (match, { masked }) =>
      !/^ (?:attribute|element|text (?:of|in)|syntax|variable)/.test(textAfter(match, masked)),
  },
  {
    sign: /[Cc]hoose an item|[Cc]lick or tap|ählen Sie ein|hoisissez un|lija un|cegliere un|ies een item|scolha um item|ybierz element|elg et element|älj ett/,
    shape:
      /[Cc]hoose an item\b\.?|[Cc]lick or tap (?:here )?to enter (?:a |an )?(?:text|date|number|name)\b|[Ww]ählen Sie ein(?:e)? (?:Element|Datum|Option) aus\.?|[Cc]hoisissez un (?:élément|bloc)\.?|[Ee]lija un elemento\.?|[Ss]cegliere un elemento\.?|[Kk]ies een item\.?|[Ee]scolha um item\.?|[Ww]ybierz element\.?|[Vv][ea]lg et element\.?|[Vv]älj ett (?:objekt|alternativ)\.?/gu,
    accepts: (match, { masked }) => {
      const [before, after] = [lineBefore(match, masked, 60), textAfter(match, masked, 40)];
      if (!/^[Cc]hoose/.test(match[0])) return !/["“„']$/.test(before);
      const isStep =
        /step|works?|how to|how it|first|then|to (?:start|order|buy)|instructions?|tip|please/i;
      if (
        isStep.test(before) ||
        /^ (?:Then|Add|Put|Pay|Press|Click|Tap|Go|Select|Confirm|Next|from|and (?:add|put|pay|press|click|tap|go|confirm))(?!\p{L})/u.test(
          after,
        )
      )
        return false;
      return /(?<!\p{L})(?:is|are|for|of|on|to|as|under|called|with|in) $|\p{L}: $/iu.test(before);
    },
  },
];
