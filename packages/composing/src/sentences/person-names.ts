import { mapMatches, whichMayMatch } from '@workspace-ops/content';
import { isGivenName } from '../facts/given-names.ts';
import { onceFor } from '../facts/once-for.ts';

/** At the beginning of a sentence any word has a capital: what these name is no person. */
const things =
  /^(?:we|i|you|he|she|it|they|this|that|these|those|there|here|who|which|what|all|both|each|one|two|three|some|most|none|nobody|everybody|somebody|our|your|their|the|an?|my|his|her|its|and|but|or|so|then|also|now|last|next|new|old|first|only|just|still|again|today|yesterday|tomorrow|mon|tues?|wed|thu|thurs?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|weather|rain|snow|wind|storm|frost|traffic|train|bus|van|lorry|truck|crane|lift|hoist|pump|boiler|motor|gate|door|glass|steel|timber|concrete|paint|parcel|post|pallet|stock|stuff|site|shop|school|hotel|council|bank|customer|client|tenant|controller|panel|cable|rope|chain|belt|battery|drive|brake|oil|gas|power|water|paper|price|work|team|crew|staff|office|supply|order|invoice|plan|permit|survey|part|kit|fault|alarm|phone|screen|system|software|server|light|roof|wall|floor|ceiling|bath|tank|valve|pipe|sink|oven|fridge|freezer|mixer|till|car|bike|plane|ferry|heat|cold|cost|nothing|everything|something|anything|once|when|while|as|if|since|because|after|before)$/i;
const ofThing =
  /(?:ing|ery|tion|sion|ment|ness|ity|ers|ors|ture|[^aeiou']s|ies|es|ed|ly|ware|load|work)$/i;

/** Whether a word with a capital is the name of somebody. */
export const isPersonName = (word: string): boolean =>
  isGivenName(word) ||
  (/^\p{Lu}\p{L}{1,11}$/u.test(word) && !things.test(word) && !ofThing.test(word));

/** `Kofi`, `Kofi Mensah`, `Mrs Okafor`: as a part of an expression, with the name to be judged as `who`. */
export const aPerson =
  "(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?(?<who>\\p{Lu}\\p{Ll}{1,11})(?: \\p{Lu}[\\p{L}’'-]{1,15})?";

/** `Factory packed it` begins with a capital like `Kofi packed it`: there, only what is a name for sure is one. */
const isNamed = (who: string, { 0: said, index }: RegExpMatchArray): boolean =>
  index === 0 && !nameForSure.test(said)
    ? isGivenName(who) || mostlyNames.test(who)
    : isPersonName(who);
/** Words, too, of which none begins a sentence in the place of somebody: `Rob is leaving us`. */
const mostlyNames = /^(?:Rob|Sue|Pat|Dale|Ross|Max|Grace|Faith|Joy)$/;
const nameForSure = /^(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/u;

const listLikely = onceFor(whichMayMatch);

/** Whether a sentence tells of a person, or of one whom it names by their work, in one of these ways. */
export const tellsOf = (sentence: string, shapes: readonly RegExp[]): boolean =>
  listLikely(shapes)(sentence).some((at) =>
    mapMatches(sentence, shapes[at]!, (match) => {
      const { who, given } = match.groups ?? {};
      return (
        (who === undefined || isNamed(who, match)) && (given === undefined || isGivenName(given))
      );
    }).includes(true),
  );
