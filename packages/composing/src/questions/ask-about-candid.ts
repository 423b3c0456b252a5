import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { findPresumed } from '../disclosure/find-withheld.ts';
import { toTellAnimal } from '../disclosure/of-animals.ts';
import { isOfKind } from '../weights/weigh-openness.ts';
import { goesBy, isFreeText, namesFor, normalName } from '../facts/field-names.ts';
import { clip, clipSentence, splitSentences } from '../facts/inline-text.ts';
import { withoutMarkup } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { ventsAnger } from '../sentences/anger.ts';
import { blamesSomebody, reproaches } from '../sentences/colleague-blame.ts';
import { isPrivateNews } from '../sentences/private-news.ts';
import { isCandid, shamesCustomer } from '../sentences/candid-sentences.ts';
import { writesAsChat, writesWithSlash } from '../sentences/chat-words.ts';
import { speaksIll } from '../sentences/ill-of-others.ts';
import { findNoteToColleague, type NoteReader } from '../sentences/notes-among-colleagues.ts';
import { isToColleagues } from '../sentences/to-colleagues.ts';
import { isAcute } from '../request/hazards.ts';
import { findUnsettled, unlessRefused } from '../request/judge-answer.ts';
import { isReply } from '../request/read-asked.ts';
import type { Reader } from '../sentences/reader.ts';
import { slights } from '../sentences/slights.ts';
import { speaksOfReader } from './say-to-reader.ts';
import { enumerate } from '../request/sections.ts';
import { isToldIn } from '../left-out/tell-left-out.ts';
import { tellOfReader } from '../request/told-of-reader.ts';
import type { Ask, DraftRequest } from '../request/types.ts';
import type { UnlawfulWish } from './unlawful-wishes.ts';

const limits = { sentences: 3, sentence: 120 };

/** A sentence that a text prints, and the field that it comes from. */
interface Printed {
  fact: Fact;
  sentence: string;
  /** What stands before it in its field. */
  before: string;
}

/** Who somebody is, is no sentence. */
const isWho = goesBy(
  ...'contact customer lead recipient company supplier signatory referrer referral owner location team role consent consentTerms'.split(
    ' ',
  ),
);
/** Who somebody is to work with, of whom a remark may be told. */
const isOfTeam = goesBy('team');
const isOfQuote = goesBy('quote');
const ofThem = new Set(['quote', 'reply'].flatMap(namesFor));
const isOfThings = goesBy('exclusions', 'clientNeeds', 'included');
/** `House rigging and union labor`, under what an offer does not include, says nothing of anybody. */
const namesThings = (fact: Fact, sentence: string): boolean =>
  isOfThings(fact) && sentence.length <= 80 && !says.test(sentence);
const says =
  /(?<!\p{L})(?:we|they|he|she|i|it|our|us|them|his|her|their|boss|if|because|as|so|not|never|no|unless|until|but|margin|discount|confidential|internal)(?!\p{L})|n['’]t|[£$€]/iu;
const isOfWork = goesBy('scope', 'deliverables', 'items', 'whatWeDid');

/**
 * What a text for outside tells in the words of colleagues: an opinion, tactics, how somebody pays, contempt, an order
 * to ourselves, somebody's fault, a private matter of theirs, the words of a chat, or its own reader as one tells of
 * somebody else.
 * @param asked what is asked already about the same text.
 */
export function askAboutCandid(
  request: DraftRequest,
  content: string,
  asked: readonly Ask[],
): Ask[] {
  const { definition, artifact, record } = request;
  const unsettled = findUnsettled(record.find('maySend'), unlessRefused);
  if (unsettled === undefined) return [];
  const reader = findReader(definition, artifact.type);
  const printed = listPrinted(request, content);
  const isForColleagues = toTest(request, reader);
  const candid = printed
    .filter(isForColleagues)
    .filter(({ sentence }) => !isAsked(sentence, asked));
  const notes = listNotes(
    request,
    printed.filter((one) => !candid.includes(one) && !isAsked(one.sentence, asked)),
    reader,
  );
  const chat = printed.filter(
    (one) =>
      isOwnChat(one, reader) &&
      !candid.includes(one) &&
      !isAsked(one.sentence, asked) &&
      !notes.some(({ fact, sentence }) => fact === one.fact && one.sentence.includes(sentence)),
  );
  return [
    ...askToRead([...candid, ...chat], reader, unsettled),
    ...askAboutSummary(request, content, { beside: [...candid, ...chat], unsettled }),
    ...askAboutNotes(notes, reader, unsettled),
    ...askAboutUnagreed(
      request,
      printed.filter((one) => !candid.includes(one)),
      unsettled,
    ),
  ];
}

/** Whoever sums something up for colleagues may not have written for everybody. */
function askAboutSummary(
  { artifact, sheet }: DraftRequest,
  content: string,
  { beside, unsettled }: { beside: readonly Printed[]; unsettled: string },
): Ask[] {
  const told = artifact.type === 'post' ? sheet.find('observation') : undefined;
  if (told === undefined || !isFreeText(told) || beside.some(({ fact }) => fact === told))
    return [];
  if (!isToldIn(content, splitSentences(told.value)[0] ?? '')) return [];
  const question = `The post is made of the ${told.label.toLowerCase()} as it was written: is all of it for everybody to read?${unsettled}`;
  return [{ names: ['maySend'], question }];
}

/** What somebody else said is theirs; a note to a colleague is asked about as one. */
const isOwnChat = ({ fact, sentence }: Printed, reader: Reader): boolean =>
  !isOfTeam(fact) &&
  ![...fact.names, ...fact.path.map(normalName)].some((name) => ofThem.has(name)) &&
  (writesAsChat(sentence) || (reader === 'public' && writesWithSlash(sentence)));

/** Whether a text keeps to an order says nothing of whether the order may stand in it. */
const isAsked = (sentence: string, asked: readonly Ask[]): boolean =>
  asked.some(
    ({ names: [name], question }) =>
      name !== 'instructionsKept' &&
      question?.includes(sentence.slice(0, 60).replace(/[.!]+$/, '')) === true,
  );

function findReader({ inputs }: Pick<WorkflowDefinition, 'inputs'>, type: string): Reader {
  if (type === 'post') return 'public';
  if (inputs.includes('referral')) return 'third';
  if (inputs.includes('supplier')) return 'supplier';
  return inputs.includes('consent') ? 'favour' : 'customer';
}

const listPrinted = ({ sheet }: DraftRequest, content: string): Printed[] =>
  sheet.facts
    .filter((fact) => !isReply(fact) && (isOfTeam(fact) || !isWho(fact)))
    .flatMap((fact) =>
      (fact.items ?? [fact.value]).flatMap((value) =>
        splitSentences(withoutMarkup(value)).map((sentence, at, sentences) => ({
          fact,
          sentence,
          before: sentences.slice(0, at).join(' '),
        })),
      ),
    )
    .filter(({ sentence }) => isToldIn(content, sentence));

function toTest(
  { definition, record }: DraftRequest,
  reader: Reader,
): (printed: Printed) => boolean {
  const isToReader = reader === 'customer' || reader === 'favour';
  const tellsOfReader = isToReader ? tellOfReader(record) : () => false;
  const isReport = definition.departmentCode === 'ful';
  const customer = record.find('customer')?.value ?? '';
  const isNamed = customer !== '';
  const isBeforeOthers = reader === 'public' || reader === 'third';
  const tellsAnimal = toTellAnimal(record);
  // How an animal is, and what it may not have, is for whoever it belongs to.
  const isPlainOf = (sentence: string): boolean =>
    tellsAnimal(sentence) && !isOfKind(sentence, 'internal') && !isOfKind(sentence, 'withhold');
  const figures = agreesToFigures(record.find('consent')?.value ?? '');
  return ({ fact, sentence, before }) => {
    const isQuote = isOfQuote(fact);
    if (isOfTeam(fact)) return blamesSomebody(sentence);
    if (isCandid(sentence, isQuote) && !isPlainOf(sentence) && !namesThings(fact, sentence))
      return true;
    // Before others they name whom they left: `I wish I had left them sooner, they were useless`.
    if (isQuote) return reader === 'public' && leftThem.test(sentence);
    if (isToColleagues(sentence)) return true;
    if (blamesSomebody(sentence) || (reader === 'public' && isPrivateNews(sentence))) return true;
    if (isReport && reproaches(sentence)) return true;
    if (reader === 'supplier' && ventsAnger(sentence)) return true;
    return (
      (isNamed && isBeforeOthers && (shamesCustomer(sentence) || slights(sentence))) ||
      (isBeforeOthers && speaksIll(withoutName(sentence, customer), isNamed)) ||
      tellsOfReader(sentence, before) ||
      (isToReader && slights(sentence)) ||
      (isToReader && speaksOfReader(fact, { sentence, before }, { definition, record })) ||
      (!figures && tellsPaid(fact, sentence, reader))
    );
  };
}

const leftThem =
  /\b(?:left|leaving|instead of|unlike|after|from|with|than) (?:the )?\p{Lu}[\p{L}&’'-]+\b[^.!?]{0,60}\b(?:they|who) (?:were|are|was|is|did|never) (?:\p{L}+ )?(?:useless|hopeless|rubbish|terrible|awful|crap|cowboys?|nothing|late|rude|clueless|answered|rang|called|bothered|a (?:joke|disgrace|nightmare|shambles))\b/u;

/** Who is named is meant as much as by `the customer`. */
const withoutName = (sentence: string, customer: string): string =>
  customer === '' ? sentence : sentence.replaceAll(customer, 'the customer');

const agreesToFigures = (consent: string): boolean =>
  /\b(?:figures?|prices?|costs?|amounts?|numbers?)\b/i.test(consent) &&
  !/\bno\b|\bnot\b|n['’]t\b/i.test(consent);

/** `Lou paid $1,150`, `Two bathrooms, £14,200`: what a customer paid is theirs to tell, and not what an event costs. */
const tellsPaid = ({ names }: Fact, sentence: string, reader: Reader): boolean =>
  (reader === 'public' || reader === 'third') &&
  money.test(sentence) &&
  (paid.test(sentence) || (isOfWork({ names }) && names[0] !== 'event' && !saved.test(sentence)));
const money = /\p{Sc} ?\d|\d ?(?:\p{Sc}|euros?|pounds?|dollars?|quid)\b/iu;
const paid =
  /(?<!\p{L})(?!(?:They|We|You|I)\b)\p{Lu}\p{Ll}+ (?:only |gladly |happily )?paid (?:us )?(?:about |only |just )?\p{Sc} ?\d(?![\d.,]*(?: (?:an?|per|each)\b|\/))/u;
const saved = /\b(?:sav\p{L}+|less|cut|free|grants?|per|an?|each|off)\b/iu;

const readers: Readonly<Record<Reader, string>> = {
  public: 'everybody',
  third: 'whoever is recommended to us',
  supplier: 'the supplier',
  favour: 'the customer',
  customer: 'the customer',
};

function askToRead(found: readonly Printed[], reader: Reader, unsettled: string): Ask[] {
  if (found.length === 0) return [];
  const [is, it] = found.length === 1 ? ['is that', 'it is'] : ['are they', 'they are'];
  const shown = enumerate(found.slice(0, limits.sentences).map(quote));
  const more = found.length - limits.sentences;
  const rest = more > 0 ? `, and ${more} more sentences like these` : '';
  const question = `The text tells ${shown}${rest}: ${is} for ${readers[reader]} to read as ${it}?${unsettled}`;
  return [{ names: nameFields(found), question }];
}

/** What one colleague tells another in a bracket, behind a dash or in a clause: only that part is in question. */
const listNotes = (
  { definition, record }: DraftRequest,
  printed: readonly Printed[],
  kind: Reader,
): Printed[] => {
  const reader: NoteReader = {
    kind,
    names: listReaderNames(record),
    isOfDebt: definition.inputs.some((input) => /invoice|amount/i.test(input)),
  };
  return printed
    .filter(({ fact }) => !isOfTeam(fact) && !isOfQuote(fact))
    .flatMap((one) => {
      const sentence = findNoteToColleague(one.sentence, reader);
      return sentence === undefined ? [] : [{ ...one, sentence }];
    });
};

const listReaderNames = ({ facts }: FactSheet): string[] =>
  facts.filter(isWho).flatMap(
    ({ value }) =>
      value
        .slice(0, 200)
        .toLowerCase()
        .match(/\p{L}{2,}/gu) ?? [],
  );

function askAboutNotes(notes: readonly Printed[], reader: Reader, unsettled: string): Ask[] {
  if (notes.length === 0) return [];
  const [reads, it] =
    notes.length === 1
      ? ['reads as a note to a colleague', 'is it']
      : ['read as notes to colleagues', 'are they'];
  const shown = enumerate(notes.slice(0, limits.sentences).map(quote));
  const question = `${shown} ${reads}: ${it} for ${readers[reader]} to read?${unsettled}`;
  return [{ names: nameFields(notes), question }];
}

const quote = ({ sentence, fact: { label } }: Pick<Printed, 'sentence' | 'fact'>): string =>
  `“${clipSentence(sentence, limits.sentence)}” (${label.toLowerCase()})`;

/** Whoever reads it corrects the field, or says that the text may be sent; of a list one line is not the whole. */
const nameFields = (found: readonly Pick<Printed, 'fact'>[]): string[] => [
  ...new Set([
    unlessRefused.settledBy,
    ...found
      .filter(({ fact: { path, items } }) => path.length === 1 && items === undefined)
      .map(({ fact: { path } }) => path[0]!),
  ]),
];

/** Nobody may be chosen by what they are: what says so is left out of an advert, and its title is asked about. */
export function askAboutUnlawful(
  { record }: Pick<DraftRequest, 'record'>,
  found: readonly UnlawfulWish[],
  content: string,
): Ask[] {
  const unsettled = findUnsettled(record.find('maySend'), unlessRefused);
  if (found.length === 0 || unsettled === undefined) return [];
  const printed = found.filter(({ sentence }) => isToldIn(content, sentence));
  const shown = (wishes: readonly UnlawfulWish[]): string =>
    enumerate(wishes.slice(0, limits.sentences).map(quote));
  const question =
    printed.length > 0
      ? `${shown(printed)} may be unlawful to choose somebody by: may the post be published with that?`
      : `${shown(found)} may be unlawful to choose somebody by, and is left out: may the post be published without that?`;
  return [{ names: nameFields(found), question: `${question}${unsettled}` }];
}

/** Who has agreed to nothing is not named with what was wrong at their place. */
function askAboutUnagreed(
  { artifact, record }: DraftRequest,
  printed: readonly Printed[],
  unsettled: string,
): Ask[] {
  const customer = record.find('customer')?.value;
  const [presumed] =
    customer === undefined
      ? (artifact.permissions ?? []).filter(
          ({ isPresumed, field }) => isPresumed === true && record.find(field) === undefined,
        )
      : findPresumed(artifact, record);
  if (presumed === undefined) return [];
  const [told] = printed.filter(
    ({ sentence }) =>
      (isAcute(sentence) || unclean.test(sentence)) &&
      (customer !== undefined || aPlace.test(sentence)),
  );
  if (told === undefined) return [];
  const named = customer ?? aPlace.exec(told.sentence)![0];
  const question = `It names ${clip(named, 60)}, no ${presumed.field} is on record, and it tells ${quote(told)}: may it be published with the name?${unsettled}`;
  return [{ names: [unlessRefused.settledBy, presumed.field], question }];
}
/** `Lou's Diner`, `Hilltop Care Home`: a company by its name within a sentence. */
const aPlace =
  /(?<=\b(?:[Aa]t|[Ff]or|[Ii]n) (?:the )?)(?:\p{Lu}[\p{L}’']+ ){1,4}(?:Diner|Caf[eé]|Restaurant|Grill|Bakery|Kitchen|Hotel|Inn|School|Academy|College|Hospital|Clinic|Surgery|Home|House|Centre|Center|Church|Hall|Club|Farm|Dairy|Brewery|Pub|Arms|Nursery|Salon|Gym|Garage|Stores?|Shop|Market)\b/u;
const unclean =
  /\b(?:gas (?:leaks?|leaked)|leak(?:s|ed|ing)? gas|smell(?:s|ed)? (?:of )?gas|rats?|mice|cockroach(?:es)?|infest\p{L}*|vermin|mou?ld|raw sewage|legionella|filthy|inches? of grease|failed (?:the|its|their|an) (?:\p{L}+ )?inspection)\b/iu;
