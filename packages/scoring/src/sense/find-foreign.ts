import { quoted } from '../judgement.ts';
import type { Reading } from '../read-text.ts';

/** Function words of one language; what two share is in neither list. */
const smallWords = {
  en: 'the of and is are was were with from that this these for your you we our they their have has not will would be been it by when what which who',
  de: 'der das und ist nicht mit für auf eine einen einem eines ein ich wir sie ihr ihre ihren unser unsere dass wenn auch aus bei nach noch nur oder über sich sind wird wurde werden haben kann können dem den im zum zur bitte diese dieser genau dazu',
  fr: 'le les une est et dans pour pas que qui vous nous votre vos notre nos avec sur ce cette ces sont être avez il elle ils aux au du des plus mais ou où par la merci',
  es: 'el los las una es y para que por con su sus del se son está están pero más como este esta estos lo nuestro nuestra usted ustedes muy también sí porque otro así día al qué',
  it: 'il gli una è per che di con non del della dei delle sono questo questa nostro nostra vostro anche più alla nel nella si ci lei grazie',
  pt: 'os uma é para que não com por seu sua seus da dos das na nos nas você vocês nosso nossa mais como este esta também está são obrigado um',
  nl: 'het een niet van voor met op zijn wij jullie uw onze ons dat deze dit ook maar naar bij er wordt worden heeft hebben kunt graag en aan',
  sv: 'och är inte som för med på ett av till den det vi ni vår våra har att från kan ska om också eller era',
  pl: 'nie jest się na że od dla po jak są przez oraz lub aby ich pan pani dziękujemy prosimy',
} as const;

export type Language = keyof typeof smallWords | 'other';

/** The languages that have a small word for their own. */
const languagesOf = new Map<string, Language[]>();
for (const [language, words] of Object.entries(smallWords)) {
  for (const word of new Set(words.split(' '))) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language as Language]);
  }
}

const names: readonly (readonly [RegExp, Language])[] = [
  [/^(?:en|eng|english|englisch|anglais)(?:[-_]\w+)?$/i, 'en'],
  [/^(?:de|deu|ger|german|deutsch|allemand)(?:[-_]\w+)?$/i, 'de'],
  [/^(?:fr|fra|french|français|französisch)(?:[-_]\w+)?$/i, 'fr'],
  [/^(?:es|spa|spanish|español|spanisch)(?:[-_]\w+)?$/i, 'es'],
  [/^(?:it|ita|italian|italiano)(?:[-_]\w+)?$/i, 'it'],
  [/^(?:pt|por|portuguese|português)(?:[-_]\w+)?$/i, 'pt'],
  [/^(?:nl|nld|dutch|nederlands)(?:[-_]\w+)?$/i, 'nl'],
  [/^(?:sv|swe|swedish|svenska)(?:[-_]\w+)?$/i, 'sv'],
  [/^(?:pl|pol|polish|polski)(?:[-_]\w+)?$/i, 'pl'],
];

/** The language that a word such as `German` or `de-AT` names. */
export const findLanguage = (name: string): Language | undefined =>
  names.find(([shape]) => shape.test(name.trim()))?.[1];

const leastWords = 5;

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/** The language of a text by its function words; undefined where they do not decide. */
export function guessLanguage(text: string): Language | undefined {
  const words = listWords(text.slice(0, 5_000));
  const others = isAscii(text) ? 0 : (text.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0);
  if (others > 4 && others > text.length * 0.2) return 'other';
  if (words.length < leastWords) return undefined;
  const own = new Map<Language, string[]>();
  for (const word of words) {
    const languages = languagesOf.get(word);
    if (languages === undefined) continue;
    for (const language of languages) {
      const found = own.get(language);
      if (found === undefined) own.set(language, [word]);
      else found.push(word);
    }
  }
  const [best, second] = [...own].toSorted(([, one], [, other]) => other.length - one.length);
  if (best === undefined) return undefined;
  const [language, said] = best;
  // `Buffet, per guest; server, per hour` has one Italian word twice.
  const isClear =
    new Set(said).size >= 2 &&
    said.length > (second?.[1].length ?? 0) &&
    said.length >= words.length * 0.12;
  return isClear ? language : undefined;
}

/** What a language is told by. */
export const listWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Of words in a row each three: a shorter row may be in two texts by chance. */
export const listRuns = (words: readonly string[]): string[] =>
  words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`);

/** What of a sentence the input does not say in the same words: a quotation is in the language of whoever is quoted. */
function withoutQuotation(sentence: string, runs: ReadonlySet<string>): string {
  const words = listWords(sentence);
  const isOwn = words.map(() => true);
  for (const [at, run] of listRuns(words).entries())
    if (runs.has(run)) isOwn.fill(false, at, at + 3);
  return words.filter((_, at) => isOwn[at]).join(' ');
}

/** Sentences in another language than the one of the wanted ones in which the text is, or than most of it. */
export function findForeign(
  { sentences }: Reading,
  { languages: wanted, runs }: { languages: readonly Language[]; runs: ReadonlySet<string> },
): string[] {
  const told = sentences.filter(({ isHeading }) => !isHeading);
  const languages = told.map(({ plain }) => {
    const said = plain.slice(0, 600);
    const language = guessLanguage(said);
    // Most sentences are in the language of the company, and quote at most a name.
    if (language === undefined || language === 'en' || runs.size === 0) return language;
    return language === 'other' && wanted.includes(language)
      ? language
      : guessLanguage(withoutQuotation(said, runs));
  });
  const most = commonest(languages);
  const language = wanted.length === 0 || wanted.includes(most!) ? most : wanted[0];
  return told
    .filter((_, at) => languages[at] !== undefined && languages[at] !== language)
    .map(({ text, number }) => `${quoted(text)} (sentence ${number})`);
}

function commonest(languages: readonly (Language | undefined)[]): Language | undefined {
  const counts = new Map<Language, number>();
  for (const language of languages)
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
