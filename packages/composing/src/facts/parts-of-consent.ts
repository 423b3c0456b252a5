import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName } from './field-names.ts';
import { onceByName } from './once-by-name.ts';

/** What may be told, as people call it in words; a person is named apart from their company. */
const parts: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['name', 'name names fullname'],
    [
      'my name',
      'personname personalname contactname nameofcontact nameofperson person myname contact individual',
    ],
    [
      'our name',
      'company companyname business businessname firm firmname customer customername client clientname organisation organization brand house',
    ],
    ['the quote', 'quote quotes quotation testimonial words'],
    ['the story', 'story casestory casestudy case text publish publication publishing website web'],
    ['the figures', 'figures numbers results result outcome outcomes savings data'],
    ['the photos', 'photo photos picture pictures image images video videos logo'],
  ].flatMap(([said, names]) => names!.split(' ').map((name) => [name, said!])),
);
const notes = new Set(
  'note notes comment comments remark remarks condition conditions terms limits limit restrictions said wording wishes'.split(
    ' ',
  ),
);
const yes = /^(?:yes|y|true|ok(?:ay)?|agreed|granted|given|approved|allowed|fine)\.?$/i;
const no = /^(?:no|n|false|not|denied|refused|declined|none|never)\.?$/i;

const readAnswer = (value: JsonValue): boolean | undefined => {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  if (yes.test(value.trim())) return true;
  return no.test(value.trim()) ? false : undefined;
};

/** `consent: {name: false, company: true}` as its giver would say it: part by part, with what they add to it. */
function sayParts(given: readonly (readonly [name: string, value: JsonValue])[]): string | null {
  const isOfCompany = given.some(([name]) => parts[normalName(name)] === parts['company']);
  const said = given.flatMap(([name, value]) => {
    const part = parts[normalName(name)];
    const answer = readAnswer(value);
    return part === undefined || answer === undefined
      ? []
      : [{ part: part === 'name' && isOfCompany ? parts['personname']! : part, answer }];
  });
  const beside = given.flatMap(([name, value]) =>
    notes.has(normalName(name)) && typeof value === 'string' && value.trim() !== '' ? [value] : [],
  );
  if (said.length === 0 || said.length + beside.length < given.length) return null;
  const [agreed, refused] = [true, false].map((one) => [
    ...new Set(said.filter(({ answer }) => answer === one).map(({ part }) => withArticle(part))),
  ]) as [string[], string[]];
  return [sayAnswer(agreed, refused), ...beside].join('. ');
}

const answers = new Set(
  'given granted agreed consented approved obtained signed status state answer value decision response optin optedin'.split(
    ' ',
  ),
);
const limits = new Set('scope for covers extent purpose use uses usage channels'.split(' '));
const days =
  /^(?:date|on|at|updated|given|granted|recorded|signed|refused|withdrawn|received|obtained|collected|captured|last)?(?:updated|date|on|at|time|timestamp)?$/;
const ways = new Set('method by via how means medium channel form source'.split(' '));
const sayValue = (value: JsonValue): string =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string').join(', ');

/** `consent: {given: true, scope: 'quote only', date: '2026-11-22'}` is one answer with its bounds. */
function sayWhole(record: JsonObject): string | null {
  const entries = Object.entries(record).filter(([, value]) => value !== null && value !== '');
  const found = entries.find(
    ([name, value]) => answers.has(normalName(name)) && typeof value !== 'object',
  );
  if (found === undefined) return null;
  const rest = entries.filter((entry) => entry !== found);
  const named = (isOne: (name: string) => boolean): string[] =>
    rest.flatMap(([name, value]) => (isOne(normalName(name)) ? [sayValue(value)] : []));
  const [bounds, said, means, dated] = [
    named((name) => limits.has(name)),
    named((name) => notes.has(name)),
    named((name) => ways.has(name)),
    named((name) => days.test(name)),
  ];
  const told = [bounds, said, means, dated].flat();
  if (told.length < rest.length || told.includes('')) return null;
  const answer = readAnswer(found[1]);
  const first = answer === undefined ? sayValue(found[1]) : sayAnswer(answer ? ['it'] : [], []);
  if (first === '') return null;
  return [
    [first, ...bounds].join(', '),
    ...said,
    ...(means.length + dated.length === 0 ? [] : [[...means, ...dated].join(', ')]),
  ].join('. ');
}

function sayAnswer(agreed: readonly string[], refused: readonly string[]): string {
  if (agreed.length === 0) return 'no';
  if (refused.length === 0) return 'yes';
  // A name that is neither the company's nor the person's is that of both.
  const left = refused.filter((part) => part !== 'the name');
  return [
    `yes to ${agreed.join(' and ')}`,
    ...(left.length === 0 ? [] : [`but not ${left.join(', not ')}`]),
    ...(left.length === refused.length ? [] : ['anonymous']),
  ].join(', ');
}

const withArticle = (part: string): string => (part === 'name' ? 'the name' : part);

const isOfConsent = onceByName((name) => namesFor('consent').includes(normalName(name)));
/** `consentCompany`, `consent_to_quote` */
const flat = /^consent(?:to|for|of)?(?<part>[a-z]{4,20})$/;
/** Empty of any other field. */
const readPart = onceByName((name): string => {
  const part = flat.exec(normalName(name))?.groups?.['part'] ?? '';
  return parts[part] === undefined ? '' : part;
});
const isRecord = (value: JsonValue): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The input with a consent that is given part by part, in an object or in fields of its own, as one that is said. */
export function withSaidConsents(context: JsonObject): JsonObject {
  const entries = Object.entries(context);
  if (!entries.some(([name]) => mayBeConsent.test(name))) return context;
  const ofParts = entries.filter(([name]) => readPart(name) !== '');
  const isWhole = entries.some(([name]) => isOfConsent(name));
  const flatSaid =
    ofParts.length < 2 || isWhole
      ? null
      : sayParts(ofParts.map(([name, value]) => [readPart(name), value]));
  const read = entries
    .filter(([name]) => flatSaid === null || readPart(name) === '')
    .map(([name, value]) => {
      if (!isRecord(value)) return [name, value] as const;
      const said = isOfConsent(name) ? sayParts(Object.entries(value)) : null;
      return [name, said ?? (isAnyConsent.test(name) ? sayWhole(value) : null) ?? value] as const;
    });
  return Object.fromEntries(flatSaid === null ? read : [...read, ['consent', flatSaid]]);
}
const mayBeConsent = /consent|permission/i;
/** Also `marketing_consent`, which is one to be written to. */
const isAnyConsent = /(?:consent|permission)s?$/i;
