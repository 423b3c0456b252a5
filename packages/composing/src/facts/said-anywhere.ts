import { isFreeText, isKnownName, spacedName } from './field-names.ts';
import type { Fact } from './read-facts.ts';

/** What is to be done, and what somebody or something is called: nobody says anything in it. */
const ofWork =
  /(?:^| )(?:works?|jobs?|tasks?|scope|services?|products?|items?|orders?|quotes?|quoted|needs?|needed|wants?|wanted|install(?:ation)?|projects?|packages?|treatments?|company|customer|client|firm|names?|address|site|role|title|brand|model|equipment|training|certificates?|insurance|policy|keywords?|tags?|links?|urls?)(?: |$)/;
const fewWords = 4;

/** Telephone systems and people name what was said as they like: `call log`, `what the tech said`. */
export const isSaidAnywhere = (fact: Fact): boolean =>
  isFreeText(fact) ||
  (fact.path.every((name) => !isKnownName(name) && !ofWork.test(spacedName(name))) &&
    fact.value.split(/\s+/, fewWords).length === fewWords);
