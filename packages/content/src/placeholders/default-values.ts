import { byItsWords } from '../signs/by-its-words.ts';
import type { HeadedCell } from './headed-cells.ts';

/** What tools call a thing that nobody has named yet. */
const unnamed = byItsWords(
  /^[[(<]?(?:untitled|unnamed|no (?:title|subject|name)|(?:ohne|kein) (?:titel|betreff|name)|unbenannt\p{L}{0,2}|sans (?:titre|nom|objet)|sin (?:t[ií]tulo|nombre|asunto)|senza (?:titolo|nome|oggetto)|sem (?:t[ií]tulo|nome|assunto)|zonder titel|naamloos|geen onderwerp|bez (?:názvu|tytułu|nazwy)|uten (?:navn|tittel)|uden (?:navn|titel)|namnlös|utan titel|nimetön|без названия|無題|无标题|未命名|제목 없음)(?: (?:event|meeting|appointment|deal|lead|document|page|file|folder|project|note|post|form|presentation|spreadsheet|board|task|campaign|contact|design|playlist|slide|dokument|termin|evento|document[oe]?))?(?: ?\(?\d{1,3}\)?)?[\])>]?$/iu,
);

const things =
  'event|meeting|appointment|call|contact|deal|lead|opportunity|account|company|organi[sz]ation|business|client|customer|guest|attendee|participant|speaker|presenter|trainer|teacher|instructor|host|organi[sz]er|author|owner|candidate|employee|patient|tenant|student|supplier|vendor|partner|sponsor|project|campaign|task|product|item|page|post|article|document|folder|file|slide|section|chapter|presentation|spreadsheet|calendar|entry|record|note|course|class|workshop|session|room|venue|location|place|city|street|building|dish|service|job|team|department|brand|email|phone|contact person|website|image|photo|video|button|link|subject|list|form|invoice|order|ticket';
const parts =
  'title|name|names|description|details|subject|number|date|time|address|location|text|label|notes|agenda|topic|type|price|caption|headline|content|summary|here';

/** As tools write it: `new client` may say what a client is. */
const newThing = new RegExp(
  String.raw`^(?:new|neue[rsn]?|nouve(?:au|l|lle)|nuev[oa]|nuov[oa]|novo|nova|nieuwe?|nowe|nowy|ny|nytt) (?:(${things})|termin|kontakt|seite|aufgabe|rendez-vous|page|evento|reuni[oó]n|contacto|afspraak|vergadering|spotkanie|møte|möte)(?: (?:title|name))?(?: ?\(?\d{1,3}\)?)?$`,
  'iu',
);
const mayBeNew = byItsWords(newThing);
/** Labels of what has a name. Under others it may be what somebody wants: "Need: New website". */
const ofName = /title|name|subject|event|headline|topic/;
const partOfThing = byItsWords(
  new RegExp(
    String.raw`^(?:(?:your|the|an?|insert|enter|type|add) )?(?:(?:${things}) (?:${parts})(?: here)?|(?:name|title|address|description) of (?:the |an? |your )?(?:${things}))$`,
    'iu',
  ),
);
const listed =
  /^(?:(?:full |first |last )?(?:name|phone|e-?mail|address|title|position|company|role|mobile|telephone|street|city|town|postcode)(?:, ?(?:and )?| and | \| | \/ |$)){2,6}$/iu;
const ofPerson =
  /contact|press|sender|from|host|signature|signed|address|client|customer|recipient|to$/;
const yours = byItsWords(
  new RegExp(String.raw`^your (?:own )?(?:${things}|${parts})(?: (?:${parts}))?$`, 'iu'),
);
const asked = new RegExp(
  String.raw`^(?:add|enter|insert|type|write|set|choose|select|pick) (?:an? |the |your |some |more )?(${things}|${parts}|guests|attendees|people|value|size|colou?r|country|language|comment|message|status|stage|reason|category|option|currency)(?: (?:${parts}))?(?: ?(?:\.{3}|…))?\.?$`,
  'iu',
);
const mayBeAsked = byItsWords(asked);
const numbered =
  /^(?:(?:attendee|guest|speaker|participant|person|name|presenter|host|contact|author|point|topic|item) (?:\d|[A-C])(?:, ?(?:and )?| and |$)){2,9}$|^(?:speaker|presenter|host|author|contact) (?:\d|[A-C])$/iu;
const ofKind = byItsWords(
  new RegExp(
    String.raw`^(?:sample|example|dummy|test|placeholder|demo) (?:${things}|${parts})s?(?: \d{1,3})?$`,
    'iu',
  ),
);
const filler =
  /^(?:asdf\w*(?: asdf\w*)*|qwert[yz]\w*|test(?: test)+|foo(?: bar(?: baz)?)?|a{3,}|x{2}yz|xyz|bla(?:h)?(?:,? bla(?:h)?)+|dummy|lorem(?: ipsum.*)?|hjkl\w*|sdf\w*|jkl[öo]?)$/i;
const announced =
  /^[[(]?[Pp]laceholder[\])]?$|^[Pp]laceholder(?:[:,–—-]| \p{Ll}+$| (?:image|photo|picture|text|copy|title|for|until|from|by|page|name|logo|description|content|quote)(?!\p{L}))/u;
const kindOf = /^(?:short|brief|long) (?:bio|description|text|summary|title|intro)$/iu;

/** Signs in the place of a value; a short line is a value of its own: there is none. */
const run =
  /^(?:\?{1,8}|\.{3,40}|…{1,9}|_{2,60}|＿{2,20}|\*{3,20}|[■█▓▒░□▢●▪]{2,20}|x{3,20}|X{3,20}|-{3,40}|–{2,20}|—{2,20}|~{2,20}|={3,20}|#{2,20}|[-?_X]{1,2}[.,:][-?_X]{2}|N\. ?N\.|[$€£] ?(?:X{1,4}|\?{1,4}|_{2,20}))$/;
const hidden =
  /pass|pin|secret|token|key|card|code|rating|stars?|score|spice|heat|iban|account|separator|symbol|sign|pattern|mask|regex/i;

/** Labels that name what a form holds, what somebody is to do, or what something is. */
const ofForm =
  /(?:^|[ _])(?:field|label|hint|help|instructions?|prompt|question|button|placeholder|example|column|type|kind|category|stage|status|format|menu|option|word|term|meaning|abbreviation)s?$|^(?:next[ _])?(?:step|task|action|to ?do|activit(?:y|ie)|work|checklist)s?(?:[ _]\d{1,2})?$/i;
const ofNotes = /note|agenda|comment|remark|history|activity|description|message/i;
const ofText = /^(?:note|description|text|details|comment|message|here|agenda|topic)s?$/i;

const toName = (label: string): string => label.replaceAll(/[_./-]+/g, ' ').replace(/s$/, '');

/** Words for the same thing. */
const alike = [
  /location|place|venue|address|room|where/,
  /guest|attendee|people|participant|invitee|with|who/,
  /speaker|host|presenter|contact|name|organi[sz]er/,
  /title|name|subject|event|headline|topic/,
  /time|date|start|end|when/,
  /company|account|organi[sz]ation|business|client|customer/,
];
const isAlike = (thing: string, heading: string): boolean =>
  heading.endsWith(toName(thing)) ||
  alike.some((words) => words.test(thing) && words.test(heading));

/** "Add location" behind "location"; among notes, "add phone" is something to do. */
function isAsked(value: string, heading: string): boolean {
  const [, thing] = (mayBeAsked.test(value) && asked.exec(value)) || [];
  if (thing === undefined) return false;
  return ofText.test(thing) || (!ofNotes.test(heading) && isAlike(thing, toName(heading)));
}

function isNewThing(value: string, heading: string): boolean {
  const match = /^\p{Lu}/u.test(value) && mayBeNew.test(value) && newThing.exec(value);
  if (!match) return false;
  const thing = match[1]?.toLowerCase();
  return thing === undefined || ofName.test(heading) || isAlike(thing, toName(heading));
}

/** In a table, "job title" may be the name of a band. */
function isPartOf(value: string, heading: string, isCell: boolean): boolean {
  const [first, last] = [value.split(' ')[0]!, value.split(' ').at(-1)!];
  if (isCell) return toName(heading).endsWith(last) || heading.includes(first);
  return !ofNotes.test(heading.replace('description', '')) || ofText.test(last);
}

/** Whether a value is what a tool, or a template, shows before there is one. */
export function isDefault({ text, heading, row }: HeadedCell): boolean {
  const value = text.trim();
  if (ofForm.test(heading)) return false;
  if (unnamed.test(value)) return !/^(?:works?|songs?|films?)$/.test(heading);
  return (
    isNewThing(value, heading) ||
    [ofKind, filler, kindOf].some((shape) => shape.test(value)) ||
    (yours.test(value) && isAlike(value.toLowerCase(), toName(heading))) ||
    isAsked(value, heading) ||
    (partOfThing.test(value) && isPartOf(value.toLowerCase(), heading, row.length > 0)) ||
    announced.test(value) ||
    (listed.test(value) && row.length === 0 && ofPerson.test(heading)) ||
    (/^(?:slide|folie|page|section|diapositiv[ae])(?: \d{1,3})?$/.test(heading) &&
      /^(?:title|titel|titre|headline|subtitle|title and (?:content|text)|(?:add|insert) (?:a )?(?:title|text)(?: here)?|titel durch klicken hinzufügen)$/i.test(
        value,
      ))
  );
}

/** Persons of whom a list numbers its guests or its parts. */
export const isNumbered = ({ text, heading }: HeadedCell): boolean =>
  numbered.test(text) &&
  (/,/.test(text) || toName(heading).endsWith(text.toLowerCase().replace(/ .*/, ''))) &&
  !ofForm.test(heading);

/** Whether signs alone stand in the place of a value. */
export const isRun = ({ text, heading }: HeadedCell): boolean =>
  (run.test(text) || /^\?{1,8} ?\([^()]{2,40}\)$/.test(text)) && !hidden.test(heading);
