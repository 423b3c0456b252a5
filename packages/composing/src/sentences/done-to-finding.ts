/** `Rut filled and re-seeded`: what it was done to stands before the first word of what was done. */
const doing =
  /\b(?:(?:was|were|is|are|has|have|been|now|all|since|then) )*(?:\p{L}+-)?(?:\p{L}{3,}ed|rehung|hung|reset|rebuilt|redone|done|made good|put right|cut|swept|dug)\b/iu;

/** Words that do not say what thing something is. */
const noNoun =
  /^(?:the|an?|one|two|three|four|both|all|each|every|small|large|minor|slight|old|new|our|its|this|that|was|were|is|are|now|it|they|them|and|first|findings?|points?|items?|snags?|defects?|issues?|everything|matters?)$/u;

const nounsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
    .filter((word) => !noNoun.test(word))
    .map((word) => word.replace(/e?s$/, ''));

/** Of several some were not closed, where a closure says that of some it was. */
export const ofSome =
  /\b(?:some|most|many|several|few|first|last|rest|another|other|others|mostly|only|except|but)\b|\b(?:one|two|three|four|five|\d+) (?:out )?of\b/iu;

/** What was only said of it, or is planned, put nothing right. */
export const noRemedy =
  /\b(?:noted|discussed|logged|recorded|raised|photographed|acknowledged|mentioned|monitored|observed|referred|escalated|quoted|priced|reported|requested|ordered|scheduled|booked|planned|agreed|accepted|checked|inspected|ignored|deferred|postponed|tried|attempted|started|informed|shared)\b/iu;

/** `Replaced and checked on Monday`: a look at it beside the work takes nothing from that. */
const looks =
  '(?:re-?)?(?:checked|inspected|observed|recorded|logged|photographed|reported|noted|shared|monitored)';
const lookBehind = new RegExp(
  `(?:, ?(?:and |then )?| and | then | & )(?:then |also |again )?${looks}\\b[^,;]*`,
  'giu',
);
const lookBefore = new RegExp(`^${looks}(?:,| and|, and| then) `, 'iu');

/** What was done to a finding, without the look at it; a look alone stays as it is. */
export function withoutLook(sentence: string): string {
  const rest = sentence.replace(lookBefore, '').replace(lookBehind, '');
  return rest === sentence || noRemedy.test(rest) || !doing.test(rest) ? sentence : rest;
}

const counts = 'one two three four five six seven eight nine ten'.split(' ');
const count = /\b(?:(\d{1,3})|(one|two|three|four|five|six|seven|eight|nine|ten))\b/iu;
/** How many it begins with, if it says so. */
function readCount(text: string): number | undefined {
  const [, figure, word] = count.exec(text) ?? [];
  if (figure !== undefined) return Number(figure);
  return word === undefined ? undefined : counts.indexOf(word.toLowerCase()) + 1;
}

/** `Filled and re-seeded on 24 November`, which names no thing; of several it has to say that it is of all. */
export function isOnlyDone(sentence: string, { isOfAll }: { isOfAll: boolean }): boolean {
  if (noRemedy.test(sentence)) return false;
  const { index, subject } = splitDone(sentence);
  if (index < 0 || nounsIn(subject).length > 0) return false;
  return isOfAll || /^(?:both|all|everything|each)\b/iu.test(sentence);
}

function splitDone(sentence: string): { index: number; subject: string } {
  const index = doing.exec(sentence)?.index ?? -1;
  return { index, subject: sentence.slice(0, Math.max(index, 0)) };
}

/** Where a finding tells of more than one thing, one of them may be open still. */
const ofSeveral = /[,;]|\b(?:and|also|plus)\b| [&+] /iu;
export const isOfSeveral = (finding: string): boolean => ofSeveral.test(finding);
/** `Crack across the pane by the door`: what is wrong, and what it is wrong with. */
const cutHead = (finding: string): string => {
  const [wrong = '', thing = ''] = finding.replace(/\bacross\b/giu, 'in').split(where);
  return whoseFault.test(finding) ? `${wrong} ${thing}` : wrong;
};
const whoseFault = /^\P{Lu}?[^,;]{2,40}? (?:in|on|of|to|across) /iu;
/** What stands behind it says where the thing is, or what is wrong with it. */
const where =
  /\b(?:in|on|at|by|near|under|over|behind|beside|of|from|to|with|between|along|inside|outside|is|are|was|were|has|have)\b/iu;

/** Whether what was done was done to what a finding names first, and no other finding names. */
export function namesWhatIsDone(
  sentence: string,
  finding: string,
  others: readonly string[],
): boolean {
  if (noRemedy.test(sentence) || ofSeveral.test(finding)) return false;
  const { subject } = splitDone(sentence);
  const own = nounsIn(subject.split(where, 1)[0]!);
  const head = own.at(-1);
  if (head === undefined || !nounsIn(cutHead(finding)).includes(head)) return false;
  const [said, found] = [readCount(subject), readCount(finding.split(where, 1)[0]!)];
  if (said !== undefined && found !== undefined && said !== found) return false;
  return others.every((other) => !nounsIn(other).includes(head));
}
