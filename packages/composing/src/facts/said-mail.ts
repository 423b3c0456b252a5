import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName, plainName } from './field-names.ts';
import { companyName, post } from './names-in-notes.ts';
import { onceForBoth } from './once-for.ts';

const mail = /^(?:their|her|his|customer|lead)?e?mail(?:text|body)?$/;
/** Several addresses, each with whom it reaches, are none. */
const isSaid = (value: unknown): boolean =>
  typeof value === 'string' && /^(?!\S+@)\S*(?:\s\S+){5}/.test(value.trim());

/** `From: Pieter Claes <pieter@…>`, `Subject: …`: the lines above a mail that somebody pasted whole. */
const headers = /^\s*(?:(?:From|To|Cc|Subject|Date|Sent|Reply-To): [^\n]*\n){2,8}\s*/;
const sender =
  /(?:^|\n)From: "?(?<who>\p{Lu}[^"<>@\n]{2,60}?)"? ?<(?<address>[^<>\s]{3,80}@[^<>\s]{3,80})>/u;
const subject = /(?:^|\n)Subject: ([^\n]*)/;
const phone = /^(?:(?:tel|phone|mobile|m|t)[.:]? ?)?(?<number>\+?\d[\d ()./-]{6,18}\d)$/iu;

/** Who wrote a mail that was pasted whole, how they sign, and what they wrote. */
function openMail(value: string): JsonObject | undefined {
  const [above = ''] = headers.exec(value) ?? [];
  const { who, address } = sender.exec(above)?.groups ?? {};
  const message = value.slice(above.length);
  // Who passes a mail on has not written it.
  if (who === undefined || /^From: /m.test(message)) return undefined;
  const lines = value.split('\n').map((line) => line.trim());
  const below = lines.slice(lines.lastIndexOf(who) + 1).slice(0, mostLines);
  const signed = lines.includes(who) ? below : [];
  const company = signed.map(readSignedCompany).find((one) => one !== undefined);
  const number = signed.map((line) => phone.exec(line)?.groups!['number']).find(Boolean);
  return {
    contact: who,
    email: address!,
    ...(company !== undefined && { company: company }),
    ...(number !== undefined && { phone: number }),
    subject: subject.exec(above)?.[1] ?? '',
    message,
  };
}
const mostLines = 4;
const ofCompany = new RegExp(`^(?!.*\\b${post}\\b)(${companyName})(?:, ${companyName})?$`, 'u');

const inPost =
  /^(?:(?:managing|sales|general|office|facilities|operations|finance|marketing|technical|deputy|assistant|head|co-) ?)*(?:directrice|directeur|g[ée]rante?|propri[ée]taire|responsable|pr[ée]sidente?|chef(?:fe)? de \p{L}+|gesch[äa]ftsf[üu]hrer(?:in)?|inhaber(?:in)?|leiter(?:in)?|direttore|direttrice|titolare|gerente|directora?|due[ñn][oa]|propietari[oa]|eigenaar|bedrijfsleider|manager|owner|founder|director|partner|principal|president|secretary|treasurer|bursar|chair(?:man|woman)?|coordinator|buyer|head of [\p{L} ]{2,30}|c[eofti]o|md|gm)$/iu;
/** `Auberge du Quai` */
const properName =
  /^\p{Lu}[\p{L}\p{N}.'’&-]{0,30}(?: (?:(?:du|de|des|la|le|les|van|von|der|den|und|et|y|del|della|di|da|do|dos|of|and|the|&|sur|am|im|zum|zur) ){0,2}\p{Lu}[\p{L}\p{N}.'’&-]{0,30}){0,4}$/u;

/** The company of a line below a name: `Tidewater Clinics, Leith`, or `Directrice, Auberge du Quai, Kamouraska`. */
function readSignedCompany(line: string): string | undefined {
  const plain = ofCompany.exec(line)?.[1];
  if (plain !== undefined) return plain;
  const [first = '', company = '', ...more] = line.split(/, | [|–-] /u);
  return inPost.test(first.trim()) && more.length < 2 && properName.test(company.trim())
    ? company.trim()
    : undefined;
}

/** What one of us writes of a customer, or to one: who signs it is no contact of theirs. */
const ofCustomer =
  /\b(?:our (?:customers?|clients?)|the (?:customer|client)|fyi|forwarding|forwarded|see below|passing (?:this|it) on|(?:spoke|talked|met) (?:to|with)|they(?:['’](?:re|ve|d))? )/iu;
const toCustomer =
  /\b(?:we (?:have |['’]ve )?(?:promised|sold|installed|delivered|fitted|quoted|invoiced|offered)|attached (?:is|are) (?:our|your|the) (?:invoice|quote|quotation|proposal|statement)|(?:please find|here is) (?:our|your) (?:invoice|quote|quotation|proposal|statement)|your (?:invoice|payment|account|subscription) (?:is|was|has))(?!\p{L})/iu;
const toUs = /\b(?:you|your|yours)\b/iu;

export const isWrittenByUs = (text: string): boolean =>
  toCustomer.test(text) || (ofCustomer.test(text) && !toUs.test(text));

/**
 * The data with a mail that was pasted in as the message, or the reply, that it is: an address has no sentences. Of one
 * with its headers, who wrote it stands beside it where no field has them.
 */
export const withSaidMail = onceForBoth(
  (context: JsonObject, inputs: readonly string[]): JsonObject => {
    const names = Object.keys(context);
    const said = inputs.includes('reply') ? 'reply' : 'message';
    const isForLeads = inputs.some((input) => input.split('|').includes('lead'));
    const field = names.find(
      (name) =>
        (mail.test(plainName(name)) ||
          (isForLeads && said === 'message' && plainName(name) === 'body')) &&
        isSaid(context[name]),
    );
    const isFree = field !== undefined && !names.some((name) => plainName(name) === said);
    const named = isFree
      ? Object.fromEntries(
          Object.entries(context).map(([name, value]) => [name === field ? said : name, value]),
        )
      : context;
    if (isForLeads) return openMails(named);
    const isTheirs = isToCustomer(inputs) && !Object.values(named).some(isOurMail);
    return isTheirs ? openMails(named) : named;
  },
);

/** A letter to a customer, or a paper on them, who may have written a mail themselves. */
const isToCustomer = (inputs: readonly string[]): boolean =>
  inputs.includes('customer') &&
  !['reply', 'before', 'highlights'].some((one) => inputs.includes(one));

const isOurMail = (value: JsonValue): boolean =>
  typeof value === 'string' && headers.test(value) && isWrittenByUs(value);

function openMails(context: JsonObject): JsonObject {
  const isTaken = ([name, value]: [string, JsonValue]): boolean =>
    namesFor(name).some((one) => taken.has(one)) || Object.values(context).includes(value);
  const taken = new Set(Object.keys(context).map(normalName));
  return Object.fromEntries(
    Object.entries(context).flatMap(([name, value]) => {
      const opened = typeof value === 'string' ? openMail(value) : undefined;
      if (opened === undefined) return [[name, value]];
      const { message = '', ...who } = opened;
      return [[name, message], ...Object.entries(who).filter((one) => !isTaken(one))];
    }),
  );
}
