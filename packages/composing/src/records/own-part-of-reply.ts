import { isGreeting, splitMail } from '@workspace-ops/contacts';
import { ignoringCase } from '@workspace-ops/content';
import type { JsonObject } from '@workspace-ops/contracts';
import { namesFor, normalName, plainName } from '../facts/field-names.ts';
import { address } from '../facts/read-free-text.ts';
import { institution } from '../facts/names-in-notes.ts';
import { telephone } from '../facts/phone-on-record.ts';
import { replaceFields, type NewField } from './fields.ts';

/** What a note passes on from a letter is what it tells: of a reply alone it is the letter that was answered. */
const replies = /^(?:their)?reply(?:text)?$/;
const mails = /^(?:e?mail|(?:e?mail)?(?:body|text)|(?:mail)?message|en?quiry|inquiry)$/;

/**
 * A reply, and a mail that is signed, as its author wrote it: without greeting, signature, the line of a telephone and
 * the letter that it answers; who signs it, with their company and numbers, where no field says so.
 */
export const withOwnPartOfReply = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (typeof value !== 'string') return null;
    const isNamedReply = replies.test(plainName(name));
    if (!isNamedReply && !mails.test(plainName(name))) return null;
    const text = value.trim();
    const isReply = isNamedReply || (answersMail.test(text) && !hasReply(record));
    if (!isReply && !text.includes('\n')) return null;
    const { words, signature } = splitMail(text.split(/\r?\n/));
    const said = words.join('\n').trim().split('\n');
    const own = withoutHello((isGreeting(said[0]!) ? said.slice(1) : said).join('\n').trim());
    if (own === '' || own === value || !(isReply || signature.length > 0)) return null;
    const signer = readSigner(signature);
    return [
      [isReply ? replyName(name) : name, own],
      ...(isReply ? listNew(signer, record) : ofSender(signer, record)),
    ];
  });

/** The letter that is answered stands above, or is announced: `On 27 Nov 2026, Becky wrote:`. */
const answersMail = /(?<![^])>|^On .{5,120} wrote:\s*$/mu;
const hasReply = (record: JsonObject): boolean =>
  Object.keys(record).some((name) => replies.test(plainName(name)));
const replyName = (name: string): string => (replies.test(plainName(name)) ? name : 'reply');

type Signer = Readonly<Record<'contact' | 'company' | 'phone' | 'email', string | undefined>>;

/** `Kia ora Sam, yes please` */
const hello = ignoringCase(
  String.raw`^(?:hi|hello|hey|hiya|kia ora|g['’]day|dear|good (?:morning|afternoon|evening|day))(?: there| all| both| team| (?-i:\p{Lu}[\p{L}'’-]+){1,2})?[,.!]+\s+(?=\S+ \S)`,
);
const withoutHello = (said: string): string => {
  const rest = said.replace(hello, '');
  return rest === said ? said : rest.charAt(0).toUpperCase() + rest.slice(1);
};

function listNew(found: Signer, record: JsonObject) {
  const given = new Set(Object.keys(record).map(normalName));
  return Object.entries(found).flatMap(([name, value]): NewField[] => {
    const isGiven = [...namesFor(name), ...(name === 'contact' ? ['lead', 'name'] : [])].some(
      (one) => given.has(one),
    );
    return value === undefined || isGiven ? [] : [[name, value]];
  });
}

/** Who wrote a mail may be one of us, as in one that is passed on. */
function ofSender({ contact, company, phone }: Signer, record: JsonObject): NewField[] {
  const isGiven = Object.keys(record).some((name) => /^(?:sender|from)$/.test(plainName(name)));
  const found = [
    ['sender', isGiven ? undefined : contact],
    ['company of the sender', company],
    ['phone of the sender', phone],
  ] as const;
  return found.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

const signOff =
  /^[^,]{0,30}\b(?:regards|wishes|thanks|thank you|thx|cheers|best|sincerely|faithfully|truly|merci|danke|gracias|grazie|bedankt)\b[\s,.!–-]*|^ta(?: (?:very )?(?:much|muchly))?[\s,.!–-]+/iu;
const personName = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}(?=$|,| [|–-] )/u;
/** `Fernhop Brewing`, `Harris & Daughter of Leith` */
const properName =
  /^(?:The )?\p{Lu}[\p{L}\p{N}.'’&-]*(?: (?:\p{Lu}[\p{L}\p{N}.'’&-]*|&|and|of|the)){0,5}$/u;
/** `Head Brewer`, `Director`, `Office Manager`, `Co-founder` */
const isRole =
  /(?:er|or|ist|ian|ant|ary|ess|head|lead|chief|staff|team|sales|marketing|operations|facilities|accounts|purchasing|procurement|reception|c[efot]o|vp|md|gm|pa)$/i;

function readSigner(lines: readonly string[]): Signer {
  const [first = '', ...others] = lines
    .map((line) => line.replace(signOff, '').trim())
    .filter((line) => /\p{L}|\d/u.test(line));
  const contact = personName.exec(first)?.[0];
  const rest = [first.slice(contact?.length ?? 0), ...others];
  const parts = rest.flatMap((line) => line.split(/[,|·•]| [–-] | (?:at|for|of) /u));
  const names = parts.map((part) => part.trim()).filter((part) => properName.test(part));
  return {
    contact,
    company:
      names.find((name) => institution.test(name)) ?? names.find((name) => !isRole.test(name)),
    phone: telephone.exec(rest.join('\n'))?.[0].trim(),
    email: address.exec(rest.join('\n'))?.[0],
  };
}
