/** What only says how it is forbids nothing: `No one was hurt.` */
const told =
  /\b(?:no ?one|nobody|none of (?:us|them))(?: else)? (?:(?:was|were|is|are|got|has been|have been) (?:\p{L}+ )?(?:hurt|injured|harmed|ill|sick|there|home|in|around|about|at home|nearby|near|affected)|came|answered|noticed|complained|saw|heard|turned up|hurt|minds?|minded)\b/giu;
const nothing =
  /\bnothing (?:was|is|has been|were|else was) (?:\p{L}+ )?(?:damaged|broken|hurt|lost|wrong|spilled|spilt|affected|stolen)\b/giu;
/** `Nothing late so far`, `nobody off this week`: how it stands, where no more follows of it. */
const standing =
  /\b(?:nothing|nobody|no ?one|none)(?: else)?(?: (?:is|are|was|were|has|have|['’]s))?(?: (?:been|gone|come|looks?|running|yet|now))*(?: (?:late|behind(?: schedule)?|delayed|overdue|outstanding|missing|urgent|open|pending|held up|slipped|changed|gone wrong|wrong|amiss|new|off|away|on leave|complained|to (?:report|worry about|add|fear)|in the way|unusual|of note))+(?: (?:so far|to date|as yet|yet|at present|for now|now|today|this (?:week|month)|since|on (?:site|our side)|with it|there|either))*(?=\s*(?:[.,;!)–-]|and\b|$))|\b(?:can['’]?t|cannot|could not|couldn['’]?t) (?:complain|fault (?:them|it|you|him|her|the \p{L}+)|be happier|praise (?:them|it|you) enough|thank (?:you|them|him|her) enough)\b|\bwasn['’]?t (?:late|any trouble|a problem)\b/giu;
const mayStand = /\b(?:nothing|nobody|no ?one|none|can['’]?t|cannot|could|wasn)/iu;
/** The task itself is no instruction beside it. */
const task =
  /^(?:please |pls )?ask (?:[\p{L}.'’]+ ){1,5}(?:[\p{L}.'’,]+ ){0,6}for (?:an? |some |her |his |their )?(?:short |quick |google )?(?:reviews?|testimonials?|few words|quotes?|reference)\b/giu;

/** A sentence less what in it only says how it is. */
export const withoutPlainFacts = (sentence: string): string =>
  withoutStanding(sentence.replace(told, ' ').replace(nothing, ' ').replace(task, ' '));

const withoutStanding = (sentence: string): string =>
  mayStand.test(sentence) ? sentence.replace(standing, ' ') : sentence;
