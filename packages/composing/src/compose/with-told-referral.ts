import type { JsonObject } from '@workspace-ops/contracts';
import { isFreeText } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { onceForBoth } from '../facts/once-for.ts';
import type { Fact } from '../facts/read-facts.ts';
import { address } from '../facts/read-free-text.ts';
import { readsAsPerson } from '../request/crm-properties.ts';
import type { StepRequest } from '../request/types.ts';
import { readInOrder } from './read-sheet.ts';

const headers = /^\s*(?:(?:From|To|Cc|Subject|Date|Sent|Reply-To): [^\n]*\n+){1,8}\s*/u;
const sender =
  /(?:^|\n)From: "?(?<who>\p{Lu}[^"<>@\n]{2,60}?)"?(?: ?<(?<address>[^<>\s]{3,120}@[^<>\s]{3,120})>)?\s*(?=\n)/u;
const capital = String.raw`\p{Lu}[\p{L}\d&.'’-]*`;
const name = `${capital} ${capital}(?: ${capital})?`;
const firm = String.raw`(?:[Tt]he )?${capital}(?: (?:&|and|of|the|de|du|${capital}|\d{1,4})){0,5}`;
const known =
  '(?:friend|neighbour|neighbor|sister|brother|cousin|colleague|mate|partner|wife|husband|son|daughter|contact|opposite number|former boss|old boss|sister-in-law|brother-in-law|customer|client|supplier|accountant)';
/** `my friend Alastair Finch runs The Old Mill Inn at Cartmel` */
const recommended = new RegExp(
  `(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Aa]n?|[Oo]ne of (?:my|our)) (?:(?:good|old|dear|other) )?${known}s?,? (?<who>${name})(?:,? (?:who )?(?:also )?(?:runs|owns|manages|has|heads|leads|works (?:at|for)|is (?:the )?(?:\\p{Ll}+ ){0,3}(?:at|of|for)|of|at|from) (?<firm>${firm}))?(?! \\p{Lu})`,
  'u',
);
const atTown = / (?:at|in|near) [^]*$/u;
/** `You can say I sent you`, `feel free to mention my name` */
const agreed =
  /\b(?:you (?:can|may|could)|feel free to|(?:happy|fine|ok|okay) (?:for you )?to|please do) (?:say|tell (?:him|her|them)|mention|use|give|drop)\b[^.;!?]{0,30}\b(?:i|me|my name|us|we|our name)\b/iu;
const refused = /\b(?:not|never|don['’]?t|without|rather not|no names?)\b/iu;
/** What else they may be told: `… and that the trial went without a single short delivery` */
const told =
  /\b(?:say|tell (?:him|her|them)|mention)\b[^.;!?]{0,40}? and that (?<outcome>[^.;!?]{12,300})/iu;

/** What may be said is told as the outcome, beside the leave to say it. */
const leave = (sentence: string): string =>
  sentence.replace(/ and that [^]*$/u, '').replace(/[.!]$/u, '');

const isText = (fact: Fact): boolean =>
  fact.path.length === 1 && (isFreeText(fact) || /^e?mail$/i.test(fact.path[0]!));

/** The data of an introduction that a customer asks for in a mail of theirs: who writes, whom they recommend, and what may be said. */
export const withToldReferral = <T extends StepRequest>(request: T): T => {
  const { inputs } = request.definition;
  const context = inputs.includes('referral')
    ? partReferral(request.context, inputs)
    : request.context;
  return context === request.context ? request : { ...request, context };
};

const partReferral = onceForBoth((context: JsonObject, inputs: readonly string[]): JsonObject => {
  const { facts, find } = readInOrder(context, inputs);
  const [only, other] = facts.filter(isText);
  if (only === undefined || other !== undefined || find('referral') !== undefined) return context;
  const field = only.path[0]!;
  const given = context[field];
  if (typeof given !== 'string') return context;
  const [above = ''] = headers.exec(given) ?? [];
  const { who, address: own } = sender.exec(above)?.groups ?? {};
  const text = given.slice(above.length).trim();
  const referral = recommended.exec(text)?.groups;
  if (who === undefined || !readsAsPerson(who) || referral === undefined) return context;
  const said = text
    .split('\n')
    .filter((line) => line.trim() !== '' && line.trim() !== who.split(' ')[0])
    .join(' ');
  const sentences = splitSentences(said);
  const consent = sentences.find(
    (sentence) => agreed.test(sentence) && !refused.test(sentence.replace(told, '')),
  );
  const outcome = consent === undefined ? undefined : told.exec(consent)?.groups?.['outcome'];
  const email = address.exec(said)?.[0];
  const company = referral['firm']?.replace(atTown, '');
  const fields: Record<string, string | undefined> = {
    referrer: who,
    referral: company === undefined ? referral['who'] : `${referral['who']} at ${company}`,
    email,
    referrerEmail: own,
    consent: consent === undefined ? undefined : `yes, “${leave(consent)}”`,
    outcome: outcome === undefined ? undefined : outcome.charAt(0).toUpperCase() + outcome.slice(1),
  };
  const { [field]: _, ...rest } = context;
  return {
    ...rest,
    ...Object.fromEntries(
      Object.entries(fields).filter(
        (entry): entry is [string, string] =>
          entry[1] !== undefined && [undefined, only].includes(find(entry[0])),
      ),
    ),
    [/mail/i.test(field) ? 'message' : field]: said,
  };
});
