/** `Janet Fowle, clerk of the council suggested`: what stands between commas ends with one. */
const openApposition =
  /^((?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}, (?:(?:the|our|their) )?\p{Ll}[^,.;:“”()]{1,100}?)(?= (?:suggested that|told us that|answers for) )/u;
/** `for Hollow House (Mr Latimer) by Mr Latimer` names him twice. */
const namedTwice = /( for [^().]{2,80}?) \(([^()]{3,60})\) by \2(?=[.,]|$)/u;

/** A sentence of a text with its names as people write them. */
export const closeNames = (sentence: string): string =>
  sentence.replace(openApposition, '$1,').replace(namedTwice, '$1 by $2');
