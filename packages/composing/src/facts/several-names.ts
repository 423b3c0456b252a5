import { isNoName, withoutDay } from './no-names.ts';

/** What has to be got from somebody else than the customer before the work. */
const consent =
  /\b(?:consents?|permission|permits?|licen[cs]es?|planning|dispensation|wayleave|road closures?|appl(?:y|ied|ication)|notif(?:y|ied|ication))\b[^.;:]{0,30}\b(?:from|by|to|with|of|through|via) (?:the )?$/iu;
const approval =
  /\b(?:approv(?:al|ed)|sign(?:ed)?[- ]?off|go[- ]?ahead|clearance|inspect(?:ion|ed)|certificates?)\b[^.;:]{0,30}\b(?:from|by|with|of|through|via) (?:the )?$/iu;
const supply =
  /\b(?:materials?|parts?|hir(?:ed?|ing)|bought|deliver(?:y|ed)|supplied|quotes?|rent(?:ed|ing)) (?:[\p{L}\d]+ ){0,3}from (?:the )?$/iu;
const authority =
  /(?:\b(?:[BCD]C|MBC|UKPN|HSE|DVLA|HMRC|EHO|Council|Borough|County|District|Highways|Authority|Agency|Ministry|Department|Inspectorate|Building Control|Planning|Network Rail|National Grid|Fire (?:and Rescue )?Service)|\bWater)$/u;

/** Whether a sentence names the company as one whose leave, or whose goods, the work needs. */
const isOfOther = (company: string, sentence: string): boolean => {
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(company)));
  if (before === '') return false;
  return (
    consent.test(before) ||
    supply.test(before) ||
    (authority.test(company) && approval.test(before))
  );
};

const isOtherCompany = (company: string, sentences: readonly string[]): boolean => {
  const naming = sentences.filter((sentence) => sentence.includes(company));
  return naming.length > 0 && naming.every((sentence) => isOfOther(company, sentence));
};

const fullName =
  /(?:\b(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.? )?\p{Lu}\p{Ll}[\p{L}'’-]{0,30}(?: \p{Lu}\p{Ll}[\p{L}'’-]{0,30}){1,2}/gu;
const titled = /^(?:Dr|Mr|Mrs|Ms|Miss|Prof)\b/u;
/** Whom somebody tells us of: `her sister Joan Petrie`, `you should call Ken Shaw`. */
const toldOf =
  /\b(?:(?:[Hh]er|[Hh]is|[Tt]heir|[Mm]y|[Ii]ts) (?:[\p{Ll}-]+ ){0,2}?(?:sister|brother|mother|mum|father|dad|son|daughter|cousin|aunt|uncle|neighbours?|neighbors?|friend|mate|colleague|boss|husband|wife|partner|client|supplier|landlord|tenant|employer)(?: next door)?|(?:[Gg]et in touch with|[Pp]ut us (?:on|in touch|onto)(?: to| with)?|[Pp]assed (?:us|on) (?:to )?|[Rr]ecommend(?:ed|s) us to|[Ii]ntroduc(?:e|ed|es|ing) us to|[Rr]eferred us to|[Tt]old (?:her|his|their|my) \p{Ll}+|[Ss]hould (?:call|ring|contact|speak to|talk to|write to)))[,:]? $/u;

/** Full names, without the title that may stand before one of them only. */
function listPeople(sentences: readonly string[]): { name: string; before: string }[] {
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(fullName)]
      // `Prefers Saturdays` is nobody.
      .filter(([found]) => !isNoName(found) && withoutDay(found).includes(' '))
      .map(({ 0: name, index }) => ({ name, before: sentence.slice(0, index) })),
  );
}

/** Whether, beside whoever was found, somebody is named of whom we are told: who of them is meant is not guessed. */
const isOneOfSeveral = (found: string, sentences: readonly string[]): boolean => {
  const people = listPeople(sentences);
  return people.some(({ name, before }) => !isSamePerson(name, found) && toldOf.test(before));
};

/** Where one recommends another, two names are two parts. */
const namesSeveral = (found: string, sentences: readonly string[]): boolean =>
  isOneOfSeveral(found, sentences) ||
  listPeople(sentences).some(
    ({ name, before }) =>
      !isSamePerson(name, found) &&
      (titled.test(name) || !/\b(?:in|at|near|of|from|on|off) (?:the )?$/iu.test(before)),
  );

const isSamePerson = (one: string, other: string): boolean =>
  one.includes(other) || other.includes(one) || one.split(' ').at(-1) === other.split(' ').at(-1);

/** Whether a note leaves open whose name it is. */
export function isOfAnother(
  name: string,
  value: string,
  said: readonly string[],
  wanted: ReadonlySet<string>,
): boolean {
  if (name === 'company') return isOtherCompany(value, said);
  if (name !== 'contact') return false;
  return wanted.has('referrer') ? namesSeveral(value, said) : isOneOfSeveral(value, said);
}
