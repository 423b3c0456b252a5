import { ignoringCase } from '@workspace-ops/content';
import { splitSentences } from '../facts/inline-text.ts';
import { isNoConsent, isOfConsent, readConsent, setsLimit } from '../weights/weigh-consent.ts';

/** `Sandra said no`; `no problem` and `no to the quote` say something else. */
export const saidNo =
  /\b(?:said|says|say|answered|answer(?:['’]s| is| was)|it['’]s|is|was)(?: (?:us|me))? (?:a )?(?:definite |firm |flat )?["“']?no\b(?=["”']?(?:[.,;!)]|$| (?:for now|thanks?|thank you|sorry|way|because|as|since|until|till|yet|to (?:it|this|that|us|all)(?!\p{L}))))/iu;

const months = '(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const until = new RegExp(
  `(?:[,;–-] ?)?(?:\\b(?:but|and|only|just) )*\\b(?:not|nothing|never)(?: \\p{L}+){0,3}? (?:before|until|till|earlier than|sooner than) (?:[\\p{L}’']+ ){0,5}?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${months}|${months} \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?(?!\\p{L}|\\d)`,
  'iu',
);
const agreesToName =
  /\b(?:yes|yep|ok(?:ay)?|agree[sd]?|fine|happy|sure|can|may|approved|signed)\b/iu;

/** A consent without the day before which nothing is published, which is kept by its date: `yes, but not before 4 December`. */
export function withoutEarliestDay(said: string): string {
  const rest = said.slice(0, longest).replace(until, ' ');
  return rest.length < said.length && agreesToName.test(rest) ? rest : said;
}

const whom = String.raw`(?:her|him|them|me|us|(?-i:\p{Lu}\p{Ll}+))`;
/** `Ok to say it's from her`, `happy for us to mention them`: leave, and no limit. */
const leaveToName = ignoringCase(
  String.raw`^\W*(?:(?:yes|yep|ok|okay|sure|she|he|they|(?-i:\p{Lu}\p{Ll}+)|says?|said|is|are|it['’]?s|its|that|just|only)[,:]? ){0,4}(?:ok(?:ay)?|fine|happy|alright|all right|good|glad|no problem|(?:we|you|i) (?:can|may)|can|may|feel free|go ahead|(?:do|does)n['’]?t mind)(?: (?:for|with) (?:us|you|me))?(?: (?:to|if|that|we|us|you|can|may|and)){0,3} (?:(?:say(?:ing)?|tell(?:ing)? (?:them|people)|let(?:ting)? (?:them|people) know) (?:that )?(?:it['’]?s|it is|it was|it came|it comes|this is|this came)(?: (?:from|by))? ${whom}|mention(?:ing)? ${whom}(?: by name)?|nam(?:e|ing) ${whom})\W*(?:(?:please|thanks|then|too|by name)\W*)?$`,
);

/** Whether a consent is no more than leave to name whoever gave it. */
const isLeaveToName = (said: string): boolean =>
  said.length <= longestLeave && leaveToName.test(said);
const longestLeave = 160;

/** `Photo not to be used`, `my name should not come`, beside what is agreed to */
const partNotUsed =
  /(?:^|[,;.] ?|\b(?:but|and) )(?:(?:the|my|our|his|her|their|any) )?(?:[\p{L}'’]+ ){1,3}(?:is |are )?(?:not to|(?:should|must|shall|may|can) ?not) (?:come|appear|be (?:used|mentioned|published|told|given|printed|written|disclosed|shown|put))(?!\p{L})(?! (?:until|till|before|yet|now|unless|if|without))/giu;

/** Whether a consent is refused, is yet to be given, or depends on what is yet to come: `Yes. Norman knows that we ring` is given. */
export function isOpenConsent(said: string): boolean {
  if (isLeaveToName(said)) return false;
  const whole = said.slice(0, longest);
  const rest = whole.replaceAll(partNotUsed, ' ');
  // A part that is not to be used leaves the other agreed to.
  const text = rest.length < whole.length && agreesToName.test(rest) ? rest : whole;
  const sentences = splitSentences(text).filter(isOfConsent);
  return isNoConsent(sentences.length === 0 ? text : sentences.join(' '));
}
const longest = 600;

/** `show me before it goes out`, `let her see it first`, and not `she has seen it` */
const wantsSight =
  /\b(?:show|let|want|like|see|read|check|look|approve|ok)\b[^.;]*\b(?:before|first|beforehand|prior|draft|proof)\b|\b(?:before|first)\b[^.;]*\b(?:show|send|see|read|check|look at)\b/iu;
const partsOf = /[,;–—]|\b(?:and|but)\b/iu;

/** Whether a consent is to a text that they have seen: `Yes, but Sandra wants to cast an eye over it`; a list of what is agreed to may end so. */
export const seenFirst: Pick<RegExp, 'test'> = {
  test: (said) =>
    readConsent(said) === 'seen' ||
    (wantsSight.test(said) &&
      said
        .slice(0, longest)
        .split(partsOf)
        .some((part) => wantsSight.test(part) && readConsent(part) === 'seen')),
};

/** Whether a consent sets a limit to what is told, and where: `yes if we leave out the number of call-outs`. */
export const limitsText = (said: string): boolean =>
  [said, ...splitSentences(said)].some(
    (one) => !isLeaveToName(one) && !agreesToWhole(one) && setsLimit(one),
  );

/** `Agreed to the story, the name and the quote on 16 November`: what is named beside the whole is part of it. */
const agreesToWhole = (said: string): boolean =>
  said.length <= longestLeave && toWhole.test(said) && !limiting.test(said);
const toWhole =
  /\b(?:agreed|agrees|approved|approves|consented|consents|happy|ok(?:ay)?|yes)\b[^.;]{0,40}?\b(?:(?:the|this|our|his|her|their) (?:whole |full |case )?(?:story|stud(?:y|ies)|text|article|post)|everything|all of it)\b/iu;
const limiting =
  /\b(?:only|just|not|no|never|without|except|but|if|until|till|after|before|unless|first|once|provided|long|part(?:ly|s)?|some|half|drafts?|versions?|internal\p{L}*|anonym\p{L}*|initials|(?:web ?)?site|blog|newsletter|social|linkedin|facebook|instagram|brochure|print|[a-z]+n['’]t)\b/iu;
