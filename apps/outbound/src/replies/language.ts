/** Words that stand in nearly every sentence of a language and are no English words. */
const foreign = new Set(
  (
    'der die das und ist nicht ich sie wir ein eine einen einem einer mit für auf auch bitte kein keine keinen danke gerne haben können möchte möchten uns ihr ihre ihnen zum zur bei sehr ja nein mir mich dass ' +
    'le la les des une est pas je vous nous pour avec dans sur merci bonjour votre notre mais oui non intéressé intéressée suis êtes ne que qui ce cette au aux du ' +
    'el los las una es está estoy estamos usted ustedes para por con pero gracias hola nuestro nuestra muy sí más quiero puede podemos favor interesado interesada interesa llamada ' +
    'il lo gli uno sono siamo non per grazie ciao buongiorno nostro nostra più vorrei vorremmo interessato interessata ' +
    'o os um uma não obrigado obrigada você olá nosso nossa estou somos interesse mais ' +
    'het een niet ik wij jullie voor met graag dank geen onze bedankt geïnteresseerd zijn'
  ).split(' '),
);
const english = new Set(
  "i i'm i'd i'll we we're we'd we'll you your the and is are was be to of for in on at with this that it it's not don't do does did can could would will have has had my our me us please thanks thank yes let let's what when how about if but so just".split(
    ' ',
  ),
);
const shared = new Set(['die', 'o', 'la', 'non', 'per', 'du', 'mais', 'es', 'il', 'le']);

const latin = /^[\p{Script=Latin}\p{N}']+$/u;

/** Whether a text is plainly in another language than English. */
export function isForeign(words: readonly string[]): boolean {
  const otherScript = words.filter((word) => !latin.test(word)).length;
  if (otherScript > words.length / 4) return true;
  let foreignWords = 0;
  let englishWords = 0;
  for (const word of words) {
    if (foreign.has(word)) foreignWords += shared.has(word) ? 0.5 : 1;
    if (english.has(word)) englishWords += 1;
  }
  return foreignWords >= 1.5 && foreignWords > englishWords;
}
