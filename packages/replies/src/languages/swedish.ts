import type { Language } from './language.ts';

const month =
  '(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december)';
const then = `(?:(?:i|till|efter|framåt|under|från|mot|runt) (?:${month}|vår(?:en)?|sommar(?:en)?|höst(?:en)?|vinter(?:n)?|semestern|semestrarna|nyår|årsskiftet|jul|skörden|säsongen)|nästa (?:år|kvartal|månad|säsong|höst|vår|sommar)|senare|längre fram|om (?:några|ett par|\\p{L}+) månader)`;

export const swedish: Language = {
  typical:
    'hur|vad|när|där|här|vore|skicka|kom|ett|eller|också|vill|dig|er|era|och|är|jag|vi|inte|för|tack|ingen|med|det|gärna|vill|hej|skulle|att|på|av|kan|har|men|en|ett|vår|vårt|våra|er|ni|oss|mig|ja|nej|till|som|om|den|du|så|redan',
  wishes: `(?:ser fram emot|väntar på) (?:er|ert|din|ditt|en|ett|samtal\\p{L}*|offert\\p{L}*)|(?:nås|når (?:mig|oss)) på|(?:vi|jag) (?:funderar|tänker) på att (?:byta|köpa|skaffa)|vi är på$|precis (?:det|vad|en sådan|något|vi)|(?:vi|jag) letar (?:efter|precis|just)|berätta mer|skriver (?:jag|vi) (?:på|under)|tveka inte att|(?:mycket |väldigt )?intresserade?|(?:låter |verkar )?intressant för oss|intresse(?: av| för| finns)|nyfik(?:en|na)|ja tack|ja gärna|jättegärna|mycket gärna|med nöje|gärna (?:veta|höra|se|prova|testa|mer|boka|ta|träffas|ses)|(?:ring|ringa|maila|mejla|kontakta|slå en signal)(?: gärna)?(?: till)? (?:mig|oss|upp)|ring (?:gärna|mig|imorgon|i morgon|efter|på|när|förbi)|(?:kan|skulle|vill) (?:ni|du|någon) (?:[^ ]+ ){0,4}(?:ringa|skicka|maila|mejla|visa|komma|ge|återkomma|kontakta|boka|räkna|lämna)|
    (?:skicka|sänd|mejla|maila|visa|ge|boka|berätta)(?: över)? (?:gärna |mig |oss |en |ett |över |mer |in |det |dem )+|kom (?:gärna |och |förbi|ut|hit|över)|vad (?:kostar|skulle (?:[^ ]+ ){0,5}kosta|tar ni|tar du|blir priset|ligger priset|är priset|har ni för pris\\p{L}*)|hur mycket (?:kostar|skulle|tar|blir|är)|hur dyrt|vad är (?:era|ert) (?:pris\\p{L}*|kostnad)|
    (?:vill|skulle vilja|skulle gärna|önskar) (?:[^ ]+ ){0,4}(?:prova|testa|beställa|köpa|veta|se|träffa|boka|höra|börja|titta)|mer (?:information|info|detaljer)|veta mer|när (?:kan|skulle|passar|har|börjar|kommer|är) (?:vi|ni|du|det|jag)|(?:kan|ska|skall|skulle) vi (?:[^ ]+ ){0,4}(?:prata|ses|träffas|höras|boka|börja|ta|talas)|
    (?:vi|jag) (?:tar|beställer|köper) (?:det|den|dem|en|ett|två|tre|\\d+)(?! (?:själva|lugnt))|vi är med|jag är med|vi kör|(?:vi|jag) (?:behöver|skulle behöva) (?:verkligen |faktiskt )?(?:detta|det här|hjälp)`,
  praise:
    '(?:låter|verkar|ser)(?: [^ ]+)? (?:bra|intressant|spännande|toppen|kul|perfekt)|passar (?:mig|oss|bra|fint|utmärkt|perfekt)',
  offers: `offert(?:er|en)?|anbud|pris|priser|priset|prisförslag|prisuppgift|prislista|prislistan|kostnad\\p{L}*|möte|mötet|tid|samtal|telefonmöte|videomöte|demo|demon|demonstration|visning|presentation|genomgång|prov\\p{L}*|testperiod|broschyr|katalog|förslag|villkor|information|besök`,
  asks: `gärna|tack(?! (?:för|men)\\b)|snälla|kan (?:ni|du|vi|jag)|skulle|vore|hade varit|vill|önskar|behöver|skicka|sänd|maila|mejla|boka|bokar|få|ha|ordna|ta|ja|okej|ok|absolut|bra|passar|möjligt|varför inte|låt oss|ber|önskemål|fixa|ge`,
  past: 'igår|i går|förra|deras|hade(?! varit)|fick|var|såg|(?:har|hade) (?:[^ ]+ ){0,4}(?:haft|fått|sett|skrivit|tecknat|valt|gjort)',
  missed: 'hittar|hitta|ser|fått|vet|hittat|sett|står|framgår|känner till',
  negators:
    'inte|ej|ingen|inget|inga|aldrig|nej|utan|ingenting|knappast|slipper?|onödigt|avstå\\p{L}*',
  harmless: `inga? problem|inget problem|ingen (?:fara|brådska|stress)|varför inte|inte (?:bara|dumt|fel|ointressant|emot|något emot|före|så dumt)|inget emot|utan (?:förpliktelse\\p{L}*|moms|problem|tvekan)|tveka inte|(?:kan|skulle) (?:ni|du) inte`,
  turns: 'men|dock|däremot|fast|istället|hellre|utan att',
  links: 'att|om|eller|eftersom|som',
  conditions: 'om|ifall|när',
  promises: `(?:vi|jag) (?:hör av|återkommer|kontaktar|ringer)|hör (?:vi|jag) av|återkommer (?:vi|jag)`,
  declines: `nej (?:tack|vi|det)|tack men nej|(?:inget|inte något|ingen) (?:\\p{L}+ )?(?:intresse|behov|budget)|inte (?:[^ ]+ )?(?:intresserade?|aktuellt|för oss|för mig|relevant|något för)|(?:behöver|vill|önskar) (?:vi |jag )?(?:[^ ]+ )?(?:inte|inget|inga|ingen)|(?:inget|inte) vi (?:behöver|vill)|(?:har|hinner) (?:vi |jag )?(?:inte|ingen) (?:[^ ]+ )?(?:tid|råd|budget|behov)|(?:för|alldeles för) dyrt|avstår|tackar nej|lämna (?:mig|oss) i fred|lägger ner`,
  served: `har (?:[^ ]+ )?avtal|(?:har|använder|är|samarbetar|jobbar) (?:vi |jag )?(?:[^ ]+ )?redan(?: [^ ]+){0,6}|redan (?:har|valt|tecknat|skrivit|en|ett)|nöjda? med|(?:annan|annat|andra|nuvarande) (?:leverantör|bolag|företag|system|lösning)|(?:valt|gått|tecknat|skrivit) (?:[^ ]+ ){0,3}(?:med|till) (?:en annan|någon annan|en konkurrent|ett annat)|sköter (?:vi )?(?:[^ ]+ ){0,3}(?:själva|internt|från)|gör (?:vi )?(?:det )?själva|stannar (?:vi )?(?:hos|kvar)|konkurrent`,
  later: `(?:hör|återkom|återkommer|ring|kontakta|maila|mejla|prata|pratas|höras|hörs|skriv|fråga|ses|ta|titta)(?: [^ ]+){0,6} ${then}|(?:kanske|eventuellt|möjligen|tidigast|först) (?:[^ ]+ ){0,2}${then}|${then} (?:kanske|igen|kan vi|hörs vi|gärna)|återkom (?:gärna )?(?:i|till|efter|om)|(?:vi|jag) hör av (?:oss|mig) (?:om|när|senare|i|till|efter)`,
  wrong:
    '(?:fel|felaktig) (?:person|adress|nummer|avdelning)|inte rätt person|jobbar (?:inte längre|inte kvar)|(?:har|kommit) (?:[^ ]+ )?fel|inte ansvarig',
  refers:
    '(?:prata|tala|hör|kontakta|vänd (?:dig|er)|maila|mejla|fråga)(?: [^ ]+){0,2} (?:med|till|min|vår) (?:min|vår|kollega|chef|vd|inköp\\p{L}*)|(?:ansvarar|sköter|bestämmer) (?:för )?(?:det|detta)|är ansvarig|hand om (?:det|detta)',
  sells:
    'vi (?:erbjuder|säljer|levererar)|(?:behöver|vill|söker) (?:ni|du) (?=[^\\n]{0,80}\\?)|är (?:ni|du) intresserade? (?=[^\\n]{0,80}\\?)|våra (?:priser|tjänster)',
  complains:
    'klagomål|reklam\\p{L}+|pengarna tillbaka|skandal|oacceptabelt|återbetal\\p{L}+|trakasseri\\p{L}*',
  reproaches:
    'varför (?!inte\\b)|hur (?:fick|har) (?:ni|du)|var (?:fick|har) (?:ni|du)|vem (?:har|gav)',
};
