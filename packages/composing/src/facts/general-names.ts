/** What a name is compared with. */
interface Known {
  has: (name: string) => boolean;
}

/**
 * The usual name of one that differs from it by an article, by whose it is, by a plural, or by being a question, as
 * `our PO`, `the findings`, `what we did for them`, `site / room`; null where it means none.
 */
export function findGeneralName(
  words: readonly string[],
  plain: string,
  usual: Known,
): string | null {
  for (const [shape, name] of askedNames) if (shape.test(plain)) return name;
  const [first = '', ...rest] = words;
  const bare = rest.join('');
  const isStripped = articles.has(first) || (determiners.get(first)?.has(bare) ?? false);
  if (isStripped) return findUsual(bare, usual);
  return findNumber(plain, usual);
}

const findUsual = (name: string, usual: Known): string | null =>
  usual.has(name) ? name : findNumber(name, usual);

/** `finding` of `findings`, and of few names the other way: a list of names, or of dates, is none. */
function findNumber(name: string, usual: Known): string | null {
  if (usual.has(`${name}s`)) return `${name}s`;
  const one = name.replace(/s$/, '');
  return one !== name && counted.has(one) && usual.has(one) ? one : null;
}

const toSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const counted = toSet(
  'offer event cause reason theme channel audience outcome issue remedy term budget quote benefit improvement need usage risk order',
);

const articles = toSet('the a an');

const ours = toSet(
  'order orderno po ponumber pono purchaseorder reference ref offer newprice newfee terms remedy evidence action nextstep work workdone deliverables scope tasks milestones',
);
const theirs = toSet(
  'name contact contactname phone mobile telephone site address location role job budget need needs order po pono ponumber purchaseorder usage risks concerns problem issue challenge equipment quote review testimonial',
);
/** Of most things it matters whose they are: a customer's offer is none of ours. */
const determiners: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['our', ours],
  ['their', theirs],
  ['her', theirs],
  ['his', theirs],
]);

/** Names that are questions, or their answers, by what is asked. */
const askedNames: readonly (readonly [RegExp, string])[] = [
  [/^whom?to(?:ring|call|phone|speakto|talkto|askfor|ask|contact|see|writeto)$/, 'contactperson'],
  [/^(?:what)?(?:they|she|he)(?:wants?|needs?)$/, 'need'],
  [/^whyweneed(?:one|them|her|him|it|this)?$/, 'reason'],
  [/^what(?:you|youll|youwill)(?:do|bedoing)$/, 'whatyouwilldo'],
  [/^how(?:bad|serious|urgent|severe)(?:isit)?$/, 'severity'],
  [/^(?:bywhen|wasdue)$/, 'duedate'],
  [/^(?:what)?(?:itbrought|cameofit|cameout)$/, 'outcome'],
  [/^(?:what)?we(?:ve|have)?(?:did|done|putin)(?:for[a-z]{2,20})?$|^whatwasdone$/, 'whatwedid'],
  [/^(?:whats|whatis)done$|^donesofar$/, 'progress'],
  [/^(?:what)?we(?:will|ll)?(?:supply|propose|provide)$/, 'scope'],
  [/^whatwe(?:will|ll)do$/, 'whatwewilldo'],
  [/^(?:what)?slipped$/, 'issue'],
  [/^what(?:s|is|comes)next$/, 'next'],
  [
    /^(?:howdid)?theyhear(?:d)?(?:about|of)us$|^howtheyheard(?:aboutus|ofus)?$|^came(?:in)?(?:via|through)$/,
    'source',
  ],
  [/^(?:spend)?ok(?:d|ed|ay|ayed)?to(?:spend)$|^spendok(?:d|ed|ayed)?$/, 'approvedamount'],
  [/^ok(?:ay)?toname(?:them|her|him|it)$/, 'oktoname'],
  [/^whosigns(?:forthem)?$|^sign(?:s|ing)forthem$/, 'signatory'],
  [/^(?:what)?weoffer$/, 'offer'],
  [/^wor(?:ry|ries)$/, 'risks'],
  [/^proof$/, 'evidence'],
  [/^goesto$/, 'audience'],
];
