import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { normalName, plainName } from '../facts/field-names.ts';
import { isNumbered } from './bookkeeping.ts';
import { toText, type Field } from './fields.ts';

const whose = '(|lead|contact|customer|client|employee|candidate|person)';
const toShape = (names: string): RegExp => new RegExp(`^${whose}(?:${names})$`, 'u');

const firstNames = toShape('firstname|givenname|forename|fname');
const lastNames = toShape('lastname|familyname|surname|lname');

/**
 * The same as forms and programs of other languages have them. Of some the first name is what others call the whole
 * one, as `nombre`: it is half of it beside the other half alone.
 */
const elsewhere = {
  first: toShape(
    'vorname|rufname|pr[ée]noms?|voornaam|roepnaam|nombres?(?:depila)?|primernombre|nome|f[öo]rnamn|fornavn|etunimi|imi[eę]',
  ),
  between: toShape('tussenvoegsel|namenszusatz|adelstitel'),
  last: toShape(
    'nachname|familienname|zuname|nomdefamille|achternaam|apellidos?[12]?|(?:primer|segundo)apellido|cognome|sobrenome|apelidos?|efternamn|ett?ernavn|efternavn|sukunimi|nazwisko',
  ),
};
/** What is the whole name where no other field has a part of it. */
const ofBoth = /^(?:nombres?|nome)$/;
/** `Name` beside `Vorname`, `Nom` beside `Prénom` */
const lastBeside = /^(?:name|nom|naam)$/;

/** Of `What's your first name?` the part that it is of. */
const barePart = (name: string): string => plainName(name).replace(asked, '');
const asked = /^(?:please)?(?:enter|whats|whatis)?your/;

type Part = readonly [name: string, value: string];

/** `leadFirstName: 'Helen', leadLastName: 'Birch'`, `Vorname`, `Nachname`: who is called so, in one field. */
export const withPersonNames = (record: JsonObject): JsonObject => readNames(record, 0);

const depth = 2;

/** What a record nests of whoever it is about. */
const ofWhom =
  /^(?:employee|worker|person|candidate|newhire|(?:new)?starter|(?:new)?joiner|colleague|staff(?:member)?|teammember)(?:info|data|record|details)?$/;

function readNames(record: JsonObject, level: number): JsonObject {
  const own = joinNames(record, level);
  if (level === depth) return own;
  const read = Object.entries(own).map(([name, value]): [string, JsonValue] => [
    name,
    isJsonObject(value) && ofWhom.test(plainName(name)) ? readNames(value, level + 1) : value,
  ]);
  return read.some(([name, value]) => value !== own[name]) ? Object.fromEntries(read) : own;
}

function joinNames(record: JsonObject, level: number): JsonObject {
  const parts = findParts(Object.entries(record));
  const [first, ...others] = parts;
  if (first === undefined || (level > 0 && others.length === 0)) return record;
  const [, of = ''] = [firstNames, elsewhere.first].flatMap(
    (shape) => shape.exec(barePart(first[0])) ?? [],
  );
  const full = joinParts(parts);
  const name = of === '' ? 'full name' : `${of} name`;
  const taken = new Set(parts.map(([own]) => own));
  const isOfPerson = others.length > 0 && isNumbered(record);
  const isTaken = Object.keys(record).some(
    (own) => normalName(own) === normalName(name) && !taken.has(own),
  );
  return Object.fromEntries(
    Object.entries(record).flatMap(([own, value]) => {
      if (own === first[0] && !isTaken && full !== '') return [[name, full]];
      if (isOfPerson && isPosition([own, value]) && !('job title' in record))
        return [['job title', value]];
      return taken.has(own) ? [] : [[own, value]];
    }),
  );
}

/** What a program calls the title of somebody who has two names in it, and no `Dr.` */
const isPosition = ([name, value]: Field): boolean =>
  plainName(name) === 'title' &&
  /^\p{Lu}[\p{L}&/,' -]{2,60}$/u.test(toText(value)) &&
  !/^(?:mr|mrs|ms|miss|mx|dr|prof)\b| - /i.test(toText(value));

/** The parts of one name in the order in which it is said. */
function findParts(entries: readonly Field[]): readonly Part[] {
  const find = (names: RegExp): readonly Part[] =>
    entries.flatMap(([name, value]) =>
      names.test(barePart(name)) && typeof value === 'string' ? [[name, value] as const] : [],
    );
  const [first] = find(firstNames);
  const [other] = find(elsewhere.first);
  const lasts = [...find(lastNames), ...find(elsewhere.last)];
  if (first !== undefined) return [first, ...find(elsewhere.between), ...lasts];
  if (other === undefined) return [];
  const ownLasts = lasts.length > 0 ? lasts : find(lastBeside).slice(0, 1);
  return ownLasts.length === 0 && ofBoth.test(plainName(other[0]))
    ? []
    : [other, ...find(elsewhere.between), ...ownLasts];
}

/** `Name: 'Jana Vogt'` beside `Vorname: 'Jana'` is the whole name already. */
function joinParts(parts: readonly Part[]): string {
  const said = parts.map(([, value]) => value.trim()).filter((part) => part !== '');
  const [first = ''] = said;
  const whole = said.slice(1).find((part) => part.split(/[ ,]+/).includes(first));
  return whole ?? [...new Set(said)].join(' ');
}
