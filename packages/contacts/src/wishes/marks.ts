import type { JsonValue } from '@workspace-ops/contracts';
import { noWishes, type Wishes } from './wishes.ts';

/** Most names of fields have none of these, and are done with. */
const stems = /opt|unsub|not|don.?t|dnc|calls|status/i;

const noContact =
  /^(?:hs|cf|is|has|contact|lead|customer|person|email|mail|marketing){0,3}(?:(?:donot|dont)(?:contact|e?mail|write|market)(?:to)?|(?:opt(?:ed)?out|unsubscribed)(?:(?:of|from)?(?:e?mails?|marketing|all(?:emails?)?|everything))?)$/;
const noContactSince = /(?:unsubscribed|opt(?:ed)?out)(?:at|on|date|time)$/;
const noCalls =
  /^(?:(?:is|has|hs|cf)?(?:donot|dont)(?:call|phone|ring)|nocalls|(?:call|phone)opt(?:ed)?out|dnc)$/;
const states = /status$/;
const stopped = /^(?:unsubscribed|opted[ _-]?out|do[ _-]?not[ _-]?contact|dnc)$/i;

/** Of a mark that is set: `true`, `Yes`, `1`. */
const isSet = (value: JsonValue): boolean =>
  value === true ||
  value === 1 ||
  (typeof value === 'string' && /^(?:true|yes|y|x|1|on)$/i.test(value.trim()));

/** Since when: a day, or seconds since 1970. */
const isDay = (value: JsonValue): boolean =>
  (typeof value === 'string' && /\d{4}|\d{1,2}[/.]\d{1,2}/.test(value)) ||
  (typeof value === 'number' && value > 1);

/** What a program's field says by its name: `HasOptedOutOfEmail: true`, `do_not_call: 'Yes'`, `marketing_status: 'unsubscribed'`. */
export function readMark(name: string, value: JsonValue): Wishes {
  if (!stems.test(name) || name.length > longestName) return noWishes;
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  const optOut =
    (isSet(value) && noContact.test(plain)) ||
    (isDay(value) && noContactSince.test(plain)) ||
    (typeof value === 'string' && states.test(plain) && stopped.test(value.trim()));
  return optOut || (isSet(value) && noCalls.test(plain))
    ? { ...noWishes, optOut, noCalls: !optOut }
    : noWishes;
}

const longestName = 60;
