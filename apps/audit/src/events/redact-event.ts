import { findFindings, redactNamed, redactText } from '@workspace-ops/content';
import type { Actor } from '@workspace-ops/contracts';
import { LRUCache } from 'lru-cache';

/** Ids, hashes and moments as services make them: nothing is looked for in what only looks like a number. */
const madeByServices = /^(?:[a-z]{2,12}_[0-9a-f]{32}|[0-9a-f]{64}|\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)$/;

const idsWithin = /\b[a-z]{2,12}_[0-9a-f]{32}\b/g;

/**
 * Words, without the ids in them, that hold nothing to redact: most entries say what others said of other ids, and
 * to look costs some 40 µs each time.
 */
const clean = new LRUCache<string, true>({ max: 4_096 });
/** Addresses that are the name of who acted. */
const names = new LRUCache<string, true>({ max: 4_096 });
const longestKept = 200;

/** The text with marks in the place of personal data and secrets. */
export function redact(text: string): string {
  if (madeByServices.test(text)) return text;
  const words = text.replace(idsWithin, 'id');
  if (clean.has(words)) return text;
  const told = redactText(text).text;
  if (told === text && words.length <= longestKept) clean.set(words, true);
  return told;
}

/** What somebody is called, who acted or whom it was about: that may be an email address, and nothing else. */
export function redactName(name: string): string {
  if (names.has(name)) return name;
  if (!isAddress(name)) return redact(name);
  if (name.length <= longestKept) names.set(name, true);
  return name;
}

function isAddress(text: string): boolean {
  if (!text.includes('@')) return false;
  const [found] = findFindings(text);
  return found?.kind === 'email' && found.start === 0 && found.end === text.length;
}

export const redactActor = ({ kind, id, name }: Actor): Actor => ({
  kind,
  id: id === null ? null : redact(id),
  name: redactName(name),
});

/**
 * Details with all their texts redacted, and the digits that their keys call a phone, a birth date or an identity
 * number, so that no writer of an entry has to think of it. Named are the members of the workspace: under `email`, and
 * as an actor.
 */
export const redactDetails = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return redactDetail(value, key);
  if (typeof value === 'number') return redactNumber(value, key);
  if (Array.isArray(value)) return value.map((item) => redactDetails(item, key));
  if (typeof value !== 'object' || value === null) return value;
  if (isActor(value)) return redactActor(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, redactDetails(member, name)]),
  );
};

function redactDetail(text: string, key: string): string {
  if (key === 'email') return redactName(text);
  return madeByServices.test(text) ? text : redact(redactNamed(text, key));
}

function redactNumber(value: number, key: string): string | number {
  const text = String(value);
  const redacted = redactNamed(text, key);
  return redacted === text ? value : redacted;
}

function isActor(value: object): value is Actor {
  if (Object.keys(value).length !== 3) return false;
  const { kind, id, name } = value as Partial<Actor>;
  return (
    typeof kind === 'string' && typeof name === 'string' && (id === null || typeof id === 'string')
  );
}
