import { byItsWords, ignoringCase } from '@workspace-ops/content';

/** As people tell that somebody was wronged in body or dignity, at work or by whom they met there. */

const person =
  '(?:me|us|her|him|them|staff|girls?|women|somebody|someone|a (?:\\p{L}+ )?\\p{L}+|the (?:\\p{L}+ )?\\p{L}+|(?-i:\\p{Lu}\\p{Ll}+))';
const whose = "(?:my|her|his|their|our|a (?:girl|woman|colleague|trainee|waitress|customer)[’']s)";
const body =
  '(?:backside|bottom|bum|arse|ass|breasts?|boobs?|chest|thighs?|crotch|legs?|knees?|hips?|waist|hair|face|neck|skirt|top|shirt|blouse|trousers)';
/** Of a policy, a course or a law nobody was wronged. */
const ofPapers =
  '(?! (?:polic(?:y|ies)|training|courses?|procedures?|prevention|act|law|awareness|e-?learning|modules?|workshop|hotline|posters?))';

const wronged = ignoringCase(
  [
    `\\b(?:grop(?:ed|es|ing)|fondl(?:ed|es|ing)|molest(?:ed|s|ing|ation)|rap(?:ed|ist))\\b`,
    `\\bsexual(?:ly)? (?:assault|harass|abus|inappropriate)\\p{L}*(?!\\p{L})${ofPapers}`,
    `\\bsexual (?:comments?|remarks?|jokes?|advances|messages|favou?rs)\\b`,
    `\\b(?:unwanted|inappropriate|unwelcome) (?:touch(?:es|ing)?|advances|physical contact|hugs?)\\b`,
    `\\b(?:touch|grab|strok|slapp?|pinch|squeez|kiss|rubb?)(?:ed|es|s|ing|bed|bing)? (?:me|her|him) (?:inappropriately|without (?:my|her|his) consent)\\b`,
    `\\b(?:touch|grab|strok|slapp?|pinch|squeez|rubb?)(?:ed|es|s|ing|bed|bing) (?:up against )?${whose} ${body}\\b`,
    `\\b(?:keeps?|kept|always|never stops) (?:touching|stroking|groping|hugging|rubbing up against) (?:me|us|her|him|them|my|the (?:girls|women|young))\\b`,
    `\\bput(?:s|ting)? (?:his|her|their|a) hands? (?:up|down|on|in) ${whose} ${body}\\b`,
    `\\b(?:expos(?:ed|es|ing)|forc(?:ed|es|ing)) (?:himself|herself) (?:to|on|in front)\\b`,
    `\\b(?:send|sent|show|text)(?:s|ed|ing)? ${person} (?:\\p{L}+ ){0,3}?(?:pictures?|photos?|videos?) of (?:himself|herself|his|her) ?(?:naked|body|private|penis|$|[.,;!]|at night|in)`,
    `\\b(?:dick pics?|nude (?:pictures|photos))\\b`,
    `\\bstalk(?:s|ed|ing) (?:me|us|him|them|staff|women|her(?! \\p{L})|(?-i:\\p{Lu}\\p{Ll}+))\\b|\\b(?:has|is) (?:a|my|her) stalker\\b`,
    `\\b(?:am|is|are|was|were|gets?|got|getting|being|been|feels?|felt) (?:\\p{L}+ )?(?:bullied|harassed|racially abused|molested)\\b`,
    `\\b(?:bull(?:y|ies|ying)|harass(?:es|ing|ment)?) (?:by|from|of) ${person}|\\bbull(?:ies|ying) (?:me|us|her|him|the (?:new|young|apprentices?|juniors?|trainees?))\\b`,
    `\\b(?:racist|racial|homophobic|transphobic|antisemitic|islamophobic) (?:abuse|attacks?|slurs?|insults?|comments?|remarks?|jokes?|names?)\\b`,
    `\\b(?:scared|afraid|frightened|terrified) of (?:him|what (?:he|she|they) (?:will|might|may|could)|my (?:manager|boss|supervisor|foreman|team ?lead\\p{L}*|colleagues?|partner|husband|ex)|(?:the|our) (?:manager|boss|supervisor|foreman|team ?lead\\p{L}*)|being alone with)\\b`,
    `\\b(?:feels?|felt|feeling) (?:really |very |so |quite )?unsafe\\b|(?:\\bnot|n['’]t|\\bnever) (?:really |always )?feel safe\\b`,
  ].join('|'),
);

const mayBeWronged = byItsWords(wronged);

/** `No harassment was reported`, `nobody felt unsafe`, `anti-bullying` */
const denied =
  /\b(?:no|nobody|no one|none|never|without|zero|anti|against|not one|neither)\b[- ](?:\p{L}+ ){0,3}$/iu;

/** Whether a sentence tells of assault, harassment, bullying or fear of somebody. */
export function tellsViolation(sentence: string): boolean {
  const said = sentence.slice(0, longest);
  const found = mayBeWronged.test(said) ? wronged.exec(said) : null;
  return found !== null && !denied.test(said.slice(0, found.index));
}
const longest = 600;
