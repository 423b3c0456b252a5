import type { Word } from '@workspace-ops/contacts';

/** Where a keyword stands in a sentence. */
export interface Place {
  words: readonly Word[];
  at: number;
  length: number;
}

/** The words before and after which a keyword means something else than buying. */
interface Sense {
  /** Ends the text before the keyword. */
  before?: RegExp;
  /** Begins the text after the keyword. */
  after?: RegExp;
}

const around = 5;
const busy =
  /\b(?:i'm|i am|we're|we are|am|was|currently|always|been|be|stuck|all day) (?:currently |always |all day )?(?:on|in|into) (?:a |an |another |back to back |other |different )?(?:\w+ )?$/;
const noun =
  '(?:a|an|the|your|my|our|this|that|his|her|its|their|new|latest|last|first|great|good|favorite|favourite|comic|text|of|any|each|every|by|one)';
const court =
  '(?:clinical|medical|jury|on|court|murder|criminal|drug|vaccine|randomized|phase \\d|phase)';

const senses: Readonly<Record<string, Sense>> = {
  call: {
    before: new RegExp(
      `(?:\\b(?:close|judgment|judgement|good|tough|hard|right|wrong|bad|roll|curtain|cold|up|wakeup|oncall|it's your|is your|be your|would|what (?:i|we|you|they)|(?:i|we|they|people)(?:'d| would)? (?:like to|usually|normally|often)|on|(?<!\\b(?:can|could|would|will|do|if|when|should|may) )you(?: people| guys)?(?: just| always)?) )$|${busy.source}`,
    ),
    after:
      /^(?:(?:the )?shots\b|it\b|off\b|out\b|into question|upon\b|cent(?:er|re)s?\b|volumes?\b|logs?\b|lists?\b|record|records|recording|recordings|quality\b|to action|for papers|bs\b|bullshit|spam|this\b|that\b|names\b|block|(?:the )?(?:police|cops|authorities|fcc|ftc|fbi)\b|(?:my|our) (?:lawyer|lawyers|attorney|attorneys)|you (?:a|an|out)\b|waiting|rate\b|routing|tracking|handling|agents?\b)/,
  },
  calls: {
    before: new RegExp(
      `\\b(?:cold|sales|spam|robo|unsolicited|shots and|margin|duty|nature)\\s$|${busy.source}`,
    ),
    after: /^(?:may|will|are|is|it|for|upon|itself|out|off)\b/,
  },
  meeting: {
    before: new RegExp(
      `\\b(?:nice|great|good|pleasure|lovely|pleased|board|team|staff|town|annual|internal|all hands|standup)\\s$|${busy.source}`,
    ),
    after:
      /^(?:you\b|(?:your|our|their|its|the|all) (?:\w+ )?(?:needs|goals|goal|targets|target|expectations|requirements|deadline|deadlines|quota|standards|kpis)|with (?:my|our|the) (?:board|team|boss|manager|lawyer))/,
  },
  meetings: {
    before: new RegExp(`\\b(?:board|team|staff|internal|of|too many|many)\\s$|${busy.source}`),
  },
  book: {
    before: new RegExp(`\\b${noun}\\s$|\\b(?:my own|read|wrote|writing|published|quick)\\s$`),
    after:
      /^(?:club|review|reviews|store|shop|shelf|keeping|keeper|value|report|fair|by|about|author|deal|series|publisher|launch|tour|is|was|of)\b/,
  },
  booking: {
    before: /\b(?:our|your|the|a|online|hotel|travel|with)\s$/,
    after: /^(?:system|systems|software|platform|tool|engine|com|app)\b/,
  },
  trial: {
    before: new RegExp(`\\b${court}\\s$`),
    after: /^(?:and error|by|date|lawyer|lawyers|attorney|court|judge)\b/,
  },
  trials: { before: new RegExp(`\\b${court}\\s$`), after: /^(?:and tribulations)\b/ },
  quote: {
    before: /\b(?:stock|famous|favorite|favourite|inspirational|(?:and|may) i|to)\s$/,
    after: /^(?:unquote|of|end|from|by)\b/,
  },
  quotes: { before: /\b(?:stock|famous|inspirational|in|air)\s$/ },
  schedule: {
    before:
      /\b(?:my|our|his|her|their|busy|tight|full|hectic|crazy|packed|jammed|on|behind|ahead of|of|fee|release|train|production|delivery|work|flight|exam|school|payment|c|same|current)\s$/,
    after:
      /^(?:c|k|conflicts?|permitting|wise|right now is|is (?:\w+ )?(?:full|packed|crazy|busy|tight|booked|jammed|hectic|insane))\b/,
  },
  price: {
    before: /\b(?:stock|share|gas|oil|market|house|at any|half|small|heavy|steep)\s$/,
    after:
      /^(?:target|increase|increases|hike|hikes|gouging|fixing|of admission|sensitive|we paid|i paid|to pay)\b/,
  },
  prices: {
    before: /\b(?:stock|share|gas|oil|market|house|home|energy|raised|raise|raising)\s$/,
    after: /^(?:quoted|are subject|subject to|exclude|excluding|may (?:change|vary))\b/,
  },
  pricing: { before: /\b(?:surge|transfer|peak)\s$/ },
  demo: {
    after:
      /^(?:day|derby|tape|reel|crat|crew)\b|^(?:(?:the|this|that|our|my|an?|old|whole|entire|existing) )*(?:building|kitchen|house|walls?|bathroom|floors?|garage|roof|basement|bridge|block|barn|shed|site|structure)\b/,
  },
  proposal: { before: /\b(?:marriage|grant|thesis|dissertation|peace)\s$/ },
  appointment: { before: /\b(?:doctor's|doctors|dentist|dental|medical|dr|vet|hospital)\s$/ },
  appointments: { before: /\b(?:doctor's|doctors|dentist|dental|medical|vet|setting)\s$/ },
  interested: {
    before:
      /\b(?:you|you're|you'd|anyone|someone|who is|who's)(?: (?:be|are|were|is|also|still|ever|all|guys|might|may|would|if|really|seem|seemed|so))* $/,
    after: /^(?:parties|party|persons|people|readers|candidates)\b/,
  },
  'interest in': { before: /\b(?:your|thanks for the|appreciate the|thank you for the)\s$/ },
  'more information': { before: /\bfor\s$/, after: /^(?:about your company)/ },
  'more info': { before: /\bfor\s$/ },
  "i'm in": { after: /^\S/ },
  "we're in": { after: /^\S/ },
  'of interest': { before: /\b(?:conflict|conflicts|rate|rates|point|points|person|persons)\s$/ },
  meet: {
    before: /\b(?:nice|great|good|lovely|pleased|glad|pleasure) to\s$/,
    after:
      /^(?:our|your|their|the) (?:\w+ )?(?:needs|goals|requirements|criteria|standards|deadline|budget)\b/,
  },
  keen: { after: /^(?:eye|observer|sense)\b/ },
};

/** An open calendar is an offer, though "my schedule" by itself is none. */
const openCalendar =
  /^(?:\w+ ){0,2}(?:is|looks|has|'s) (?:\w+ ){0,2}(?:open|free|clear|flexible|available|good|room|openings?)\b/;

/** Whether a keyword stands for something that has nothing to do with buying: "a close call". */
export function isOtherSense({ words, at, length }: Place, keyword: string): boolean {
  const sense = Object.hasOwn(senses, keyword) ? senses[keyword]! : null;
  if (sense === null) return false;
  const before = joinWords(clauseBefore(words, at));
  const after = joinWords(clauseAfter(words, at + length));
  if (keyword === 'schedule' && openCalendar.test(after)) return false;
  return sense.before?.test(`${before} `) === true || sense.after?.test(after) === true;
}

function clauseBefore(words: readonly Word[], at: number): readonly Word[] {
  let start = at;
  while (start > Math.max(0, at - around) && words[start]!.mark === '') start -= 1;
  return words.slice(start, at);
}

function clauseAfter(words: readonly Word[], from: number): readonly Word[] {
  const near = words.slice(from, from + around);
  const end = near.findIndex(({ mark }) => mark !== '');
  return end < 0 ? near : near.slice(0, end);
}

const joinWords = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
