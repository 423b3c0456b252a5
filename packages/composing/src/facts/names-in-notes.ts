import { month } from './times-wanted.ts';

/** A capital word, and what may stand within a name of several. */
export const word = "\\p{Lu}[\\p{L}\\p{N}'’&-]{0,30}";
export const companyName = `${word}(?: (?:(?:of|and|&|the|for|de|la) )?${word}){0,4}`;
export const personName =
  "(?:(?:Dr|Mr|Mrs|Ms|Prof)\\.? )?\\p{Lu}[\\p{L}'’-]{1,30}(?: \\p{Lu}[\\p{L}'’-]{0,30}){1,2}";
export const calledName =
  "(?:(?:Dr|Mr|Mrs|Ms|Prof)\\.? )?\\p{Lu}[\\p{L}'’-]{1,30}(?: \\p{Lu}[\\p{L}'’-]{0,30}){0,2}";
export const works = '(?:from|at|of|for|with)';
/** `head of facilities`; more words tell a story. */
const role =
  '(?!(?:had|has|have|was|were|is|are|came|went|got|saw|called|rang|wants?|needs?|asked|asks|said|lives?|bought|paid|left|booked|will|would|spoke|met)\\b)[\\p{Ll}-]{1,20}(?: [\\p{Ll}-]{1,20}){0,4}';

/** What somebody is in a company, and no company is. */
export const post =
  '(?:[Dd]irector|[Mm]anager|[Oo]wner|[Hh]ead|[Cc]hief|[Ll]ead|[Oo]fficer|[Pp]resident|[Pp]artner|[Pp]rincipal|[Cc]oordinator|[Aa]ssistant|CEO|CTO|CFO|COO)';
/** `Moor Lane Physio, Sue Hale owner`: the company stands before whom it has there. */
export const inPost = `,? \\(?(?:(?:the|its|their) )?(?:\\p{Ll}+ )?(?=\\p{Ll})${post}\\b`;

const day = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const titleOf =
  '(?:HR|IT|PA|MD|GM|CEO|CFO|COO|CTO|Head|Director|Manager|Owner|Partner|Chair|Secretary|Bursar|Accounts)';
const message = '(?:[Vv]oicemail|[Mm]essage|[Cc]all)';

export const persons = [
  // `Tom Haig, Haig Hotels.` as a sentence of its own.
  new RegExp(`^${personName}(?=, ${companyName}\\.$)`, 'gu'),
  // `Dr Sofia Brandt, Acomb Veterinary Centre, booked a visit with Jo`
  new RegExp(`^${personName}(?=, ${companyName},? \\p{Ll})(?!, ${companyName}${inPost})`, 'gu'),
  // `Tony Mace, Mace Plant Hire at Swaffham, wants a marquee`
  new RegExp(`${personName}(?=, ${companyName} (?:at|in|near) ${word})`, 'gu'),
  new RegExp(`(?<=\\b${message} from )${personName}`, 'gu'),
  new RegExp(
    `(?<=\\b(?:[Nn]ame(?: is|:)|[Ii]t['’]s|[Tt]his is|[Aa]sk(?:ed)? for|[Cc]ontact(?: is|:)?|[Oo]wner (?:is|:)|[Mm]anager (?:is|:)|[Cc]ontact person(?: is|:)) )${calledName}`,
    'gu',
  ),
  // Whom we spoke to; whom somebody else told may as well be a colleague of ours.
  new RegExp(
    `(?<=(?:^|[-–:;(] ?|\\b(?:I|[Ww]e|[Jj]ust)(?:['’]ve| have| just)? )(?:[Ss]poke (?:to|with)|[Tt]alked (?:to|with)|[Mm]et|[Rr]ang|[Cc]alled|[Ee]mailed) )${calledName}`,
    'gu',
  ),
  new RegExp(
    `(?<=\\b(?:[Ss]poke (?:to|with)|[Tt]alked (?:to|with)|[Mm]et|[Tt]old) )${calledName}(?=,? (?:${role} )?${works} (?:the )?(?!${day}|${month})${word})`,
    'gu',
  ),
  // `The caller, Tom, said`
  new RegExp(`(?<=\\b[Cc]aller, )${calledName}(?=, \\p{Ll})`, 'gu'),
  // A capital begins what is said, too: `Caller: Table linen` names nobody.
  new RegExp(
    `(?<=\\b[Cc]aller[:,]? (?:(?:[Hh]i|[Hh]ello|[Hh]iya|[Mm]orning)[,.]? )?)${personName}`,
    'gu',
  ),
  new RegExp(`${personName}(?=,? (?:${role} )?${works} (?:the )?(?!${day}|${month})${word})`, 'gu'),
  // `Alicia Monroe on Ridgmar Boulevard called`
  new RegExp(
    `${personName}(?= (?:on|in|at|off|near|over on|down on) (?:the )?[\\p{L}\\d' ]{2,40}? (?:called|calls|rang|phoned|wrote|asked)\\b)`,
    'gu',
  ),
  new RegExp(
    `(?<!\\b(?:[Ii]n|[Aa]t|[Nn]ear|[Ff]rom|[Tt]o|[Oo]f) )(?<!\\p{Lu}[\\p{L}\\p{N}'’&-]{0,30} )${personName}(?= (?:called|calls|rang|phoned|emailed|texted|wrote|asked|asks|complain(?:ed|s)|enquired|inquired|requested|wants|needs|said|says|would|is|had|has)\\b)`,
    'gu',
  ),
];

/** Who says so is who calls, whatever else a summary names. */
export const introduced = new RegExp(
  `(?<=\\b(?:[Mm]y name is|[Mm]y name['’]s|[Tt]his is|[Ss]peaking with|(?:[Hh]i|[Hh]ello|[Hh]iya|[Mm]orning|[Aa]fternoon)(?: there)?,? [Ii]t['’]s) )${personName}|(?<=\\b(?:[Yy]es|[Hh]i|[Hh]ello|[Ss]peaking)[,.]? )${personName}(?=, I(?:['’]m| am| run| manage| own)\\b)`,
  'gu',
);

export const companies = [
  new RegExp(`(?<=^${personName}, )${companyName}(?=\\.$)`, 'gu'),
  // `Fiona Breck, HR at Offerton Foods`
  new RegExp(`(?<=^${personName}, (?:${role}|${titleOf}) ${works} )${companyName}`, 'gu'),
  new RegExp(
    `(?<=^${personName}, )(?!${titleOf}\\b)${companyName}(?=,? \\p{Ll})(?!${inPost})`,
    'gu',
  ),
  new RegExp(
    `(?<=${personName}, )(?!${titleOf}\\b)${companyName}(?= (?:at|in|near) ${word})`,
    'gu',
  ),
  new RegExp(`(?<=\\b${message} from ${personName}, )${companyName}(?=[:.,])`, 'gu'),
  new RegExp(`(?<=\\b[Cc]ompany(?: name)?(?: is|:) )${companyName}`, 'gu'),
  new RegExp(`(?<=${personName} \\([\\p{L} ]{2,40}, )${companyName}(?=\\))`, 'gu'),
  new RegExp(
    `${word}(?: (?:(?:of|and|&) )?${word}){0,4} (?:Ltd|Limited|Inc|LLC|GmbH|AG|plc|BV|Group|Holdings|Partners)\\b`,
    'gu',
  ),
  // `a dairy south of Portales` is where it lies.
  new RegExp(
    `(?<=${personName},? (?:${role} )?${works} (?:the )?)(?<!\\b(?:north|south|east|west|outside|side|edge) of (?:the )?)${companyName}`,
    'gu',
  ),
  // `she's the bursar at Giggleswick Prep`
  new RegExp(
    `(?<=\\b(?:[Ss]he|[Hh]e)(?:['’]s| is) (?:the |an? )?${role} (?:at|of|for) (?:the )?)${companyName}`,
    'gu',
  ),
  // `I run the Anchor`
  new RegExp(`(?<=\\bI (?:run|own|manage|have) (?:the )?)${companyName}`, 'gu'),
  // `I run people operations at Pagoda Games`
  new RegExp(
    `(?<=\\bI (?:run|manage|head|lead|look after|handle|work|own|do|am)\\b[\\p{Ll} ]{0,40} (?:at|for) (?:the )?)${companyName}`,
    'gu',
  ),
  new RegExp(
    `(?<=\\b(?:(?:[Cc]all|[Rr]ang|[Rr]ing|[Pp]hon|[Ww]r[io]t)\\p{Ll}{0,3} from|[Ww]orks? (?:at|for)|[Oo]n behalf of|[Rr]epresents?|I am from|[Ii]['’]m from|[Ww]e are|[Ww]e['’]re) (?:the )?)${companyName}`,
    'gu',
  ),
];

/** How the name of a company ends, and no person's: `Royal Bank`, `Hartley Motors`. */
export const institution =
  /\b(?:Bank|University|College|School|Primary|Prep|Nursery|Clinic|Surgery|Practice|Dental|Vets|Pharmacy|Hospital|Hotel|Inn|Arms|Cafe|Café|Restaurant|Bakery|Brewery|Dairy|Farm|Shop|Stores?|Garage|Motors|Foods|Homes|Court|Centre|Center|Club|Gym|Salon|Studios?|Academy|Institute|Church|House|Council|City|Borough|Chamber|Association|Society|Board|Office|Department|Ministry|Friends|Sons|Joinery|Builders|Plumbing|Roofing|Electrical|Catering|Lettings|Estates|Properties|Services|Solutions|Systems|Supplies|Transport|Haulage|Logistics|Engineering|Construction|Developments|Solicitors|Accountants|Architects)$/;
