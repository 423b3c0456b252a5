import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { quotableSentences } from '../disclosure/marked-facts.ts';
import { clipSentence } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { tellsContactGoes } from '../questions/ask-about-contact.ts';

/** As people say that a contract ends, or that what it was for is gone. */
const leaving = [
  /\b(?:gave|given|giving|gives|handed in|served|sent)(?: (?:us|in|his|her|their|the|formal|written|\d+ (?:days|weeks|months)['’]?))* notice\b|\bnotice (?:(?:is|was|has been) )?(?:given|received|handed in|served)\b/iu,
  /\b(?:is|are|am|['’](?:s|re|m)|will be) (?:leaving(?! (?:the|a|his|her|their|our|it|for)\b)|not (?:renewing|staying|continuing|extending|coming back))\b|\b(?:will not|won['’]t|does not want to|doesn['’]t want to|do not want to|don['’]t want to|not going to|decided not to|refus(?:es|ed) to) (?:renew|stay|continue|extend|carry on|go on)\b/iu,
  /\b(?:(?:has|have|had) )?(?:cancel?led|terminated|ended|resigned|quit) (?:(?:the|his|her|their|its|our) )?(?:contract|agreement|membership|berth|subscription|service|lease|policy|account|with us)\b/iu,
  /\b(?:boat|house|flat|business|company|building|premises|site|shop|machine|car|van|fleet|property|vessel|yacht)s? (?:(?:is|was|has been|have been|are|were|now|being) )*(?:sold|scrapped|gone|closing(?: down|(?=[.,;!]|$))|closed down|demolished|written off)\b|\b(?:has |have )?sold (?:the|his|her|their|its|up) ?(?:boat|house|flat|business|company|premises|shop|yacht)?\b|\b(?:gone|going|moving|moved|switch(?:ed|ing)) to (?:a |another |the )?(?:competitor|other (?:firm|yard|supplier|marina))\b|\bclos(?:es|ed|ing) (?:down|the business)\b|\bwind(?:s|ing)? up\b|\bretir(?:es|ed|ing)\b(?= (?:and|so|in|at|from)\b)/iu,
];
const notLeaving =
  /\b(?:not|never|[a-z]+n['’]t|no|almost|nearly|might|may|could|if|unless|would) (?:\p{L}+ ){0,3}(?:g[ai]ven?|giving|handed|leaving|cancel|sold|sell|terminat|clos)\p{L}*\b|\bwe (?:gave|have given|give)\b|\b(?:bought|buying|buys)\b/iu;
/** `Mine surveyor Pieter Nel retires in February`: somebody of theirs, whose contract it is not. */
const ofTheirStaff =
  /(?<!\p{L})(?!(?:owner|founder|farmer|proprietor|landlord|landlady|husband|wife|partner|client|customer)\b)\p{Ll}{4,}(?: \p{Lu}[\p{L}'’-]+){1,2} (?:is |will |has )?retir/u;

/** Whoever has given notice is offered no renewal until somebody says that the contract goes on. */
export function askAboutLeaving(
  { inputs }: Pick<WorkflowDefinition, 'inputs'>,
  sheet: FactSheet,
): string[] {
  if (!inputs.includes('renewalDate')) return [];
  return sheet.facts
    .filter(({ readFrom }) => readFrom === undefined)
    .flatMap(quotableSentences)
    .filter((sentence) => leaving.some((one) => one.test(sentence)) && !notLeaving.test(sentence))
    .filter((sentence) => !ofTheirStaff.test(sentence))
    .filter((sentence) => !tellsContactGoes(sentence, sheet))
    .slice(0, 1)
    .map(
      (said) =>
        `On record is “${clipSentence(said, 120)}”: does the contract end, or is a renewal still to be offered?`,
    );
}
