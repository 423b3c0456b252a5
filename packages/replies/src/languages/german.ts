import type { Language } from './language.ts';

const month =
  '(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)';
const season = `(?:frühjahr|frühling|sommer|herbst|winter|neuen jahr|nächsten jahr|jahreswechsel|quartal|(?:[^ ]+ )?halbjahr|${month})`;

export const german: Language = {
  typical: `ihr|mal|moin|servus|hallo|wären|sind|bin|habe|hat|nur|wenn|oder|nach|gerade|wir|der|die|das|und|ist|nicht|ich|wir|eine?[nmr]?|mit|für|auf|auch|bitte|keine?n?|danke|gerne?|haben|hätten|sie|uns|mir|mich|ihre?[nm]?|wie|
    wann|was|zum|zur|ja|nein|können|möchten?|guten|klingt|noch|vom|schicken|wäre|dass|aber|schon|grüezi|mer`,
  wishes: `(?:erreichen|erreicht) (?:sie|ihr) (?:mich|uns)|(?:können|könnt) (?:sie |ihr )?(?:mich|uns)(?: [^ ]+){0,8} erreichen|(?:schicken|senden|mailen) sie (?:bitte |gerne? |mal |doch |einfach )*(?:das|die|den|eine?n?|ihre?n?|es|alles)|freuen? (?:mich|uns) auf (?:ihren?|eine?n?|das|die) (?:angebot|anruf|rückruf|rückmeldung|termin|gespräch|besuch|unterlagen)|(?:hätten?|haben|habe|besteht|gibt es) (?:[^ ]+ )?bedarf|bedarf (?:hätten|haben|besteht|ist da)|genau (?:das was|das richtige|so ?was|so etwas)|das wäre (?:genau )?(?:was|das|etwas|das richtige)|(?:wir|ich) suchen? (?:[^ ]+ )?(?:gerade|aktuell|momentan|derzeit|genau|dringend|schon|sowas|so etwas)|suchen (?:gerade|aktuell|momentan|derzeit) (?:wir )?|(?:schickt?|schicke|sendet?|mailt?)(?: [^ ]+){0,2} (?:rüber|her|durch|zu)|lassen sie uns (?:[^ ]+ ){0,5}(?:telefonieren|sprechen|reden|treffen)|zögern sie nicht (?:mich|uns|mir)|(?:sehr |grundsätzlich |durchaus |generell )?interessiert|(?:gro(?:s|ss)es )?interesse|neugierig|nicht abgeneigt|ja (?:sehr |bitte |total )?gerne?|ja bitte|
    sehr gerne?(?! geschehen)|aber gerne?|gerne? (?:mehr|probieren|testen|ansehen|anschauen|telefonieren)|
    (?:rufen?|ruft|ruf|läuten?) (?:sie )?(?:bitte )?(?:doch )?(?:einfach )?(?:mal )?(?:mich|uns|durch|gerne?|an|zurück)|(?:um|bitte) (?:kurzen |einen )?(?:rückruf|anruf)|
    was (?:kostet|kosten|verlangen sie|verlangt ihr|nehmen sie|nehmt ihr|käme|würden? (?:[^ ]+ ){1,8}kosten)|wie ?viel (?:kostet|kosten|würden?|verlangen|macht|nehmen|käme)|
    wie viel wäre|wie teuer|(?:was|wie) (?:ist|sind|wären?) (?:[^ ]+ ){0,2}(?:preise?|kosten|konditionen|tarife)|zu welche[mn] preis|in welche[mr] preislage|
    (?:schicken|senden|mailen|zeigen|schreiben|bringen|machen|erklären|erzählen) sie (?:[^ ]+ )?(?:mir|uns)|(?:schickt?|schicke|sendet?|mailt?|zeigt?) (?:es |das |doch |bitte )*(?:mir|uns)|
    (?:her|immer her) damit|(?:kommen sie|kommt|komm)(?: [^ ]+){0,6} (?:vorbei|her)|schauen sie (?:[^ ]+ ){0,6}vorbei|mehr (?:informationen|infos|details|erfahren|wissen|hören)|
    (?:würden?|möchten?|wollen|will|könnten?|kann|können)(?: [^ ]+){0,8} (?:ausprobieren|probieren|testen|kennenlernen|ansehen|anschauen|bestellen|kaufen|buchen|besichtigen|telefonieren|zurückrufen)|
    wann (?:können|könnten|hätten|passt|haben|wollen|fangen|wären|würde|kann|könnte|geht|ginge|können) (?:wir|sie|ihr|es|ich|jemand|man)|
    (?:können|könnten|wollen|sollen) wir (?:[^ ]+ ){0,6}(?:sprechen|reden|anfangen|starten|loslegen|treffen)|(?:bin|sind|wäre|wären) (?:wir |ich )?(?:gerne? )?dabei|
    (?:wir|ich) (?:nehmen?|bestellen?|kaufen?) (?:es|das|die|den|zwei|drei|vier|fünf|\\d+|eine?n?)(?! (?:vor|an|sich|falsch)\\b)|melden sie sich (?:doch |gerne? |bitte )*(?:bei (?:mir|uns)|telefonisch|unter|morgen|heute|am)|
    (?:wir|ich) (?:brauchen?|bräuchten?|benötigen?|suchen?) (?:tatsächlich |dringend |genau )?(?:so )?(?:was|etwas|sowas|das)`,
  praise: `(?:klingt|tönt|hört sich) (?:[^ ]+ )?(?:gut|guet|interessant|spannend|super|toll|vielversprechend|prima)|passt (?:gut|mir|uns|perfekt)`,
  offers: `angebote?s?|offert[en]*|preise?n?s?|preisliste|preisangebot|preisauskunft|preisvorschlag|preisinfos?|kostenvoranschl\\p{L}+|kosten|kosteninfo|termine?s?|terminvorschl\\p{L}+|telefonat|telefontermin|
    anruf|rückruf|gespräch|erstgespräch|beratung|beratungsgespräch|videocall|vorführung|präsentation|besprechung|besichtigung|muster|probe\\p{L}*|testzugang|testversion|testphase|broschüre|
    prospekt|unterlagen|katalog|konditionen|besuch|vor ort`,
  asks: `bitte|gerne?|möchten?|würden?|hätten?|bräuchten?|brauchen?|benötigen?|wünschen?|(?:können|könnten?|kann|chönd|chasch) (?:sie|ihr|wir|du|ich|man)|schicken?|schicket|senden?|zusenden|zukommen|zuschicken|mailen|
    erstellen|vereinbaren|ausmachen|freuen|freue|wäre(?:n)? (?:[^ ]+ )?(?:gut|super|toll|schön|prima|ideal|perfekt|möglich|nett|hilfreich|interessant|klasse|fein|recht|okay|ok)|passt|passen|ja|okay|ok|
    einverstanden|geben sie|lassen sie|machen sie|machen wir|wollen|bitten|erbitten|warum nicht|interessant`,
  past: `hatten|hatte|gestern|letzten?|letzter|vorgestern|damals|war|waren|(?:haben|habe|hat) (?:[^ ]+ ){0,8}(?:bekommen|erhalten|gemacht|gehabt|gesehen|unterschrieben|abgeschlossen|eingeholt|entschieden|gebucht)`,
  missed:
    'finden?|sehen?|gefunden|erhalten|bekommen|weiß|wissen|kenne|kennen|dabei|drin|steht|stehen',
  negators: `nein|nee|keine?[nrms]?|keinerlei|kei|nicht|nichts|nie|niemals|niemand|nimmer|ohne|weder|unnötig|überflüssig|verzichten?|erübrigt|sparen sie|hinfällig`,
  harmless: `(?:kein|gar kein) (?:problem|thema|ding|stress)|keine (?:eile|ursache|sorge|frage)|warum nicht|wieso nicht|nicht (?:nur|schlecht|uninteressant|abgeneigt|verkehrt|zu spät|vor|eilig)|nichts dagegen|
    ohne (?:weiteres|verpflichtung\\p{L}*|mwst|mehrwertsteuer|steuer|frage|zweifel)|nicht (?:zögern|vergessen|warten)|zögern sie nicht|(?:können|könnten|würden|wollen) (?:sie|wir) nicht|wenn nicht`,
  turns: 'aber|sondern|jedoch|allerdings|dafür|dennoch|trotzdem|stattdessen',
  links: 'dass|daß|ob|weil|das|oder|noch|um|wie',
  conditions: 'wenn|falls|sollten?|sobald|ob|sofern',
  promises: `(?:melden|melde) (?:wir |ich )?(?:uns|mich)|(?:kommen|komme) (?:wir |ich )?(?:gerne? )?auf sie zu|(?:wir|ich) (?:rufen|rufe|kontaktieren|kontaktiere) sie`,
  declines: `nein danke|danke nein|(?:leider |danke )nein|kein (?:\\p{L}+ )?(?:bedarf|interesse|budget|thema für uns)|keine (?:verwendung|zeit|kapazität|mittel)|nicht(?:s)? für (?:uns|mich)|(?:brauchen|benötigen|wollen|möchten) (?:wir |ich )?(?:[^ ]+ ){0,4}(?:nicht|nichts|keine?n?)|
    (?:haben|sehen) (?:wir |ich )?(?:[^ ]+ ){0,3}(?:keinen? bedarf|kein interesse)|kommt (?:für uns |für mich )?nicht in ?frage|(?:passt|lohnt sich|rechnet sich) (?:[^ ]+ ){0,4}nicht|(?:viel )?zu teuer|nicht (?:relevant|interessiert|nötig|notwendig)|
    (?:müssen|muss|möchten|werden) (?:[^ ]+ ){0,4}(?:absagen|ablehnen|verzichten)|ohne (?:uns|mich)|das hat sich erledigt|lassen sie (?:uns|mich) in ruhe|(?:schließen|schliesen|geben) (?:[^ ]+ ){0,6}(?:den betrieb|auf|für immer)|kein danke|zufrieden`,
  served: `(?:haben|habe|hat|sind|bin)(?: [^ ]+){0,6} (?:schon|bereits|gerade|letzte woche|gestern)(?: [^ ]+){0,9} (?:anbieter|lieferanten?|dienstleister|partner|agentur|lösung|vertrag|jemand(?:en)?|versorgt|eingedeckt|unterschrieben|abgeschlossen|entschieden|vergeben|gebunden|gekauft|bestellt|beauftragt)|
    (?:gut|bestens|anderweitig|bereits|schon) (?:versorgt|aufgestellt|ausgestattet|eingedeckt|betreut)|(?:für|mit) (?:einen|einem|den|ihren) (?:anderen?|mitbewerbe\\p{L}+|konkurrenten|wettbewerber)(?: [^ ]+){0,4}|anderweitig|(?:machen|erledigen|lösen) (?:wir )?(?:das |alles )*(?:selbst|selber|intern|inhouse)|bleiben (?:wir )?bei|
    (?:seit jahren|fest)(?: [^ ]+){0,4} (?:anbieter|partner|vertrag)`,
  later: `(?:melden|melde|schreiben|rufen|fragen|kontaktieren|kommen|sprechen|reden|hören|versuchen|probieren|kommen) (?:[^ ]+ ){0,6}(?:(?:im|ab|nach dem|anfang|ende|mitte|zum|in der) (?:[^ ]+ )?${season}|nächstes jahr|nächsten monat|später|in (?:\\p{L}+ )?(?:monaten|wochen))|
    (?:vielleicht|eventuell|evtl|frühestens|wieder|erst|dann) (?:wieder )?(?:(?:im|ab|nach dem|anfang|ende|mitte|zum) (?:[^ ]+ )?${season}|nächstes jahr|später)|(?:im|ab|nach dem) ${season} (?:nochmals?|noch einmal|wieder|vielleicht|gerne)|zu einem späteren zeitpunkt|nach (?:weihnachten|ostern|den ferien) (?:[^ ]+ )?(?:wieder|nochmals?|gerne?|sprechen|melden)|(?:erst|frühestens) (?:wieder )?(?:im|ab|nach) (?:[^ ]+ )?halbjahr|
    (?:nächstes jahr|später) (?:vielleicht|wieder|nochmals?|gerne?)|(?:nach|vor) der (?:ernte|lese|saison|messe|urlaubszeit) (?:gerne?|wieder|geht)|(?:im|ab|nach dem) ${season} (?:können|sprechen|reden|schauen|sehen|könnte|wäre|wird|würde|ginge)`,
  wrong: `nicht (?:dafür |hierfür |mehr )?zuständig|(?:der|die) (?:falsche|falschen|verkehrte) (?:person|adresse|ansprechpartner\\p{L}*|stelle)|falsche (?:person|adresse|nummer)|falscher ansprechpartner|falsch verbunden|(?:arbeite|bin) (?:[^ ]+ ){0,4}nicht mehr (?:bei|in|für|im)|nicht der richtige`,
  refers: `(?:zuständig (?:dafür |hierfür )?(?:ist|wäre)|(?:ist|wäre) (?:dafür |hierfür |bei uns )*(?:zuständig|verantwortlich)|wenden sie sich (?:[^ ]+ )?an|(?:sprechen|schreiben|fragen|kontaktieren) sie (?:bitte |dazu |lieber )*(?:mit |an )?(?:meine?n?|unsere?n?|herrn?|frau)|kümmert sich|entscheidet (?:unsere?|mein|herr|frau))`,
  sells: `wir (?:bieten|liefern|verkaufen|helfen ihnen)|(?:brauchen|benötigen|suchen|hätten|haben) sie (?:vielleicht |nicht |auch |eventuell )*(?:interesse|bedarf|unterstützung|neue)|bieten (?:wir )?ihnen|unser angebot|unsere preise|haben sie interesse`,
  complains: `beschwer\\p{L}+|reklam\\p{L}+|geld zurück|unverschämt\\p{L}*|frechheit|entschuldigung von ihnen|rückerstattung|belästigung`,
  reproaches: 'warum|wieso|weshalb|woher|wer hat|was soll|wie kommen sie|wie oft',
};
