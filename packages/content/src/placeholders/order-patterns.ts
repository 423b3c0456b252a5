import { lineBefore, type Pattern, type Surroundings, textAfter } from './pattern.ts';
import { namesContent, namesObject } from './placeholder-words.ts';

/** A text that speaks of these words, and does not hold them in the place of its own. */
function isNoMention(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const isQuoted = /["'“‘«*_]$/.test(lineBefore(match, masked));
  return !isQuoted || !/^["'”’»*_]/.test(textAfter(match, masked));
}

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
  { sign: /lorem\s/i, shape: /lorem\s{1,8}ipsum/gi, accepts: isNoMention },
  {
    sign: /placeholder |goes here|your text here|replace this/i,
    shape:
      /\bplaceholder (?:text|copy|content|name)\b|\b(?:text|copy|content|name|title|quote) goes here\b|\byour text here\b|\breplace this (?:text|sentence|paragraph)\b/gi,
  },
];
