import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, isEmpty, isScalar, toText } from './fields.ts';

/** What holds a value beside its type, and perhaps the number of the field. */
const beside = /^(?:id|type|object|href|annotations)$/;
/** What databases keep a cell of one type in. */
const types = /^(?:title|rich_text|people|status|select|multi_select|date|number|checkbox)$/;

/** `{type: 'rich_text', rich_text: [{plain_text}]}`, `{title: [{plain_text: 'Order yeast'}]}`, `{date: {start}}`: its value. */
export function readCell(cell: JsonObject): JsonValue | undefined {
  const answer = readAnswer(cell);
  if (answer !== undefined) return answer;
  const { type } = cell;
  const [only, other] = Object.keys(cell).filter((name) => name === type || !beside.test(name));
  if (only === undefined || other !== undefined) return readShell(cell);
  const held = cell[only]!;
  const isTyped =
    only === type || (types.test(only) && (only === 'checkbox' || !isScalar(held) || 'id' in cell));
  return isTyped ? toPlain(held) : readShell(cell);
}

/** How a form shows a field. */
const ofForm = /^(?:hidden|subtype|required|mandatory|readonly|visible)$/;
const besideAnswer = /^(?:id|type|time|label|position|order)$/;
const answers = /^(?:result|value|answer|response)$/;

/** `{hidden: false, type: 'text', result: {value: 'Lindow Care Home'}}`: what was answered. */
function readAnswer(cell: JsonObject): JsonValue | undefined {
  const entries = Object.entries(cell).map(([name, value]) => [plainName(name), value] as const);
  if (typeof cell['type'] !== 'string' || !entries.some(([name]) => ofForm.test(name)))
    return undefined;
  const held = entries.filter(([name]) => !ofForm.test(name) && !besideAnswer.test(name));
  const [name = '', value] = held[0] ?? [];
  if (held.length !== 1 || value === undefined || !answers.test(name)) return undefined;
  const isWrapped = isJsonObject(value) && Object.keys(value).length === 1 && 'value' in value;
  return isWrapped ? value['value'] : value;
}

const holders = ['plain_text', 'name', 'start', 'content', 'number', 'string'] as const;

function toPlain(value: JsonValue): JsonValue {
  if (isScalar(value)) return value;
  if (isJsonObject(value)) {
    const { start, end } = value;
    if (typeof start === 'string' && typeof end === 'string' && end !== start)
      return `${start} to ${end}`;
    const name = holders.find((one) => isScalar(value[one]) && value[one] !== undefined);
    return name === undefined ? value : value[name]!;
  }
  const texts = value.map((one) => (isJsonObject(one) ? one['plain_text'] : undefined));
  if (texts.every((text) => typeof text === 'string')) return texts.join('');
  const read = value.map(toPlain);
  return read.every((one) => typeof one === 'string') ? read.join(', ') : read;
}

/** Whether a field holds users of the program alone, who are ours: `{type: 'people', people: [{object: 'user', name}]}`. */
export const isOfUsers = (value: JsonValue): boolean => {
  if (Array.isArray(value)) return value.length > 0 && value.every(isOfUsers);
  if (!isJsonObject(value)) return false;
  return (
    value['type'] === 'people' ||
    value['object'] === 'user' ||
    /[a-z]User$/.test(toText(value['objectName'])) ||
    value['resource_type'] === 'user' ||
    /^usr\w{14}$/.test(toText(value['id']))
  );
};

/** What boards wrap the text of one value in. */
const shell = /^(?:text|displayvalue|displaytext|string|changedat|additionalinfo)$/;
const texts = /^(?:text|displayvalue|displaytext)$/;

/** `client: {text: 'Dunmore Foods', changed_at}` */
function readShell(value: JsonObject): JsonValue | undefined {
  const own = Object.entries(value).filter(([, one]) => !isEmpty(one));
  const isShell = own.length > 0 && own.every(([name]) => shell.test(plainName(name)));
  const text = isShell ? findField(value, texts) : undefined;
  return isScalar(text) ? text : undefined;
}
