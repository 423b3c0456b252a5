import { lineBefore, type Pattern, type Surroundings, textAfter } from './pattern.ts';

const persons =
  'MANAGER|CANDIDATE|EMPLOYEE|PATIENT|TENANT|TRAINER|TEACHER|STUDENT|CHILD|PUPIL|PARENT|SUPPLIER|VENDOR|DOCTOR|OWNER|DONOR|MEMBER|SPONSOR|PARTNER|HOST|COACH|DRIVER|AGENT|ADVIS[EO]R|BUYER|SELLER|LANDLORD|APPLICANT|ATTENDEE|CONTACT|PERSON|STAFF|COLLEAGUE|TEAM|PROJECT|COURSE|CLASS|SCHOOL|HOTEL|VENUE|SHOP|STORE|RESTAURANT|BRANCH|PROPERTY|BUILDING|STREET|ROOM|PET|DOG|TOWN|CITY|COUNTRY|COMPANY|CLIENT|CUSTOMER|GUEST|SPEAKER|PRODUCT|EVENT|RECIPIENT|SENDER|FIRM|BANK|INSURER|TREATMENT|SERVICE|POLICY|FULL|FIRST|LAST|YOUR|MY|THEIR|HIS|HER|DECEASED|BRIDE|GROOM|WINNER|ARTIST|AUTHOR|CASE|MATTER|SUBJECT';
const values =
  'NAME|DATE|TIME|ADDRESS|AMOUNT|NUMBER|NO|PRICE|TITLE|EMAIL|PHONE|CITY|LOCATION|VENUE|TOTAL|LINK|URL|FIRSTNAME|LASTNAME|SURNAME|POSITION|ROLE|DAY|MONTH|YEAR|FEE|COST|QUANTITY|PERCENT|REASON';
/** Of a program these are variables. */
const ofSystem =
  /(?<!\p{L})(?:variables?|constants?|fields?|columns?|settings?|keys?|env(?:ironment)?|parameters?|config(?:uration)?|database|header|flag|macro|error|code|enum|export|tag|table|api|schema|json|sql)(?!\p{L})/iu;
const inCapitals = (words: string): boolean => !/\p{Ll}{2}/u.test(words);

/** In a line of which not all is in capitals, and in none on programs. */
function isSlot(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const [before, after] = [
    lineBefore(match, masked, 80),
    textAfter(match, masked, 80).split('\n', 1)[0]!,
  ];
  if (/^ ?[:=([]|^ \p{Lu}{2}|^ (?:fields?|columns?|column|ideas)/u.test(after)) return false;
  if (/(?<!\p{L})(?:the|an?|each|every|fields?|columns?) ["'“]?$/iu.test(before)) return false;
  return !inCapitals(before + after) && !ofSystem.test(before.slice(-40) + after.slice(0, 40));
}

const greetings =
  'hi|hello|dear|hey|welcome|hallo|sehr geehrter? (?:herr|frau)|liebe[rs]?|bonjour|cher|chère|hola|estimad[oa]|ciao|gentile|beste';
const addressees =
  'YOURNAME|YOUR NAME|RECIPIENT|CUSTOMER|CLIENT|TENANT|PATIENT|MEMBER|GUEST|DONOR|PARENT|CANDIDATE|APPLICANT|EMPLOYEE|CONTACT|LEAD|PROSPECT|SUBSCRIBER|PERSON|SURNAME|PERSON NAME|MANAGER|STUDENT|SOMEONE|KUNDE|KUNDIN|MIETER|NACHNAME|VORNAME|PRENOM|PRÉNOM|NOM|NOMBRE|CLIENTE|APELLIDO|NOME|COGNOME|NAAM|KLANT|XYZ';

const kinds =
  'Company|Business|Product|Event|Brand|Customer|Client|Speaker|Venue|Hotel|Restaurant|School|Partner|Guest|Project|Organi[sz]ation|Shop|Store|Firm|Employee|Sponsor|Team|Club|Course|Practice|Charity';
const smallKinds = kinds.toLowerCase();

const isOfForm = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /(?<!\p{L})(?:fields?|columns?|form|template|enter|write|fill|header|label|spelling|change[ds]?|choose|chose|rules?|naming|trademark|registered)(?!\p{L})/iu.test(
    `${lineBefore(match, masked, 80)} ${textAfter(match, masked, 60).split('\n', 1)[0]!}`,
  );
const isNoForm = (match: RegExpExecArray, around: Surroundings): boolean =>
  !isOfForm(match, around);

/** Streets and towns that manuals and templates have, in the words of several countries. */
const sampleStreets = [
  String.raw`(?:\d{1,4} )?(?:Street|Road|Avenue) (?:Name|Address)(?= ?\d|,| ?\n[A-Z])|\d{1,4},? (?:Street|Road|Avenue) (?:Name|Address)`,
  String.raw`(?:\d{1,4} )?Your (?:Street|Road|Avenue|Town|City)(?= ?\d|[,.]|\s*(?:\n|$))`,
  String.raw`Address Line [123]|(?:\d{1,4} )?(?:Any|Some|Example|Sample) (?:Street|Road|Avenue)|City, (?:State|ST|Postcode|Post [Cc]ode|ZIP|County|Country)`,
  String.raw`(?:Musterstra(?:ß|ss)e|Musterweg|Musterplatz|Musterallee|Mustergasse|Musterhausen|Musterdorf|Musterort|Beispielstra(?:ß|ss)e|Beispielstadt|Beispielweg|Teststra(?:ß|ss)e|Irgendwo)(?: \d{1,3})?`,
  String.raw`Voorbeeldstraat|Voorbeeldstad|Voorbeeldlaan|Calle (?:Ejemplo|Falsa)|Avenida Ejemplo|Ciudad Ejemplo|Via (?:Esempio|dell['’]Esempio)|Citt[àa] Esempio|[Rr]ue (?:Exemple|de l['’]Exemple)|Rua (?:Exemplo|do Exemplo)|Exempelgatan|Exempelvägen|Eksempelvej(?:en)?|Esimerkkikatu|ulica Przykładowa|ul\. Przykładowa`,
  String.raw`PLZ,? Ort|Straße,? (?:und )?(?:Hausnummer|Nr\.)|Straße Hausnummer`,
].join('|');
const samplePeople =
  'MUSTERMANN|MUSTERFRAU|MUSTERFIRMA|MUSTERSTADT|Hans Muster|Petra Muster|Peter Muster|Anna Muster|Jan Modaal|Jean(?:ne)? Exemple|Ola Nordmann|Kari Nordmann|Matti Meikäläinen|Mario Rossi Esempio|Juan(?:a)? Ejemplo|Fulano de Tal|Jan Jansen Voorbeeld|Jana Przykładowa|Jan Przykładowy';
const isSpecimen =
  /(?<!\p{L})(?:specimen|exemplar|vorlage|fiktiv\p{L}*|platzhalter|beispielname|name of nobody|stands for|typical|average|john doe|durchschnitt\p{L}*|gemiddelde?)(?!\p{L})/iu;

/** Names of a kind in the place of those of somebody or something. */
export const genericNames: readonly Pattern[] = [
  {
    sign: new RegExp(`[A-Z]{2}[ _](?:${values})`),
    shape: new RegExp(
      String.raw`(?<![\p{L}\p{N}_$#%@*|{<[/.=-])(?:(?:${persons}|START|END|DUE|EXPIRY|DELIVERY|INVOICE|ORDER|FLIGHT|TABLE|BOOKING|TICKET|REFERENCE|ACCOUNT|MEETING|APPOINTMENT|ARRIVAL|DEPARTURE|RENT|JOB|OFFER|LEASE|UNIT)[ _]){1,3}(?:${values})(?![\p{L}\p{N}_$#%@|}>\]-])|(?<![\p{L}\p{N}_$#%@*|{<[/.=-])(?:[A-Z]{3,15}_){1,3}(?!URL|LINK|TIME)(?:${values})(?![\p{L}\p{N}_$#%@|}>\]-])`,
      'gu',
    ),
    accepts: isSlot,
  },
  {
    sign: new RegExp(`(?:${addressees})`),
    shape: new RegExp(
      String.raw`(?<=(?:^|[\s"'>,;])(?:${greetings}),? )(?:${addressees})(?=[,!:]|[ \t]*\r?(?:\n|$))`,
      'gimu',
    ),
    accepts: (match, { masked }) =>
      inCapitals(match[0]) &&
      /\p{Ll}{2}/u.test(lineBefore(match, masked) + textAfter(match, masked)),
  },
  {
    sign: /NAME|NUMBER/,
    shape:
      /(?<=(?:^|[\s(])(?:call|ask|tell|thank|contact|email|phone|ring|see|visit|call on|speak to) )(?:NAME|NUMBER|PERSON|COMPANY)(?![\p{L}\p{N}_-])/giu,
    accepts: (match, around) => inCapitals(match[0]) && isSlot(match, around),
  },
  // "At Company Name we love soil."
  {
    sign: / Name/,
    shape: new RegExp(
      String.raw`(?<!(?:the|a|an|your|our|this|each|every|of|new|whose|and|or|by|\p{Lu}[\p{L}'’]{0,20}),? )(?<![\p{L}_[{<(-])(?:The |Your )?(?:${kinds}) Name(?=['’]s (?!\p{Lu})|,? (?:is|are|was|we|has|have|offers?|helps?|in|at|on|with|will|for|to|today|since|team)(?!\p{L})|, (?:the|a|an|our) )`,
      'gu',
    ),
    accepts: isNoForm,
  },
  {
    sign: / Name/,
    shape: new RegExp(
      String.raw`(?<=(?:^|[\s(])(?:[Aa]t|[Bb]y|[Ww]ith|[Ff]rom|[Ff]or|[Jj]oin|[Ii]ntroducing|[Mm]eet|[Yy]ours,|[Tt]ry|[Tt]hanks to|[Ww]elcome to) )(?:Your |The )?(?:${kinds}) Name(?![\p{L}\p{N}])(?! (?:and|or|field|column|box|here|\p{Lu}))|The (?:${kinds}) Name team|(?<=^|\n)Your Name(?=\r?\nYour (?:Title|Position|Company|Role))`,
      'gu',
    ),
    accepts: isNoForm,
  },
  // "Meet our new product name here", "At company name, we love soil."
  {
    sign: / name/,
    shape: new RegExp(
      String.raw`(?<=(?:^|[\s(])(?:our(?: new)?|to|with|at|by|for|from|of|welcome|meet|try|join|choose|choosing|thanks to|visit) )(?:new )?(?:${smallKinds}) name here(?=[\s.,;:!?)]|$)|(?<=(?:try|meet|introducing|discover|buy|order|taste|welcome|welcoming) (?:our |the )?(?:new )?)(?:new )?(?:${smallKinds}) name(?= (?:today|now|to|from|in|at|for)(?!\p{L})|[!.,:])|(?<=(?:^|[\s(])(?:at|choosing|from|joining) )(?:${smallKinds}) name(?=, (?:we|our|the)(?!\p{L})|[!.] ?$)`,
      'gimu',
    ),
    accepts: isNoForm,
  },
  {
    sign: / here/,
    shape:
      /(?<=(?:^|[\s(])(?:at|on|via|under|to|from|by|with|of) )(?:your |our |the )?(?:website|web address|phone number|email address|telephone number|url|amount|price|date|time|venue|street address|number|discount|percentage|city|town) here(?=[.!,;)]|[ \t]*\r?$| (?:on|at|for|from|until|and|to|by)(?!\p{L}))/gimu,
    accepts: isNoForm,
  },
  {
    sign: /Name|Address|Your (?:St|Ro|Av|To|Ci)|(?:Any|Some|Example|Sample) (?:St|R|A)|City, |Muster|Beispiel|Teststra|Irgendwo|[EeVv](?:xem|oorb|sempio|ksemp|simer)|Ejemplo|Falsa|Exemplo|Przykł|PLZ|Straße/,
    shape: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${sampleStreets})(?!\p{L})`, 'gu'),
    accepts: (match, { masked }) =>
      // A market may be called so.
      !/^ \p{Lu}\p{Ll}+ \p{Ll}/u.test(textAfter(match, masked, 30)) &&
      (/\d|Your|Muster|Beispiel|Test|[EeV][xksoi][ea]?m|mp[il]|Falsa|Przy|Any|Line|Irgend|PLZ|Hausn/u.test(
        match[0] + textAfter(match, masked, 3),
      ) ||
        /(?:^|\d |at |us at |, |\n)$/.test(lineBefore(match, masked))),
  },
  {
    sign: /MUSTER|Muster|Modaal|Nordmann|Meikäl|Exemple|Esempio|Ejemplo|Fulano|Voorbeeld|Przykł/,
    shape: new RegExp(String.raw`(?<!\p{L})(?:${samplePeople})(?!\p{L})`, 'gu'),
    accepts: (match, { masked }) =>
      !isSpecimen.test(masked.slice(Math.max(0, match.index - 120), match.index + 120)),
  },
  // Somebody of whom nobody knows the name, and things that are named by their kind.
  {
    sign: /Soundso|Whoever|So-and-[Ss]o|Sowieso|Un(?:e)?tel|Fulano|Mustermensch|(?:[Rr]estaurant|[Hh]otel|[Cc]lient|[Cc]ustomer|[Pp]roduct|[Bb]rand|[Ff]irm|Kunde) (?:xyz|XYZ)|(?:Company|Client|Customer|Product|Brand)(?:X|XYZ|Name)|© YEAR|: \p{Lu}\p{Ll}+[.,;]/u,
    shape:
      /(?<=(?:Mrs?|Ms|Dr|Herrn?|Frau|M|Mme|Monsieur|Madame|Sra?|Señora?|Don)\.? )(?:Soundso|Whoever|So-and-[Ss]o|Sowieso|Untel(?:le)?|Unetelle|Fulano|Mustermensch)(?!\p{L})|(?<!\p{L})(?:[Rr]estaurant|[Hh]otel|[Cc]lient|[Cc]ustomer|[Pp]roduct|[Bb]rand|[Ff]irm|Kunde) (?:xyz|XYZ)(?! ?\p{Lu}\p{Ll}|[\p{L}\d-])|(?<![\p{L}@#./_-])(?:Company|Client|Customer|Product|Brand)(?:X|XYZ|Name)(?![\p{L}\d(_.])|(?<=© )YEAR(?! \d)|(?<=(?:^|[.;] )(Owner|Title|Topic|Venue|Speaker|Date|Name|Place|Room|Contact|Position|Role): )\1(?=[.,;])/gmu,
    accepts: isNoForm,
  },
  {
    sign: /irst ?[Nn]ame Last|orname Nachname|rénom N|ombre Apell|ome Cognome|mię Nazw|Pr[ée]nom|PR[ÉE]NOM|Vorname|Voornaam/,
    shape:
      /(?<![\p{L}\p{N}])(?:First ?[Nn]ame Last ?[Nn]ame|Vorname Nachname|Prénom N(?:om|OM)|Nombre Apellidos?|Nome Cognome|Imię Nazwisko|Voornaam Achternaam)(?![\p{L}\p{N}])(?!["”»] )|(?<=(?:à|avec|chez|mit|bei|accueillons|begrüßen|met|con|[Bb]onjour|Hallo) )(?:Prénom|PR[ÉE]NOM|Vorname|Voornaam)(?!\p{L}| (?:et|und|en|Nom|Nachname))/gu,
    accepts: isNoForm,
  },
  // Several of a kind, by numbers or letters alone.
  {
    sign: / (?:A|1)(?:,|\n)/,
    shape:
      /(?<!\p{L})(sponsor|charity|partner|speaker|guest|benefit|argument|feature|reason) (?:A|1)(?=(?:, |,? and |\r?\n[•✔*-] ?)\1 (?:B|2)(?!\p{L}|\d))/giu,
  },
  {
    sign: /(?:CLIENT|CUSTOMER|COMPANY|PRODUCT|BRAND) (?:is|has|was|offers)/,
    shape:
      /(?<=^|[.!?] )(?:CLIENT|CUSTOMER|COMPANY|PRODUCT|BRAND)(?= (?:is|has|was|offers) \p{Ll})/gmu,
  },
  {
    sign: /XY|XYZ|Company X/,
    shape:
      /(?<!\p{L})(?:(?:[Dd]ie |[Dd]er |[Bb]ei )?Firma XYZ?|(?:Herrn?|Frau|Kunde) XYZ?|Company XY?)(?= (?:ist|hat|wird|is|has|will|and|und|in|from|for|at|aus)(?!\p{L})|[,.;]|\s*$)(?![\p{L}\p{N}-])/gmu,
  },
];
