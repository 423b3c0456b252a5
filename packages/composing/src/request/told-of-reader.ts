import { namesAnimal } from '../disclosure/of-animals.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { readsAsPerson } from './crm-properties.ts';

/** The words by which whoever reads a letter is called. */
const whoReads = ['contact', 'recipient', 'lead', 'customer'];
/** In a name it is nobody's own: `Order desk`, `Accounts, Sandra`, `Mr and Mrs`. */
const noOwn =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Rev|Sir|Lady|Lord|And|The|Order|Desk|Accounts?|Payable|Office|Finance|Reception|Manager|Head|Teacher|Director|Department|Team|Procurement|Purchasing|Of|At|From|For|Her|His|Son|Daughter|Site|Works?|Farm|House|Hall|Facilities|Owner|Chief|Senior|General|Operations|Estate|Project|Practice|Hotel|School|Care|Home)$/;

/** Names that are words, too: `Price held for 30 days` tells of nobody unless a title stands before it. */
const alsoWords =
  /^(?:Price|Mark|Bill|Will|Rose|Grace|Dawn|Hope|Joy|May|June|April|Summer|Fields?|Stone|Woods?|Hill|Hall|Parks?|Brooks?|Rivers|Banks|Bush|Marsh|Forest|Lake|Bell|Carpenter|Mason|Baker|Cook|Porter|Gardener|Butcher|Miller|Potter|Painter|Plumber|Tyler|Taylor|Turner|Smith|Green|Brown|White|Black|Gr[ae]y|Silver|Gold|King|Bishop|Major|Day|Weeks|Winter|Frost|Snow|Rain|Young|Long|Short|Strong|Sharp|Powers?|Cross|Church|Street|Lane|Rich|Chase|Grant|Lance|Miles|Page|Reed|Case|Best|Love|Moody|Small|Little|Rush|Walls?|Waters|Wells|Flood|Glass|Steel|Booth|Fence|Gates|Rails|Piper?|Moss|Reeve|Barn|Moor|Heath|Ford|Hunt|Law|Lock|Key|Post|Ward|West|North|East|South)$/;

/** Nobody who is written to is called by a company's name in a sentence. */
export function listNamesOfReader({ find }: FactSheet): string[] {
  const names = whoReads.flatMap((name) => {
    const [own = ''] = (find(name)?.value ?? '').split(/[,(;]| (?:at|of|from) /);
    return name === 'customer' && !readsAsPerson(own) && !isCouple.test(own)
      ? []
      : (own.match(/(?<!\p{L})\p{Lu}[\p{Ll}’'-]{2,}/gu) ?? []);
  });
  return [...new Set(names)].filter((name) => !noOwn.test(name));
}
const isCouple = /^(?:Mr|Mrs|Ms|Dr)\.? (?:and|&) /;

/** What people do, and no thing does. */
const strong =
  "(?:moans?|moaned|moaning|complains?|complained|complaining|grumbles?|grumbled|fusses|fussed|refuses?|refused|cannot decide|can['’]t decide|could(?: not|n['’]t) (?:decide|settle|make up)|blames?|blamed|argues?|argued|haggles?|haggled|quibbles?|forgot|owes?|owed|thinks?|thought|reckons?|hates?|(?:wants?|wanted) (?:it |this |that )?(?:cheap\\p{L}*|for (?:less|nothing|free)|everything|a discount|money off|\\d+ ?% off|something for nothing)|changed (?:their|his|her) minds?|(?:keeps?|kept) (?:changing|asking|calling|ringing|moving|arguing|moaning|complaining|messing|interfering|coming|texting|e-?mailing|putting|cancelling|saying)|(?:may|might|could|will) (?:pull out|cancel|walk|kick off)|(?:is|are|was|were|['’]s|['’]re)(?: being)? (?:\\p{L}+ )?(?:difficult|awkward|fussy|skint|broke|tight|angry|cross|furious|upset|annoyed|unhappy|desperate|keen|nervous|worried|slow to \\p{L}+|short of money|hard work)|(?:do|does|did)(?: not|n['’]t) (?:trust|like|want|know|care|understand|tell us|listen|answer))";
const mild =
  "(?:said|says?|tells?|told|wants?|wanted|asks?|asked|knows?|knew|likes?|liked|loves?|loved|promised|expects?|expected|agreed|insists?|insisted|decided|hopes?|hoped|(?:have|has|had|['’]ve)(?: still| also| already| just)?(?: not|n['’]t)?(?: yet)? (?:paid|said|asked|agreed|complained|refused|decided|told|signed|changed|been (?:told|burned|burnt|let down|messing|asking|complaining|waiting))|won['’]t (?:pay|sign|say|budge|agree)|will not (?:pay|sign|say|budge|agree))";
const adverbs =
  '(?: (?:still|always|never|just|now|also|really|both|already|only|usually|often|then|constantly|finally))*';

/** Who else may be meant: a person's trade, people in the plural, kin. */
const others =
  /\b(?:drivers?|engineers?|electricians?|surveyors?|inspectors?|ecologists?|apprentices?|foreman|foremen|managers?|caretakers?|janitors?|plumbers?|officers?|neighbou?rs?|tenants?|residents?|child(?:ren)?|patients?|wife|husband|son|daughter|mother|father|mum|dad|brother|sister|colleagues?|guests?|pupils?|teachers?|nurses?|chefs?|cooks?|owners?|fitters?|crews?|teams?|parents?|staff|council|suppliers?|makers?|manufacturers?|insurers?|architects?|planners?|highways|contractors?|subcontractors?|builders?|visitors|firms?|company|companies|network|grid|board|utility|police|brigade|bank|cleaners?|painters?|plasterers?|tilers?|roofers?|scaffolders?|technicians?|installers?|trainers?|students?|doctor|vet|agents?|lawyers?|solicitors?|buyers?|sellers?|somebody|someone|anybody|anyone|everybody|everyone|people|men|women|lads|girls|boys|person|man|woman|boy|girl|baby|horse|dog|cat|who|users?|members?|volunteers?|carers?|auditors?|assessors?|office|department|authority|landlords?|hosts?|speakers?|players?|clients|customers)\b/iu;
/** A name within a sentence, or before a verb. */
const aName =
  /(?<=[\p{L},;] )(?<!(?<!\p{L})an? )\p{Lu}\p{Ll}+|(?<=^ ?|[.!?] )\p{Lu}\p{Ll}+ (?:is|was|has|had|will|answers|comes|starts|ate|ran|came|went|took|gave|says?|said|\p{L}+ed)\b|\bby \p{Lu}\p{Ll}+/gu;
const noPerson =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|I|We|You|It|This|That|These|All|Our|The|Work|Chinese|German|French|Italian|Japanese|American|British|English|Dutch|Swedish|Polish|Spanish|Danish|Indian|European|Welsh|Scottish|Irish|North|South|East|West|Christmas|Easter)$/;

/** Whom an animal, a patient or a child is about is read in other fields. */
const ofAnother = /^(?:patient|pet|animal|horse|dog|cat|resident|child|pupil|guest|tenant|student)/;

/** Whether a record is about an animal, or somebody in another's care, of whom its sentences may speak. */
export const isAboutAnother = ({ facts }: FactSheet): boolean =>
  facts.some(({ names: [name], value }) => ofAnother.test(name!) || namesAnimal(value));

/** Whether a sentence speaks of other people, by what they are. */
export const namesOthers = (sentence: string): boolean => others.test(sentence);

const thirdPerson = new RegExp(
  `(?<!\\p{L})(?:(?:[Hh]e|[Ss]he|[Hh]is|[Hh]er(?! (?:own|majesty)))(?!['’]?\\p{L}+ (?:or|and|/) )(?!\\p{L})|^(?:[Ww]ants (?!\\p{L}+ing(?!\\p{L})|and )|[Mm]oans |[Rr]eckons |[Tt]hinks |[Hh]ates |[Ii]nsists |[Cc]omplains |[Hh]opes to |[Nn]eeds (?:it|this|that|numbers|figures|an answer|a (?:price|quote|answer|figure|number))(?!\\p{L}))|(?:[Tt]hey|[Tt]hey['’]ve)${adverbs}(?: |(?=['’]))(?:${strong}|${mild})(?!\\p{L})|[Tt]hey(?: [\\p{L}’']+){1,8} (?:moan|moaned|complain|complained|whinged?|argued?|haggled?|refuse to pay)(?!\\p{L})|[Tt]he (?:customer|client)s?${adverbs} ${strong}(?!\\p{L}))`,
  'u',
);
/** `So give him Dai's mobile`: what is to be done with the reader. */
const order =
  /(?<=^|[.!?;,:(–-] ?|\b(?:so|but|and|then|just|also) )(?:(?:give|send|ask|tell|offer|charge|quote|ring|call|phone|text|remind|warn|chase|bill|invoice|humou?r|get|make) (?:him|her(?= (?:the|an?|to|about|that|for|first|on|up|back|before|when|if|\p{Lu})|[.,;!)]|$))|(?:ask|tell|charge|ring|phone|text|remind|warn|chase|bill|invoice|quote|humou?r) them)(?!\p{L})/iu;
const mayBeOrder = /\b(?:him|her|them)\b/i;
const mayBeThird =
  /\b(?:[Hh]e|[Ss]he|[Hh]is|[Hh]er|[Tt]hey|[Tt]he (?:customer|client)s?)\b|^(?:[Ww]ants|[Mm]oans|[Rr]eckons|[Tt]hinks|[Hh]ates|[Ii]nsists|[Cc]omplains|[Hh]opes|[Nn]eeds) /;

/** What the customer does themselves, told as to colleagues: `design supplied by them`, `they supply the paint`. */
const theirPart =
  /(?<!\p{L})(?:\p{L}{2,}(?:ed|ne|nt|de|pt|ght) by them(?!\p{L})|[Tt]hey(?: (?:will|are to|have to|need to)|['’]ll)? (?:suppl(?:y|ies)|provide|arrange|organi[sz]e|bring their own)(?!\p{L})|(?:on|at|from) their (?:own )?(?:side|end)(?!\p{L})|[Tt]heir (?:own )?(?:electrician|sparky|sparks|builder|plumber|joiner|designer|architect|landlord)(?!\p{L}))/u;
/** Who else is named in the sentence, as one who does something: a thing with a capital supplies nothing. */
const doer =
  /(?:\b(?:by|from|with|via|through|for|to) (?:the |our |their )?|^(?:the |our )?)\p{Lu}[\p{L}’'-]+|\b(?:Ltd|Limited|Plc|LLP|Inc|Group|Bros|Sons|Council)\b/u;

const notAsSubject =
  '(?:and|or|to|on|at|for|in|from|of|by|with|via|is|are|as|will|can|if|team|who|before|after|when|about|answers|signs|please)';

/** `Steph to send us the numbers by Weds` */
const isToDo =
  '(?:(?:is|has) )?to (?:send|give|confirm|let (?:us|me|the)|sign|pay|choose|decide|provide|supply|bring|arrange|book|order|return|complete|fill|check|approve|get|chase|ring|call|phone|text|e-?mail|tell|pick|clear|move|empty|collect|agree|answer|reply|forward|share|upload|sort|come back)';

/** After a name: what its bearer does, or is to do. */
const does = new RegExp(
  `${adverbs} (?:(?!${notAsSubject}(?!\\p{L}))\\p{Ll}{2,}|(?:${strong}|${isToDo})(?!\\p{L}))`,
  'uy',
);
/** Before a name: what is done with its bearer. */
const isDone =
  /(?<=(?:\b(?:[Tt]old|[Pp]romised|[Ww]arned|[Oo]we|[Cc]harge|[Ll]et|[Hh]umou?r)|^(?:[Aa]sk|[Rr]ing|[Cc]all|[Tt]ext|[Cc]hase|[Rr]emind)) (?:(?:Mr|Mrs|Ms|Dr)\.? )?)/uy;
const beginsWord = /(?<!\p{L})/uy;
const endsWord = /(?!\p{L})/uy;
const title = /(?:Mr|Mrs|Ms|Miss|Dr)\.? $/u;
const longestTitle = 'Miss. '.length;

const isAt = (shape: RegExp, text: string, at: number): boolean => {
  shape.lastIndex = at;
  return shape.test(text);
};

/**
 * Whether a sentence tells of somebody by their name. The expressions are the same for all names: to make one for the
 * names of a record took several milliseconds.
 */
function tellsByName(sentence: string, name: string): boolean {
  for (let at = sentence.indexOf(name); at !== -1; at = sentence.indexOf(name, at + 1)) {
    const [titled] = title.exec(sentence.slice(Math.max(0, at - longestTitle), at)) ?? [];
    if (alsoWords.test(name) && titled === undefined) continue;
    const start = alsoWords.test(name) ? at - titled!.length : at;
    const end = at + name.length;
    if (isAt(beginsWord, sentence, start) && isAt(does, sentence, end)) return true;
    if (isAt(isDone, sentence, start) && isAt(endsWord, sentence, end)) return true;
  }
  return false;
}

/** Whom a letter's sentences may be about, in whose place it says `you`. */
interface TellsOfReader {
  /** @param before what stands before the sentence in its field. */
  (sentence: string, before: string): boolean;
}

/** Whether a sentence of a letter tells of whoever reads it, as one tells colleagues of them. */
export function tellOfReader(record: FactSheet): TellsOfReader {
  const names = listNamesOfReader(record);
  const isOfAnother = isAboutAnother(record);
  return (sentence, before) => {
    if (names.some((name) => tellsByName(sentence, name))) return true;
    if (before === '' && startsWithReader.test(sentence)) return true;
    if (toldReader.test(sentence) && !others.test(sentence)) return true;
    const part = theirPart.exec(sentence);
    if (part !== null && !mayBeOther(`${before} ${sentence.slice(0, part.index)}`)) return true;
    const found =
      (mayBeThird.test(sentence) ? thirdPerson.exec(sentence) : null) ??
      (mayBeOrder.test(sentence) ? order.exec(sentence) : null);
    if (found === null) return false;
    const [said] = found;
    if (/^the/i.test(said) && !/^they/i.test(said)) return true;
    if (isOfAnother && /^(?:s?he|his|her)/i.test(said)) return false;
    const earlier = `${before} ${sentence.slice(0, found.index)}`;
    return !namesAnother(earlier, names) || isOfTwo(earlier, sentence, names);
  };
}

/** `They need a gas certificate before we begin`, with nobody before it whom it may mean. */
const startsWithReader =
  /^They(?: (?:still|also|both|each|only|just))? (?:need|must|have to|ought to|pay|sign|want)(?! \p{L}+ing\b)\b/u;

/** `Morag promised her that Gordon would come`: who is promised something is whoever reads of it. */
const toldReader =
  /\b(?:promised|assured|offered|told) (?:her|him|them) (?:that|we|he|she|it|an?|the|\p{Sc})(?!\p{L})/iu;

/** `Gordon said that he would waive it if she signs`: one of the two is not the one who is named. */
const isOfTwo = (earlier: string, sentence: string, names: readonly string[]): boolean =>
  /\b(?:he|him|his)\b/i.test(sentence) &&
  /\b(?:she|her)\b/i.test(sentence) &&
  !others.test(earlier) &&
  listOthers(`${earlier} ${sentence}`, names).length === 1;

/** At its beginning a sentence has a capital anyway: `Design supplied by them`. */
const mayBeOther = (before: string): boolean =>
  others.test(before) ||
  doer.test(before.trim().replace(/^\p{Lu}/u, (first) => first.toLowerCase()));

const namesAnother = (before: string, names: readonly string[]): boolean =>
  others.test(before) || listOthers(before, names).length > 0;

const listOthers = (text: string, names: readonly string[]): string[] => {
  const named = (text.match(aName) ?? []).map((one) => /\p{Lu}\p{Ll}+/u.exec(one)![0]);
  return [...new Set(named)].filter((one) => !noPerson.test(one) && !names.includes(one));
};
