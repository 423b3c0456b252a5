const tagSign = /<[A-Za-z/!?]/;
/**
 * Behind the words of a link or of a definition: where it leads, as far as that tells. Looked at
 * and not taken, since the target of what is no link may hold the words of one.
 */
const targetSign = /\](?=(?:\(|:)([\s<]{0,20})([^\s)>]{0,200}))/g;

/** Whether there may be something to escape; most texts have nothing, and need no parser. */
export const mayNeedEscape = (text: string): boolean =>
  tagSign.test(text) ||
  text
    .matchAll(targetSign)
    .some(
      ([, gap, target]) =>
        gap!.length === 20 ||
        target === '' ||
        (!/^(?:https?:\/\/|mailto:)/i.test(target!) && /[:&\\%\P{ASCII}]/u.test(target!)),
    );
