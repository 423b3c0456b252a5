import { lineBefore, type Pattern, type Surroundings, textAfter } from './pattern.ts';

const written =
  '(?:posts?|captions?|tweets?|letters?|e-?mails?|messages?|newsletters?|texts?|versions?|drafts?|repl(?:y|ies)|answers?|revisions?|rewrites?|templates?|intros?|introductions?|paragraphs?|subject lines?|headlines?|descriptions?|announcements?|invitations?|articles?|blogs?|scripts?|bios?|translations?)';
const shaped =
  '(?:revised|updated|improved|polished|rewritten|reworked|refined|shorter|longer|shortened|possible|suggested|sample|friendly|friendlier|formal|professional|polite|warm|concise|catchy|simple|clean|final|corrected|edited|translated|linkedin|instagram|facebook)';
/** "Here's a caption", "below is the revised version". */
const presents = String.raw`(?:here(?:['’]s| is| are)|below (?:is|are)|i['’]ve (?:written|drafted|rewritten|revised|prepared)) (?:(?:an?|some|one|two|three|four|five|\d) (?:[\p{L}-]{2,15},? ){0,4}|(?:the|your) (?:[\p{L}-]{2,15},? ){0,2}${shaped},? (?:[\p{L}-]{2,15} ){0,2})${written}(?!\p{L})`;

const says = {
  ai: String.raw`as an? (?:(?:ai|artificial intelligence)(?: (?:language )?(?:model|assistant|chatbot|system))?|(?:large )?language model),? (?=i(?:['’ ]))`,
  limits: String.raw`as of my (?:last|latest) (?:knowledge )?(?:update|cut-?off|training)|i (?:do not|don['’]t) have (?:access to )?(?:real-?time|up-to-date|current|live) (?:data|information|access|news|prices)|i (?:can['’]t|cannot|can not|am unable to|['’]m unable to) (?:assist|browse|access) (?:with )?(?:that|this request|the internet|external|real-?time)`,
  german: String.raw`als (?:ki|ki-(?:sprach)?modell|ki-assistent|sprachmodell|ki-sprachmodell|künstliche intelligenz)(?=,? (?:habe|kann|bin|darf|verfüge) ich)`,
  french: String.raw`en tant (?:que (?:grand )?modèle (?:de langage|linguistique|d['’]ia)|qu['’](?:ia|intelligence artificielle|assistant (?:ia|virtuel)))(?=(?: [\p{L}'’]{2,15}){0,3},? j)`,
  spanish: String.raw`como (?:(?:un )?(?:gran )?modelo de (?:lenguaje|linguagem)|(?:una? )?(?:ia|inteligencia artificial|inteligência artificial))(?: de ia)?,? (?=no |não |n[aã]o |soy |sou |puedo |posso |tengo |tenho )`,
  italian: String.raw`(?:come|in quanto) (?:modello (?:linguistico|di linguaggio)|ia|intelligenza artificiale),? (?=non |sono |posso )`,
  dutch: String.raw`als (?:ai-?|groot )?(?:taalmodel|ai(?:-assistent|-model)?) (?=kan ik|heb ik|ben ik)`,
  polish: String.raw`jako (?:duży )?model językowy,? (?=nie |jestem |mogę )`,
};

const own =
  '(?:the|this|its) (?:tone|style|length|wording|text|post|e-?mail|letter|message|caption|draft|version|formatting)';
/** What it offers behind the text. */
const offers = [
  String.raw`(?:let me know if you(?:['’]d| would)? (?:like|want|need|prefer) (?:me to |any |an? |it )?|(?:would you like|do you want|shall i|should i|i can also|happy to) (?:me to )?)(?:(?:adjust|tweak|change|adapt|modify|revise|rewrite|rephrase|shorten|expand|personali[sz]e|tailor|refine) ${own}|make (?:it|this|${own}) (?:shorter|longer|more|less|sound|a bit|friendlier|warmer|punchier)|(?:create|write|draft|generate|provide|suggest|add) (?:an?other |more |an? |some |alternative |different |shorter |longer |relevant ){1,3}(?:${written}|variants?|variations?|hashtags|emojis|options)|(?:shorter|longer|different|another|more formal|less formal|more casual) (?:version|tone|style|draft)|further (?:adjust|tweak|revis|edit|modif)\p{L}+|(?:tweaks|adjustments|modifications|edits) to ${own})`,
  String.raw`(?:feel free to|you (?:can|may)) (?:adjust|customi[sz]e|personali[sz]e|tweak|modify|edit|adapt) (?:this|it|the) ?(?:template|draft|text|message|post|e-?mail|letter|wording|placeholders|caption)? ?(?:as (?:needed|you (?:see fit|like))|to (?:fit|suit|match|better)|with your|further)`,
  String.raw`i hope this (?:${written}) (?:helps|meets|works|captures|is what)`,
  String.raw`(?:replace|fill in|update|swap) (?:the |any |all |these )?(?:bracketed|placeholder|highlighted|capitali[sz]ed) (?:text|parts?|information|details|fields|sections|words)|(?:text|parts?|information|details|fields|words) in (?:square )?brackets(?= (?:with|before))`,
].join('|');

const agrees = String.raw`(?:sure(?: thing)?|certainly|of course|absolutely|okay|ok|great|gladly|no problem|got it|understood)`;
const foreignLead = [
  String.raw`(?:(?:gerne|natürlich|klar|selbstverständlich|sicher)[!,.]? )?hier (?:ist|sind|kommt) (?:ein|eine|einige|drei|der überarbeitete|die überarbeitete|dein|ihr) (?:\p{L}{2,20} ){0,3}(?:entwurf|text|version|fassung|beitrag|post|vorschlag|vorschläge|e-?mail|nachricht|brief|antwort)(?!\p{L})`,
  String.raw`(?:(?:bien sûr|certainement|avec plaisir|d['’]accord) ?[!,.]? )?voici (?:une?|votre|la version|quelques) (?:\p{L}{2,20} ){0,3}(?:version|proposition|propositions|texte|post|publication|lettre|e-?mail|réponse|brouillon|message|légende|corrigée|révisée)(?!\p{L})`,
  String.raw`(?:¡?(?:claro|por supuesto|con gusto)[!,.]? )?(?:aquí (?:tienes|tiene|está|va)|te dejo) (?:una?|el|la|tu|su) (?:\p{L}{2,20} ){0,3}(?:versión|propuesta|texto|publicación|carta|correo|respuesta|borrador|mensaje)(?!\p{L})`,
  String.raw`(?:(?:certo|certamente|ovviamente)[!,.]? )?ecco (?:una?|il|la|il tuo|la tua) (?:\p{L}{2,20} ){0,3}(?:versione|proposta|testo|post|lettera|e-?mail|risposta|bozza|messaggio)(?!\p{L})`,
  String.raw`(?:(?:natuurlijk|zeker|graag)[!,.]? )?hier is (?:een|de herziene|je|uw) (?:\p{L}{2,20} ){0,3}(?:versie|voorstel|tekst|bericht|brief|e-?mail|antwoord|concept|post)(?!\p{L})`,
  String.raw`(?:(?:claro|com certeza|oczywiście)[!,.]? )?(?:aqui est[áa]|oto) (?:um|uma|o|a)? ?(?:\p{L}{2,20} ){0,3}(?:versão|proposta|texto|publicação|carta|e-?mail|resposta|rascunho|mensagem|wersja|propozycja|tekst|post|list|odpowiedź)(?!\p{L})`,
].join('|');

const agreed = new RegExp(String.raw`(?<!\p{L})${agrees}[!,.:–—-]{0,2} $`, 'iu');
const isShaped = new RegExp(String.raw`(?<!\p{L})${shaped}(?!\p{L})`, 'iu');

/** Somebody who sends a text that was asked for writes so, too: "Sure, here is the draft of the lease." */
function isBeforeText(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const after = textAfter(match, masked, 130);
  if (
    /^,? (?:for (?:your|the)|about|in an?|you can|that you)(?!\p{L})[^\n.!?]{0,110}:/u.test(after)
  )
    return true;
  const isAnswer = isShaped.test(match[0]) || agreed.test(lineBefore(match, masked));
  return isAnswer && /^(?:[^\n.!?]{0,120}:|[^\n:]{0,80}\r?\n\s*\S)/.test(after);
}

/** What a model says around the text that it was asked for, and what its tools leave in it. */
export const modelWords: readonly Pattern[] = [
  {
    sign: /as an? (?:ai|art|la)|as of my l|i (?:do not|don['’]t) have |unable to |i can|als (?:ki|k|s|ai|t|g)|en tant qu|como |(?:come|in quanto) |jako /i,
    shape: new RegExp(String.raw`(?<!\p{L})(?:${Object.values(says).join('|')})`, 'giu'),
  },
  {
    sign: /here(?:['’]s| is| are)|elow (?:is|are)|i['’]ve /i,
    shape: new RegExp(
      String.raw`(?<=(?<![^])[\s"“>*#]{0,6}(?:(?:${agrees})[!,.:–—-]{0,2} |(?:dear|hi|hello) [^,\n]{2,30}, ?\n{0,2})?)${presents}`,
      'giu',
    ),
    accepts: isBeforeText,
  },
  {
    sign: /hier (?:ist|sind|kommt|is )|voici |aqu[ií] |te dejo|ecco |oto /i,
    shape: new RegExp(
      String.raw`(?<=(?<![^])[\s"“>*#¡]{0,6})(?:${foreignLead})(?=[^\n.!?]{0,120}:)`,
      'giu',
    ),
  },
  {
    sign: /let me know if you|would you like|do you want|(?:shall|should) i |i can also|happy to|feel free|you (?:can|may) |hope this|bracketed|placeholder |highlighted |capitali|brackets/i,
    shape: new RegExp(String.raw`(?<!\p{L})(?:${offers})(?!\p{L})`, 'giu'),
  },
  {
    sign: /oaicite|contentReference|turn\d|†|utm_source=|\[cite|<\||INST\]|<\/?think>|sandbox:|ChatGPT/,
    shape:
      /:?contentReference\[[^\n]{0,60}?\](?:\{[^{}\n]{0,40}\})?|oaicite:?\d{0,3}|(?:cite|navlist)?turn\d{1,2}(?:search|view|news|file|image)\d{1,2}|【\d{1,3}(?::\d{1,3})?†[^】\n]{0,60}】|utm_source=(?:chatgpt\.com|openai)|\[cite(?:_start|_end|: ?\d[\d, ]{0,20})\]|<\|[a-z_]{2,20}\|>|\[\/?INST\]|<\/?think>|sandbox:\/mnt\/[\w./-]{1,60}|^ChatGPT(?: said)?:/gm,
  },
];
