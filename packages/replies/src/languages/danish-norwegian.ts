import type { Language } from './language.ts';

const month =
  '(?:januar|februar|mars|marts|april|mai|maj|juni|juli|august|september|oktober|november|desember|december)';
const then = `(?:(?:i|til|efter|etter|fra|mot|mod|på|over) (?:${month}|forår(?:et)?|vår(?:en)?|sommer(?:en)?|sommerferien|efterår(?:et)?|høst(?:en)?|vinter(?:en)?|ferien|jul|nytår|nyttår|årsskiftet|sæsonen|sesongen)|(?:næste|neste) (?:år|kvartal|måned|sæson|sesong|vår|høst)|senere|længere fremme|lenger frem|om (?:nogle|noen|et par|\\p{L}+) måneder)`;

/** Their words are near enough to each other to be read as one. */
export const danishAndNorwegian: Language = {
  typical:
    'hvor|når|her|der|denne|dette|eller|også|været|vært|hele|dagen|endelig|kom|vores|og|er|jeg|vi|ikke|for|tak|takk|ingen|med|det|gerne|gjerne|vil|hej|hei|at|på|av|af|kan|har|men|en|et|vores|vår|vårt|jer|dere|os|oss|mig|meg|ja|nej|nei|til|som|om|den|du|så|allerede|i|mer|mere|hva|hvad|deg|dig',
  wishes: `(?:ser fre?a?m til|glæder (?:mig|os) til) (?:dit|deres|jeres|et|en|å høre|at høre)|kunne godt tænke (?:mig|os)|(?:kan )?(?:træffes|nås) på|(?:præcis|akkurat|nettopp|lige) (?:det|hvad|hva|noget|noe|sådan|slik)|(?:vi|jeg) (?:leder|leter|søger|ser) (?:efter|etter)|(?:vi|jeg) (?:vurderer|overvejer) (?:at |å )?(?:bytte|skifte|købe|kjøpe)|tøv ikke med at|nøl ikke med å|(?:meget |veldig |svært )?interesser(?:et|ede|t|te)|interesse (?:for|i)|har interesse|nysgerrige?|nysgjerrige?|ja takk?|ja (?:meget |veldig )?gj?erne|meget gerne|veldig gjerne|med fornøjelse|(?:vil|vi|jeg) gj?erne (?:høre|se|vite|vide|prøve|teste|have|ha|booke|bestille|møde|møte|snakke|tale)|gj?erne (?:høre|se|vite|vide|prøve) mere?|ring (?:gj?erne|til mig|til os|til meg|meg|mig|oss|os|i morgen|imorgen|efter|etter|på|når)|(?:kan|vil) (?:i|du|dere|nogen|noen) (?:[^ ]+ ){0,4}(?:ringe|sende|maile|vise|komme|gi|give|kontakte|lave|lage|booke)|
    (?:send|mail|vis|gi|giv|book|fortel|fortell)(?: over)? (?:gj?erne |mig |meg |os |oss |en |et |over |mere? |det )+|kom (?:gj?erne |og |forbi|innom|hit|herut)|hv(?:a|ad) (?:koster|ville (?:[^ ]+ ){0,5}koste|vil (?:[^ ]+ ){0,5}koste|tager i|tar dere|er prisen|blir prisen|er jeres pris\\p{L}*)|hvor (?:meget|mye) (?:koster|ville|vil|tager|tar|er|blir|bliver)|hvor dyrt|hv(?:a|ad) er (?:jeres|deres) pris\\p{L}*|
    (?:vil|kunne|ønsker|skulle) (?:[^ ]+ ){0,4}(?:prøve|teste|bestille|købe|kjøpe|vide mere|vite mer|se nærmere|høre mere?)|mere? (?:information|informasjon|info|detaljer)|(?:vide|vite|høre) mere?|når (?:kan|passer|har|starter|begynder|begynner|kommer|er|ville) (?:vi|i|du|dere|det|jeg)|(?:kan|skal|bør) vi (?:[^ ]+ ){0,4}(?:snakke|tale|prate|mødes|møtes|ses|booke|begynde|begynne|avtale|aftale|tage|ta)|
    (?:vi|jeg) (?:tager|tar|bestiller|køber|kjøper) (?:det|den|en|et|to|tre|\\d+)(?! (?:selv))|vi er med|jeg er med|(?:vi|jeg) (?:har brug for|trenger|mangler) (?:faktisk |virkelig )?(?:dette|det her|hjelp|hjælp|netop)`,
  praise:
    '(?:lyder|høres|virker|ser)(?: [^ ]+){0,2} (?:godt|bra|interessant|spændende|spennende|fint|perfekt)|passer (?:mig|meg|os|oss|fint|godt|bra|perfekt)',
  offers: `tilbud|pris|priser|prisen|pristilbud|prisoverslag|prisliste|omkostninger|kostnad\\p{L}*|møde|møte|opkald|samtale|telefonmøde|telefonmøte|en snak|en prat|demo|demoen|demonstration|demonstrasjon|fremvisning|visning|præsentation|presentasjon|gennemgang|gjennomgang|prøve\\p{L}*|brochure|brosjyre|katalog|forslag|vilkår|information|informasjon|besøg|besøk`,
  asks: `(?:hadde|havde) (?:vært|været)|ville være|gj?erne|takk?(?! (?:for|men)\\b)|venligst|vennligst|kan (?:i|du|dere|vi|jeg)|kunne|vil|ønsker|har brug for|trenger|send|sende|sender|mail|book|booke|få|have|ha|tage|ta|lave|lage|ja|okay|ok|godt|bra|passer|mulig|muligt|hvorfor ikke|lad os|la oss|ber|beder|giv|gi`,
  past: 'i går|igår|sidste|siste|forrige|(?:havde|hadde)(?! (?:vært|været))|fik|fikk|var|har (?:[^ ]+ ){0,4}(?:haft|hatt|fået|fått|set|sett|skrevet|valgt|underskrevet)',
  missed: 'finder|finner|ser|fået|fått|ved|vet|fundet|funnet|set|sett|står|fremgår',
  negators:
    'ikke|ingen|intet|inget|aldri|aldrig|nej|nei|uden|uten|ingenting|næppe|neppe|slipper?|unødvendig\\p{L}*',
  harmless: `(?:intet|ikke noget|ingen|ikke noe) problem\\p{L}*|ingen (?:hast|fare|årsag)|hvorfor ikke|ikke (?:kun|bare|dårligt|dårlig|dumt|imod|imot|før|noget imod|noe imot|så dumt)|intet imod|ingenting imot|(?:uden|uten) (?:forpligtelse\\p{L}*|forplikt\\p{L}+|moms|mva|problemer|tvivl|tvil)|tøv ikke|nøl ikke|(?:kan|kunne) (?:i|du|dere) ikke`,
  turns: 'men|dog|derimod|heller|hellere|imidlertid',
  links: 'at|om|eller|fordi|som',
  conditions: 'hvis|om|dersom|når|såfremt',
  promises: `(?:vi|jeg) (?:vender|kommer) tilbage|(?:vi|jeg) (?:kontakter|ringer|tar kontakt|tager kontakt)|(?:vender|kontakter|ringer) (?:vi|jeg)|tar (?:vi|jeg) kontakt|hører (?:dere|i) fra`,
  declines: `ne[ji] takk?|ellers takk?|takk? men nei|takk? men nej|(?:ingen|ikke) (?:\\p{L}+ )?(?:interesse|behov|budsjett|budget)|ikke (?:[^ ]+ )?(?:interesser\\p{L}+|aktuelt|noget for|noe for|relevant|behov)|(?:har|trenger|ønsker|vil) (?:vi |jeg )?(?:[^ ]+ )?(?:ikke|ingen)(?: (?:brug|behov|tid|råd|bruk))?|(?:alt )?for dyrt|takker nej|takker nei|lad (?:mig|os) være|la (?:meg|oss) være|lukker|legger ned`,
  served: `(?:har|bruger|bruker|er|samarbejder|samarbeider) (?:vi |jeg )?(?:[^ ]+ )?allerede(?: [^ ]+){0,6}|allerede (?:har|valgt|en|et)|(?:tilfredse?|fornøyde?|fornøjede?|glade?) (?:med|for)|(?:anden|annen|andet|annet|nuværende|nåværende) (?:leverandør|firma|system|løsning|selskap|selskab)|(?:valgt|skrevet|gået|gått) (?:[^ ]+ ){0,3}(?:med|for|til) (?:en anden|en annen|noen andre|nogen andre|et andet|et annet|en konkurrent)|(?:gør|gjør|klarer|ordner) (?:vi )?(?:det |dette )?selv|konkurrent`,
  later: `(?:hør|vend|ring|kontakt|skriv|spørg|spør|snakke|snakkes|tale|tales|prøv|kom|mail|ta|tag)(?: [^ ]+){0,6} ${then}|(?:måske|kanskje|eventuelt|muligvis|muligens|tidligst|først) (?:[^ ]+ ){0,2}${then}|${then} (?:måske|kanskje|igen|igjen|kan vi|gj?erne)|(?:vender|kommer) (?:vi |jeg )?tilbage (?:til|i|om|når|hvis)`,
  wrong:
    '(?:forkert|forkerte|feil) (?:person|adresse|nummer|afdeling|avdeling)|ikke (?:den )?(?:rette|riktige|rigtige) (?:person|vedkommende)|(?:arbejder|jobber) (?:her )?ikke (?:længere|lenger)|ikke ansvarlig',
  refers:
    '(?:tal|snak|snakk|kontakt|skriv|spørg|spør|henvend (?:dig|deg))(?: [^ ]+){0,2} (?:med|til|min|vores|vår|hos) (?:min|vores|vår|kollega|chef|sjef|direktør|innkjøp\\p{L}*|indkøb\\p{L}*)|(?:står for|bestemmer|håndterer) (?:det|dette)|er ansvarlig|tager sig af|tar seg av',
  sells:
    'vi (?:tilbyder|tilbyr|sælger|selger|leverer)|(?:mangler|trenger|ønsker) (?:i|du|dere) (?=[^\\n]{0,80}\\?)|er (?:i|du|dere) interesser\\p{L}+ (?=[^\\n]{0,80}\\?)|(?:vores|våre) (?:priser|ydelser|tjenester)',
  complains:
    'klage[rn]?|reklam\\p{L}+|pengene (?:tilbage|tilbake)|skandale|uacceptabelt|uakseptabelt|refusjon|refusion',
  reproaches:
    'hvorfor (?!ikke\\b)|hvordan (?:fik|fikk|har) (?:i|du|dere)|hvor (?:fik|fikk|har) (?:i|du|dere)|hvem (?:har|gav|ga)',
};
