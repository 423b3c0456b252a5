import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { deepest, mayBeOwn, writePath } from '../facts/own-names.ts';
import { mayHold } from '../request/forms-of-values.ts';

/** A field of a run's data whose name nobody knows. */
export interface CalledField {
  /** `voucher.party` */
  name: string;
  value: JsonValue;
}

/**
 * The field that an answer names in place of a value: `customer: party`, `customer: voucher.party`. One whose name
 * everybody knows is none, and so is one that cannot be what is asked for: `outcome: fixed` is an outcome, beside `fixed: yes`.
 */
export function findCalledField(
  asked: string,
  answer: string,
  context: JsonObject,
): CalledField | undefined {
  const called = plainName(answer);
  if (called === '' || answer.length > longest) return undefined;
  const [found, another] = listFields(context, []).filter(
    ({ path, value }) => isCalled(path, called) && isFitting(asked, path, value),
  );
  if (found === undefined || another !== undefined) return undefined;
  return { name: writePath(found.path), value: found.value };
}

/** By the name alone where nobody knows it, and else with what it stands in. */
const isCalled = (path: readonly string[], called: string): boolean =>
  (path.length > 1 && plainName(path.join(' ')) === called) ||
  (plainName(path.at(-1)!) === called && mayBeOwn(path.at(-1)!));

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
