/** As people write that a text is to say nothing of something. */
const silence =
  /^(?:please |pls |and |also |but )?(?:do not|don['’]?t|never|no need to|best not to|better not to) (?:ever )?(?:mention|bring up|say|tell|name|put|print|use|show|include|talk about)\b(?<what>[^.;,!?]{3,80})(?:,? (?:that|it|this)['’]?s [^.;]{3,80})?[.!]?$/iu;

/** A matter, and nobody whom the text may call by another name. */
const matter =
  /^(?:please |pls |and |also |but )?(?:do not|don['’]?t|never|no need to|best not to|better not to) (?:ever )?(?:mention|bring up|talk about) (?:the |any |her |his |their |our |that )?(?<what>[\p{Ll} ]{4,60})[.!]?$/iu;

/** `Don't call before 10`: a letter that speaks of no call keeps to it. */
const noCall =
  /^(?:please |pls |and |also |but )?(?:do not|don['’]?t|never) (?:call|ring|phone)\b(?! (?:it|this|that)\b)[^.;,]{0,40}[.!]?$/iu;

/** `He got a fleet discount of 15% but keep that out of it` */
const leftOutOf =
  /^(?<what>[^.;]{8,160}?),? ?(?:but|so|and|please|pls)? (?:please |pls )?(?:keep|leave) (?:that|it|this) out(?: of (?:it|this|the \p{L}+))?[.!]?$/iu;

/** Whether a text says nothing of what it is not to mention: `Don't mention Cawood Feeds`, `the grant`. */
export function isKept(sentence: string, text: string): boolean {
  const told = text.toLowerCase();
  const isTold = (word: string): boolean => told.includes(word.toLowerCase().slice(0, 5));
  const left = leftOutOf.exec(sentence)?.groups?.['what'];
  if (left !== undefined) return !(left.match(/\p{L}{5,}|\d+/gu) ?? []).some(isTold);
  if (noCall.test(sentence)) return !/\b(?:call|ring|phone|telephone)\b/i.test(text);
  const said = silence.exec(sentence)?.groups?.['what'] ?? '';
  const names = said.match(/(?<!\p{L})\p{Lu}\p{L}{2,}/gu) ?? [];
  const things = matter.exec(sentence)?.groups?.['what']?.match(/\p{L}{4,}/gu) ?? [];
  const named = names.length > 0 ? names : things;
  return named.length > 0 && !named.some(isTold);
}
