import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { deepest, mayBeLearned, writePath } from '../facts/own-names.ts';
import { mayHold } from '../request/forms-of-values.ts';

/** A field of a run's data. */
export interface CalledField {
  /** `voucher.party` */
  name: string;
  value: JsonValue;
}

/**
 * The field that an answer names in place of a value: `customer: party`, `customer: voucher.party`, `amount: balance
 * due`; of several the outermost. One that cannot be what is asked for is none: `outcome: fixed` is an outcome, beside
 * `fixed: yes`, and `channel: email` a channel.
 */
export function findCalledField(
  asked: string,
  answer: string,
  context: JsonObject,
): CalledField | undefined {
  const called = plainName(answer);
  if (called === '' || answer.length > longest || called === plainName(asked)) return undefined;
  const [found, another] = listFields(context, [])
    .filter(({ path, value }) => isCalled(asked, path, called) && isFitting(asked, path, value))
    .toSorted((one, other) => one.path.length - other.path.length);
  if (found === undefined || another?.path.length === found.path.length) return undefined;
  return { name: writePath(found.path), value: found.value };
}

const isCalled = (asked: string, path: readonly string[], called: string): boolean =>
  (path.length > 1 && plainName(path.join(' ')) === called) ||
  (plainName(path.at(-1)!) === called &&
    (mayBeLearned(path.at(-1)!) || !ofOneWord.has(plainName(asked))));

/** The name of a usual field may be the answer itself. */
const ofOneWord = new Set(
  'channel severity priority status outcome sentiment source audience consent'.split(' '),
);

const longest = 140;

interface Field {
  path: readonly string[];
  value: JsonValue;
}

function listFields(record: JsonObject, path: readonly string[]): Field[] {
  if (path.length === deepest) return [];
  return Object.entries(record).flatMap(([name, value]): Field[] => {
    const field = { path: [...path, name], value };
    return isJsonObject(value) ? [field, ...listFields(value, field.path)] : [field];
  });
}

function isFitting(asked: string, path: readonly string[], value: JsonValue): boolean {
  if (value === null || typeof value === 'boolean') return false;
  if (typeof value === 'object') return true;
  const said = String(value);
  return (
    !/^(?:yes|no)?\W*$/i.test(said) && mayHold(asked, { path, names: [], label: '', value: said })
  );
}
