import type { Sentence } from '@workspace-ops/contacts';
import { asWritten, lines, rx, words as wordsOf } from './patterns.ts';

/*
 * Where a sentence is negated. A sentence is one string here, in which the marks `,` and `;` stand
 * as words of their own: "no calls , demos or pricing ; thanks".
 */

export const withMarks = ({ words }: Sentence): string =>
  words.map(({ text, mark }) => (mark === '' ? text : `${mark} ${text}`)).join(' ');

const ends = String.raw`(?![\p{L}\p{N}_'])`;

/** What looks like a negation and is none. */
const idioms = lines(`
  no (?:problems?|worr(?:y|ies)|doubts?|questions?|brainer|issues?|objections?|hesitation|rush|hurry|pressure|obligation|matter|wonder|strings|thanks|thank you|
  cost|better time|(?:later|more|less) than)|not (?:a problem|an issue|(?:a )?bad|only|just|merely|simply|to mention|later than|too late|urgent|sooner|my first|
  (?:too )?long ago)|why (?:not|don't|dont|wouldn't|shouldn't)|(?:can't|cannot|cant|couldn't|could not|can not) wait|(?:couldn't|could not) (?:be (?:more|
  happier)|agree|come at)|can't hurt|never (?:been more|hurts)|nothing (?:against|to lose)|(?:if|or|whether or) not|without (?:a doubt|doubt|question|
  hesitation|delay|further ado)|stop(?:ped)? by|hate to miss|(?:silly|foolish|fools?|crazy|mad|stupid|rude) not to|not say(?:ing)? no|(?<!\\p{L} )who wouldn't|(?:don't|do not|dont) (?:forget|
  hesitate|mind)|(?:wouldn't|would not|wouldnt) mind|(?:won't|wouldn't|would not|can't) say no|(?:don't|do not|can't|cannot|fail to) see (?:any (?:good )?reason )?why (?:not|(?:i|we|you|they|it|that) (?:\\w+n't|\\w+ not))|no reason (?:not|
  (?:why )?(?:i|we|you) (?:\\w+n't|\\w+ not))|(?:never|not) let it be said (?:that )?(?:[^ ,;]+ ){1,6}(?:refused|declined|turned down|said no)|far be it from (?:me|us) to (?:refuse|decline|turn down|say no)|enough to|zero in|(?:can't|couldn't|cannot) find (?:the|a) (?:link|page|form)|kein problem|kein thema|geen probleem|
  pas de (?:problème|souci)|sem problema|no hay problema|nessun problema|inga problem|żaden problem`);

const negators = lines(String.raw`
  no(?! (?:[,;] )?(?:i|i'm|i'd|i'll|i've|we|we're|we'd|we'll|it|it's|that's|this|please|you|yes|but|and|sorry)${ends})|not|\w+n't|never|neither|nor|without|
  none|nobody|nothing|cannot|hardly|barely|scarcely|stop|cease|quit|avoid|refrain|refused?|declin(?:e|ed|ing)|dislike|hate|dread|(?:give|gave) up|
  struggle to|(?:little|small) (?:point|sense|use|value|chance)|(?:have|has|had|'ve) yet to|cancel\w*|unsure|unlikely|doubt(?:ful)?|unable|skip(?:ping)?|zero|enough|tired|sick|spare|forget|lack(?:ing)?|minus|(?:do|does|did|wo|ca|is|
  are|was|were|would|could|should|have|has|had|ai|need)nt|too (?!want|like|need|wish|hope|would|am|have|plan|keen|eager|happy|glad|excited|bothered|
  fussed)\w+ to|no longer|rather than|instead of|anything but|far from|(?:less|least|little|lost) interest(?:ed)?|too (?:busy|early|soon)|fed up|pass(?:ing|
  ed)? on|call(?:ing|ed)? off|opposed to|no one|in lieu of|let alone|(?:mistaken|wrong) to|outgrown|negative on|rid of|less than|(?:less|fewer) (?:calls|
  meetings)|had (?:our|my) fill|count (?:us|me) out|withdraw (?:my|our)|save yourself|stopped being|the least of|take a miracle|over my dead body|pay (?:me|
  us) to|(?:less|least) use\w+|decided against|fail to see|(?:lying|untrue|dishonest)(?: of (?:me|us))? (?:if|to)|(?:wish (?:i|we) could|love to) (?:say|
  tell you)|the last thing|veto(?:ed)?|rejected|forbids?|prohibits?|rules? out|ruled out|turned down|keep your|fail(?:s|ed|ing)? to|(?:looked|searched) (?:high and low|in vain)(?: for)?|under no|on no account|at no|by no means|in no way|
  past the (?:stage|point)|nope|thumbs down|
  (?:drop|lose)(?= the)|on ice|waste of|dropp(?:ed|ing) out|have nobody|nein|keine?[nrms]?|keinerlei|nicht|nie|niemals|ohne|ne|pas|aucune?|jamais|sans|ninguna?|
  ningún|nunca|tampoco|sin|senza|nulla|nessuna?|nessun|mai|geen|niet|nooit|nee|nenhuma?|não|nem|sem|żadn\w+|nie|ingen|inget|inga|inte|aldrig|ikke|nej|ei|değil|
  yok|istemiyoruz`);

/** Turns a negation round: "I'm not opposed to a call". */
const flips =
  lines(String.raw`(?<=(?:n't|not|never|nobody|no one|would|don't|dont|wouldnt) )mind|hesitate|opposed|against|averse|object(?:ing|ions?)?|hurt|problems?|issues?|
  worry|worries|doubts?|forget|miss(?:ing)?|(?:me|us) more|deny|uninterested|disinterested|harm|harmful|rul(?:e|ing) out|turn(?:ing)? down|reject|
  reluctant|hesitant|impossible|the worst|reason (?:for \w+ )?(?:not|to wait)|(?:to )?stop (?:us|me|you) from|stopping|preventing|prevents?|keep(?:s|ing) (?:me|
  us)|obstacles?|barriers?|unhappy|unwelcome|sorry|sad|noses?|qualms|reservations|wrong with|afford not to|shy of|afraid of|allergic|immune`);

/** Begins a thought of its own, which an earlier negation does not reach. */
const turns = lines(String.raw`
  (?<!(?:as|sure|know|see|certain|clear|understand|think|wonder|not|unsure|say|tell|care|n't) )(?:but|however|although|
    though|except|unless|because|cuz|since|if|when|until|till|before|after|while|whereas|otherwise|just|only|instead|so)|
  (?<=[,] )yet|and(?= (?:a yes|yes|i|i'm|i'd|i'll|i've|we|we're|we'd|we'll|we've|you|they|he|she|it|please|would|will|can|could|
    should|may|let|let's|lets|am|are|is|was|want|need|just|then|maybe|perhaps|looking|how|what|when|where|send|go|get|
    move|that's|there|this)${ends})|
  aber|sondern|dafür|mais|pero|ma|però|maar|mas|ale|men|fakat|ama`);

const scan = rx(
  `${wordsOf(`(?<idiom>${idioms})|(?<negator>${negators})|(?<flip>${flips})|(?<turn>${turns})`).source}|(?<mark>[,;])`,
  'gmu',
);
/** After a comma, one more of a list: "no calls , demos or pricing". */
const listed = String.raw`(?:calls?|demos?|pricing|prices?|quotes?|meetings?|trials?|proposals?|demonstrations?|appointments?|booked|scheduled?|book|call)`;
const fillers = String.raw`(?:(?:or|nor|and|any|a|an|the|no|further|more|your|another|free|product|sales|phone|quick|e) ){0,4}`;
const goesOn = rx(
  `^, (?:${fillers}${listed}(?: [,;]|$| (?:or|nor|and|please|thanks?|thank|info\\w*|either|at|for|from|needed|required)${ends})|or ${fillers}${listed}${ends})`,
);
const afterListed = rx(`${listed}(?: \\w+){0,2} $`);
/** "not , at this time , interested". */
const inserted = /^, (?:[^ ,;]+ ){1,6}(?=,)/;
const beforeInserted = /(?:\b(?:not|never|nor)|n't) $/;
/** A subject that does nothing is not done with at a comma: "none of us , I asked , is interested". */
const noSubject = /^(?:neither|none|nobody|no one|nothing)\b/;
const insertedBeforeVerb =
  /^, [^,;]{1,80}(?=, (?:is|are|was|were|has|have|had|wants?|needs?|does|do|did|will|would|can|could|should|made|gave|\w{3,}ed)\b)/;
const clauseStart = String.raw`(?:i|i'm|i'd|i'll|we|we're|we'd|we'll|you|they|he|she|it|it's|that's|please|let|let's|call|send|so|yet|but)\b`;
/** "Nobody has asked for , or has time for , a demo". */
const secondVerb = rx(`^, (?:or|nor) (?!${clauseStart})[^,;]{1,60}(?=,)`);
/** What these deny goes on over commas: "on no account write , ring or call". */
const noCase = /^(?:neither|under no|on no account|at no|by no means|in no way)\b/;
const nextInCase = rx(`^, (?!${clauseStart})`);

/** A part of a sentence, as places in it. */
export type Span = readonly [start: number, end: number];

/** Whether a place lies in one of the parts, which are in order and apart: a text has thousands. */
export function isWithin(spans: readonly Span[], at: number): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (spans[middle]![0] <= at) low = middle + 1;
    else high = middle;
  }
  const last = spans[low - 1];
  return last !== undefined && at < last[1];
}

/** The parts of a sentence that a negation before them reaches, in order. */
export function negatedSpans(said: string): Span[] {
  const spans: Span[] = [];
  let since = -1;
  let bridgedTo = -1;
  const close = (at: number): void => {
    if (since >= 0) spans.push([since, at]);
    since = -1;
  };
  for (const { index, groups, 0: text } of said.matchAll(scan)) {
    const { negator, flip, turn, mark } = groups!;
    if (turn !== undefined && index < bridgedTo) continue;
    if (turn !== undefined || mark === ';') close(index);
    else if (flip !== undefined) close(index);
    else if (mark === ',' && index > bridgedTo) {
      const [before, after] = [
        said.slice(Math.max(0, index - 40), index),
        said.slice(index, index + 160),
      ];
      const aside = readAside({
        before,
        after,
        negator: since < 0 ? '' : said.slice(since, since + 20),
      });
      if (aside !== null) bridgedTo = index + aside[0].length;
      else if (!(afterListed.test(before) && goesOn.test(after))) close(index);
    } else if (negator !== undefined) {
      // Two negations are none: "not unsure", "wouldn't decline".
      if (since >= 0 && flipsToo.test(text)) close(since);
      else if (since >= Math.max(0, index - 80) && embedding.test(said.slice(since, index)))
        close(index);
      else if (since < 0) since = index;
    }
  }
  close(said.length);
  return spans;
}

/** What is put in between a negation and what it denies, where a comma begins it. */
function readAside({ before, after, negator }: Record<'before' | 'after' | 'negator', string>) {
  if (beforeInserted.test(before)) return inserted.exec(after);
  const continued = noSubject.test(negator)
    ? (insertedBeforeVerb.exec(after) ?? secondVerb.exec(after))
    : null;
  return continued ?? (noCase.test(negator) ? nextInCase.exec(after) : null);
}

/** Takes back, at its end, what a sentence named: "terms , pricing ; we want none of it", "before you call , don't". */
const takenBack = asWritten`
  [,;] (?:(?:and|but|so|please|well|thanks|thank you|sorry) )*(?:(?:please )?(?:don't|dont|do not)|stop(?: it| that)?)$|; (?:[^ ,;]+ ){0,3}(?:no|never|none|nil|nothing|zero|
  not (?:a chance|ever|at all)|out of the question)$|\b(?:none of (?:it|that|this|those|them|which)|nothing of (?:the|that) (?:sort|kind)|(?:not|\w+n't) \w+ (?:any of (?:it|that|them)|
  either of them))$`;
export const isTakenBack = (said: string): boolean => takenBack.test(said);

/** What a negation speaks of when it denies another one: "don't think I'm not interested". */
const embedding = asWritten`
  ^(?!.*\b(?:and|or|nor)\b)(?:[^ ]+ ){1,8}?(?:say(?:ing)?|said|think|thought|assume|means?|pretend|suppose|conclude|believe|claim|imagine|take|true|like|
  case|as (?:if|though)|who|that)\b(?:(?! that ).){0,30}$`;
const flipsToo =
  /^(?:forget|doubt|opposed to|refused?|decline|avoid|skip|hate|unlikely|unable|wrong to|too \w+ to)$/;
