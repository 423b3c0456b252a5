import { canBeNamed, listSentences } from '../facts/markup.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { isMarked } from '../disclosure/marked-facts.ts';
import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import type { FactSheet } from '../facts/read-facts.ts';
import { aPerson, tellsOf } from '../sentences/person-names.ts';

/** Where what happened is told, and why. */
const told = new Set(
  ['observation', 'cause', 'reason', 'issue', 'risks', 'findings'].flatMap(namesFor),
);
const most = 2;

/** What a report says of whose fault it was is what somebody said: nobody has heard the other side. */
export function askAboutLaidFault({
  definition: { departmentCode },
  sheet,
}: {
  definition: Pick<WorkflowDefinition, 'departmentCode'>;
  sheet: FactSheet;
}): string[] {
  if (!ofDamage.has(departmentCode)) return [];
  return sheet.facts
    .filter(
      (fact) => told.has(normalName(fact.path.at(-1)!)) && canBeNamed(fact) && !isMarked(fact),
    )
    .flatMap(listSentences)
    .filter(laysFault)
    .slice(0, most)
    .map(
      (said) =>
        `“${clipSentence(said, 120)}” lays the fault on somebody, and is as it was reported: have they been heard?`,
    );
}
const ofDamage = new Set(['ops', 'ful', 'fin']);

const work =
  '(?:driver|fitter|mechanic|engineer|technician|electrician|plumber|apprentice|trainee|operator|nurse|carer|cook|chef|porter|cleaner|supervisor|foreman|lad|joiner|painter|welder|labourer|picker|packer|rider|guard|teacher|assistant)';
const somebody = `(?<!\\p{L})(?:(?:[Oo]ur|[Tt]he|[Oo]ne of our)(?: own| new| young| agency)? ${work}|${aPerson})`;
const own = `(?:${somebody}['’]s|(?:[Hh]is|[Hh]er)(?: own)?)`;
const was = '(?:(?:was|were|is|had been|must have been)(?: (?:clearly|probably|just|obviously))?)';

/** As people write whose doing something was, where nobody has found that out. */
const shapes = [
  // `His fault`, `Ron's careless driving`
  `${own} (?:(?:own|total|sheer|usual|complete) )?(?:fault|mistake|error|carelessness|negligence|recklessness|incompetence|laziness|inattention|stupidity|(?:careless|reckless|sloppy|bad|poor|shoddy|dangerous|lazy) (?:driv|work|park|handl|load|weld|clean|ride|rid)(?:ing|manship|e)?)(?!\\p{L})`,
  `(?:fault|error|mistake|carelessness|negligence) (?:of|by) ${somebody}(?!\\p{L})`,
  `${somebody} (?:is|was) (?:entirely |solely |clearly |obviously )?(?:to blame|at fault|responsible for (?:it|this|that|the (?:damage|accident|crash|leak|spill|fire|breakage|dent))|careless|negligent|reckless)(?!\\p{L})`,
  `(?:[Bb]lame|[Dd]own to|[Cc]aused by|[Bb]ecause of) ${somebody}(?=['’]s (?:careless|reckless|sloppy)|[.,;!)]|$| (?:not|forgetting|failing|being|driving|rushing|who)(?!\\p{L}))`,
  // `Pawel wasn't looking when he reversed`
  `${somebody} (?:was|were)(?: not|n['’]?t) (?:looking|paying attention|concentrating|watching|listening|careful|thinking|bothered|wearing (?:his|her))(?!\\p{L})`,
  `${somebody} ${was} (?:on (?:his|her) phone|texting|speeding|driving too fast|going too fast|rushing|drunk|asleep|half asleep|hung ?over|messing (?:about|around)|showing off|daydreaming|cutting corners|not (?:looking|paying attention|concentrating|watching))(?!\\p{L})`,
  `${somebody} (?:forgot|neglected|failed to|did(?:n['’]?t| not) (?:bother|remember|check|look|secure|lock|tighten|strap|report|follow|read)|could(?:n['’]?t| not) be (?:bothered|arsed)|never (?:checked|looked|bothered|tightened|strapped))(?!\\p{L})`,
].map((shape) => new RegExp(shape, 'gu'));

const hint =
  /fault|blame|mistake|error|careless|negligen|reckless|incompet|lazi|inattent|stupid|sloppy|bad |poor |shoddy|dangerous|lazy|down to|caused|because|looking|attention|concentrat|watching|listening|careful|thinking|bother|wearing|phone|texting|speeding|fast|rushing|drunk|asleep|hung|messing|showing|dream|corners|forgot|neglect|failed|n['’]?t |did not|could not|never /i;
const longest = 400;

/** Whether a sentence says of somebody, by name or by their work, that they are at fault. */
export function laysFault(sentence: string): boolean {
  const said = sentence.slice(0, longest);
  return hint.test(said) && tellsOf(said, shapes);
}
