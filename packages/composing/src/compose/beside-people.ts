/** Who may be under or at a thing. */
const persons =
  '(?:people|persons?|public|passers-?by|pedestrians?|customers?|guests?|visitors?|shoppers?|residents?|tenants?|patients?|staff|workers?|crew|lads|men|painters|roofers|plasterers|electricians|children|kids|pupils?|students?|toddlers?|infants|juniors?|seniors|teams?|choir|class(?:es)?|school|nursery|congregation|audience|crowds?|spectators?|queues?|players?|parents?|mums|prams?|cyclists|traffic|school run|somebody|someone|everyone|everybody|they|neighbours?|members|swimmers|bathers)';
const does =
  '(?:is|are|still|all|have|has|go|goes|come|comes|coming|walk|walks|walking|sit|sits|sitting|stand|stands|standing|play|plays|playing|queue|queues|queuing|eat|eats|sleep|sleeps|use|uses|using|rehearse|rehearses|train|trains|work|works|working|gather|gathers|wait|waits|waiting|pass|passes|passing|park|parks|drive|drives|run|runs|PE|lessons?|assembly|lunch|practice|out|right|just|straight|back|up|in|on)';
const there =
  '(?:under(?:neath)?(?! (?:\\d|warranty|contract|pressure|review|guarantee|control))|beneath|below|past|that way|up there|through (?:it|there|here)|in there|on it|in it|by it|near it|(?:next to|beside) (?:it|them|the)|out (?:on|of|in) the|at (?:the|\\d|half|one|two|three|four|noon|lunch|break)|on at|on the|there)';
const place =
  '(?:pavement|footpath|sidewalk|path|walkway|street|road(?: ?side)?|(?:main |front |school |side )?entrance|playground|play area|(?:school |main )?gates?|bus stop|queue|tills?|(?:picnic )?tables?|beds?|desks?|seats?|seating|stage|pool|pitch|court|car park|doorway|(?:front|back|nursery|school|shop|church|hall|main) door|terrace|patio|prams?|cots?|counter|serving hatch|corridor|stairs|checkout|pews?|aisle|footway)';

const near = new RegExp(
  [
    `(?<!\\p{L})(?<!\\b(?:no|nobody|not|without) )${persons}(?!\\p{L})(?: (?!not |never |no )[\\p{L}\\d’']+){0,4}? (?:${does} ){1,4}(?:\\p{L}+ )?${there}(?!\\p{L})`,
    `(?<!\\p{L})${persons} (?:right |just |straight )?(?:under(?:neath)?|beneath|below|past) (?:it|them|there|that)(?!\\p{L})`,
    `(?<!\\p{L})(?:over|above|beside|next to|on to|onto|across|by) (?:(?:the|an?|our|their|his|her) )?(?:\\p{L}+ )?${place}(?!\\p{L})`,
    `(?<!\\p{L})(?:playground|pool|hall|gym|stage|stand|shop|pitch|ride|terrace|path|road|pavement) (?:(?:is|are|still|was) ){1,2}(?:open|in use|being used|full|busy|packed)(?!\\p{L})`,
    `(?<!\\p{L})on the (?:road|street|pavement|playground) side(?!\\p{L})`,
  ].join('|'),
  'iu',
);

const around = { before: 120, after: 160, most: 20 };

const every = new WeakMap<RegExp, RegExp>();
/** The same pattern, that goes on behind what it found. */
function toEvery(thing: RegExp): RegExp {
  const known = every.get(thing) ?? new RegExp(thing.source, `g${thing.flags}`);
  every.set(thing, known);
  return known;
}

/** Whether a text tells beside the one thing of the other: of what is unsound that people are there. */
export function beside(text: string, thing: RegExp, other: Pick<RegExp, 'test'> = near): boolean {
  const thingAt = toEvery(thing);
  let at = 0;
  for (let found = 0; found < around.most; found += 1) {
    thingAt.lastIndex = at;
    const match = thingAt.exec(text);
    if (match === null) return false;
    const part = text.slice(Math.max(0, match.index - around.before), match.index + around.after);
    if (other.test(part)) return true;
    at = match.index + around.after;
  }
  return false;
}
