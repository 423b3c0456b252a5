import { isGivenName } from './given-names.ts';
import { calledName, companyName, inPost, institution, personName } from './names-in-notes.ts';
import { isNoName, withoutDay } from './no-names.ts';

/** Who calls, and for which company. */
export interface Party {
  who?: string | undefined;
  company?: string | undefined;
}

const title = '(?:Mr (?:&|and) Mrs|Dr|Mr|Mrs|Ms|Miss|Prof)\\.? ';
const who = `(?<who>(?:${title})?${calledName})`;
const company = `(?:[Tt]he )?(?<company>${companyName})`;
/** `Web form: `, `Missed call from `, `Caller was `, `Spoke to `, `Existing customer, `. */
const lead =
  '(?:[\\p{L} ]{2,24}: )?(?:(?:(?:Missed|New|Another) )?(?:[Cc]all|[Vv]oicemail|[Mm]essage|[Ee]mail|[Ee]nquiry|[Tt]ext) from |(?:[Cc]aller|[Ee]nquirer|[Cc]ontact) (?:is|was) |(?:Spoke (?:to|with|w\\/)|Talked (?:to|with)|(?:(?:Follow-?up|Phone|Discovery|Sales|Intro) )?[Cc]all (?:to|with)|Meeting with|Met(?: with)?) |(?:(?:Existing|Regular|Current|Old|Long-?standing) )?(?:[Cc]ustomer|[Cc]lient|[Mm]ember|[Tt]enant|[Pp]atient),? )?';
const nobody =
  '(?:Manager|Director|Customer|Owner|Caller|Driver|Teacher|Cleaner|Caretaker|Head|Neighbour|Tenant|Landlord|Landlady|Bursar|Clerk|Engineer|Builder|Plumber|Lady|Man|Woman|Guy|Bloke|Boss|Chef|Lad|Call|Email|Message|Enquiry|Voicemail|Text|Complaint|Quote|Order|Delivery|Invoice|Letter|News|Back|Late|Early|Nobody|Somebody|Someone|Anyone|No|Yes|Not|The|A|An|This|That|Our|My|His|Her|Their|They|We|He|She|It|Staff|Team|Reception|Accounts|Office|Parents?|Mum|Dad)\\b';
const acts =
  '(?:(?:has |just )?(?:rang|called|phoned|emailed|wrote|texted|messaged|popped in|came in))';

const forms = [
  // `Pete (Dales Garage) rang`
  new RegExp(`^${lead}${who} \\(${company}\\)`, 'u'),
  // `Sue from Moor Lane Primary rang`, `Fran called from the Red Lion`
  new RegExp(`^${lead}${who}(?: ${acts})? (?:from|at|of) ${company}`, 'u'),
  // `Jess Ward, The Old Mill Cafe.`
  new RegExp(`^${lead}${who}, ${company}(?=\\.?$|,? [-–—\\p{Ll}])`, 'u'),
  // `Moor Lane Physio, Sue Hale.`
  new RegExp(`^${lead}${company}, ${who}(?=\\.?$|,? [-–—(\\p{Ll}])`, 'u'),
  // `Rang from Cragg Farm Shop, Ellie.`
  new RegExp(
    `^(?:Rang|Called|Phoned|Call|Enquiry|Voicemail|Message|Email) from ${company}, ${who}(?=[.,;]|$| [-–—])`,
    'u',
  ),
  // `Mrs Iqbal, 12 Bridge St`
  new RegExp(`^${lead}(?<who>${title}${calledName})(?=, [\\d\\p{Lu}]|[.;]|$)`, 'u'),
  // `A Mr Pelletier, wouldn't give his first name, has a tree on his roof`
  new RegExp(
    `^${lead}[Aa]n? (?:old |young )?(?<who>${title}${calledName})(?=,? \\p{Ll}|[.;]|$)`,
    'u',
  ),
];

/** `Sue from Moor Lane Primary rang`: whoever does so is a person, though the name is a word as well. */
const acting = new RegExp(
  `^${lead}(?!${nobody})(?<who>\\p{Lu}\\p{Ll}{1,20}) (?:from|at) ${company} (?:has |just )?(?:rang|called|phoned|emailed|wrote|texted|wants|needs|asked|asks|would)\\b`,
  'u',
);

/** Whoever owns or runs it is a person, by whatever name. */
const posted = new RegExp(`^${lead}${company}, (?<who>${personName})(?=${inPost})`, 'u');

/** `Call from Hartley Motors, Leeds` */
const companyAlone = new RegExp(`^${lead}${company}(?=[.,;]|$| [-–—])`, 'u');

const titled = new RegExp(`^${title}`, 'u');
const isPerson = (name: string): boolean => titled.test(name) || isGivenName(name.split(' ')[0]!);

/** `Sue from Otley` lives there; a company of one word is told by other words. */
const isCompany = (name: string): boolean =>
  name.includes(' ') && !isNoName(name) && (!isPerson(name) || institution.test(name));

/** Who is named at the start of a sentence by a given name or a title alone, as callers are in notes. */
export function readParty(sentences: readonly string[]): Party {
  for (const sentence of sentences) {
    for (const form of forms) {
      const found = form.exec(sentence)?.groups ?? {};
      if (found['who'] === undefined || !isPerson(found['who'])) continue;
      const named = withoutDay(found['company'] ?? '').trim();
      return { who: found['who'], ...(isCompany(named) && { company: named }) };
    }
    const { who: owner, company: owned = '' } = posted.exec(sentence)?.groups ?? {};
    if (owner !== undefined && isCompany(owned)) return { who: owner, company: owned };
    const { who: caller, company: from } = acting.exec(sentence)?.groups ?? {};
    if (caller !== undefined && !isNoName(caller) && isCompany(from!))
      return { who: caller, company: from };
    const { company: alone = '' } = companyAlone.exec(sentence)?.groups ?? {};
    if (isCompany(alone) && institution.test(alone)) return { company: alone };
  }
  return {};
}
