import type { JsonValue } from '@workspace-ops/contracts';

const mayWe = /^(?:may|can|could) we (?<what>[^?]{3,160})\??$/i;
const iAgree = /^i (?:agree|consent)\b[^?]{3,160}$/i;
const yes = /^(?:yes|true|y|i agree|agreed|ok(?:ay)?)\.?$/i;

/** A plain yes to `May we publish your answers with your name?` with what it is a yes to. */
export function sayYes(name: string, value: JsonValue): JsonValue {
  if (!(value === true || (typeof value === 'string' && yes.test(value.trim())))) return value;
  const what = mayWe.exec(name.trim())?.groups?.['what'];
  if (what !== undefined) return `yes, you may ${toOwn(what.trim())}`;
  return iAgree.test(name.trim()) ? `yes: ${name.trim()}` : value;
}

const toOwn = (asked: string): string =>
  asked
    .replaceAll(/\byours\b/gi, 'mine')
    .replaceAll(/\byour\b/gi, 'my')
    .replaceAll(/\byou\b/gi, 'me')
    .replaceAll(/\bour\b/gi, 'your');
