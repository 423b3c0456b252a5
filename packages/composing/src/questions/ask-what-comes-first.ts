import { quotableSentences } from '../disclosure/marked-facts.ts';
import { isFreeText, normalName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { canBeTold, listSentences } from '../facts/markup.ts';
import type { Fact } from '../facts/read-facts.ts';
import { findUnsettled, unlessRefused } from '../request/judge-answer.ts';
import { isReply } from '../request/read-asked.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

const paper =
  '(?:this|it|that|these|they|anything|(?:the|this|our) (?:\\p{Ll}+ ){0,2}(?:paper|report|plan|pack|digest|register|sheet|summary|brief|guide|review|action|order|notes?|minutes|document))';
const goesOut =
  '(?:out|round|around|circulated?|sent|shared|issued|published|posted|printed|distributed|passed on|handed out|released|forwarded|e-?mailed|signed off)';
const sending =
  '(?:send|circulat|shar|issu|publish|releas|distribut|print|post|forward|pass|hand|e-?mail)';

const conditions = [
  // `talk to Ines before this is circulated`
  new RegExp(
    `\\bbefore ${paper} (?:(?:is|are|gets?|goes|go|being|be|has|have|been|will|can|may) )*${goesOut}\\b`,
    'iu',
  ),
  new RegExp(
    `\\bbefore (?:we |you |i |anybody |anyone )?${sending}(?:e|es|ing|s)? ${paper}\\b`,
    'iu',
  ),
  // `not to go out until Joe has seen it`
  new RegExp(
    `(?:\\b(?:not|never|nothing|nobody|no one|hold|wait)|n['’]t)\\b[^.;]{0,40}\\b(?:go(?:es)? (?:out|round|around)|sent|${sending}(?:e|ed|es|ing|s)?)\\b[^.;]{0,30}\\b(?:until|till|before|unless|without)\\b`,
    'iu',
  ),
];

/** Of what is to happen to the thing itself. */
const ofOther =
  /\b(?:customer|client|tenant|lead|parts?|invoices?|quotes?|letters?|reminders?|crew|engineers?|vans?|money|payment|deposit|order)\b/iu;

const isCondition = (said: string): boolean => {
  const [first, second, third] = conditions.map((one) => one.test(said));
  return first! || second! || (third! && !ofOther.test(said));
};

/** What was said in a call is nobody's order. */
const isOurs = (fact: Fact): boolean =>
  isFreeText(fact) &&
  fact.readFrom === undefined &&
  !isReply(fact) &&
  !/transcript|summary/.test(normalName(fact.path.at(-1)!));

/** What a note wants settled before a paper that is shared goes round. */
export function askWhatComesFirst({ record }: Pick<DraftRequest, 'record'>): Ask[] {
  const unsettled = findUnsettled(record.find('maySend'), {
    ...unlessRefused,
  });
  const notes = record.facts.filter((fact) => isOurs(fact) && canBeTold(fact));
  const said = notes.flatMap((note) => listSentences(note).filter(isCondition));
  if (said.length === 0 || unsettled === undefined) return [];
  const open = notes.flatMap(quotableSentences);
  const shown = said
    .filter((sentence) => open.includes(sentence))
    .slice(0, mostQuoted)
    .map((sentence) => clipSentence(sentence, 120));
  const quoted =
    shown.length === 0 ? '(a sentence that is not public: read it)' : shown.join('” and “');
  return [
    { names: ['maySend'], question: `On record is “${quoted}”: may this go out now?${unsettled}` },
  ];
}
const mostQuoted = 3;
