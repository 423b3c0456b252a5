import { isAcute } from './hazards.ts';

/** What somebody took it for. */
const supposed =
  /\b(?:thought|feared|believed|suspected|assumed|reckoned|imagined|worried|afraid|convinced|panicked|looked like|smelt like|smelled like|mistook|false alarm)\b/iu;

/** What it was in the end: `It was the drain under the sink.` */
const inTheEnd =
  /(?:^|[,;:–-] ?|\b(?:but|and) )(?:in the end )?(?:it|that|this)(?: only| just)? (?:was|were|turned out to be|proved to be)(?: only| just| actually| really| in fact)? (?!not\b)\p{L}|\b(?:turned out to be|proved to be|(?:was|were)(?: not|n['’]t) an? [^.?!]{1,60} but) \p{L}/iu;

/** What may harm somebody under another name as well. */
const stillRisky =
  /\b(?:gas|flues?|boilers?|hobs?|cookers?|burners?|heaters?|meters?|regulators?|wir(?:es?|ing)|cables?|faults?|faulty|electric\p{L}*|fuel|petrol|chemicals?|batter(?:y|ies)|not (?:sure|certain|known))\b/iu;

/** Whether a danger that was reported turned out to be something else, as a sentence or the one after it says. */
export function isMistaken(sentence: string, next = ''): boolean {
  const inOne = inTheEnd.exec(sentence);
  const [end, from] = inOne === null ? [inTheEnd.exec(next), next] : [inOne, sentence];
  if (end === null || (inOne === null && end.index > 0)) return false;
  const before = inOne === null ? sentence : sentence.slice(0, end.index);
  const found = from.slice(end.index + end[0].length - 1);
  const isTakenBack =
    supposed.test(before) || (inOne !== null && /turned out|proved|\bbut \p{L}$/iu.test(end[0]));
  return isTakenBack && !isAcute(found) && !stillRisky.test(found);
}
