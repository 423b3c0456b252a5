/** What shows that a firm and its people may be let in, each with the words by which it is known. */
const kinds: readonly (readonly [name: string, words: string])[] = [
  ['insurance', String.raw`insur(?:ed|ances?)|(?:public |employers?['’]? )?liability|indemnity`],
  [
    'checks',
    String.raw`dbs|crb|pvg|police[- ]check(?:s|ed)?|background[- ]check(?:s|ed)?|(?:criminal )?records? checks?|vett(?:ed|ing)|safeguarding|security[- ]cleared`,
  ],
  ['iso', String.raw`iso[- ]?\d{4,5}`],
  ['gas safe', String.raw`gas[- ]?safe`],
  ['licence', String.raw`licen[cs](?:ed?|es|ing)`],
  ['bond', String.raw`bonded`],
  [
    'scheme',
    String.raw`brc(?:gs)?|haccp|niceic|napit|chas|safe ?contractor|constructionline|f-?gas|wras|nsf|epa|cscs|ipaf|pasma|fsc|pefc|trust ?mark|fensa|gdpr|soc ?2|hipaa`,
  ],
  [
    'certificate',
    String.raw`certif(?:ied|icates?|ications?)|accredit(?:ed|ations?)|approv(?:al|als|ed)|registered|registration|qualified|qualifications?`,
  ],
];
const terms = kinds.map(([, words]) => words).join('|');
const term = String.raw`(?<!\p{L})(?:${terms})(?!\p{L})`;
const few = String.raw`(?:[\p{L}\d'’,&-]+ ){0,6}?`;
const ours = String.raw`(?:you|u|y['’]?all|your (?:[\p{L}-]+ )?\p{L}+|your|the (?:people|men|team|engineers?|fitters?|drivers?|crew))`;
const anybody = String.raw`(?:some(?:one|body)|any(?:one|body)|whoever|every(?:one|body)|firms?|compan(?:y|ies)|contractors?|suppliers?|people|trades(?:men|people)|engineers?|installers?|builders?|operatives|vendors?|providers?)`;

const shapes = [
  // `Are your people police checked?`, `do you have public liability`
  String.raw`\b(?:are|is|r|aren['’]?t) ${ours} ${few}${term}`,
  String.raw`\b(?:do|does|have|has) ${ours} (?:all |both |guys )?(?:have|has|hold|carry|got|come with|work to|keep) ${few}${term}`,
  // `Would need to know you're DBS checked`, `before that I want to see your insurance certificate`
  String.raw`\b(?:need|want|wants|needs|like|have|has|got|wish|insist|required?) (?:to )?(?:know|see|check|read|be sure|be certain|confirm|have|get|hear|ask|make sure)\b ${few}(?:${ours}|${anybody}|proof|evidence|confirmation|a copy)(?:['’]?re|['’]s|['’]ve)? ${few}${term}`,
  String.raw`\b(?:need|want|require|ask for|insist on|see|send|have|is) (?:some |the |an? |your )?(?:proof|evidence|confirmation|copy|copies|sight) (?:of|that) ${few}${term}`,
  // `We would only work with ISO 9001 firms`
  String.raw`\b(?:only|never|not|won['’]?t|can(?:no|['’])?t|don['’]?t|just) (?:ever )?(?:work|deal|use|let|hire|buy|take|accept|allow|consider|have|go|speak|contract|sign) ${few}(?:${term} ${few}${anybody}|(?:${anybody}|${ours}) ${few}${term}|without ${few}${term})`,
  // `You must be insured`, `all our contractors have to be vetted`, `as long as you are licensed`
  String.raw`\b(?:${ours}|${anybody}|our (?:contractors|suppliers))(?: (?!must|has|have|need|should|would)\p{L}+){0,3}? (?:must|has to|have to|need to|needs to|should|would (?:need|have) to|['’]?d (?:need|have) to) ${few}${term}`,
  String.raw`\b(?:(?:as|so) long as|provided|providing|assuming|only if|if|unless|so that|whether) (?:that )?(?:${ours}|${anybody})(?:['’]re|['’]ve)? ${few}${term}`,
].map((shape) => new RegExp(shape, 'iu'));
const byWords = new RegExp(term, 'iu');
/** `Can you help us get BRC approval?` is about what they want for themselves. */
const forThem =
  /\b(?:help|get|gets|getting|gain|pass|achieve|obtain|prepare|renew(?:al|ing)?|apply(?:ing)?|working towards) (?:us |me |our |my |for |them |through )*(?:[\p{L}\d-]+ ){0,2}(?:insur|dbs|iso|brc|haccp|certif|accredit|approv|licen[cs])|\b(?:our|my) (?:own )?(?:insur|certif|accredit|approval|licen[cs])/iu;

/** Whether a reply asks whether a firm may be let in, or makes that its condition: `Would need to know you're DBS checked`. */
export const asksStanding = (sentence: string): boolean =>
  sentence.length <= longest &&
  byWords.test(sentence) &&
  !forThem.test(sentence) &&
  shapes.some((one) => one.test(sentence));
const longest = 240;

/** Who wants to read it is not answered by a word. */
const wantsToRead =
  /\b(?:see|read|sight of|copy|copies|proof|evidence|certificates?|send|e-?mail|forward|paperwork|documents?)\b/iu;

const listKinds = (sentence: string): readonly string[] =>
  kinds.flatMap(([name, words]) =>
    [...sentence.matchAll(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'))].map(([found]) =>
      ['scheme', 'iso'].includes(name) ? found.toLowerCase().replace(/[^a-z0-9]|gs$/g, '') : name,
    ),
  );
/** Said beside what is certified, approved or registered it names nothing of its own. */
const general = 'certificate';

/** What we say of ourselves, and surely so. */
const ofUs =
  /^(?:yes, )?(?:we|all (?:of )?(?:our|us)|our|every(?:one|body) (?:of ours|here|on the team|we send)|(?:all|both) (?:the )?(?:staff|engineers|fitters|drivers|technicians|crews?))(?!\p{L})/iu;
const unsure =
  /\b(?:not|no|never|none|[a-z]+n['’]t|but|except|until|till|only|expir\p{L}*|laps\p{L}*|pending|applied|applying|renew\p{L}*|soon|should|think|probably|maybe|might|was|were|will|working towards|due|ask|check with|if|when|once)\b|\?/iu;

/** Whether a sentence of ours answers what a reply asks of our standing. */
export function answersStanding(said: string, asked: string): boolean {
  if (!ofUs.test(said) || unsure.test(said) || wantsToRead.test(asked)) return false;
  const wanted = [...new Set(listKinds(asked))];
  const special = wanted.filter((one) => one !== general);
  const has = listKinds(said);
  return (
    wanted.length > 0 && (special.length > 0 ? special : wanted).every((one) => has.includes(one))
  );
}
