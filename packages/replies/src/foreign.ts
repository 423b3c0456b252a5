import type { Sentence, Word } from '@workspace-ops/contacts';

/** Words that stand in nearly every sentence of a language and are no English words. */
const foreign = new Set(
  (
    'der die das und ist nicht ich sie wir ein eine einen einem einer mit für auf auch bitte kein keine keinen danke gerne haben können möchte möchten uns ihr ihre ihnen zum zur bei sehr ja nein mir mich dass ' +
    'le la les des une est pas je vous nous pour avec dans sur merci bonjour votre notre mais oui non intéressé intéressée suis êtes ne que qui ce cette au aux du ' +
    'el los las una es está estoy estamos usted ustedes para por con pero gracias hola nuestro nuestra muy sí más quiero puede podemos favor interesado interesada interesa llamada ' +
    'il lo gli uno sono siamo non per grazie ciao buongiorno nostro nostra più vorrei vorremmo interessato interessata ' +
    'o os um uma não obrigado obrigada você olá nosso nossa estou somos interesse mais ' +
    'proszę dziękuję nie jest dla się nam mnie dzień dobry jak czy tak och är jag vi inte för och tack ingen med det gärna vill och hej skulle kan schicken sie gern wann wäre hätten passt podemos fazer uma gostaríamos graag kunnen we een leuk podem ciao mandami siamo certo piacerebbe hacemos agendemos het een niet ik wij jullie voor met graag dank geen onze bedankt geïnteresseerd zijn'
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

/** Says no to the whole of a clause, wherever it stands: "eine Demo brauchen wir nicht". */
const negators = new Set(
  'tampoco sin senza ohne nein kein keine keinen keiner keinerlei nicht nie niemals ne pas non aucun aucune jamais no ningún ninguna nada nessun nessuna geen niet nee não nenhum nenhuma nem żadnego ingen inget inte nej ei'.split(
    ' ',
  ),
);
/** Begins a clause of its own. */
const turns = new Set('aber sondern mais pero ma però maar mas ale men'.split(' '));

/**
 * A foreign sentence as clauses that stand for what they say of an offer: that somebody wants what
 * is named in it, or, where a word negates it, does not.
 */
export function toForeignClauses({ words, isQuestion }: Sentence): Sentence[] {
  const starts = [0, ...words.flatMap(({ text }, at) => (at > 0 && turns.has(text) ? [at] : []))];
  return starts.map((start, index) => {
    // Nothing parts what is negated from what negates it.
    const clause = words
      .slice(start, starts[index + 1])
      .map((word) => ({ ...word, mark: '' as const }));
    const isNegated = clause.some(({ text }) => negators.has(text));
    const said: Word[] = [{ text: isNegated ? 'no' : 'please', mark: '' }, ...clause];
    return { words: said, isQuestion, text: said.map(({ text }) => text).join(' ') };
  });
}
