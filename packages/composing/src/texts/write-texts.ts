import type { ParagraphDefinition, TextDefinition } from '@workspace-ops/catalogue';
import { findPlatform } from '@workspace-ops/contracts/platform-names';
import { goesBy, namesFor } from '../facts/field-names.ts';
import { clip, splitSentences } from '../facts/inline-text.ts';
import { canBeNamed } from '../facts/markup.ts';
import { plainValue, withSpokenDays } from '../facts/plain-value.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { listText } from '../facts/record-text.ts';
import { isNone, isPassed } from '../left-out/ask-about-denied.ts';
import { readsAsCompany, readsAsPerson } from '../request/crm-properties.ts';
import { findGreeted, isOffice } from './greeted-name.ts';
import { fillSentence, fillTitle, isTold, namesFacts, tell, type Told } from './fill-template.ts';
import { tellNoSequence } from '../questions/no-sequence.ts';
import { listWanted, takesUp } from '../request/asked-to-tell.ts';
import { findForbidden } from '../request/refuses-contact.ts';
import { requestAgreement } from './request-agreement.ts';
import { paragraphs } from '../request/sections.ts';
import { isDefeated, isStopgap } from '../sentences/stopgaps.ts';
import { tellsStart } from '../sentences/tells-start.ts';
import type { DraftRequest } from '../request/types.ts';
import { wantsNoHashtags } from '../request/unwanted-marks.ts';

/** The texts of the catalogue with the facts of the sheet, whole. */
export function writeTexts(request: DraftRequest): string {
  const { artifact, sheet, record, title } = request;
  const silence = tellNoSequence(request);
  if (silence !== undefined) return paragraphs([`# ${title}`, silence]);
  const hashtags = wantsNoHashtags(record) ? [] : (artifact.hashtags ?? []);
  const texts = listTexts(request);
  const isPost = artifact.type === 'post';
  // Whom a post may ask for what is said with what it tells.
  const own = isPost ? fillSentence('{callToAction.}', sheet, new Set()) : null;
  const asked = own ?? chooseRequest(artifact, sheet);
  // Nobody is asked to call where they want to be written to.
  const callToAction =
    own === null && findForbidden(record) !== undefined
      ? asked.replace(/\bcall us\b/, 'write to us')
      : asked;
  // One that is left of several makes its own request, too.
  const letters = (artifact.texts ?? texts).filter(({ greets }) => greets !== undefined).length;
  const isOneLetter = letters === 1 && texts.length === 1;
  const { showsMarkdown } = findPlatform(artifact.targetPlatform);
  const head = showsMarkdown ? markedHeading : plainHeading;
  const write = (said: string): string[] =>
    texts.map((text) => writeText(text, { sheet, head, isPost, request: said }));
  const agreement = isOneLetter ? requestAgreement(sheet, () => write('').join('\n')) : '';
  const wanted = takesUp(artifact) ? listWanted(record, { isLetter: isOneLetter }).join(' ') : '';
  return paragraphs([
    isPost || isOneLetter ? '' : `# ${title}`,
    ...write(isOneLetter ? paragraphs([wanted, `${callToAction}${agreement}`]) : ''),
    isOneLetter ? '' : wanted,
    isPost ? callToAction : '',
    // Each of several letters makes its own request.
    isPost || letters > 0 || callToAction === '' ? '' : `## Next step\n\n${callToAction}`,
    hashtags.map((tag) => `#${tag}`).join(' '),
  ]);
}

/** Nobody is asked to confirm what is not told. */
export function chooseRequest(
  {
    callToAction = '',
    otherCallToAction: other,
  }: Pick<DraftRequest['artifact'], 'callToAction' | 'otherCallToAction'>,
  sheet: FactSheet,
): string {
  const isNamed = other?.unless.some((name) => isNamedIn(name, sheet)) ?? true;
  return isNamed ? callToAction : other!.request;
}

/** A start may be told by the field that has how long the work takes. */
const isNamedIn = (name: string, sheet: FactSheet): boolean =>
  sheet.find(name) !== undefined || (name === 'startDate' && tellsStart(sheet));

/** What a release before planned has an outline, or nothing, in place of texts. */
export function listTexts({
  artifact,
  sheet,
}: Pick<DraftRequest, 'artifact' | 'sheet'>): readonly TextDefinition[] {
  if (artifact.texts !== undefined)
    return artifact.texts.filter(
      ({ unless = [] }) => !unless.some((name) => sheet.find(name) !== undefined),
    );
  const told = { sentences: ['{observation.}', 'What came of it? {outcome.}'] };
  const outline = (artifact.outline ?? []).map(({ heading, covers }) => ({
    heading,
    points: covers,
  }));
  return [{ paragraphs: outline.length === 0 ? [told] : outline }];
}

const plainHeading = (heading: string): string => `${heading}:`;
const markedHeading = (heading: string): string => `## ${heading}`;

interface Writing {
  sheet: FactSheet;
  head: (heading: string) => string;
  isPost: boolean;
  /** What a letter ends with. */
  request: string;
}

function writeText(
  { heading, greets, paragraphs: parts }: TextDefinition,
  { sheet, head, isPost, request }: Writing,
): string {
  const told: Told = new Set();
  return paragraphs([
    heading === undefined ? '' : head(fillTitle(heading, sheet)),
    greets === undefined ? '' : greet(greets, sheet),
    ...parts.map((part) => writeParagraph(part, { sheet, head, isPost, told })),
    request,
    greets === undefined ? '' : 'Kind regards',
  ]);
}

/** Of others nobody can tell whether they name a person. */
const companies = new Set(['customer', 'company', 'supplier']);
/** A name of a person or a company, and no more. */
const plainName = /^\p{L}[\p{L}\p{M}.&'’ -]{1,60}$/u;

function greet(fields: readonly string[], sheet: FactSheet): string {
  for (const name of fields) {
    const { value: said = '', path = [] } = findPerson(name, sheet) ?? sheet.find(name) ?? {};
    const whole = findCompany(said);
    const isCompany = companies.has(name) || isGreetedCompany(whole);
    const value = isCompany ? whole : (findGreeted(said) ?? '');
    if (plainName.test(value))
      return isCompany && !readsAsPerson(value) && !isOfPerson(path, value)
        ? `Dear ${value} team,`
        : `Dear ${value},`;
  }
  return 'Hello,';
}

/** `Lead contact`, of several fields of whom a letter is for. */
const findPerson = (name: string, { facts }: FactSheet): Fact | undefined =>
  name === 'referral'
    ? facts.find((fact) => isReferral(fact) && /contact|person/i.test(fact.path[0]!))
    : undefined;
const isReferral = goesBy('referral');

/** A patient is one person, however many names they have, and so is a tenant by an initial: `B Carr`. */
const isOfPerson = (path: readonly string[], value: string): boolean =>
  path.some(
    (part) =>
      /^patient(?: ?name)?$/i.test(part) ||
      (/^(?:tenant|resident|guest)(?: ?name)?$/i.test(part) && initialled.test(value)),
  );
const initialled = /^(?:\p{Lu}\.? ){1,3}\p{Lu}\p{Ll}[\p{L}'’-]{1,25}$/u;

/** A company under a person's name. Nobody writes `Dear The Crown at Humshaugh team`. */
const isGreetedCompany = (whole: string): boolean =>
  !whole.startsWith('The ') && readsAsCompany(whole.split(/ (?:of|from|at) /)[0]!);

const findCompany = (said: string): string =>
  (said.split(',').find((part) => !isOffice.test(part)) ?? '')
    .replace(/ ?\([^()]{1,80}\)\s*$/, '')
    .trim();

function writeParagraph(
  part: ParagraphDefinition,
  { sheet, head, isPost, told }: Pick<Writing, 'sheet' | 'head' | 'isPost'> & { told: Told },
): string {
  const { heading, sentences = [], points: own = [], unless = [] } = part;
  // The public is told no records, of which each may have an amount or an owner.
  const points = isPost ? own : [...listOfRecords(sentences, sheet), ...own];
  if (unless.some((name) => sheet.find(name) !== undefined)) return '';
  const written = sentences.map((template) => ({
    text: fillSentence(template, sheet, told),
    hasFacts: namesFacts(template),
  }));
  const found = findPoints(points, sheet, told);
  const isEmpty = found.length > 0 && found.every(isNone);
  const isPassedAlone = found.length > 0 && found.every(isPassed);
  const lines = isEmpty ? '' : writePoints(found, sheet);
  const said = written
    .map((one) => (isEmpty || isPassedAlone ? sayNothing(one, sheet) : one))
    .filter(({ text }) => text !== null);
  const needsFacts = points.length > 0 || written.some(({ hasFacts }) => hasFacts);
  if (needsFacts && lines === '' && !said.some(({ hasFacts }) => hasFacts)) return '';
  return paragraphs([
    heading === undefined ? '' : head(heading),
    said.map(({ text }) => text).join(' '),
    lines,
  ]);
}

const limits = { points: 12, point: 300 };

/** Of a list what holds neither a tag, nor a formula; a template was filled as far as the data goes. */
export const isFitForPoints = ({ value, items = [value], hasBlank }: Fact): boolean =>
  !hasBlank && items.some((item) => canBeNamed({ value: item }));

interface Written {
  text: string | null;
  hasFacts: boolean;
}

/** `The inspection found nothing.`, where the list that a sentence introduces says that there is none. */
const sayNothing = ({ text, hasFacts }: Written, { facts }: FactSheet): Written => {
  // Above a makeshift nobody reads that nothing was found.
  if (facts.some(({ value }) => isDefeated(value) || isStopgap(value)))
    return { text: null, hasFacts };
  const nothing = text?.replace(/ the following\.$/, ' nothing.');
  return nothing === undefined || nothing === text
    ? { text, hasFacts }
    : { text: nothing, hasFacts: true };
};

/** That it is so is no point of a list. */
const bareYes = /^(?:yes|y|true)[.!]?$/i;

function findPoints(fields: readonly string[], sheet: FactSheet, told: Told): Fact[] {
  const names = new Set(fields.flatMap(namesFor));
  const found = sheet.facts
    .filter(
      (fact) =>
        fact.names.some((name) => names.has(name)) &&
        !isTold(fact, told) &&
        !bareYes.test(fact.value) &&
        isFitForPoints(fact),
    )
    .slice(0, limits.points);
  for (const fact of found) tell(fact, told);
  return found;
}

/** Of one field its values, of several each with its label. */
function writePoints(found: readonly Fact[], sheet: FactSheet): string {
  const isLabelled =
    new Set(found.filter((fact) => !isEntry(fact)).map(({ label }) => label)).size > 1 ||
    // A sum alone does not say what it is for.
    found.some(({ value, items }) => items === undefined && isSum.test(value));
  return found
    .flatMap((fact) =>
      listPoints(fact, sheet, isLabelled && !isEntry(fact) && !holdsNews.has(fact.names[0]!)),
    )
    .join('\n');
}

/** What is in an issue, and says no more of it than that it is news. */
const holdsNews = new Set(
  'news highlights items stories articles newsitems announcements announcement mainitem leaditem mainstory seconditem thirditem fourthitem'.split(
    ' ',
  ),
);
const isSum = /^(?:\p{Sc}|[A-Z]{3} ) ?\d[\d.,]*(?=$|[ /])/u;

function listPoints(fact: Fact, sheet: FactSheet, isLabelled: boolean): string[] {
  const items = fact.items?.filter((value) => canBeNamed({ value }));
  const isWhole = items === undefined || items.length === fact.items!.length;
  const whole = isWhole ? plainValue(fact, sheet) : listText(items);
  const values = isLabelled ? [whole] : (items?.map(withSpokenDays) ?? [whole]).flatMap(partLong);
  const shown = values.map((value) => clip(value, limits.point));
  if (isLabelled) return shown.map((value) => `- ${fact.label}: ${value}`);
  return [...shown, ...(fact.more === undefined ? [] : [`and ${fact.more} more`])].map(
    (value) => `- ${value}`,
  );
}

/** What is too long for a point is one for each of its sentences: nobody reads half of one. */
const partLong = (value: string): readonly string[] =>
  value.length > limits.point ? splitSentences(value) : [value];

/** `{scope.}`, which is a sentence of its own where somebody wrote one. */
const ownSentence = /^\{([^{}|.]+)\.\}/;

/** What sentences of a text tell, and somebody gave as a list of records: each of these is a point below them. */
const listOfRecords = (sentences: readonly string[], { find }: FactSheet): string[] =>
  sentences.flatMap((template) => {
    const name = ownSentence.exec(template)?.[1];
    const fact = name === undefined ? undefined : find(name);
    return fact !== undefined && isEntry(fact) && fact.fields !== undefined ? [name!] : [];
  });
