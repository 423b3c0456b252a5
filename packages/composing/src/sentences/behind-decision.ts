import { namesFor, normalName } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';
import { weighDanger } from '../weights/weigh-danger.ts';
import { isDefeated } from './stopgaps.ts';

const names = new Set(
  [
    ...namesFor('decisions'),
    ...'decision decisionneeded decisionsneeded decisionstoday todecide questions question forthemeeting formeeting agenda'.split(
      ' ',
    ),
  ].map(normalName),
);

/** What somebody has to decide, in a field of its own. */
export const isDecision = ({ path }: Pick<Fact, 'path'>): boolean =>
  path.some((name) => names.has(normalName(name)));

/** `Do we`, `whether to` */
const leadIn =
  /^(?:(?:do|can|could|should|shall|may|must) (?:we|they|he|she|i|you) |(?:can|could|should|shall|may|must) (?=(?:the|our) )|(?:whether|if) (?:or not )?(?:to |we (?:should |can |may )?)|(?:is it|are we) (?:ok|okay|all right|alright|right|safe|happy) to |ok(?:ay)? to |to )/iu;

const off =
  /^(?:(?:switch|turn|shut|take|lock|tag|pull|put|close|leave|keep) (.{1,60}?) (?:off|down|out|up|shut|closed|back|aside)\b|(?:isolate|stop|close|withdraw|evacuate|clear|park(?: up)?|stand down|shut(?: down)?|switch off|turn off|lock off|lock out|take out|stop using|ground|suspend|pause|halt) (.{1,60}?)(?= (?:until|till?|as|because|since|while|now)\b|[?,;:]|$))/iu;

const mended =
  '(?:replaced|fixed|mended|repaired|renewed|sorted|made (?:safe|good)|looked at|checked|inspected|tested|examined|serviced|re-?fitted|back|working|signed off|seen to|cleared|certified)';
const awaits = new RegExp(
  `\\b(?:until|till?|before) (?:the |its |his |her |their |our |a |an )?(.{2,50}?) (?:is|are|gets?|has been|have been|can be)(?: \\p{L}+)? ${mended}\\b`,
  'iu',
);
const lets =
  /\b(?:until|till?|before) \p{L}+ (?:has |have |can |will )?(?:replac|fix|mend|repair|renew)\p{L}* (?:the |its |their |our )?([^,.;?]{2,50})/iu;
const given =
  /\b(?:as|because|since|while|seeing as|now that|given that|although|though|but|, ?with) ([^?;]{4,120})/iu;

const goesOn =
  /^(?:keep|leave|run|use|carry on(?: using)?|go on(?: using)?|continue(?: to use| to run)?|drive|operate|open|start|let|send|put) (?:using |running |on )?(.{2,100})/iu;
/** What a thing is used with or without. */
const lacking = /^(.{1,60}?) (without|minus|with) (.{2,70})$/iu;
const place = /^(?:running|going|on|open|in (?:use|service)|up|out|as (?:it is|they are))\b ?/iu;

/** Whether what has to be decided has a danger behind it, by what is so until it is decided. */
export const isDangerBehind = (sentence: string): boolean =>
  isDefeated(sentence) || listBehind(sentence).some((behind) => weighDanger(behind) > likely);

/** More than for a sentence as it was written: this one is put together. */
const likely = 0.5;

/**
 * What is so where somebody decides what to do about it, as whoever reports it would write: `Switch lift B off until
 * the door lock is replaced?` has a broken lock behind it. What is decided sounds harmless itself.
 */
function listBehind(sentence: string): string[] {
  const asked = sentence
    .trim()
    .replace(leadIn, '')
    .replace(/ ?\?+$/u, '');
  const [, whole] = given.exec(asked) ?? [];
  return [...behindStop(asked), ...behindGoing(asked), ...(whole === undefined ? [] : [whole])];
}

/** A shop may stay shut until its heating is mended: what is broken has to sound of harm itself. */
function behindStop(asked: string): string[] {
  const found = off.exec(asked);
  const thing = found?.[1] ?? found?.[2];
  const broken = (awaits.exec(asked) ?? lets.exec(asked))?.[1];
  if (thing === undefined || broken === undefined) return [];
  const alone = `The ${broken} is broken.`;
  return weighDanger(alone) < -1 ? [] : [alone, `${thing} runs with the ${broken} broken.`];
}

function behindGoing(asked: string): string[] {
  const [, rest] = goesOn.exec(asked) ?? [];
  const [, alone] = /^(?:go |carry |carrying )?(?:on )?with (.{2,100})/iu.exec(rest ?? '') ?? [];
  if (alone !== undefined) return [withoutTerm(alone)];
  const [, thing, how, part] = lacking.exec(withoutTerm(rest ?? asked)) ?? [];
  if (thing === undefined || part === undefined) return [];
  const used = thing.replace(place, '');
  return how === 'with'
    ? [`${used} runs with ${part}.`]
    : [
        `${used} has no ${part.replace(/^(?:the|its|his|her|their|our|an?) /iu, '')}.`,
        `${used} runs without ${part}.`,
      ];
}

/** Until when it is so says nothing of how it is. */
const withoutTerm = (asked: string): string =>
  asked.replace(/ (?:until|till?|for now|for the time being|again|anyway|meanwhile)\b.*$/iu, '');
