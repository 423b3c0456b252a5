import type { ArtifactDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { isMarked } from '../disclosure/marked-facts.ts';
import { isFreeText, namesFor, normalName } from '../facts/field-names.ts';
import { clip, clipSentence } from '../facts/inline-text.ts';
import { isPlural } from '../facts/is-plural.ts';
import { onceFor } from '../facts/once-for.ts';
import { listSentences } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import type { Ask } from '../request/types.ts';
import { isWhenFilled, untilFilled } from '../times/when-filled.ts';

const longest = 160;
/** `Email jobs@…`, `call Dana after four`: what to do, and no address. */
const order =
  /^(?:please |just |simply |to apply,? )?(?:e-?mail|mail|call|ring|phone|text|message|whatsapp|write|send|apply|visit|use|fill|complete|come|drop|pop|contact|ask|bring|post|go|see|click|scan|submit|upload|reply|get in touch|speak|talk|dm|have a chat)\b(?! ?:)/iu;
/** `By email to …`, `online at …`: how, without a verb. */
const way = /^(?:by|via|through|in|at|online|with|over|on)\b/iu;
const labelled =
  /^(?:e-?mail|mail|phone|tel(?:ephone)?|address|web ?site|link)(?: address)? ?: ?/iu;
const toWhom = /^to /i;

const email = /^\S{1,64}@\S{1,120}$/u;
const site = /^(?:https?:\/\/|www\.)\S{3,120}$|^[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}\/\S{0,80}$/iu;
/** `0161 715 0199`, `Dana on 0161 715 0199`, `0161 715 0199 (Dana)` */
const phone =
  /^(?:\p{L}[\p{L}'’ -]{0,40} (?:on )?)?\(?\+?\d[\d ()-]{6,18}\d(?: \([^()]{1,40}\))?$/u;
/** `CV to jobs@…`: what is sent. */
const papers =
  /^(?:(?:a|your|the) )?(?:short |full |covering |cover )?(?:cvs?|r[ée]sum[ée]s?|letters?|applications?|details|e-?mails?|forms?)\b(?=.* to )/iu;
/** Until when, which stands after an address. */
const ownTerm =
  /,? (?:by|until|till|before|no later than) (?=.*(?:\d|day\b|noon|midnight))[^,;]{3,40}$/iu;
const between = /,? or | ?\/ (?=\S)|; ?/iu;

const isOrder = (value: string): boolean => order.test(value) || way.test(value);
const isChannel = (part: string): boolean =>
  email.test(part) || site.test(part) || phone.test(part);
const plain = (part: string): string =>
  part
    .trim()
    .replace(labelled, '')
    .replace(toWhom, '')
    .replace(/[.\s]+$/, '');

/** As people write to one another; a text tells it in full. */
const spellOut = (value: string): string =>
  value.replace(shortened, (said) => {
    const full = inFull[said.toLowerCase()]!;
    return /^\p{Lu}/u.test(said) ? full[0]!.toUpperCase() + full.slice(1) : full;
  });
const inFull: Readonly<Record<string, string>> = {
  txt: 'text',
  msg: 'message',
  fone: 'phone',
  pls: 'please',
  plz: 'please',
};
const shortened = /(?<![\p{L}\d@._/-])(?:txt|msg|fone|pls|plz)(?![\p{L}\d@._/-])/giu;

/** The ways of which each is enough; a list of addresses and numbers alone is one of them. */
function listWays(value: string): string[] {
  const ways = value.split(between).map((one) => one.trim());
  const listed = ways.flatMap((one) => one.split(/, /)).map(plain);
  return (listed.every(isChannel) ? listed : ways).filter((one) => one !== '');
}

const isAddressAlone = (value: string): boolean =>
  listWays(value).length === 1 &&
  !isOrder(value) &&
  !phone.test(plain(value)) &&
  !papers.test(value) &&
  !ownTerm.test(value) &&
  !value.split(/, /).some(isOrder);

/** Where applications go, where it is an address or somebody; null where it says what to do. */
export const readAddress = (said: string): string | null => findAddress(spellOut(said));

const findAddress = (value: string): string | null =>
  isAddressAlone(value) ? clip(plain(value), longest).replace(/[.\s]+$/, '') : null;

/** What to do, as a sentence of its own; null where it is an address. */
export function readOrder(given: string): string | null {
  const value = spellOut(given);
  if (isAddressAlone(value)) return null;
  const [first = '', ...others] = listWays(value).map((one, at) => sayWay(one, at > 0));
  const isSaid = [first, ...others].every((one) => one !== null);
  const said = isSaid ? [first!, ...others].join(' or ') : `How to apply: ${value.trim()}`;
  return `${clip(said[0]!.toUpperCase() + said.slice(1), longest).replace(/[.\s]+$/, '')}.`;
}

/** An address, or a number, to which somebody may write or ring. */
const reach = /\w@\w|https?:|www\.|\bin person\b|(?<![\p{L}\d])\+?\d[\d ()-]{8,16}\d(?!\d)/iu;

/** What to do to apply to somebody: `contact Mick on 0402 555 610`, `call or text Mick`; null of a name alone. */
export function readApplying(given: string): string | null {
  if (!reach.test(given)) return null;
  const said = clip(withPreposition(spellOut(given.trim())), longest).replace(/[.\s]+$/, '');
  const rest = said.replace(/^to apply,? /iu, '');
  return isOrder(rest) && order.test(rest)
    ? rest[0]!.toLowerCase() + rest.slice(1)
    : `contact ${said}`;
}

/** `Mick on 0402 555 610` of `Mick 0402 555 610`, `Dana at dana@…` of `Dana, dana@…` */
const withPreposition = (said: string): string =>
  said
    .replace(beforeNumber, (whole: string, name: string) =>
      order.test(name) ? whole : `${name} on `,
    )
    .replace(beforeAddress, (whole: string, name: string) =>
      order.test(name) ? whole : `${name} at `,
    );
const beforeNumber = /(?<!\p{L})(\p{Lu}[\p{L}'’-]{1,30}),? (?=\+?\d[\d ()-]{6,18}\d(?!\d))/gu;
const beforeAddress = /(?<!\p{L})(\p{Lu}[\p{L}'’-]{1,30}),? (?=[\w.+-]{1,64}@\w)/gu;

/** An address that is for applications by what it is called. */
const ofApplications =
  /^(?:jobs?|careers?|hr|recruit\p{L}*|hiring|vacanc(?:y|ies)|apply|applications?|talent|people|join(?:us)?|work(?:withus)?|cvs?)(?:[._+-]\S{0,60})?@\S{1,120}$/iu;
const contacts = new Set(['contact', 'email', 'contactemail'].flatMap(namesFor));

/** The data of an opening whose contact is an address for applications: they go there. */
export const withApplyTo = onceFor((context: JsonObject): JsonObject => {
  const entries = Object.entries(context);
  if (entries.some(([name]) => toApply.has(normalName(name)))) return context;
  const found = entries.find(
    ([name, value]) =>
      contacts.has(normalName(name)) &&
      typeof value === 'string' &&
      ofApplications.test(value.trim()),
  );
  return found === undefined ? context : { ...context, applyTo: found[1] };
});
const toApply = new Set(namesFor('applyTo'));

/** An opening of which nobody can tell where to apply, where its text does not say it either: a note may. */
export function askWhereToApply(
  { publicFields = [] }: Pick<ArtifactDefinition, 'publicFields'>,
  { find, facts }: FactSheet,
  content: string,
): Ask[] {
  if (!publicFields.includes('applyTo') || find('applyTo') !== undefined || reach.test(content))
    return [];
  const [told] = facts
    .filter((fact) => (isFreeText(fact) || isContact(fact)) && !isMarked(fact))
    .flatMap((fact) => listSentences(fact).map((sentence) => ({ fact, sentence })))
    .filter(
      ({ fact, sentence }) =>
        reach.test(sentence) && (isContact(fact) || ofApplying.test(sentence)),
    );
  if (told === undefined)
    return [
      { names: ['applyTo'], question: 'Where do applications go? Nothing on record says it.' },
    ];
  const label = told.fact.label.toLowerCase();
  const question = `Where do applications go? The ${label} ${isPlural(label) ? 'say' : 'says'} “${clipSentence(told.sentence, longest)}”: is it that?`;
  return [{ names: ['applyTo'], question, offered: wayIn(told.sentence) }];
}
const isContact = ({ names: [own] }: Fact): boolean => contacts.has(own!);
const ofApplying =
  /\b(?:appl(?:y|ying|ications?|icants?)|interested|candidates?|cvs?|r[ée]sum[ée]s?|send|e-?mail|mail|write|contact|ring|call|text)\b/iu;

/** `send a few lines to Kelly, kelly@…, by Friday` of `Ask people to send a few lines …`; else the address alone. */
function wayIn(sentence: string): string {
  const [said = ''] = ofWay.exec(sentence) ?? [];
  const told = reach.test(said) ? said : (address.exec(sentence)?.[0] ?? sentence);
  return told.replace(/[.,;\s]+$/, '');
}
const ofWay =
  /\b(?:send|e-?mail|write|apply|ring|call|text|contact)\b(?! (?:is|are|was|goes|go)\b)[^;]{3,160}/iu;
const address =
  /[\w.+-]{1,64}@[\w.-]{1,120}\w|(?:https?:\/\/|www\.)\S{3,120}|\+?\d[\d ()-]{6,18}\d/u;

/** One way as an order; null where it is none that can stand beside others. */
function sayWay(said: string, isLater: boolean): string | null {
  const part = plain(said);
  if (order.test(said))
    return isLater && !/^WhatsApp\b/u.test(said) ? said[0]!.toLowerCase() + said.slice(1) : said;
  if (way.test(said)) return `apply ${said[0]!.toLowerCase()}${said.slice(1)}`;
  const [term = ''] = ownTerm.exec(part) ?? [];
  const own = part.slice(0, part.length - term.length);
  if (papers.test(own)) return `send ${withArticle(own)}${term}`;
  if (own.split(/, /).some(isOrder)) return null;
  if (email.test(own)) return `email ${own}${term}`;
  if (site.test(own)) return `apply at ${own}${term}`;
  if (phone.test(own)) return `ring ${own}${term}`;
  return isNamed.test(own) ? `apply to ${own}${term}` : null;
}
const isNamed = /^(?:the \p{L}|\p{Lu}\p{Ll}+)[\p{L}'’. -]{0,60}$/u;

/** `CV to …` as `your CV to …` */
const withArticle = (said: string): string =>
  /^(?:a|your|the) /i.test(said)
    ? said[0]!.toLowerCase() + said.slice(1)
    : `your ${/^cv/i.test(said) ? said.replace(/^cv/i, 'CV') : said[0]!.toLowerCase() + said.slice(1)}`;

const withoutEnd = /^(?:open|ongoing|rolling|none|asap|a\.s\.a\.p\.?|tb[ca]|to be \p{L}+)\b/iu;

/** `until 18 December`, and `until the post is filled`; null where applications never end. */
export function readUntil(value: string): string | null {
  const said = value.trim().replace(/[.\s]+$/, '');
  if (withoutEnd.test(said)) return null;
  if (isWhenFilled(said)) return untilFilled;
  return `until ${clip(said.replace(/^(?:until|till?|by|on|before) /i, ''), longest)}`;
}
