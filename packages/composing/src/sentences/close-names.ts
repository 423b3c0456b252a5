/** `Janet Fowle, clerk of the council suggested`: what stands between commas ends with one. */
const openApposition =
  /^((?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}, (?:(?:the|our|their) )?\p{Ll}[^,.;:“”()]{1,100}?)(?= (?:suggested that|told us that|is responsible for) )/u;
/** `for Hollow House (Mr Latimer) by Mr Latimer` names him twice. */
const namedTwice = /( for [^().]{2,80}?) \(([^()]{3,60})\) by \2(?=[.,]|$)/u;
/** `for Treasurer`: whoever has no name on record is called by what they are. */
const bareRole =
  /(?<= for )((?:(?:Parish|Town|Site|Office|Estates?|Facilities|Club|Hall|Practice|Property|School|General|Project|Finance|Deputy|Vice|Honorary|Managing|Operations|Purchasing|Procurement|Assistant|Senior) )?(?:treasurer|chair(?:man|woman|person)?|clerk|secretary|bursar|manager|director|owner|landlord|landlady|caretaker|warden|steward|head ?(?:teacher|master|mistress)|principal|buyer|foreman|superintendent|administrator|receptionist|president|captain|vicar|pastor|controller|surveyor|agent))(?=[.,]|$)/giu;
/** `which ever`, as people type it. */
const splitEver = /\b(which|what|who|when|where|how) ever\b(?=[.,;)]|$)/giu;

/** A sentence of a text with its names as people write them. */
export const closeNames = (sentence: string): string =>
  sentence
    .replace(openApposition, '$1,')
    .replace(namedTwice, '$1 by $2')
    .replace(bareRole, (role: string) => `the ${role.toLowerCase()}`)
    .replace(splitEver, '$1ever');
