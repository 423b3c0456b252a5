import { ignoringCase } from '@workspace-ops/content';
import { limitsText, seenFirst } from './open-consents.ts';

const end = '(?!\\p{L})';
const start = '(?<!\\p{L})';
const somebody =
  '(?:s?he|they|(?-i:(?!(?:We|You|It|That|This|There|Who|Would|Should|Could)(?!\\p{L}))\\p{Lu}\\p{Ll}+))';
const fine =
  '(?:right|ok|okay|fine|alright|all right|all good|sweet|cool|apples|easy|no (?:problem|worries|dramas?|issues?)|an? (?:yes|problem|issue|drama|worry))';
const opinion =
  '(?:think|thinks|thought|reckon|reckons|reckoned|guess|guesses|guessing|believe|believes|assume|assumes|assumed|assuming|suppose|supposes|imagine|expect|expects|presume|presumes)';
const meeting =
  '(?:committee|board|owners|trustees|council|body corporate|exec(?:utive)?|strata|directors|partners|governors|p&c|agm)';

/** `Yeah nah`, `nup`: a no. `Nah, all good` and `nah she’s fine with it` are none. */
const colloquialNo = ignoringCase(
  `^\\W*(?:(?:yeah|yea|yep|yes)[, .–-]{1,3})?(?:nah|nup|nope|naw)${end}(?!\\W{1,3}(?:yeah|yes|yep|no (?:worries|problem|dramas?|objections?)|that['’]?s|it['’]?s (?:fine|ok|good|all)|all (?:good|fine|ok)|go (?:for|ahead)|${somebody}(?:['’]?s|['’]?re| is| are| was)? (?:all )?(?:fine|happy|ok|okay|good|said|right)|fine|happy|ok|okay|use|sweet)${end})`,
);

const guess = ignoringCase(
  [
    // `Should be right`, `shouldn’t be a problem`
    `${start}(?:should|shld|ought to|might|must)(?: ?n['’]?t| not)? (?:all |still |really |just )?be (?:all |totally |quite )?(?:${fine}${end}|good\\W*$)`,
    // `I think so`, `Bec thinks yes`, `I reckon she’d be ok with it`
    `${start}${opinion} (?:so|yes|yep|it(?:['’]?s| is| was| would be|['’]?d be|['’]?ll be| will be)? (?:${fine}|good(?=\\W*$))|(?:that )?${somebody}(?:['’]?s|['’]?re|['’]?d|['’]?ll| is| are| would| will)? (?:be )?(?:${fine}|happy|keen|up for it|love it|go for it))${end}`,
    `${start}(?:i['’]?m|im|we['’]?re|am) sure (?:that )?${somebody}${end}|${start}(?:hopefully|presumably|afaik|as far as i know|(?<!\\bno )(?:prob|probs|prolly))${end}`,
    // `She’d be ok with it`, `Marg won’t mind`
    `(?<!(?:said|says|told (?:me|us)|confirmed)(?: that)? )${start}(?:${somebody}(?:['’]d| would)|s?hed|theyd) be ${fine}${end}`,
    `(?<!(?:said|says|told (?:me|us)|confirmed)(?: that)? )${start}${somebody}(?:['’]?d not| would not| will not| won['’]?t| wouldn['’]?t) (?:mind|care|object|say no|have a problem)${end}`,
    `${start}(?:can['’]?t|cannot|don['’]?t|dont) (?:see|think|imagine) (?:that )?(?:s?he|they|her|him|them|(?-i:\\p{Lu}\\p{Ll}+))(?:['’]?d| would|['’]?ll)? (?:mind|minding|object|objecting|care|caring)${end}`,
    `^\\W*(?:(?:ok(?:ay)?|yep|yeah|sure|right)\\W{1,2})?leave (?:it|this|that|her|him|them) (?:with|to) (?:me|us|(?-i:\\p{Lu})\\p{Ll}+)\\W*$|^\\W*(?:onto|on to|chasing|sorting|getting) (?:it|this|that|him|her|them)\\W*$|^\\W*(?:(?:i|we|${somebody})(?: will|['’]ll) |will )(?:sort|fix|square|chase) `,
    // `He’s easy`
    `^\\W*${somebody}(?:['’]?s|['’]?re| is| are) (?:(?:pretty|very|so|always|usually) )?(?:easy|easy ?going|relaxed|laid[- ]?back|a (?:good )?(?:mate|sport|bloke|egg|friend))\\W*$`,
    // `Committee meets 9/12`: it is yet to be decided.
    `${start}${meeting} (?:next |is |are |only |don['’]?t |doesn['’]?t |won['’]?t |to |will )*(?:meets?|meeting|sits?|sitting|votes?|voting|decides?|deciding|discuss(?:es|ing)?)${end}|${start}on (?:the|their|its) (?:next )?agenda${end}|${start}(?:goes|going|taking it|put(?:ting)? it) (?:to|before) (?:the |their )?${meeting}${end}`,
  ].join('|'),
);

/** `Pretty sure he signed`, `she was ok with it last year`: somebody remembers it, or it was of another text. */
const remembered = ignoringCase(
  [
    `${start}(?:pretty|fairly|almost|reasonably|nearly|mostly|(?:9\\d|80) ?%) (?:sure|certain|confident)${end}|${start}(?:from memory|iirc|if i remember(?: right(?:ly)?| correctly)?)${end}|${start}${opinion} (?:that )?${somebody} (?:has |had )?(?:signed|said|agreed|okayed|ok['’]?d|gave)${end}`,
    `${start}(?:was|were|seemed) (?:always |all )?(?:${fine}|happy|good)${end}[^.;]{0,30}(?<!\\p{L})(?:last (?:year|time|one|summer|winter|autumn|spring|season)|(?:years?|ages|a long time) ago|back then|in (?:19|20)\\d\\d|previously|the first time|(?:for|with) the (?:last|other|previous|first|old) (?:one|story|post|text|article|case study|time))${end}`,
    `${start}(?:said|says|gave|agreed|yes|ok|okay)(?: us)?(?: (?:yes|ok|okay|it was (?:ok|fine)|consent|permission))? (?:to|for|with|on|about) the (?:last|other|previous|first|old) (?:one|story|post|text|article|case study|time)${end}`,
  ].join('|'),
);

/** What was said or signed, and is not to come: a guess beside it is of something else. */
const given = ignoringCase(
  `(?<!(?:be|is|not|n['’]t|to|it|this|will|till?|until|once|when|if|asked|ask) )${start}(?:signed|e-?mailed(?! (?:her|him|them|to ask|the form))|texted (?:yes|ok|back|us)|approved|okayed|ok['’]?d|confirmed|consented|agreed|in writing|written|on file|(?:said|says) (?:yes|yep|yeah|ok|okay|sure|fine|go|it['’]?s (?:fine|ok)|we (?:can|may)|use)|gave (?:us )?(?:permission|consent|the ok|leave|the nod)|minutes?|minuted)${end}|${start}(?:use it|go ahead|happy (?:for|to))${end}|^\\W*(?:yes|yep|ok|okay|sure|happy|no (?:worries|problem))[.!,;] (?!(?:it |that |i )?(?:should|prob|hope|think|guess|reckon))`,
);
const again = ignoringCase(
  `${start}(?:written|in writing|signed|e-?mail(?:ed)?|form|again|still|this (?:time|year|one)|too)${end}`,
);
const longest = 600;

/**
 * Whether a consent is a guess of ours, a no as people say it, one to another text, or yet to be decided by a meeting:
 * `should be right`, `yeah nah`, `she was ok with it last year`, `committee meets 9/12`.
 */
export function isGuessedConsent(consent: string): boolean {
  const said = consent.slice(0, longest);
  if (colloquialNo.test(said)) return true;
  if (remembered.test(said)) return !again.test(said.replace(memory, ' '));
  return (
    guess.test(said) &&
    !given.test(said.replace(guess, ' ')) &&
    // Both are asked about in their own words.
    !seenFirst.test(said) &&
    !limitsText(said)
  );
}
/** `Pretty sure he signed it` has no signature. */
const memory = ignoringCase(
  `${start}(?:sure|certain|confident|memory|iirc|correctly|rightly|remember|${opinion})${end}[^.;]*`,
);
