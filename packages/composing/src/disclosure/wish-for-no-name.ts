import { canBeTold, listSentences } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { listNameWords, wordsOfCompany } from './excluded-parts.ts';
import { isMarked } from './marked-facts.ts';

/** As people call the customer, a company or a person. */
export const wordsOfCustomer = `(?:${wordsOfCompany}|home|house|dairy|ranch|colony|surgery|clinic|cent(?:re|er)|church|nursery|gym|garage|estate|studio|salon|bakery|restaurant|caf[eé]|pub|bar|brewery|hospital|site|store|office|plant|factory|mill|yard|family|owners?|building|block|brand|museum|library|theatre|customer|client|university|academy|kennels?|stables?|winery|agency|bank|place)`;
const ofCompany = `(?:(?:the|their|her|his|our|my|this|any) )?(?:\\p{L}+ )?${wordsOfCustomer}(?:['’]?s?)?`;
const text =
  '(?:post|story|article|piece|write-?up|report|letter|text|newsletter|issue|paper|press|advert|ad|video|photos?)';
const theirName = `(?:${ofCompany} names?|(?:their|her|his|our|my|the|its) (?:own |full )?names?)(?! (?:of|on|tags?|plates?|badges?|boards?)\\b)`;
const named = '(?:named|mentioned|identified|tagged)';

/** `doesn't` is one word, and ends as `want` does. */
const not = "(?:not|never|(?:does|do|did|would|is|was|has|have|should|could|must)n[’']?t)";

const whose =
  "(?:his|her|their|my|our|the (?:customer|client|owner|landlord|landlady|tenant|homeowner|company|firm)['’]?s?)";

/** `Does not want to be named anywhere`, `as a landlady in Bedminster, no name`; `don't name the driver` is of another. */
const noNames = [
  `(?:${not}|rather not|none(?: of them)?|nobody|neither) (?:(?:want|wants|wish|wishes|like|likes|prefer|prefers) )?(?:to )?be(?:ing)? named`,
  `${not} (?:want|like|wish) ${whose} (?:own |full )?names?`,
  `(?:do not|don[’']?t|never|not to) (?:use|print|give|put|publish|mention|tell|show) ${whose} (?:own |full )?names?`,
  '(?<=^|[,;(–-] ?|but |and |yes |with |please |said |says )no names?(?= ?(?:[.,;!)]|$|please|no |or |and |anywhere))|names? no(?=[.,;!)]|$)',
  `(?:must|asked|wants?|wanted|wishes)(?: us)? not (?:to )?be identifi(?:ed|able)|(?<=^|[.!?;,(] ?)not to be identified|without naming (?:them|him|her|${ofCompany})|no mention of ${ofCompany}|not to be named`,
  `without ${whose} (?:own |full )?names?|(?:keep|leave) ${whose} names? (?:out|off|private)`,
  // `Does not want the home mentioned anywhere`
  `${not} (?:really )?(?:want|like|wish|have) (?:${ofCompany}|it|us) (?:to be |being )?${named}`,
  `(?:rather|prefers?|asked|asks|wants?) (?:that )?(?:(?:we|you|us) )?(?:not to|not|did(?: not|n[’']?t)|do(?: not|n[’']?t)) (?:name|identify|tag|mention) (?:them|her|him|${ofCompany})(?! of)`,
  // `Don't put the farm name anywhere`, `do not name the farm`
  `(?:do not|don[’']?t|never|not to) (?:use|print|give|put|publish|mention|tell|show|say) ${theirName}`,
  `(?:do not|don[’']?t|never|not to) (?:name|identify|tag) ${ofCompany}(?! (?:of|manager|owner)(?!\\p{L}))`,
  // `Rather we kept their name out of it`
  `(?:keep|keeps|kept|keeping|leave|left|leaving) ${theirName} (?:out|off|private|to ourselves)`,
  `(?:leave|leaving|left|keep|keeping|kept) (?:them|him|her|us|${ofCompany}) out of (?:it|this|the ${text})`,
  `${not} (?:want|like|wish) to (?:be|appear|feature|be part of|be seen) (?:in |on )?(?:it|this|the ${text}|print)|(?:wants?|prefers?|asked|like) to (?:be left|be kept|stay) out of (?:it|this|the ${text}|print)`,
  // `The owner would prefer that the practice isn't named`
  `(?:prefers?|rather|sooner|asked|asks|wants?) (?:that )?(?:${ofCompany}|they|it|she|he) (?:(?:is|are|was|were)(?: not|n[’']?t)|not be|stays? out|not) ?(?:named|mentioned|identified|of it)`,
  // `Not happy for us to use their name`, `isn't comfortable with being named`
  `(?:${not}|isn[’']?t|aren[’']?t|less than|un(?=happy|comfortable|willing)|no longer) ?(?:(?:at all|really|too|so|yet|entirely) )?(?:happy|fine|ok|okay|comfortable|keen|willing|content|good|sure(?= about)|all right|alright) (?:with|for|about|to)? ?(?:(?:us|our|you|anybody|anyone) )?(?:to )?(?:(?:using|use|giving|give|printing|print|publishing|publish|mentioning|mention|telling|tell|showing|show|sharing|share) (?:${theirName}|the names?)|(?:name|naming|identify|identifying|tag|tagging|mention|mentioning) (?:them|him|her|${ofCompany})|(?:be|being) (?:${named}))`,
  '(?:keep|keeps|kept|make|tell|do|use|stay) (?:it|this|them|her|him|the (?:story|post)) (?:strictly )?anonymous(?:ly)?|anonymi[sz]e (?:it|this|them|her|him|please)',
  '(?:wants?|wishes|asked|prefers?|likes?|stay|stays|remain|only|but|be|is) (?:to (?:stay|remain|be) )?anonymous(?:ly)?',
  // `Marcus: Can we say which bank? Priya: No, not until they sign off.`
  `(?:can|may|could|should|shall|are) we (?:allowed to )?(?:(?:say|tell|mention) (?:which (?:\\p{L}+ )?${wordsOfCustomer}|who)|(?:use|give|say|mention|print|tell) ${theirName}|(?:name|mention) (?:them|him|her|${ofCompany}))[^.?!]{0,40}\\?\\s+(?:\\p{L}[\\p{L} .'’]{0,30}: )?(?:no(?! (?:problem|worries|objection))|nope|not(?! (?:a |any )?(?:problem|issue)| at all)|never|rather not|better not|(?:please )?(?:do not|don[’']?t))`,
].map((shape) => new RegExp(`(?<!\\p{L})(?:${shape})(?!\\p{L})`, 'iu'));

/** What each of them has in it: most texts have none, and are done. */
const mayWantNoName =
  /\bnam(?:es?|ed|ing)\b|\bwe (?:allowed to )?(?:say|tell)\b|\bmention|\bidentif|\btag|\banonym|\b(?:out of|to be in|to be on|to appear|to feature|to be part|to be seen)\b/iu;

/** Whether a sentence says that somebody wants no name told. */
export const wantsNoName = (sentence: string): boolean =>
  mayWantNoName.test(sentence) && noNames.some((one) => one.test(sentence));

/** A customer by their name, or by words of it. */
const toCalls = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:the )?(?:${words.join('|')})(?: (?:${words.join('|')}))*(?!\\p{L})`,
    'giu',
  );

/** `Keep Birchwood's name out` is about the customer's. */
const asCustomer = (sentence: string, calls: RegExp): string =>
  sentence.replace(calls, 'the customer');

/** Whether a sentence wants no name told, and a text tells none: neither the customer's nor one that it says itself. */
export function isKeptUnnamed(sentence: string, content: string, { find }: FactSheet): boolean {
  if (!wantsNoName(sentence)) return false;
  const words = listNameWords(find('customer')?.value ?? '');
  const names = (sentence.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu) ?? []).map((name) =>
    RegExp.escape(name),
  );
  const all = [...words, ...names];
  return (
    words.length > 0 && !new RegExp(`(?<!\\p{L})(?:${all.join('|')})(?!\\p{L})`, 'iu').test(content)
  );
}

/** A question with its answer, which may be by somebody else. */
const withAnswers = (sentences: readonly string[]): readonly string[] =>
  sentences.map((sentence, at) =>
    sentence.endsWith('?') ? `${sentence} ${sentences[at + 1] ?? ''}` : sentence,
  );

/** The sentence by which somebody wants no name told, as a fact of its own. */
export function findWishNotToBeNamed({ facts, find }: FactSheet): Fact | undefined {
  const words = listNameWords(find('customer')?.value ?? '');
  const calls = words.length === 0 ? undefined : toCalls(words);
  for (const fact of facts) {
    if (!canBeTold(fact) || isMarked(fact)) continue;
    const value = withAnswers(listSentences(fact)).find(
      (sentence) =>
        wantsNoName(sentence) ||
        (calls !== undefined &&
          sentence.search(calls) !== -1 &&
          wantsNoName(asCustomer(sentence, calls))),
    );
    if (value !== undefined) {
      const { items: _all, ...rest } = fact;
      return { ...rest, value };
    }
  }
  return undefined;
}
