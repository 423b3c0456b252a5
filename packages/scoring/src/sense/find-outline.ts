import { quoted } from '../judgement.ts';
import type { Reading, Sentence } from '../read-text.ts';

const tasks =
  'introduce|describe|explain|outline|mention|highlight|summari[sz]e|discuss|elaborate(?: on)?|emphasi[sz]e|state|cover (?:how|why|what|the (?:main|key|following|benefits?|basics|topics?|points?|steps?))|talk about|conclude|restate|showcase|touch on|expand on|write about|list the|thank the (?:customer|client|reader)|confirm the (?:removal|date)|remind the reader';

const parts =
  'hook|intro|introduction|opening|opener|body|main part|middle|closing|close|conclusion|cta|call to action|subject line|headline|salutation|paragraph \\d+|section \\d+|point \\d+|slide \\d+|part \\d+';

/** A field has a day, an hour or nothing: `Closing: 18 December`. */
const ofField =
  '(?:none|n/a|not|until|open until|when filled|(?:by |on )?(?:\\p{L}{3,9},? ){0,2}\\d)';
/** `- Hook: mention the loaves`, `Describe the problem`, `This section will explain ...`. */
const labelled = new RegExp(`^(?:${parts})\\s*[:–—-]\\s*(?!${ofField})\\S`, 'iu');
const tasked = new RegExp(
  `^(?:then |and |also |briefly )*(?:${tasks})\\b(?! (?:by:|it|this|that|yourself|to (?:us|me)|(?:it |this )?in (?:your|the comments)))`,
  'iu',
);
const promised =
  /\b(?:this|the) (?:post|letter|document|section|e-?mail|paragraph|article|report|message|summary|page) (?:will|should|would|is going to|aims to|needs to|is meant to) (?:\w+ ){0,2}?(?:describe|explain|cover|discuss|outline|introduce|mention|highlight|summari[sz]e|thank|present|talk|include|state|address)/iu;
const announced =
  /^(?:outline|structure|draft outline|table of contents|key points to cover|points to cover)\s*:?\s*$/iu;

/** Lines that say what a part is to say. One instruction may be a request to the reader. */
export function findOutline(
  { sentences }: Reading,
  { hasLabels = false }: { hasLabels?: boolean } = {},
): string[] {
  const sure = sentences.filter((sentence) => isSure(sentence, hasLabels));
  const tasksGiven = sentences.filter(({ text, isHeading }) => !isHeading && tasked.test(text));
  const isList = tasksGiven.length >= 2 || tasksGiven.some(({ isListItem }) => isListItem);
  const found = new Set(isList ? [...sure, ...tasksGiven] : sure);
  return [...found].map(({ text, number }) => `${quoted(text)} (sentence ${number})`);
}

const isSure = ({ text, isHeading }: Sentence, hasLabels: boolean): boolean =>
  !isHeading &&
  ((!hasLabels && labelled.test(text)) ||
    promised.test(text.slice(0, 600)) ||
    announced.test(text));
