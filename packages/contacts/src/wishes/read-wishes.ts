import { normaliseText, readLookAlikes } from '@workspace-ops/content';
import type { JsonValue, LegalMatter } from '@workspace-ops/contracts';
import { ownWords } from '../words/own-words.ts';
import { toLines } from '../words/plain-text.ts';
import { toSentences } from '../words/sentences.ts';
import { foreignOptOuts } from './foreign-opt-outs.ts';
import { dataRequests, inBusiness, threats } from './legal.ts';
import { readMark } from './marks.ts';
import { anywhere, byPhone, inReplies } from './no-contact.ts';
import { both, noWishes, type Wishes } from './wishes.ts';
import { withoutAgent } from './without-agent.ts';

/*
 * Legal matters in German, French, Spanish, Italian, Dutch, Portuguese and Polish, as far as a few fixed
 * phrases say it. The words of a text are parted by single spaces, without hyphens. The ends of
 * words are bounded, since a word that never ends is read again from each place in it otherwise.
 */

/** What threatens with the law. */
const foreignThreats: readonly RegExp[] = [
  /\b(?:mein|unser|meinem|unserem|meinen|unseren|einen|einem) (?:rechts)?anw(?:alt|älte|älten)\b|\brechtliche schritte\b|\bunterlassung(?:serklärung)?\b|\babmahn\p{L}{1,20}|\bstrafanzeige\b|\bbeschwerde bei der \p{L}{0,20}(?:behörde|aufsicht)/gu,
  /\b(?:mon|notre|nos|mes) avocats?\b|\bmise en demeure\b|\bporter plainte\b|\bplainte (?:auprès de|à) la cnil\b/g,
  /\b(?:mi|nuestro|mis|nuestros) abogad[oa]s?\b|\b(?:acciones|medidas) legales\b|\bdenunciar(?:los|les|é)/g,
  /\b(?:il mio|il nostro|i miei) (?:avvocat[oi]|legal[ei])\b|\bvie legali\b|\bdiffid(?:a|o)\b/g,
  /\b(?:mijn|onze) advoca(?:at|ten)\b|\bjuridische stappen\b/g,
  /\b(?:meu|nosso|meus) advogad[oa]s?\b|\bmedidas (?:legais|judiciais)\b/g,
  /(?:mój|nasz|mojego|moim) (?:prawnik|adwokat)|kroki prawne/g,
];

/** What claims a right of data protection. */
const foreignRequests: readonly RegExp[] = [
  /\blösch(?:en|t|ung)? (?:sie )?(?:bitte )?(?:umgehend |sofort )?(?:alle )?(?:meine|meiner|unsere|unserer) (?:\p{L}{1,20} )?(?:daten|angaben)\b|\bmeine (?:\p{L}{1,20} )?daten (?:zu )?(?:löschen|gelöscht)\b|\b(?:auskunft|datenauskunft|löschung)(?:sersuchen|santrag)? (?:nach|gemäß|gem) (?:art|artikel|dsgvo)|\bdsgvo (?:auskunft|anfrage|antrag)|\bnach (?:der )?dsgvo\b/gu,
  /\b(?:supprim|effac)\p{L}{1,20} (?:toutes )?(?:mes|nos) données\b|\bdroit (?:à l'effacement|d'accès|à l'oubli|d'opposition)\b|\ben vertu du rgpd\b/gu,
  /\b(?:elimin|borr|suprim)\p{L}{1,20} (?:todos )?(?:mis|nuestros) datos\b|\bderecho (?:de|al) (?:supresión|acceso|olvido|oposición)\b/gu,
  /\b(?:cancell|elimin|rimuov)\p{L}{1,20} (?:tutti )?i (?:miei|nostri) dati\b|\bdiritto (?:all'oblio|di accesso|alla cancellazione)\b/gu,
  /\bverwijder (?:al )?(?:mijn|onze) (?:persoons)?gegevens\b|\binzageverzoek\b|\brecht op (?:vergetelheid|inzage)\b/g,
  /\b(?:apag|elimin|exclu|remov)\p{L}{1,20} (?:todos )?(?:os )?(?:meus|nossos) dados\b|\bdireito (?:ao esquecimento|de acesso)\b/gu,
  /usun\p{L}{1,20} (?:wszystkie )?(?:moje|moich|naszych|nasze) dan(?:e|ych)|prawo do bycia zapomnianym|na podstawie rodo/gu,
];

/** Whether a reply asks to hear nothing more: of its sentences, one a line. */
const asksToStop = (said: string): boolean =>
  matchesAny(said, inReplies) || matchesAny(said, anywhere) || matchesAny(said, foreignOptOuts);

/** Of a reply to a mail only what its author wrote counts. */
export const readReplyWishes = (text: string): Wishes =>
  inEachReading(text, (reading) => judge(toSentenceLines(ownWords(reading)), asksToStop));

/** Of a call's transcript or of a note only what the agent did not say counts. */
export const readCallWishes = (text: string): Wishes =>
  inEachReading(text, (reading) =>
    judge(toSentenceLines(withoutAgent(toLines(reading).join('\n'))), asksAnywhere),
  );

/**
 * A text counts as it is written, by which other languages keep their accents, and as it reads to
 * whoever takes its letters for the Latin ones that they look like.
 */
function inEachReading(text: string, read: (reading: string) => Wishes): Wishes {
  const latin = readLookAlikes(normaliseText(text).text);
  const readings = latin === text ? [text] : [text, latin];
  return readings.some(isSuspect) ? readings.map(read).reduce(both) : noWishes;
}

/** Most texts have none of these, and are done with. */
const stems =
  /\b(?:have|hold|keep|store|know)\b.{0,30}\b(?:me|us|him|her|them)\b|unsub|d[eé]sabonn|d[eé]sinscr|opt|remov|delet|eras|scrub|purg|spam|block|stop|cease|quit|\bend\b|\bagain\b|out of\b|never|don.{0,3}t\b|\bnot\b|no (?:more|further)|\boff\b|leave|lose|consent|law|legal|attorney|solicitor|\bsu(?:e|ing)\b|court|gdpr|ccpa|data|privacy|report|tcpa|list|dnc|contact|abmeld|keine?n?\b|nicht|niet|plus|dés|cess|arrêt|retir|baja|más|dej|quít|non\b|smett|cancell|mais\b|nie\b|wypis|usu|lösch|anw|avocat|abogad|avvocat|advoca|advog|dsgvo|rgpd|rodo|proszę|przesta|pare|dat[oi]s?\b|données|supprim|enlev|ray|recht|verteil|avreg|avpren|ta bort|sluta|kontakta|afmeld|fjern|meld|poista|abone|liste|отпи|пишите|uit\b|van\b|doy|elim|borr|sáqu|saqu|vuelv|finit|basta|toglie|leva|stuur|verwijder|haal|schrap|gooi|met rust|remov|tire\b|tirem|exclu|chega|verbitte|elimin|fjern|cancel|uitschr|geen\b|gelieve|niet meer|favor|ricever|altre|slet|inga|inget|inte\b|stryk|plocka|ikke|slet|slut|hold op|i fred|wykreśl|skreśl|wypis|rezygn|życz|zycz|prosze|spokój|nehmen|nehmt|streich|entfern|tragen|unterlass|hör(?:t|en)? |ruhe\b|cesser|paren?\b|no m|quiero|tranquil|enlev|dar(?:me|nos)|d[eé]n?(?:me|nos)|togli|rimuov|if you|obtain|acquir|sourced|got (?:my|our)|found (?:my|our)|harass|forgotten|object|access|erasure|\bico\b|regulator|ombudsman|trading standards|widersp|iscriv|descad|d[eé]l\w* it\b|forget|veuillez|prière|vyřa|vyra|odhl|odstr|vymaž|smaž|nepi|nepos|nekont|nevol|nechci|töröl|vegyen|iratkoz|ne (?:ír|kül|ker|hív)|älkää|älä|lopeta|șterg|sterg|scoate|dezabon|nu (?:îmi|imi|m[ăa]|ne|mai)|bana\b|bize\b|listen|удали|убери|исключи|вычерк|видал|прибер|відпиш|присыл|шлите|звоните|беспок|пишіть|надсил|хватит|перестан|прекрат|διαγρ|αφαιρ|μην? μ|[不别勿]|退|取消|ないで|停止|解除|거부|하지|보내지|구독|إلغاء|ترسل|احذف|توقف/iu;

const isSuspect = (text: string): boolean => stems.test(toLines(text).join('\n'));

const asksAnywhere = (said: string): boolean =>
  matchesAny(said, anywhere) || matchesAny(said, foreignOptOuts);

const toSentenceLines = (text: string): string =>
  toSentences(text)
    .map((sentence) => sentence.text)
    .join('\n');

const judge = (said: string, asks: (said: string) => boolean): Wishes => ({
  optOut: asks(said),
  noCalls: matchesAny(said, byPhone),
  legal: findLegalMatter(said),
});

/** The legal matter that a text raises: of its sentences, one a line. */
function findLegalMatter(said: string): LegalMatter | null {
  const matters = said
    .split('\n')
    .filter((line) => !inBusiness.test(line))
    .join('\n');
  if (matchesAny(matters, threats) || matchesAny(matters, foreignThreats)) return 'legal_threat';
  const asked = matchesAny(matters, dataRequests) || matchesAny(matters, foreignRequests);
  return asked ? 'data_request' : null;
}

/** "I don't want to unsubscribe" wishes the contrary. */
const contrary =
  /\b(?:don't|dont|do not|no need to|no reason to|not|never|didn't|won't)(?: (?:want|need|mean|wish|going|planning|plan|like|would|please|to|me|you))*$/;
const reach = 40;

/** Whether one of the patterns stands un-negated in a text with a sentence a line. */
const matchesAny = (text: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => text.matchAll(pattern).some(({ index }) => !isContrary(text, index)));

function isContrary(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - reach), at);
  return contrary.test(before.slice(before.lastIndexOf('\n') + 1).trimEnd());
}

const ofComplaint =
  /\bwants? (?:\w+ ){0,3}(?:deposit|money|refund) (?:back|returned)?|\brefund\b|\bcomplain(?:s|ed|ing|ts?)?\b|\byour (?:\w+ ){1,3}(?:damaged|hit|knocked|scraped|flooded|broke|smashed|injured)\b|\bwants? (?:a |the )?(?:manager|owner|boss) to (?:ring|call)\b|\bcall back from (?:a |the )?(?:manager|owner|boss)\b/iu;

/** Whether a caller who is not pleased complains, by the words of a call. */
export const tellsComplaint = (texts: readonly (string | null)[]): boolean =>
  texts.some((text) => text !== null && ofComplaint.test(text));

const limits = { texts: 4_000, characters: 200_000 };

/** `{title: 'Do not contact', value: true}` is a field of that title. */
function nameOfValue(field: object): string {
  const { label, title, name } = field as Partial<Record<string, unknown>>;
  return [label, title, name].find((one) => typeof one === 'string') ?? 'value';
}

/** What the texts of a JSON object ask for, and the marks that programs set; other values of one word are no text. */
export function findWishes(value: JsonValue): Wishes {
  let found = noWishes;
  let characters = 0;
  let texts = 0;
  const pending: JsonValue[] = [value];
  while (pending.length > 0 && texts < limits.texts && characters < limits.characters) {
    const one = pending.pop()!;
    if (typeof one === 'object' && one !== null) {
      // One by one: as arguments of one call, very many would not fit on the stack.
      for (const [name, child] of Object.entries<JsonValue>(one).toReversed()) {
        pending.push(child);
        found = both(found, readMark(name === 'value' ? nameOfValue(one) : name, child));
      }
    }
    if (typeof one !== 'string' || !/\S\s+\S/.test(one)) continue;
    const text = one.slice(0, limits.characters - characters);
    texts += 1;
    characters += text.length;
    found = both(found, readCallWishes(text));
  }
  return found;
}
