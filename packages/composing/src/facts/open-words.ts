import { findPlaceholders } from '@workspace-ops/content';

/** In which somebody says that a thing is not known yet; a template has other ones: `{{name}}`, `XX`, `(date?)`. */
const ofLater =
  /^[([]?(?:tb[acdn]|t\.b\.[acdn]\.?|tk|todo|fixme|(?:still )?(?:open|pending|missing|unclear|unknown)|not yet \p{L}+|(?:\p{L}+ ){0,3}to (?:be \p{L}+|follow|come)(?: \p{L}+){0,2})[)\].]?$/iu;
const word = /\p{L}{3}/u;

/** Whether its blanks are words of whoever wrote it, and there are others: `disputed, resolution tbd`. */
export function saysWhatIsOpen(text: string): boolean {
  const found = findPlaceholders(text);
  if (!found.every((one) => ofLater.test(one.text.trim()))) return false;
  return word.test(found.reduce((said, one) => said.replace(one.text, ' '), text));
}

/** No template: it has words, and none of the marks in which programs set what is to be filled; a note may be in brackets. */
export const isProse = (text: string, isNote = false): boolean => {
  const [marks, words] = isNote ? [/[{}<>%_|]/, wordsOfNote] : [/[{}[\]<>%_|]/, wordsOfProse];
  return !marks.test(text) && text.split(/\s+/, words).length === words;
};
const [wordsOfNote, wordsOfProse] = [2, 5];
