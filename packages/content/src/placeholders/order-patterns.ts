import { lineBefore, type Pattern, type Surroundings, textAfter } from './pattern.ts';
import { namesContent, namesObject } from './placeholder-words.ts';

/** A text that speaks of these words, and does not hold them in the place of its own. */
function isNoMention(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const isQuoted = /["'“‘«*_]$/.test(lineBefore(match, masked));
  return !isQuoted || !/^["'”’»*_]/.test(textAfter(match, masked));
}

const ofText = /(?:te[xk]?st|treść|einleitung|inleiding|intro|cita|zitat|beschreib|descri)/i;
/** "Hier kommt der Text", "aquí va la foto", "inserire qui il testo". */
const goesHere = [
  String.raw`hier (?:kommt|kommen|steht|folgt)(?: noch| dann)? (?:der|die|das|ein|eine|ihr|dein) (?:text|foto|bild|logo|einleitung|zitat|überschrift|tabelle|grafik|beschreibung|inhalt)`,
  String.raw`hier (?:komt|komen) (?:nog )?(?:de|het|een|uw|je) (?:tekst|foto|afbeelding|logo|titel|citaat|inleiding|tabel|intro)`,
  String.raw`aqu[ií] (?:va|iría|irá|van|vai|entra) (?:el|la|los|las|una?|tu|su|o|a|um|uma|seu|sua) (?:texto|foto|imagen|imagem|logo|título|cita|introducción|introdução|descripción|descrição|tabla|tabela|enlace)`,
  String.raw`ici (?:vient|va|mettre|insérer) (?:le |la |l['’]|un |une |votre )?(?:texte|photo|image|logo|titre|citation|introduction|tableau)`,
  String.raw`qui (?:va|andrà) (?:il |la |lo |l['’]|un |una )(?:testo|foto|immagine|logo|titolo|citazione|introduzione|tabella)`,
  String.raw`(?:tu|tutaj) (?:wstaw|wstawić|wpisz|wpisać|dodaj|wklej|wkleić|będzie) (?:tekst|treść|zdjęcie|logo|nazwę|datę|adres|link|tytuł|opis|cytat)`,
  String.raw`h[eä]r kommer (?:teksten|texten|bildet|billedet|bilden|logoen|loggan|innledningen)`,
  String.raw`(?:insér(?:er|ez)|insertar|inserir|inserire) (?:ici|aqu[ií]|qui) (?:o |a |el |la |le |il |l['’]|un |una |votre |su )?(?:texte|texto|testo|nom|nome|nombre|adresse|endereço|dirección|indirizzo|date|data|fecha|logo|photo|foto|imagem|imagen|immagine|lien|link|enlace|titre|título|titolo)`,
].join('|');

/** Orders to whoever was to write the text, and texts of nothing. */
export const orderPatterns: readonly Pattern[] = [
  {
    sign: / here/i,
    shape:
      /\b(?:add|enter|put|type|write|paste|place|fill in) (?:(?:your|the|a|an) )?((?:\w{1,30} ){1,4})here(?= *(?:[.,;)\]!?\n]|$))/giu,
    accepts: (match) => namesContent(match[1]!),
  },
  {
    sign: /insert /i,
    shape: /\binsert ((?:\w{1,30} ){1,6})here\b|\(insert [\w ]{2,60}\)/gi,
    // Who writes it in capitals means no word of a sentence.
    accepts: ([all, words]) =>
      words === undefined ||
      (namesContent(words) && !namesObject(words)) ||
      all === all.toUpperCase(),
  },
  {
    sign: /to be /i,
    shape:
      /\b(?:details?|text|content|copy|figures?|links?|dates?|names?|prices?|quotes?|info(?:rmation)?|images?|photos?|address(?:es)?|amounts?) to be (?:added|filled in|inserted|supplied|completed)(?= *(?:[.,;:)\]!\n]|$|later\b|here\b))/gi,
  },
  {
    sign: /einf|eintrag|einsetz|invull|invoeg/i,
    shape:
      /\b(?:hier (?:\p{L}{2,30} ){0,3}|(?:\p{L}{2,30} ){1,3}hier )(?:einf[üu]gen|eintragen|einsetzen|invullen|invoegen)(?!\p{L})/giu,
  },
  {
    sign: / ici| aqu| qui/i,
    shape:
      /(?<!\p{L})(?:ins[ée]re[rz]|insert(?:ar|e|a)|inserir[ae]?|inserire) (?:\p{L}{1,20} ){1,4}(?:ici|aqu[ií]|qui)(?!\p{L})|(?<!\p{L})(?:votre|su|seu) (?:nom|nombre|nome|texte|texto) (?:ici|aqu[ií])(?!\p{L})/giu,
  },
  {
    sign: /ier (?:k|s|f)|qu[ií] (?:va|ir)|ci (?:v|m|i)|ui va|u(?:taj)? (?:w|d|b)|[eä]r kommer|qui (?:vai|en)|(?:ser|ins)[eéií]r(?:ar|er|ire|ir|e)? (?:ici|aqu|qui)/i,
    shape: new RegExp(String.raw`(?<=^[ \t>*_([]{0,4}|[.!?:] )(?:${goesHere})(?!\p{L})`, 'gimu'),
    accepts: (match, { masked }) =>
      !/^[^.\n]{0,20}(?:vom|von|des|del|van|de la|du|swoj)(?!\p{L})/iu.test(
        textAfter(match, masked, 24),
      ) || ofText.test(match[0]),
  },
  { sign: /lorem\s/i, shape: /lorem\s{1,8}ipsum/gi, accepts: isNoMention },
  {
    sign: /placeholder |goes here|your text here|replace this/i,
    shape:
      /\bplaceholder (?:text|copy|content|name)\b|\b(?:text|copy|content|name|title|quote) goes here\b|\byour text here\b|\breplace this (?:text|sentence|paragraph)\b/gi,
  },
];
