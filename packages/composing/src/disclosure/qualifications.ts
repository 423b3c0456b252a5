const qualification = new RegExp(
  [
    '\\b(?:got|gets?|has|have|had|passed|passes|gained|earned|completed|finished|renewed|holds?|took|did|done|given|awarded)\\b (?:now |just |also )?(?:(?:his|her|their|my|the|an?|our) )(?:[\\p{L}\\d&-]+ ){0,3}?',
    '(?:tickets?|licen[cs]es?|cards?|certs?|certificates?|certification|qualifications?|nvqs?|diplomas?|degree|badges?|accreditation|training|course|exams?|apprenticeship|(?:driving |theory |practical )tests?)(?!\\p{L})',
  ].join(''),
  'iu',
);
/** `Texas journeyman license, clean driving record`: what an opening asks for. */
const required =
  /^(?:(?:[\p{L}\d’'&/-]+ ){1,4}(?:licen[cs]es?|driving record|certificates?|certification|tickets?|cards?|degree|diploma|references?)(?:,? and |[,;] ?|\.?$))+$/iu;
/** A sick note, a blue badge and a course of tablets are none; of one that is lost nothing is told by the way. */
const ofOther =
  /\b(?:sick\p{L}*|ill(?:ness)?|medical\p{L}*|medicine|doctor\p{L}*|nurse|gp|hospital|clinic\p{L}*|health|fit note|blue badge|death|course of|chemo\p{L}*|cancer|stroke|heart|epilep\p{L}*|seizures?|diabet\p{L}*|operation|surgery|injur\p{L}*|depress\p{L}*|anxiety|pregnan\p{L}*|maternity|disab\p{L}*|blind|deaf|rehab|therap\p{L}*|eye(?:sight)?|hearing|drink\p{L}*|drugs?|donor|back|knee|hip|taken|lost|los(?:e|ing)|banned|revoked|suspended|points|fail(?:ed|s)?|finally|at last|scraped|expired|without|faked?|bank|birthday|credit|debit|parking|cereal|i think|charm|lawyer|crying|frightened|scared)\b/iu;

/** Whether a sentence tells what somebody is trained for, as `Pawel got his ladder ticket`. */
export const tellsQualification = (sentence: string): boolean =>
  sentence.length <= longest &&
  (qualification.test(sentence) || required.test(sentence)) &&
  !ofOther.test(sentence);
const longest = 120;
