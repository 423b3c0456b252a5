import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName, spacedName } from '../facts/field-names.ts';
import { isOfWork } from './work-entries.ts';
import { findField, isEmpty, isScalar, replaceFields, type Field } from './fields.ts';

type NewField = readonly [names: readonly string[], value: JsonValue];

/** Lists of what was remarked and logged, each entry as a line of text. */
export function withRemarks(record: JsonObject): JsonObject {
  const hasKinds = Object.keys(record).filter((name) => log.test(name)).length > 1;
  const isJob = Object.keys(record).some((name) => ofJob.test(plainName(name)));
  const isRegister = hasKinds || Object.values(record).some(isOfWork);
  return replaceFields(
    record,
    (field) =>
      (hasKinds ? readLog(field) : null) ??
      readUpdate(field) ??
      readWeather(field) ??
      readRemarks(field, { isRegister, isJob }),
  );
}

/** Notes on a job are from those who were there. */
const ofJob = /^(?:job(?:number|status|no)|visits|workordernumber|workstatus|worktimestamps)$/;
const bodies =
  /^(?:message|text|textbody|textcontent|plaintext|body|note|notes|comments?|content)$/;
const authors = /^(?:createdby|creator|author|user|addedby|by|postedby)$/;
const created = /^(?:createdat|created|createdon|creationdate|postedat|timestamp|createddate)$/;
const remarks = /^(?:job|visit|internal|crew|site)?(?:notes?|updates|remarks)$/;

/** `notes: [{ message, createdBy, createdAt }]`; lists that people wrote have no such days. */
function readRemarks(
  [name, value]: Field,
  { isRegister, isJob }: { isRegister: boolean; isJob: boolean },
): NewField[] | null {
  if (!remarks.test(plainName(name)) || !Array.isArray(value) || value.length === 0) return null;
  const read = value.map((one) => (isJsonObject(one) ? readRemark(one) : undefined));
  if (!read.every((one) => one !== undefined)) return null;
  const isUpdates = plainName(name) === 'updates';
  const usual = isJob ? 'field notes' : isUpdates ? 'notes' : name;
  const [only, other] = read;
  // Whoever remarks on a register reports none of its entries.
  if (other === undefined && !isRegister)
    return [
      [[usual, name], only!.text],
      [['reporter'], only!.by ?? null],
    ];
  return [[[usual, name], read.map(({ text, by, on }) => text + inBrackets(by, on))]];
}

const inBrackets = (...parts: readonly (string | undefined)[]): string => {
  const said = parts.filter((part) => part !== undefined);
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
};

function readRemark(one: JsonObject): { text: string; by?: string; on?: string } | undefined {
  const text = findField(one, bodies);
  const on = findField(one, created);
  const by = readAuthor(findField(one, authors));
  const isKept = on !== undefined || by !== undefined || 'id' in one;
  if (typeof text !== 'string' || !isKept) return undefined;
  return {
    text: text.trim(),
    ...(by !== undefined && { by }),
    ...(typeof on === 'string' && { on: on.slice(0, 10) }),
  };
}

function readAuthor(value: JsonValue | undefined): string | undefined {
  const own = isJsonObject(value) ? findField(value, /^(?:name|displayname|fullname)$/) : value;
  return typeof own === 'string' ? own : undefined;
}

/** `weather: { conditions: 'Fog', temp_c: 3 }` */
function readWeather([name, value]: Field): NewField[] | null {
  if (plainName(name) !== 'weather' || !isJsonObject(value)) return null;
  const parts = Object.entries(value).flatMap(([own, one]) => {
    const unit = /^temp(?:erature)?[ _]?([cf])$/i.exec(own)?.[1];
    if (typeof one === 'number' && unit !== undefined) return [`${one} °${unit.toUpperCase()}`];
    return typeof one === 'string' && one !== '' ? [one] : [];
  });
  return parts.length === 0 ? null : [[[name], [parts.join(', ')]]];
}

/** `current_status_update: { title: 'On track', text }` */
function readUpdate([name, value]: Field): NewField[] | null {
  if (!/^(?:current|last|latest)?statusupdate$/.test(plainName(name)) || !isJsonObject(value))
    return null;
  const parts = [findField(value, /^(?:title|color)$/), findField(value, bodies)].filter(
    (part) => typeof part === 'string',
  );
  return parts.length === 0 ? null : [[['status update', name], parts.join(': ')]];
}

const log = /^(.{3,40}?)[ _]?logs?$/i;

/** `weather_logs`, `delay_logs`: what a day's log holds of one kind, told without marks and naughts. */
function readLog([name, value]: Field): NewField[] | null {
  const [, kind] = log.exec(name) ?? [];
  if (kind === undefined || !Array.isArray(value) || value.length === 0) return null;
  if (!value.every((one) => isJsonObject(one) && Object.values(one).every(isScalar))) return null;
  const lines = (value as JsonObject[]).map(tellEntry).filter((line) => line !== '');
  const plain = spacedName(kind);
  return [[[plain === 'delay' ? 'delays' : plain, name], lines]];
}

function tellEntry(entry: JsonObject): string {
  const entries = Object.entries(entry).filter(
    ([name, one]) => !isEmpty(one) && typeof one !== 'boolean' && one !== 0 && !isKey(name),
  );
  const body = entries.find(([name]) => bodies.test(plainName(name)));
  const others = entries.filter((one) => one !== body).map(tellPart);
  if (body !== undefined) return toText(body[1]) + inBrackets(others.join(', ') || undefined);
  return others.join(', ');
}

const isKey = (name: string): boolean =>
  /^(?:id|position|createdat|updatedat)$/.test(plainName(name));

/** `num_workers: 5` is five workers; a text says itself what it is of. */
const tellPart = ([name, value]: Field): string =>
  typeof value === 'number'
    ? `${value} ${spacedName(name).replace(/^(?:num|number of|count of) /, '')}`
    : toText(value);

const toText = (value: JsonValue): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
