import type { Sentence } from '@workspace-ops/contacts';
import { LRUCache } from 'lru-cache';
import { type Span, withMarks } from '../negation.ts';
import { byScope, english, type Rules } from '../rules.ts';
import {
  complaint,
  never,
  otherSense,
  putOff,
  referral,
  served,
  type Signal,
  wrongOne,
} from '../signals.ts';
import { languages } from './choose.ts';
import { fold } from './fold.ts';
import type { Language } from './language.ts';
import { toPattern, toSource } from './patterns.ts';

const interest = '«(?:za|ge)?int(?:e)?res';
const thanks =
  '(?:danke|dank|merci|gracias|grazie|bedankt|obrigad[oa]|tack|takk?|dziekuj\\p{L}+) (?:[^ «,;]+ ){0,2}(?:für|pour|por|per|voor|pel[oa]|för|for|za)';
const and = '(?:und|et|y|e|en|och|og|i)';
/** Days and hours, in all languages of the tables. */
const days = toSource(
  `montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|morgen|heute|\\d{1,2} ?(?:uhr|h)|nächste woche|lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|semaine prochaine|lunes|martes|miércoles|jueves|viernes|sábado|mañana|próxima semana|semana que viene|
    lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domani|settimana prossima|prossima settimana|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|volgende week|segunda|terça|quarta|quinta|sexta|amanhã|
    måndag|tisdag|onsdag|torsdag|fredag|lördag|imorgon|nästa vecka|mandag|tirsdag|lørdag|næste uge|neste uke|poniedziałek|wtorek|środę|środa|czwartek|piątek|sobotę|jutro|przyszłym tygodniu`,
);
const fits = toSource(
  `passt|passen|zeit|ginge|möglich|treffen|zeit für|kein problem|convient|conviendrait|irait|(?:suis|sommes|êtes vous) (?:dispo|disponible|libre)s?|se voir|nous voir|pas de (?:problème|souci)|(?:viene|vendría|queda) (?:bien|perfecto)|puede ser|quedamos|nos vemos|va bene|andrebbe bene|vediamoci|possibile|nessun problema|
    past (?:mij|me|ons)|schikt|lukt|afspreken|pode ser|dá jeito|funciona|combinado|passar|funkar|ses|passer|mødes|møtes|pasuje|odpowiada|może być|możemy się|
    prima|super|perfe[kc]t|parfait|d'accord|ok|okay|perfecto|vale|de acuerdo|perfetto|d'accordo|perfeito|absolut|fint|godt|goed|dobrze|zgoda|vorbei\\p{L}*|telefonieren|sprechen|venir|passer|dispo\\p{L}*|parler|visitar|pasar|hablar|passare|venire|sentirci|langs|koffie|bellen|vir|
    prata|träffas|komma|kom|forbi|snakke|tale|zadzwoni\\p{L}+|spotka\\p{L}+|przyje\\p{L}+|zdzwonić|ligar`,
);
const contracted =
  "(?:vertrag|contrat|contrato|contratto|contract|avtal|aftale|avtale|umow\\p{L}+)(?: [^ ]+){0,3} (?:bis|jusqu'\\p{L}+|hasta|fino|tot|até|till?|do) (?:[^ ]+ )?\\d{4}";
/** "Your prices are a joke" asks for none; "an offer is welcome" does. */
const spokenOf = `» (?:${toSource('sind|ist|sont|est|son|es|sono|è|zijn|is|são|é|är|er|są|jest')})(?!.* \\?$)(?!.*(?:willkommen|ok|gut|möglich|bienvenu|bienvenid|benvenut|gradit|welkom|vind[oa]|välkom|velkom|mile|perfe|erwünscht|super|fint|bra|interes|nötig|bueno|buena|bien))`;
/** No article begins what is asked for: "y me gustaría". */
const pronouns = "(?:(?:ich|wir|j'|je|nous|on|me|nos|mi|ci|ik|we|wij|jag|vi|jeg) ?)?";

/** The table of a language as signals of the same kinds as the English ones. */
function toSignals(language: Language): Signal[] {
  const asks = toSource(language.asks);
  const past = toSource(language.past);
  const [verb, no] = [toSource(language.missed), toSource(language.negators)];
  const missed = `(?:${no} (?:[^ «]+ ){0,2}${verb}|${verb} (?:[^ «]+ ){0,2}${no})`;
  const clause = (weight: number, name: string, source: string): Signal => ({
    name,
    scope: 'clause',
    weight,
    pattern: new RegExp(source, 'mu'),
  });
  const row = (
    scope: Signal['scope'],
    weight: number,
    name: string,
    alternatives: string,
  ): Signal => ({
    name,
    scope,
    weight,
    pattern: toPattern(alternatives, scope === 'word' ? 'gmu' : 'mu'),
  });
  return [
    row('word', 3, 'says interest', language.wishes),
    row('word', 1, 'names an offer', language.offers),
    row('sentence', 1, 'is polite', language.praise),
    {
      name: 'proposes a time',
      scope: 'sentence',
      weight: 3,
      pattern: new RegExp(
        `^(?!.*${past})(?:.*${days}.{0,60}${fits}|.*${fits}.{0,60}${days})`,
        'mu',
      ),
    },
    {
      name: 'speaks of what is not so',
      scope: 'sentence',
      weight: never,
      pattern: new RegExp(
        `^(?=.*${toSource(language.conditions)}).*${toSource(language.promises)}`,
        'mu',
      ),
    },
    row('sentence', never, 'reproaches', `^(?:${language.reproaches})`),
    clause(never, otherSense, `${toSource(language.conditions)}(?: [^ «]+){0,4} [^ «]*${interest}`),
    clause(never, otherSense, `(?<!\\p{L})${thanks} [^«,;]{0,25}«`),
    clause(
      never,
      otherSense,
      'auf (?:der|einer|die|eine) «demo|«demo» (?:gegen|vor de[rm]|in der)',
    ),
    clause(3, 'is asked for', `^(?!.*${past})(?:.*«.* \\?$|.*${asks})`),
    clause(never, otherSense, spokenOf),
    clause(-1, 'is over', past),
    clause(-1, 'is named on the way', `^(?!.*${interest})(?:[^ ]+ ){6}`),
    clause(
      3,
      'is missed',
      `^(?!.*(?:${needless})).*(?:${missed} (?:[^ «]+ ){0,2}[^ «]*«(?:${priced})|«(?:${priced})[^»]*»(?: [^ ]+)? ${missed})`,
    ),
    row('text', -2, 'declines', language.declines),
    row('text', -2, served, `${language.served}|${contracted}`),
    row('text', -4, putOff, language.later),
    row('text', -2, wrongOne, language.wrong),
    row('text', 0, referral, language.refers),
    row('text', -4, 'sells something', language.sells),
    row('text', -4, complaint, language.complains),
  ];
}

/** "I see no need of an offer" misses none. */
const needless =
  'bedarf|sinn|grund|anlas|nutzen|besoin|utilit|interet|raison|necesidad|sentido|motivo|bisogno|necessit|\\bnut\\b|reden|behov|mening|potrzeb|sens\\b|necessidade';
const priced =
  'pre|pris|prix|prij|tari|cen|kost|cost|coût|cust|offer|offre|ofert|devis|presup|cotiz|valor|angebot|prev|orca|wycen|tilbud|konditionen|conditions';

const everywhere = "|not|don't|doesn't|never";

/** How a clause of a language begins, goes on and is denied. */
function toClauseReader(language: Language): Pick<Rules, 'findDenied' | 'markClause'> {
  const parts = new RegExp(
    ` (?:(?<mark>[,;]) |(?=${toSource(language.turns)})|(?=${toSource(`${and} ${pronouns}(?:${language.asks}|${language.wishes})`)}))`,
    'gmu',
  );
  const links = new RegExp(`^${toSource(language.links)}`, 'u');
  const listed = new RegExp(
    `^(?!.*${toSource(language.asks)})(?:[^ ]+ ){0,3}${toSource(`${language.offers}|calls?|demos?|meetings?|pricing`)}(?: [^ ]+){0,2}$`,
    'u',
  );
  const negators = toPattern(language.negators + everywhere);
  const harmless = toPattern(language.harmless, 'gmu');
  const isDenied = (clause: string): boolean => negators.test(clause.replaceAll(harmless, ''));

  /** The clauses of a sentence, each with whether it is denied. */
  function toClauses(said: string): { span: Span; isDenied: boolean }[] {
    const starts: { at: number; isListable: boolean }[] = [{ at: 0, isListable: false }];
    for (const { index, 0: text, groups } of said.matchAll(parts))
      starts.push({ at: index + text.length, isListable: groups!['mark'] === ',' });
    let wasDenied = false;
    return starts.map(({ at, isListable }, index) => {
      const end = starts[index + 1]?.at ?? said.length;
      const clause = said.slice(at, end).replace(/ [,;] $/, '');
      const goesOn =
        isListable &&
        wasDenied &&
        (links.test(clause) || (clause.length < 60 && listed.test(clause)));
      wasDenied = goesOn || isDenied(clause);
      return { span: [at, end], isDenied: wasDenied };
    });
  }

  return {
    findDenied: (said) => toClauses(said).flatMap((one) => (one.isDenied ? [one.span] : [])),
    markClause: (said, { keyword, at }, isQuestion) => {
      const before = said.slice(Math.max(0, at - reach), at);
      const after = said.slice(at + keyword.length, at + keyword.length + reach);
      const starts = [...before.matchAll(parts)].at(-1);
      const clause = starts === undefined ? before : before.slice(starts.index + starts[0].length);
      const rest = after.slice(0, parted(after, parts));
      return `${yes.test(said) ? 'ja oui sí ' : ''}${clause}«${keyword}»${rest}${isQuestion ? ' ?' : ''}`;
    },
  };
}

const reach = 120;
/** Agrees, at the start of a sentence, to what it goes on with. */
const yes =
  /^(?:ja|jawohl|jo|oui|si|sim|tak|claro|certo|volontiers|volentieri|gerne?|graag|gärna|gj?erne|chetnie) (?:[^ ,;]+ ){0,2}[,;] /;

function parted(text: string, parts: RegExp): number {
  for (const { index } of text.matchAll(parts)) return index;
  return text.length;
}

const joined = (chosen: readonly Language[]): Language => {
  const [first, ...rest] = chosen;
  return rest.reduce<Language>(
    (all, one) =>
      Object.fromEntries(
        Object.entries(all).map(([key, value]) => [key, `${value}|${one[key as keyof Language]}`]),
      ) as unknown as Language,
    first!,
  );
};

/** What English words say in a text of another language. */
const borrowed = english.word.filter(({ name }) => name !== 'may name an offer');

/** Their patterns take long to make, and the languages of a text can be any three of them in any order. */
const known = new LRUCache<string, Rules>({ max: 32 });

/**
 * How a text in other languages is read: with the English words that it borrows. Of a text that
 * is English in the main only what asks for something by itself counts.
 */
export function rulesAbroad(chosen: readonly Language[], isWhole: boolean): Rules {
  const key = `${isWhole} ${chosen.map((one) => languages.indexOf(one)).join(' ')}`;
  const rules = known.get(key) ?? makeRules(joined(chosen), isWhole);
  known.set(key, rules);
  return rules;
}

function makeRules(language: Language, isWhole: boolean): Rules {
  const scopes = byScope(toSignals(language));
  const word = isWhole ? [...scopes.word, ...borrowed] : scopes.word.slice(0, 1);
  return {
    ...scopes,
    word,
    read: (sentence: Sentence) => fold(withMarks(sentence)),
    ...toClauseReader(language),
  };
}
