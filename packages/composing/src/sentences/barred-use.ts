/** What a sentence that keeps somebody from using a thing has in it: most have none. */
const sign =
  /\b(?:out of|off|not|never|isolated|locked|bagged|unused|shut|closed|empty|dry|unlit)\b|n['’]t\b/i;

const using =
  '(?:used?|lit|light|run|started|switched on|turned on|operated?|opened|driven|loaded|entered?|walked (?:on|under)|stood (?:on|under)|touched|drunk|drink|climbed|energi[sz]ed|plugged in|reset|ridden|occupied|connected|filled|heated|drunk from|sat on|lifted|put (?:back )?(?:into|in|on)|brought back)';
const must = '(?:must|has to|have to|needs? to|should|shall|(?:is|are) to)';
const barred =
  '(?:out of (?:use|service|bounds|action)|off limits|isolated|locked (?:off|out)|(?:switched|turned) off|bagged(?: off)?|(?:taped|coned|cordoned|fenced) off|unused)';

/** As people write that a thing is not to be used for now. */
const shapes = new RegExp(
  [
    `\\b(?:must|should|shall|(?:is|are) (?:still )?)(?: ?not|n['’]t| never| not yet)(?: to)?(?: yet)? be(?: \\p{L}+ed or)? ${using}\\b`,
    `\\b(?:must|should|shall) (?:not|never) (?:use|light|run (?!late|over|out|short|into)|start|operate|enter|drink|climb|energi[sz]e)\\b`,
    `\\b(?:stays?|remains?|be (?:kept|left)|keep|kept|left) (?:\\p{L}+ )?${barred}\\b`,
    `\\b${must} (?:stay|remain|be kept|be left) (?:off|shut|closed|locked|empty|dry|unlit|unloaded)\\b`,
    `\\b(?:is|are) (?:still )?${barred} (?:until|till|pending|before|unless|as long as)\\b`,
  ].join('|'),
  'iu',
);

/** It is over, or is about a text and no thing. */
const notSo =
  /\b(?:no longer|not have to|need not|back (?:in|into) (?:use|service)|(?:in use|on) again|was|were|had)\b|n['’]t (?:have|need) to\b|\b(?:names?|logos?|quotes?|photos?|pictures?|images?|videos?|words?|figures?|e-?mails?|numbers?|data|voucher|codes?|offer|discount|text|post|letter)\b/iu;

/** `Showers 14 to 18 must stay out of use until resampled` */
export const saysBarred = (sentence: string): boolean =>
  sign.test(sentence) && shapes.test(sentence) && !notSo.test(sentence);
