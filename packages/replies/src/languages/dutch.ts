import type { Language } from './language.ts';

const month =
  '(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)';
const then = `(?:(?:in|vanaf|na|rond|begin|eind|medio) (?:de |het |het nieuwe )?(?:${month}|voorjaar|lente|zomer|herfst|najaar|winter|jaar|zomervakantie|vakantie|oogst|feestdagen)|volgend (?:jaar|kwartaal|seizoen)|volgende maand|(?:wat )?later (?:dit|in het|nog|weer|eens)|over (?:een paar|enkele|\\p{L}+) maanden)`;

export const dutch: Language = {
  typical: `jij|je|jullie|onze|hier|deze|dit|heb|hebt|heeft|wil|willen|bij|ook|er|nu|naar|gerust|een|het|niet|ik|wij|we|jullie|voor|met|dank|geen|onze|bedankt|zijn|graag|kunnen|van|op|nee|ja|de|en|u|ons|mij|maar|dat|hebben|al|wat|hoi|dag|goedemiddag|goedemorgen|kunt|kan|hoor|nog|volgende`,
  wishes: `precies (?:wat|zoiets|dat|dit)|(?:dat|zoiets) zoeken (?:wij|we)|(?:wij|we) zoeken (?:net|precies|zoiets|nog|een nieuwe)|aarzel niet om (?:me|mij|ons)|(?:zeer |erg |wel |best )?geïnteresseerd|interesse|interesseert (?:me|mij|ons)|benieuwd|ja (?:hoor )?graag|heel graag|met (?:veel )?plezier|graag(?: wat)? meer|(?:bel|belt|mail|mailt|app) (?:u |je |jij |jullie )?(?:me|mij|ons|gerust|maar|even)|(?:kunt|kun|kan|wilt|wil|zou) (?:u|je|jij|jullie|iemand) (?:[^ ]+ ){0,5}(?:bellen|mailen|sturen|opsturen|toesturen|langskomen|laten zien|komen|terugbellen|maken|doen)|
    (?:stuur|stuurt|zend|mail|geef|maak) (?:u |je )?(?:maar|me|mij|ons|gerust|even|eens|alstublieft|aub)|kom (?:[^ ]+ ){0,6}langs|komt u (?:[^ ]+ ){0,4}langs|laat (?:maar |het )?(?:eens )?(?:zien|horen|weten wat)|wat (?:kost|kosten|zou (?:[^ ]+ ){0,4}kosten|rekenen jullie|rekent u|vragen jullie|is (?:de|jullie|uw) (?:prijs|tarief))|hoeveel (?:kost|kosten|is|zou|rekent|vraagt|rekenen)|hoe duur|wat zijn (?:de|jullie|uw) (?:prijzen|tarieven|kosten|mogelijkheden)|
    (?:zouden|zou|willen|wil|wilden) (?:[^ ]+ ){0,5}(?:proberen|uitproberen|testen|bestellen|kopen|zien|bekijken|kennismaken|afspreken|weten|horen|bellen)|meer (?:informatie|info|weten|details|horen)|wanneer (?:kunnen|kunt|kan|kun|past|schikt|zou|heeft|hebben|beginnen|komt)|(?:kunnen|zullen) we (?:[^ ]+ ){0,5}(?:bellen|praten|afspreken|spreken|beginnen|starten|overleggen)|
    (?:wij|we|ik) (?:nemen|neem|bestellen|bestel) (?:er )?(?:een|twee|drie|\\d+|het|die)|doe (?:er )?(?:maar|mij)|we doen mee|ik doe mee|(?:hebben|heb) (?:we |wij |ik )?(?:dit |zoiets |dat )?(?:echt |hard |dringend )?nodig`,
  praise: `(?:klinkt|lijkt|ziet er)(?: [^ ]+){0,3} (?:goed|interessant|prima|leuk|top|mooi|handig)|(?:past|komt|schikt) (?:mij|me|ons)(?: goed| prima)?|goed idee`,
  offers: `offertes?|aanbod|aanbieding(?:en)?|prijs|prijzen|prijsopgave|prijslijst|prijsindicatie|tarief|tarieven|kosten|afspraak|afspraken|gesprek|belafspraak|telefoontje|demo's|demonstratie|presentatie|overleg|kennismaking|proef\\p{L}*|monsters?|contract|overeenkomst|brochure|catalogus|voorstel|informatie|voorwaarden|bezoek|bezichtiging|rondleiding`,
  asks: `graag|alstublieft|alsjeblieft|aub|ajb|kunt u|kun je|kunnen (?:jullie|we)|kan (?:ik|u|dat|woensdag)|zou(?:den)?|willen|wil|wilt u|mogen|mag ik|stuur|sturen|ontvangen|maken|inplannen|plannen|afspreken|krijgen|hebben graag|nodig|ja|prima|akkoord|goed|oké|oke|ok|welkom|past|waarom niet|laten we|vraag|verzoek|maak|doe|kan`,
  past: `gisteren|vorige?|hun|had|hadden|was|waren|(?:hebben|heb) (?:[^ ]+ ){0,6}(?:gehad|gezien|ontvangen|getekend|gedaan|gekozen)`,
  missed: 'vind|vinden|zie|zien|gezien|ontvangen|gekregen|weet|weten|gevonden|staan|staat',
  negators: `geen|niet|niets|niks|nooit|nee|zonder|niemand|overbodig|onnodig|laat maar|bespaar`,
  harmless: `geen (?:probleem|punt|haast|bezwaar|enkel probleem)|waarom niet|niet (?:alleen|verkeerd|slecht|onaardig|voor (?:\\d|ma|di|wo|do|vr)\\p{L}*|aarzelen|vergeten)|aarzel niet|niets op tegen|niet op tegen|niet tegen|zonder (?:verplichting\\p{L}*|btw|problemen|twijfel)|(?:kunt|kun|zou|wilt) (?:u|je) niet`,
  turns: 'maar|echter|wel|integendeel|liever',
  links: 'dat|of|omdat|want|noch',
  conditions: 'als|indien|mocht(?:en)?|wanneer|zodra',
  promises: `(?:nemen|neem) (?:wij |we |ik )?(?:zelf )?(?:wel )?contact|(?:komen|kom) (?:wij |we |ik )?(?:er )?(?:wel )?(?:op )?terug|(?:laten|laat) (?:wij |we |ik )?het (?:u |je |jullie )?weten|(?:bellen|mailen) (?:wij|we) (?:u|jullie)`,
  declines: `nee (?:dank|bedankt|dankje|dankjewel|danku|hoor)|(?:dank|bedankt)(?: [^ ]+)? (?:maar )?nee|geen (?:\\p{L}+ )?(?:interesse|behoefte|budget|tijd|belangstelling|trek)|niet (?:[^ ]+ )?(?:geïnteresseerd|nodig|voor ons|voor mij|van toepassing|aan de orde|relevant)|(?:hoeft|hoeven|hoef) (?:[^ ]+ ){0,3}niet|(?:veel )?te duur|laat (?:ons|mij|me) met rust|(?:we|wij) (?:stoppen|sluiten)|niet op zoek|zien (?:er)?van af`,
  served: `(?:hebben|heb|werken|werk|zijn|zitten) (?:[^ ]+ ){0,4}(?:al|reeds|net)(?: [^ ]+){0,6} (?:leverancier|partner|bedrijf|iemand|oplossing|systeem|contract|voorzien|schoonmaakbedrijf|overgestapt|getekend|pakket|bureau|\\p{L}*bedrijf|\\p{L}*systeem|\\p{L}*partner|gekozen)|tevreden (?:met|over)|andere (?:leverancier|partij|aanbieder)|(?:een|met|voor) (?:een )?ander(?:e)?(?: [^ ]+)?|(?:net|onlangs) overgestapt|(?:doen|regelen) (?:we |wij |dit |dat |het )*(?:zelf|intern)|blijft zo|concurrent|al voorzien`,
  later: `(?:bel|mail|neem|kom|contact|probeer|vraag|spreek|spreken|bellen|praten|komen|kijken|horen|benader|stuur)(?: [^ ]+){0,7} ${then}|(?:misschien|wellicht|eventueel|liever|pas) (?:[^ ]+ ){0,3}${then}|${then} (?:misschien|graag|weer|pas|kijken we|opnieuw|nog eens)|na de (?:zomer|vakantie|oogst)`,
  wrong: `(?:verkeerde|foute|foutieve) (?:persoon|adres|nummer|afdeling)|niet de (?:juiste|goede) (?:persoon|contactpersoon)|(?:ga|gaan) (?:er |hier )?niet over|verkeerd (?:verbonden|adres|nummer)|werk (?:hier|daar) niet meer|niet verantwoordelijk`,
  refers: `(?:neem|neemt)(?: [^ ]+){0,2} contact op met|(?:vraag|mail|bel|spreek)(?: [^ ]+)? (?:mijn|onze|met|naar) (?:collega|baas|directeur|afdeling|onze|mijn)|(?:gaat|beslist) (?:hier|daar|er)?over|is (?:hier|daar)(?:voor)? (?:verantwoordelijk|voor)|(?:regelt|beslist) (?:dit|dat|hierover|daarover)`,
  sells: `(?:wij|we) (?:bieden|leveren|verkopen)|(?:heeft|hebt|hebben) (?:u|je|jullie) (?:[^ ]+ )?(?:behoefte|interesse|nodig)|onze (?:prijzen|tarieven|diensten)|bent u geïnteresseerd`,
  complains: `klacht\\p{L}*|geld terug|schandalig|schande|onacceptabel|terugbetal\\p{L}+|excuses`,
  reproaches:
    'waarom (?!niet\\b)|hoe kom(?:t|en)? (?:u|je|jullie)|van wie|wie heeft|waar (?:heeft|hebben) (?:u|jullie)',
};
