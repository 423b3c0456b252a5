/** What was not made clean, or not kept cold, and what is missing that may poison somebody. */

/** `Spore test failed on Thursday, retest passed` is settled. */
const clean =
  "(?![^;]{0,90}(?<!(?:(?:not|n[’']t|never|nothing|none|yet) (?:yet )?(?:been )?|(?:to|will|should|must|needs?|until|till|once|when|be|if) (?:be )?))(?:re-?tests? (?:was |is |has |came back |all )?(?:passed|clear|clean|negative|ok(?:ay)?|fine)|passed (?:since|on the re-?test|the re-?test|the second time)|quarantined|binned|destroyed|thrown (?:out|away)|none (?:of (?:it|them) )?(?:was |were )?used|not used|never used|found (?:again|since|in)|turned up|accounted for|miscount(?:ed)?|counting error)(?!\\p{L}))";
const failed =
  "(?:fail(?:s|ed|ing|ure)?|(?:was |came back |is |tested )?positive|(?:did|does|do|has|have|was|were|is|are)(?: not|n[’']?t) (?:\\p{L}+ )?(?:pass(?:ed)?|chang(?:e|ed) colou?r|turn(?:ed)?|reach(?:ed)? (?:temperature|pressure|1[23]\\d)))";
const cleaning =
  '(?:autoclaves?|sterili[sz](?:er|ers|ing|ation)|steam|washer[- ]disinfector|pasteuri[sz]er|retort)';
const test =
  '(?:spore (?:tests?|strips?|vials?)|sterility (?:tests?|checks?)|bowie[- ]dick(?: tests?)?|biological indicators?|helix tests?|indicator (?:strips?|tapes?)|(?:steri(?:lity|li[sz]er|li[sz]ation)|autoclave) (?:tests?|cycles?|loads?|runs?|strips?|indicators?))';
const kit =
  '(?:instruments?|(?:surgical |dental |spay )?(?:packs?|kits?|trays?)|tools|implants?|needles?|syringes?|scissors|clippers|probes?|endoscopes?|scopes?|hand ?pieces?|tattoo \\p{L}+|piercing \\p{L}+|catheters?|dressings?)';
const eaten =
  '(?:(?:drinking )?water(?: supply| samples?)?|feed|food|milk|meat|batch(?:es)?|bedding|surfaces?|tank)';
const medicine =
  '(?:vaccines?|insulin|doses?|vials?|jabs?|injections?|blood(?: (?:bags?|products?|units?))?|plasma|serum|adrenaline|medicines?|meds|drugs?|eye drops|antibiotics?|tablets?|formula|anaesthetic)';
const spoiled =
  '(?:warm|spoil(?:ed|t)|out of (?:the )?(?:fridge|cold chain|temperature)|cold chain|froze(?:n)?|expired|out[- ]of[- ]date|recalled|(?:9|[1-4]\\d)(?:[.,]\\d)? ?(?:°|degrees|deg|C(?!\\p{L})))';
const used =
  "(?<!(?:none|not|never|nothing|nobody|n[’']t|be|to|will|should|unless) (?:(?:been|yet|of it|of them|was|were|be) )*)(?:used|gave|given|administered|injected|jabbed|dispensed|vaccinated)";
const controlled =
  '(?:controlled drugs?|cd (?:register|book|cupboard|cabinet|stock)|morphine|hydromorphone|methadone|fentanyl|ketamine|oxycodone|pentobarb\\p{L}*|diazepam|midazolam|tramadol|opioids?|narcotics?|euthanasia (?:solution|drugs?)|drugs? (?:logs?|registers?|safe|cupboard|cabinet|count))';
const gone =
  "(?:missing|gone(?! (?:to|in|into|out to|up|well|down|through|back|live|over|off patent))|(?<!running |run |getting )short(?! (?:supply|dated|of stock|course|notice|term|acting|form))|unaccounted|not accounted|stolen|(?:does|do|did)(?: not|n[’']?t) (?:tally|balance|add up|match|agree)|out by|discrepan\\p{L}+|(?:left |found )?unlocked|left (?:out|open|unattended))";

export const contaminations = [
  `${test}(?: [\\p{L}\\d]+){0,4} ${failed}${clean}`,
  `(?:failed|failing|positive) (?:\\p{L}+ )?${test}${clean}`,
  `${cleaning}(?: [\\p{L}\\d]+){0,4} (?:cycles?|loads?|tests?|runs?) ${failed}${clean}`,
  `${kit}(?: [\\p{L}\\d]+){0,5} (?:unsterile|non-?sterile|(?:(?:was|were|is|are|has|have|had|been|got)(?: not|n[’']?t)|not|never)(?: been)? (?:steril\\p{L}+|autoclaved|disinfected|decontaminated)|re-?used (?:without|uncleaned|dirty|on))`,
  `(?:unsterile|non-?sterile|dirty|used|un-?autoclaved) ${kit}(?: \\p{L}+){0,3} (?:used|re-?used) (?:on|for|in|again)`,
  `legionella(?: \\p{L}+){0,4} (?:positive|found|detected|high|above|over|failed)|(?:positive|detected|high)(?: \\p{L}+){0,3} (?:for )?legionella`,
  `contaminated (?:\\p{L}+ )?(?:${eaten}|${kit})|${eaten}(?: \\p{L}+){0,3} (?:is|are|was|were|got|been|may be|might be|could be) contaminated`,
  `raw sewage|sewage (?:(?:is|was|has|again|now|came|comes|coming|keeps|still) ){0,3}(?:back(?:s|ed|ing)? up|(?:coming |come |came )?up (?:through|in|out)|overflow\\p{L}*|spill\\p{L}*|spilt|leak\\p{L}*|running|flowing|all over|(?:on|over|across|in|into) the (?:\\p{L}+ )?(?:floor|kitchen|ward|room|corridor|playground|garden|yard|street|store|basement|cellar))`,
  `${medicine}[^]{0,90}(?<![\\d.,-])${spoiled}[^]{0,90}?${used}${clean}`,
  `${used}(?: [\\p{L}\\d]+){0,3} (?:expired|out[- ]of[- ]date|spoil(?:ed|t)|warm|recalled|unlabell?ed|past (?:its|their) date) (?:\\p{L}+ ){0,2}${medicine}`,
  `${used}(?: [\\p{L}\\d]+){0,3} ${medicine}(?: \\p{L}+){0,4} (?:expired|out[- ]of[- ]date|recalled|that (?:was|were|had been) (?:warm|spoil\\p{L}+|left out)|past (?:its|their) date)`,
  `${controlled}(?: [\\p{L}\\d.,]+){0,5} ${gone}${clean}`,
  `(?:missing|stolen|unaccounted for|short (?:of )?(?:an? |by |\\d+ ?(?:ml|mg|vials?|ampoules?|amps?|tablets?|boxes)? ?(?:of )?))(?: [\\p{L}\\d.,]+){0,4} ?${controlled}${clean}`,
];
