/** Words for people and for getting in touch, in folded letters. */

/** Whole words. */
const verbs =
  'hotline|helpline|switchboard|after[ -]hours|on[ -]call|call|calls|called|calling|ring|rang|text|texted|phone|phoned|reach|reached|dial|mob|mobile|cell|whatsapp|zap|sms|tel|kin|bel|bellen|nas pa|kom|ligar|ligue|falar|fale|pick|picks|collects?|collecting|recoge|deliver|delivers|signed in|sign-in|speak to|ask for|leave a message|(?:the|a|her|his|spare|house) keys?|llaves|chiavi|cles|sleutels?';
/** Beginnings of words. */
const stems =
  'contact|kontakt|contatt|visit|guest|emergenc|caller|llam|movil|appel|joindre|anruf|erreich|handy|nummer|numero|number|zadzwon|dzwon|urgen|notfall|emergenz|schlussel|reception|delivery';
/** People of a house, a firm or a family, who have no customer number. */
const people =
  'infirmi|medecin|arzt|medico|lekarz|opiekun|sasiad|kierowc|hydraul|kurier|driver|chauffeur|fahrer|plumb|electrician|elettricist|installer|carer|doctor|neighbo|nachbar|vecin[oa]|voisin|vicin[oa]|vizinh|tenant|mieter|landlord|vermieter|hausmeister|caretaker|janitor|foreman|watchman|gardien|concierge|portier|porteir|husband|wife|mother|father|daughter|sister|brother|aunt|uncle|grandm|grandp|marido|esposa|nonn[ao]|madre|padre|moglie|marito|figli[oa]|hij[oa]|babysitter|nanny|oppas|idraulico|fontaner|electricist|plombier|klempner|elektriker|snickar|rormokar|loodgieter|courier|teacher|vaktm[aeæ]ster|vaktmastare|porter[oai]|huismeester|hauswart|abwart|pfortner|sindic[oa]|syndic|dozor|conserje|custode|amministrator|zelador|superintendent|locksmith|roofer|decorator|handym[ae]n';
/** The same in whole words, for many others begin like them. */
const shortPeople =
  'vet|guard|porter|coach|nurse|son|mum|mom|dad|oma|opa|mari|femme|mama|papa|gran|granny|partner|builder|cleaner|parents?';
/** People whom a firm numbers as well, and titles. */
const numbered =
  'client|customer|patient|applicant|candidate|attendee|volunteer|agent|dr|mrs?|ms|mme|herr|frau|senora?|dona|pan|pani';

/** Whether somebody is called, met or known in a text. */
export const contactWord = new RegExp(
  `(?<![a-z])(?:(?:${verbs}|${numbered}|${shortPeople})(?![a-z])|${stems}|${people})`,
  'i',
);

/** A person at the end of a text by what they are: `the plumber: `. */
export const personAtEnd = new RegExp(
  String.raw`(?<![a-z])(?:(?:${people})[a-z]{0,6}|${shortPeople})(?:[:,(]| [-–])? ?\(?$`,
  'i',
);

/** The same at the beginning of what follows a number; several of them are counted. */
export const personAtStart = new RegExp(
  String.raw`^(?: ?[,(]| [-–])? ?(?:the |el |la |le |der |die |il |o |a )?(?:(?:${people})[a-z]{0,6}|${shortPeople})(?<!s)(?= ?(?:$|[,;.:)\n]|(?:has|is|will|with|for|at|on)(?![a-z])))`,
  'i',
);
