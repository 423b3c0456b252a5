import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName, spacedName } from '../facts/field-names.ts';
import { replaceFields, toText } from './fields.ts';

/** A program's number for a field that a customer of its made: what it is of, only the value may say. */
const numbered = /^customfield ?\d+(?: ?value)?$/;
const labels = /^(?:tags|labels)$/;
const kit = /^(?:equipment|gear|kit|hardware|assets)$/;

const costCentre = /^(?:CC|cost cent(?:re|er))[- ]?\d{1,6}(?!\d)/i;
const share = /^\d{1,3}(?:\.\d+)? ?%/;
const withContact = /^(.{3,80}?), contact:? (\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’ -]{1,40})$/u;

type NewField = readonly [names: readonly string[], value: JsonValue];

/** Fields whose names say nothing, by what their values say. */
export const withValueShapes = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    const plain = plainName(name);
    if (labels.test(plain) && Array.isArray(value)) return readLabels(name, value);
    if (kit.test(plain) && isJsonObject(value)) return readKit(name, value);
    return numbered.test(plain) && typeof value === 'string' ? readNumbered(name, value) : null;
  });

/** `gear: { phone: 'yes', coolerSet: '4 coolers' }` */
function readKit(name: string, value: JsonObject): NewField[] | null {
  const parts = Object.entries(value);
  if (!parts.every(([, one]) => typeof one === 'string' || typeof one === 'boolean')) return null;
  const told = parts
    .map(([part, one]) => [spacedName(part), toText(one)] as const)
    .filter(([, said]) => !/^(?:false|no|none|n\/a|)$/i.test(said))
    .map(([part, said]) => (/^(?:yes|true|y)$/i.test(said) ? part : `${part}: ${said}`));
  return [[[name], told]];
}

function readNumbered(name: string, value: string): NewField[] | null {
  if (costCentre.test(value)) return [[['cost centre', name], value]];
  if (share.test(value)) return [[['progress', name], value]];
  const [, company, person] = withContact.exec(value) ?? [];
  if (company === undefined) return [[['further detail', name], value]];
  return [
    [['customer', name], company],
    [['contact'], person!],
  ];
}

/** A cost centre among the labels of a record is none of them. */
function readLabels(name: string, value: readonly JsonValue[]): NewField[] | null {
  const centre = value.find((one) => typeof one === 'string' && costCentre.test(one));
  if (centre === undefined) return null;
  return [
    [['cost centre', name], centre],
    [[name], value.filter((one) => one !== centre)],
  ];
}
