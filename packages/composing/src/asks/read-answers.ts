import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { isFreeText, isTechnical, namesFor, normalName } from '../facts/field-names.ts';
import type { Ask } from '../compose/types.ts';

export interface Answered {
  /** By field; empty where the comment answers nothing. */
  facts: JsonObject;
  /** What else the comment says. */
  rest: string;
}

const labelled = /^[\s*•-]{0,8}([\p{L}\p{N}][\p{L}\p{N} _-]{0,59}?)\s{0,4}[:=]\s{0,8}(\S.*)$/u;

/**
 * Reads the answers out of a comment: lines that begin with the name of what is asked and a colon, or with that of a
 * field on record, which they correct.
 */
export function readAnswers(
  comment: string,
  asks: readonly Ask[],
  context: JsonObject = {},
): Answered {
  const correctable = Object.keys(context).filter((name) => isCorrectable(name, context[name]!));
  const facts: Record<string, string> = {};
  const rest: string[] = [];
  for (const line of comment.split('\n')) {
    const [, label = '', value = ''] = labelled.exec(line) ?? [];
    const name = findAsked(label, asks) ?? findField(label, correctable);
    if (name === null) rest.push(line);
    else facts[name] = value.trim();
  }
  return { facts, rest: rest.join('\n').trim() };
}

/** A value of one line that is no note: `note: make it shorter` is an order. */
const isCorrectable = (name: string, value: JsonValue): boolean =>
  (typeof value === 'string' || typeof value === 'number') &&
  !isFreeText({ path: [name] }) &&
  !isTechnical({ path: [name], value: String(value) });

function findField(label: string, names: readonly string[]): string | null {
  const said = normalName(label);
  return said === '' ? null : (names.find((name) => normalName(name) === said) ?? null);
}

function findAsked(label: string, asks: readonly Ask[]): string | null {
  const said = normalName(label);
  if (said === '') return null;
  const names = asks.flatMap((ask) => ask.names);
  // `price` may count as `amount`, too: its own name goes first.
  const own = names.find((name) => normalName(name) === said);
  return own ?? names.find((name) => namesFor(name).includes(said)) ?? null;
}
