import { anyOf, type Stemmed } from './any-hazard-of.ts';

const food =
  '(?:chicken|turkey|duck|poultry|meat|beef|pork|lamb|mince|burgers?|sausages?|ham|fish|salmon|prawns?|shellfish|oysters|mussels|seafood|rice|dairy|milk|cream|mayonnaise|food|buffet|sandwiches)';
const contains =
  '(?:has|have|had|contains?|contained|made with|found|with|there (?:is|are|was|were)|turned out to have)(?: (?:the|some|also|got|real|chopped|ground)){0,2}';
const nut = '(?:nuts?|almonds?|walnuts?|hazelnuts?|cashews?|peanuts?|pistachios?|pecans?|praline)';
const freeOf = (what: string, found: string): string =>
  `${what}[- ]free(?!\\p{L})[^.;]{0,50}?(?<!\\p{L})${contains} ${found}`;
const tooWarm = (read: string, limit: string): string =>
  `(?<![\\d.,-])${read}(?:[.,]\\d)? ?(?:°|degrees|deg)? ?C[^.;\\d-]{1,24}(?:should|must|ought to|has to|needs to) be (?:under|below|at|less than|no more than|at most|max(?:imum)?(?: of)?) ${limit}(?![\\d.,]\\d|\\d|%)`;

/** What is eaten: too warm, not done, with what it is said to be free of, and whoever was ill of it. */
const spoilt = [
  `${food}(?: [\\p{L}\\d’']+){0,6} (?:left out|in there|in it|unrefrigerated|out of the (?:fridge|chiller|cold ?store)|at room temperature|not (?:chilled|refrigerated)) (?:all (?:night|day|weekend|morning|afternoon)|overnight|since|for (?:hours|\\d|two|three|four|five|six))`,
  `(?:chicken|turkey|poultry|pork|burgers?|sausages?|mince)(?: [\\p{L}’']+){0,3} (?:was|were|is|are|came|came out|still|looked|looks|served)(?: (?:still|a bit|very|half|quite|all)){0,2} (?:pink|raw|undercooked|bloody|not cooked)|(?:pink|raw|cold|bloody|frozen) in the middle|under ?cooked|not cooked through`,
  tooWarm('(?:[6-9]|[1-3]\\d)', '[0-5]'),
  tooWarm('(?:9|[1-3]\\d)', '[6-8]'),
  tooWarm('-?(?:1[0-4]|\\d)', '-18'),
  '(?:fridge|freezer|walk-in|chiller|cold ?(?:room|store)|display cabinet)s?(?: [\\p{L}\\d]+){0,4} (?:at|reads?|reading|showing|shows|up to|is|was) (?:9|[12]\\d)(?:[.,]\\d)? ?(?:°|degrees|deg|C(?!\\p{L}))',
  freeOf('(?:tree[- ])?nut', nut),
  freeOf('gluten', '(?:gluten|wheat|flour|barley|rye|semolina|couscous|breadcrumbs)'),
  freeOf('(?:dairy|milk|lactose)', '(?:dairy|milk|cream|butter|cheese|yoghurt)'),
  freeOf(
    '(?:egg|sesame|soya?|fish|shellfish)',
    '(?:eggs?|sesame|tahini|soya?|fish|prawns?|crab|mayonnaise)',
  ),
  '(?:wrong|missing|no|without|incorrect|swapped|old) (?:allergens?|allergy) (?:cards?|labels?|information|info|sheets?|list|matrix)|allergens? (?:\\p{L}+ ){0,3}(?:wrong|missing|mislabel\\p{L}+|not (?:listed|labell?ed|declared|marked))|undeclared (?:allergens?|nuts?|milk|gluten|egg|sesame)',
  '(?:used|needed|took|gave (?:him|her)) (?:his|her|their|an?|the) (?:antihistamines?|epi-?pens?|inhaler|auto-?injector)',
  '(?:two|three|four|five|six|seven|eight|several|some|half|many|both|all|lots|most|\\d+) of (?:us|them|(?:the|our|my) \\p{L}+)(?: \\p{L}+){0,2} (?:got|were|was|been|fell) (?:all |really |very |violently )?(?:sick|ill|poorly)',
  '(?<!off )(?:ill|sick|unwell|poorly) (?:after|from) (?:\\p{L}+ ){0,3}(?:eating|meal|lunch|dinner|buffet|food|dish|chicken|fish|starter|pudding|canap[eé]s|sandwich(?:es)?)|upset stomachs?|stomach cramps|diarrh?oea|salmonella|listeria|norovirus|campylobacter|e\\.? ?coli',
];

export const meals: Stemmed = [
  [
    /\d ?(?:°|c\b|deg)|fridge|freezer|walk-in|chiller|cold|cabinet|left out|in there|in it\b|temperature|pink|\braw|cooked|bloody|in the middle|[- ]free\b|allerg|undeclared|antihist|\bepi|inhaler|injector|\b(?:ill|sick|poorly|unwell|upset)\b|stomach|diarr|salmonella|listeria|norovirus|campylo|coli\b/i,
    anyOf(...spoilt),
  ],
];
