import { plainName } from './field-names.ts';

/** What somebody has said no to, as a field of few words tells it: to all, to calls, or to being written to. */
type Refused = 'all' | 'calls' | 'writing';

const channel = '(?:e?mail|sms|text|phone|call|contact|marketing|newsletter|promotional)';
const whole = '(?:e?mails?|sms|messages?|communications?|updates?|offers?|marketing)?';
/** `do_not_email`, `unsubscribed`, `email_opt_out`, `opted_out_of_marketing` */
const refusing = new RegExp(
  `^(?:(?:is|has|hs|customer|client|contact|lead)*${channel}?(?:opt(?:ed|s)?out|unsubscribed?)(?:of)?${channel}?(?:all)?|(?:donot|dont|no|never)(?:contact|e?mail|call|phone|ring|text|sms|market|write|disturb)(?:ing|s|to|again|flag|list|me|them|him|her)*)$`,
);
/** `accepts_marketing`, `marketing_consent`, `lead consent`, `I agree to receive marketing emails` */
const allowing = [
  new RegExp(
    `^(?:i|is|has)?(?:accepts?|allows?|agrees?to|agree|consents?to|wants?)(?:receiving|receive)?(?:marketing|newsletters?|promotional|e?mails?|sms)${whole}$`,
  ),
  new RegExp(
    `^(?:is|has)?(?:marketing|newsletter|promotional|e?mail|sms|casl|gdpr)${whole}(?:consent(?:ed|given)?|permission|opt(?:ed)?in|subscribed|allowed)$`,
  ),
  /^leadconsent$/,
];
/** Also with what follows it: `no. 2026-11-22`. */
const saysNo =
  /^(?:no|n|not yet|false|0|unsubscribed|denied|refused|withdrawn|declined|revoked)(?:\.(?:\s.*)?)?$/is;
const saysYes = /^(?:yes|y|true|1|x|unsubscribed|opted[- ]out|all)\b/i;

/** `contact status: Do not contact`, `tags: vip, do not email`: all that one of its words says. */
const said =
  /^(?:do not|don['’]?t|never|no) (?<what>contact|disturb|e-?mails?|mail|text|sms|write|market|marketing|calls?|phone|ring)(?: (?:them|him|her|again))?$|^(?:unsubscribed|opted[- ]out|opt[- ]out|dnc)$/i;
const longestSaid = 120;

const elsewhere = /\b(?:call|ring|try|reach)\b[^;]{0,60}\d{3}/i;

function refusedByValue(value: string): Refused | undefined {
  if (value.length > longestSaid) return undefined;
  for (const part of value.split(/[,;|]/)) {
    const found = said.exec(part.trim());
    if (found === null) continue;
    const what = found.groups?.['what'] ?? (/^dnc$/i.test(part.trim()) ? 'contact' : 'mail');
    // `no phone, call the office 614-555-0109`: they have none.
    if (/^phone$/i.test(what) && elsewhere.test(value)) return undefined;
    if (/^(?:call|phone|ring)/i.test(what)) return 'calls';
    return /^(?:contact|disturb)/i.test(what) ? 'all' : 'writing';
  }
  return undefined;
}

/** What a field refuses by its name, `do_not_email: true` or `marketing_consent: false`; undefined where it refuses nothing. */
export function refusedByName(name: string, value: string): Refused | undefined {
  const plain = plainName(name);
  if (allowing.some((one) => one.test(plain))) return saysNo.test(value) ? 'writing' : undefined;
  if (!refusing.test(plain) || !saysYes.test(value)) return refusedByValue(value);
  if (/call|phone|ring/.test(plain)) return 'calls';
  return /^(?:donot|dont|no|never)(?:contact|disturb)/.test(plain) ? 'all' : 'writing';
}
