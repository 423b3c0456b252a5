import { replacePlaceholders } from './replace-placeholders.ts';
import type { Replaced } from './replace-placeholders.ts';

/** What a context knows by a name such as `first name` or `company`; undefined if nothing. */
export type Resolve = (name: string) => string | undefined;

const phrases: readonly (readonly [RegExp, string])[] = [
  [/^(?:tbd)$/, 'to be decided'],
  [/^(?:tbc)$/, 'to be confirmed'],
  [/^(?:tba)$/, 'to be announced'],
  [/^(?:todo|fixme|changeme|replace me|replaceme|x+|lorem ipsum|object object)$/, ''],
  [/^(?:placeholder|text goes|copy goes|content goes)/, ''],
  [/^(?:your|my|sender|our) (?:full )?name$|^signature$|^sender$/, 'our team'],
  [/^(?:your|our|my) (?:company|business|brand)/, 'our company'],
  [/(?:company|business|organi[sz]ation|account)/, 'the company'],
  [/(?:link|url|website)/, 'our website'],
  [/email/, 'our email address'],
  [/(?:phone|mobile)/, 'our phone number'],
  [/(?:date|deadline|day|month|year|time)/, 'the agreed date'],
  [/(?:amount|price|budget|fee|cost)/, 'the agreed amount'],
  [/(?:city|location|place|address|site)/, 'the site'],
  [/(?:percent|percentage|statistic)/, 'a share'],
  [/(?:name|client|customer|recipient|prospect|contact|person)/, 'the customer'],
];

const greeting = /(?:^|[\s>*])(?:hi|hello|dear|hey|good (?:morning|afternoon|evening))[ ,]*$/i;

/** The words a placeholder asks for: `{{first_name}}` asks for `first name`. */
function nameOf(placeholder: string): string {
  return placeholder
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .replace(/^(?:please )?(?:insert|add|enter|fill in|put|type|choose|select|replace)\s+/, '')
    .replace(/\s+here$/, '');
}

function phraseFor(name: string, before: string): string {
  for (const [shape, phrase] of phrases) {
    if (!shape.test(name)) continue;
    return phrase === 'the customer' && greeting.test(before) ? 'there' : phrase;
  }
  const words = name.replace(/^(?:the|a|an|your|our|my)\s+/, '').slice(0, 60);
  return words === '' || /^\d/.test(words) ? '' : `the ${words}`;
}

/**
 * The text with each placeholder filled from `resolve`, or else by a neutral phrase that reads in
 * its place; the result holds no placeholder.
 */
export function fillPlaceholders(text: string, resolve: Resolve = () => undefined): Replaced {
  return replacePlaceholders(text, (placeholder, before) => {
    const name = nameOf(placeholder.text);
    return resolve(name) ?? phraseFor(name, before);
  });
}
