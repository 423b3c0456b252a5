/** As people call what may be told, by what it is of. */
const scopes = {
  name: 'names?|named',
  quote: 'quot(?:e|es|ed|ation|ations)|words|testimonial',
  figures: 'figures?|numbers?|results?|outcomes?|savings?|percentages?',
  picture: 'photos?|photographs?|pics?|pictures?|images?|videos?|film|footage|logos?',
} as const;

type Scope = keyof typeof scopes;
const named = Object.entries(scopes).map(
  ([scope, words]) => [scope as Scope, new RegExp(`\\b(?:${words})\\b`, 'iu')] as const,
);
const anyScope = new RegExp(`\\b(?:${Object.values(scopes).join('|')})\\b`, 'giu');

/** What a consent leaves out, or waits for, lists nothing that it covers. */
const limited =
  /(?:,|\band\b|\bbut\b)? ?\b(?:but|no|not|without|except|never|only|unless|until|before|if|after)\b.*$/iu;
/** An agreement to all of it, or to something beside it. */
const general =
  /\b(?:everything|anything|all|whole|story|stor(?:y|ies)|text|case|fully|too|also|as well|incl(?:uding|\.)?|plus|both|it|that|this|checked|read)\b/iu;
/** Where it is told is none of what is. */
const place =
  /\b(?:in|on|for|to) (?:(?:the|our|your|a|any) )?(?:case (?:study|story)|story|web ?site|site|blog|newsletter|social media|socials|brochure|leaflet|advert(?:s|ising)?|marketing|publicity)\b/giu;
/** What a picture, or a name, is of. */
const ofWhat = /\b(?:of|from|by|at) (?:the |our |his |her |their )?\p{L}+(?: \p{L}+)?/giu;
/** What says that somebody agreed, who and when, and lists nothing. */
const agreeing =
  /\b(?:yes|yep|ok|okay|fine|happy|agreed?|agrees|agreement|consent|consents|consented|permission|approved|allowed|given|gave|granted|written|in writing|verbally|verbal|signed|form|email|e-mail|mail|phone|letter|text message|may|can|could|will|be|is|are|was|were|has|have|used?|using|publish(?:ed)?|print(?:ed)?|show(?:n)?|us|we|to|for|with|on|by|in|of|from|and|or|the|a|an|his|her|their|its|our|your|own|he|she|they|customer|client|owner|manager|director|head|company|firm|school|business|club|shop|hotel|says?|said|told|full)\b/giu;

/** What a consent that is a list, and no more, lists; null of any other, which may be of all. */
function listCovered(said: string): ReadonlySet<Scope> | null {
  const parts = said
    .slice(0, longest)
    .split(/[.;:()]/)
    .map((part) => part.replace(limited, '').replaceAll(place, ' '));
  const covered = parts.join(', ');
  const found = named.filter(([, words]) => words.test(covered)).map(([scope]) => scope);
  if (found.length === 0 || general.test(covered)) return null;
  const rest = covered
    .replaceAll(anyScope, ' ')
    .replaceAll(ofWhat, ' ')
    // Names of people and months.
    .replaceAll(/\b\p{Lu}\p{L}+/gu, ' ')
    .replaceAll(agreeing, ' ')
    .replaceAll(/\p{Lu}\p{L}*/gu, ' ');
  return /\p{L}{2}/u.test(rest) ? null : new Set(found);
}
const longest = 300;
const quoted = new RegExp(`\\b(?:${scopes.quote})\\b`, 'iu');

const animal = '(?:pet|dog|cat|horse|pony|rabbit|animal|puppy|kitten)';
const nameOfAnimal = new RegExp(`\\b${animal}['’]?s?['’]? names?\\b`, 'iu');
const otherName =
  /\b(?:my|her|his|their|our|full|first|family|last|both|farm|company|owner|client|customer)(?:['’]?s)?['’]? (?:own )?names?\b/iu;

/** `Pet's name only`, `can use the dog's name but not his`: nobody else is named. */
const namesAnimalAlone = (said: string): boolean =>
  nameOfAnimal.test(said) && !otherName.test(said);

/**
 * Whether a consent lists what may be told, and a field is none of it: a quotation beside `name and figures`, and all
 * beside `photos agreed`. Who agrees to be quoted agrees to the name below the words.
 */
export function isUncovered(field: string, said: string): boolean {
  if (!mayList.test(said)) return false;
  if (namesAnimalAlone(said))
    return field !== 'outcome' && !(field === 'quote' && quoted.test(said));
  const covered = listCovered(said);
  if (covered === null || covered.has('quote')) return false;
  // `Yes to her name` is said of a quotation, too.
  if (covered.size === 1 && covered.has('name')) return false;
  if (field === 'quote') return true;
  if (field === 'outcome') return !covered.has('figures') && !covered.has('name');
  return !covered.has('name') && !covered.has('figures');
}

/** Whether it lists the name, and nothing else. */
export function listsNameAlone(said: string): boolean {
  const covered = mayList.test(said) ? listCovered(said) : null;
  return covered !== null && covered.size === 1 && covered.has('name');
}
const mayList = new RegExp(`\\b(?:${Object.values(scopes).join('|')})\\b`, 'iu');

const places =
  /,? ?\b(?:the |our |their |her |his )?(?:town|city|village|area|county|region|state|place|location)s?\b/giu;
const noMore = /\b(?:only|alone)(?=[.,;!)]|$)|\bnothing (?:else|more)\b/iu;

/** Whether a consent lists all that may be told, and no figures are among it: `name, town and quote`. */
export function listsNoFigures(said: string): boolean {
  if (!mayList.test(said)) return false;
  const covered = listCovered(said.replaceAll(places, ' '));
  if (covered === null || covered.has('figures')) return false;
  // `Yes to her name` is said of all of it; `name only, not the quote` is not.
  if (!covered.has('quote')) return covered.has('name') && noMore.test(said);
  return noMore.test(said) || (covered.has('name') && said.search(places) !== -1);
}
