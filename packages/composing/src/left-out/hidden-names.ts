import { isMarked, openSentences } from '../disclosure/marked-facts.ts';
import { goesBy, isFreeText } from '../facts/field-names.ts';
import { listSentences } from '../facts/markup.ts';
import { isEntry, type Fact } from '../facts/read-facts.ts';
import { enumerate } from '../request/sections.ts';

/** Of what stands here a note speaks that is not public. */
export function tellHiddenNames(facts: readonly Fact[]): string {
  const named = findHidden(facts).map((name) => `“${name}”`);
  return named.length === 0
    ? ''
    : `A note that is not public speaks of ${enumerate(named)}, which ${named.length === 1 ? 'stands' : 'stand'} here: read it before you pass this on.`;
}

/** Names and fields of which a note speaks that is not public, and that other fields tell. */
function findHidden(facts: readonly Fact[]): string[] {
  const hidden = facts.filter(
    (fact) => isFreeText(fact) && fact.readFrom === undefined && isMarked(fact),
  );
  if (hidden.length === 0) return [];
  const told = facts.filter(
    (fact) => !hidden.includes(fact) && fact.readFrom === undefined && !namesWho(fact),
  );
  const said = hidden
    .flatMap(hiddenSentences)
    .join(' ')
    .replace(/\S+@\S+/g, ' ');
  const tells = (word: string): boolean => told.some(({ value }) => beginsWord(value, word));
  const names = (said.match(properName) ?? []).filter(tells);
  const words = (said.match(/\p{Ll}{5,}/gu) ?? []).filter(
    (word) => !common.test(word) && tells(word),
  );
  const labels = told
    .filter((fact) => !isEntry(fact))
    .map(({ label }) => label)
    .filter(
      (label) => label.length > 4 && !common.test(label.toLowerCase()) && beginsWord(said, label),
    );
  // Names say most of whom a note is about, things of what.
  const found = [...names.slice(0, 2), ...words, ...labels];
  return [...new Set(found)].slice(0, mostNamed);
}

function hiddenSentences(fact: Fact): string[] {
  const open = openSentences(fact);
  return listSentences(fact).filter((sentence) => !open.includes(sentence));
}

const namesWho = goesBy('contact', 'customer', 'lead', 'owner', 'supplier');

/** `Promised` is spoken of as a promise, and `codes` of a code. */
const beginsWord = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${RegExp.escape(word.replace(/s$/, '').slice(0, 6))}`, 'iu').test(text);

/** Words that are in any note. */
const common =
  /^(?:about|above|after|again|customers?|clients?|company|school|college|hospital|hotel|office|against|already|anything|anyone|anybody|around|because|before|being|below|between|bring|could|doesn|during|email|every|everybody|everyone|first|going|happen\w*|having|himself|herself|house|informed|known|later|leave|might|never|nobody|nothing|often|other|others|people|please|quite|really|round|saying|second|should|since|something|somebody|start\w*|still|their|theirs|there|these|thing|things|think|thinks|those|though|through|today|tomorrow|until|using|wants?|wanted|week\w*|where|whether|which|while|whole|without|would|write|writing|year\w*|yesterday)$/;

/** Within a sentence, as its first word has a capital whatever it is. */
const properName =
  /(?<=\p{L}[,'’]? |\p{L}[’']s |^(?=\p{L}+(?:[’']s|,? (?:has|hasn|is|isn|was|wasn|does|doesn|will|wants|told|asked|knows|gave|left)(?![\p{L}])) ?))(?!(?:HR|CEO|I|Mr|Mrs|Ms|Dr|He|She|They|It|This|That|There|Nobody|Who|Which|What|One|We|You|The)\b)\p{Lu}\p{Ll}{2,20}/gu;
const mostNamed = 4;
