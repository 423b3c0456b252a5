import type { Sentence } from '@workspace-ops/contacts';
import { words as wordsOf } from './patterns.ts';

/** Words that stand in nearly every sentence of a language and are no English words. */
const foreign = wordsOf(
  `
  der|das|und|ist|nicht|ich|sie|wir|eine?[nmr]?|mit|für|auf|auch|bitte|keine?n?|danke|gerne?|haben|können|möchten?|uns|ihre?[nm]?|zum|zur|bei|sehr|ja|nein|mir|
  mich|dass|aber|schicken|wann|wäre|hätten|passt|klingt|lassen|les|des|une|est|pas|je|j'ai|vous|nous|pour|avec|dans|sur|merci|bonjour|votre|notre|mais|oui|
  intéressée?|suis|êtes|ne|que|qui|ce|cette|au|aux|el|los|las|está|estoy|estamos|usted|ustedes|para|por|con|pero|gracias|hola|nuestr[oa]|muy|sí|más|quiero|
  puede|podemos|favor|interesad[oa]|interesa|llamada|una?|hacemos|agendemos|lo|gli|uno|sono|siamo|grazie|ciao|buongiorno|nostr[oa]|più|vorrei|vorremmo|
  interessat[oa]|mandami|certo|piacerebbe|os|uma|não|obrigad[oa]|você|olá|nosso|nossa|somos|interesse|podem|gostaríamos|fazer|proszę|dziękuję|nie|jest|dla|się|
  nam|mnie|dzień|dobry|jak|czy|tak|och|är|jag|vi|inte|för|tack|ingen|med|det|gärna|vill|hej|skulle|graag|kunnen|een|leuk|het|niet|ik|wij|jullie|voor|met|dank|
  geen|onze|bedankt|geïnteresseerd|zijn|kan ik|nee|ve|bir|için|merhaba|teşekkürler|kya|hum|aap|nahin?|hain?|kar(?:o|e|na)?|\\p{L}{2,}m[ıiuü]yor\\p{L}*|bhai|
  hindi|kami|namin|salamat|tidak|saya|terima|tolong|nem|köszön\\p{L}+|nu|suntem|mulțumi\\w+|hvala|smo|děkuj\\p{L}+|ďakuj\\p{L}+|prosím|kiitos|ei|emme|aitäh|
  pole|không|chúng|tôi`,
  'gmu',
);
const english = wordsOf(
  `
  i|i'm|i'd|i'll|we|we're|we'd|we'll|you|your|the|and|is|are|was|be|to|of|for|in|on|at|with|this|that|it|it's|not|don't|do|does|did|can|could|would|will|
  have|has|had|my|our|me|us|please|thanks|thank|yes|let|let's|what|when|how|about|if|but|so|just`,
  'gmu',
);
const latin = /^[\p{Script=Latin}\p{N}']+$/u;

/** Whether a text is plainly in another language than English. */
export function isForeign(words: readonly string[]): boolean {
  if (words.filter((word) => !latin.test(word)).length > words.length / 4) return true;
  const text = words.join(' ');
  const count = (pattern: RegExp): number => [...text.matchAll(pattern)].length;
  const [strange, plain] = [count(foreign), count(english)];
  if (plain === 0 && words.length > 1 && (strange > 0 || /[^\p{ASCII}]/u.test(text))) return true;
  return strange >= 2 && strange > plain;
}

/** Says no to the whole of a clause, wherever it stands: "eine Demo brauchen wir nicht"; or a German "Demo" is a march. */
const negators = wordsOf(
  `
  auf (?:der|einer|die|eine) demo|demo (?:gegen|vor de[rm]|in der)|nein|keine?[nrms]?|keinerlei|nicht|nie|niemals|ohne|ne|n'[\\p{L}]+|pas|non|sans|aucune?|
  jamais|no|sin|ningún|ninguna?|nunca|tampoco|nada|senza|niente|nulla|rien|nichts|niets|niks|nic|ничего|nessuna?|nessun|mai|geen|niet|nooit|nee|não|nem|sem|
  nenhuma?|żadn\\p{L}+|bez|nem|ingen|inget|inga|inte|aldrig|nej|ikke|ei|emme|en ole|pole|değil|yok|hayır|\\p{L}{2,}m[ıiuü]yor\\p{L}*|не|нет|без|немає|няма|
  nahin?|nahee|mat|hindi|huwag|walang?|ayaw|tidak|nggak|gak|jangan|bukan|không|đừng|nincs|nu (?:suntem|sunt|avem|am|ne|vrem|vreau|dorim|este|e|mai)|fără|
  ne(?:ch|m[aá]|jsm|pot|z[aá]j)\\p{L}*|nis(?:mo|am)|nije|δεν|όχι|μην|لا|ليس|لسنا|לא|אין|نه|[^ ]*(?:[不没沒無별]|ません(?!か)|ない(?![でか])|않|없|안 |ไม่)[^ ]*`,
);
/** What looks like a refusal and is none: "kein Problem". */
const harmless = wordsOf(
  `
  (?:kein|geen|pas de|sem|no hay|nessun|inget|żaden) (?:problem\\w*|problème|thema|souci)|(?:warum|why|por qué|perché|pourquoi) (?:nicht|not|no|pas)|
  [^ ]*(?:(\\p{L})不\\1|不错|不好意思|[没沒](?:问题|問題))[^ ]*|(?:non|pas|nicht|niet|no) (?:solo|seulement|nur|alleen|only)`,
  'gmu',
);
/** Begins a clause of its own. */
const turns = new Set('aber sondern mais pero ma però maar mas ale men но ama fakat'.split(' '));

/** A foreign sentence as clauses: nothing parts what is negated in one from what negates it. */
export function toForeignClauses({ words, isQuestion }: Sentence): Sentence[] {
  const starts = [0, ...words.flatMap(({ text }, at) => (at > 0 && turns.has(text) ? [at] : []))];
  return starts.map((start, index) => {
    const clause = words.slice(start, starts[index + 1]);
    return { words: clause, isQuestion, text: clause.map(({ text }) => text).join(' ') };
  });
}

export const isDeniedAbroad = ({ text }: Sentence): boolean =>
  negators.test(text.replaceAll(harmless, ''));
