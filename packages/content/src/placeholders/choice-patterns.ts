import { lineBefore, type Pattern, textAfter } from './pattern.ts';

const titles =
  'mrs?|ms|miss|mx|dr|prof|herrn?|frau|monsieur|madame|mme|m|se[ñn]ora?|sra?|signora?|sig(?:\\.?ra)?|dhr|mevr|heer|mevrouw|pan|pani';
/** What a text has one of: of two, a choice between them is left. */
const single =
  'subject(?: line)?|headline|(?:working )?title|hook|caption|opening|opener|intro|tagline|slogan|call to action|cta|closing|sign-?off|betreff(?:zeile)?|überschrift|objet|asunto|oggetto|onderwerp';
/** Who tells how two versions did names both. */
const reported =
  /(?<!\p{L})(?:tests?|tested|results?|won|winner|opened|clicks?|compared?)(?!\p{L})/iu;

/** Alternatives of which all were left standing. */
export const choicePatterns: readonly Pattern[] = [
  // Before a name, one of the titles is wrong; "Dear Sir/Madam" is a custom.
  {
    sign: /\/ ?(?:mrs?\b|ms\b|mx\b|miss|dr\b|prof|frau|herr|ma?d?me|s[ei]g?[ñn]|sr|sig|mev|pani?\b)/i,
    shape: new RegExp(
      String.raw`(?<![\p{L}/])(?:${titles})\.?(?: ?\/ ?(?:${titles})\.?){1,4}(?= \p{L})`,
      'giu',
    ),
    accepts: (match, { masked }) =>
      /^(?:\p{Lu}|heer)/u.test(match[0]) &&
      // Of titles without one, a full stop ends the sentence.
      /^[^/]*\.|[^.]$/.test(match[0]) &&
      /^ (?!Titles?|Names?|Surname|Boxes|Field)(?:(?:van|von|de|van der|al|el|di|da) )?\p{Lu}\p{L}/u.test(
        textAfter(match, masked, 30),
      ),
  },
  {
    sign: /\/ ?(?:pm\b|(?:good )?(?:afternoon|evening))/i,
    shape:
      /(?<!\p{L})good (?:morning|afternoon) ?\/ ?(?:good )?(?:afternoon|evening)(?: ?\/ ?(?:good )?evening)?(?!\p{L})|(?<=\d ?)am ?\/ ?pm(?!\p{L})/giu,
  },
  // Of the reader of a form it is asked: "I do/do not agree".
  {
    sign: /\/ ?(?:(?:has|have|is|are|was|were|will|can|does) not|hasn['’]t|isn['’]t|won['’]t)/i,
    shape:
      /(?<!\p{L})(has|have|is|are|was|were|will|can|does) ?\/ ?(?:\1 not|hasn['’]t|isn['’]t|won['’]t)(?!\p{L})/giu,
    accepts: (match, { masked }) =>
      !/(?<!\p{L})(?:I|we|whether|if|who|that)(?!\p{L})[^.,;\n]{0,30}$/iu.test(
        lineBefore(match, masked),
      ),
  },
  {
    sign: / (?:#?[A1](?:[:.)]| ?[–-] )|\([A1]\)[:–-])/,
    shape: new RegExp(
      String.raw`^[*_ \t]{0,4}(${single}) (?:#?[A1](?:[:.)]| ?[–-] )|\([A1]\)[:–-])[^\n]{1,200}\n+(?=[*_ \t]{0,4}\1 (?:#?[B2]|\([B2]\)) ?[:.)–-])`,
      'gimu',
    ),
    accepts: (match, { masked }) =>
      !reported.test(match[0]) &&
      !reported.test(masked.slice(Math.max(0, match.index - 300), match.index)) &&
      !reported.test(textAfter(match, masked, 400)),
  },
  {
    sign: /(?:alt(?:ernat(?:iv)?e)?|other|backup|second|optional)[:,.]? (?:subj|headl|work|title|hook|capt|open|intro|tag|slog|call|cta|clos|sign|betr|über|obj|asu|ogg|ond)/i,
    shape: new RegExp(
      String.raw`^(?:alt(?:ernat(?:iv)?e)?|other|backup|second|optional)[:,.]? (?:${single})(?: (?:idea|version|option))?(?: \d)?:(?= \S)[^\n]{0,200}`,
      'gimu',
    ),
  },
];
