/** What only says how it is forbids nothing: `No one was hurt.` */
const told =
  /\b(?:no ?one|nobody|none of (?:us|them))(?: else)? (?:(?:was|were|is|are|got|has been|have been) (?:\p{L}+ )?(?:hurt|injured|harmed|ill|sick|there|home|in|around|about|at home|nearby|near|affected)|came|answered|noticed|complained|saw|heard|turned up|hurt|minds?|minded)\b/giu;
const nothing =
  /\bnothing (?:was|is|has been|were|else was) (?:\p{L}+ )?(?:damaged|broken|hurt|lost|wrong|spilled|spilt|affected|stolen)\b/giu;
/** The task itself is no instruction beside it. */
const task =
  /^(?:please |pls )?ask (?:[\p{L}.'’]+ ){1,5}(?:[\p{L}.'’,]+ ){0,6}for (?:an? |some |her |his |their )?(?:short |quick |google )?(?:reviews?|testimonials?|few words|quotes?|reference)\b/giu;

/** A sentence less what in it only says how it is. */
export const withoutPlainFacts = (sentence: string): string =>
  sentence.replace(told, ' ').replace(nothing, ' ').replace(task, ' ');

/** The same saying, of what is more than that. */
export const withoutPlain = (saying: Pick<RegExp, 'test'>): Pick<RegExp, 'test'> => ({
  test: (sentence) => saying.test(withoutPlainFacts(sentence)),
});
