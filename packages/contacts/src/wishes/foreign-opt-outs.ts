/*
 * What asks to hear nothing more, in other languages: as `other-languages.ts`, with accents that
 * many leave out. The ends of words are bounded, since a word that never ends is read again from
 * each place in it otherwise.
 */
const words = (alternatives: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${alternatives.replaceAll(/\n\s*/g, '')})(?![\\p{L}\\p{N}_])`,
    'gmu',
  );

const german = words(`
  ^(?:bitte )?(?:abmelden|austragen|abbestellen|löschen|entfernen)(?: bitte| danke)?$|widerspr(?:eche|echen)(?: [^ \\n]{1,20}){0,4} (?:nutzung|verwendung|verarbeitung|werbung|speicherung)|keine (?:weiteren? )?(?:e ?mails?|mails|anrufe|werbung|nachrichten|werbeanrufe|newsletter)(?: mehr)?(?: bitte| danke)?$|verbitte mir (?:weitere|solche|diese|jede)|(?:hören|hört|hör) (?:sie )?(?:bitte )?(?:endlich )?auf mit (?:dem|diesem|den|ihren|euren|diesen) (?:spam|mails|e ?mails|nachrichten|werbung|anrufen)|(?:bitte )?(?:tragen|tragt|trag) (?:sie )?(?:mich|uns) (?:bitte )?aus|(?:möchte|will|wollen|möchten|wünsche)(?: [^ \\n]{1,20}){0,3} nicht (?:mehr|weiter) (?:von ihnen )?(?:kontaktiert|angeschrieben|angerufen|belästigt) werden|(?:vom newsletter|bitte|mich|uns|newsletter|mail|mails) (?:abmelden|austragen|abbestellen)|meld(?:en|et|e)? (?:sie )?(?:mich|uns) (?:bitte |sofort )?ab|(?:streichen|nehmen|nehmt|nimm|löschen|löscht|lösch|entfernen|entfernt|tragen|tragt)(?: sie)?(?: bitte)? (?:mich|uns|meine (?:e ?mail )?adresse|unsere (?:e ?mail )?adresse|meinen namen|meine mail|diese (?:e ?mail )?adresse)(?: [^ \\n]{1,20}){0,2}?(?: (?:aus|von|raus|umgehend|sofort)|$)|
  keine(?:rlei)? (?:weiteren? )?(?:e ?mails?|mails|anrufe|werbung|nachrichten|werbeanrufe|newsletter|zusendungen|kontaktaufnahmen?)(?: [^ \\n]{1,20}){0,3} (?:mehr|erhalten|bekommen|senden|schicken|zusenden|wünsch\\p{L}{1,5})|keine weiteren? (?:e ?mails?|mails|anrufe|nachrichten|zusendungen|kontaktaufnahmen?|kontaktversuche)|(?:wünsche|möchte|will|wollen|wünschen|möchten)(?: [^ \\n]{1,20}){0,2} (?:keine(?:n)?|keinerlei) (?:weitere\\p{L}? )?(?:kontaktaufnahmen?|kontakt|werbung|werbe ?mails?)|
  (?:rufen|kontaktieren|schreiben|belästigen|mailen) sie (?:mich|uns|mir|hier) (?:bitte )?(?:nie|nicht) (?:mehr|wieder|weiter)|schreib(?:t)? (?:mir|uns) (?:bitte )?(?:nie|nicht) (?:mehr|wieder)|nicht (?:mehr|wieder|länger|weiter) (?:anrufen|angerufen|kontaktieren|kontaktiert|anschreiben|angeschrieben|anmailen|schreiben|belästig\\p{L}{1,20})|
  (?:aus|von) (?:ihrem|dem|ihrer|der|eurem|eurer) (?:\\p{L}{1,20} )?(?:verteiler|liste|anrufliste|mailingliste|datenbank|kartei)|(?:hören|hört|hör) (?:sie )?(?:bitte )?(?:endlich )?auf (?:mich|uns|mir)|unterlassen sie (?:[^ \\n]{1,20} ){0,3}(?:zusendung(?:en)?|e ?mails?|mails|werbung|anrufe|nachrichten|kontaktaufnahmen?|kontaktversuche)|lassen sie (?:mich|uns) (?:bitte |endlich )?in ruhe`);

const french = words(`
  (?:veuillez|pri[èe]re de) ne (?:plus|pas|jamais) (?:me |nous |m')?(?:re)?(?:contacter|appeler|[ée]crire|envoyer|d[ée]ranger|solliciter)|stop (?:aux |les )?(?:mails|e ?mails|messages|pubs)|ne (?:me|nous) (?:re)?contactez pas|ne (?:me|nous) sollicitez pas|(?:me |nous )?(?:d[ée]sinscri\\p{L}{1,20}|d[ée]sabonn\\p{L}{1,20})|ne (?:me |nous |m'|plus )?(?:contactez|appelez|rappelez|[ée]crivez|envoyez|d[ée]rangez|recontactez|sollicitez)(?: rien| pas)? (?:plus|jamais)|ne (?:m'|nous )[ée]crivez plus|de ne (?:plus|pas|jamais) (?:me |nous |m'|plus )?(?:re)?(?:contacter|appeler|[ée]crire|envoyer|d[ée]ranger|solliciter|recevoir)|
  (?:cessez|arr[êe]tez|stoppez|cesser|arr[êe]ter|arr[êe]te) (?:de |d')(?:(?:me|nous) |m')?(?:contacter|appeler|[ée]crire|envoyer|harceler|d[ée]ranger|spammer|solliciter)|(?:cessez|cesser|arr[êe]tez|stoppez|arr[êe]ter) (?:vos|ces|les|tout|tous vos) (?:envois?|mails?|e ?mails?|messages?|sollicitations?|relances)|
  (?:de |veuillez )?(?:me |nous |m')(?:retirer|enlever|supprimer|rayer|effacer) de (?:votre|vos|la|cette|ces)|(?:retirez|enlevez|supprimez|rayez|effacez|retirer|supprimer|enlever) (?:moi|nous|(?:mon|notre|mes|cette|l') ?(?:\\p{L}{1,20} )?(?:adresse|num[ée]ro|nom|e ?mail|mail|coordonn[ée]es))|plus (?:de|aucun) (?:mails?|e ?mails?|messages?|courriels?|sollicitations?|pubs?)(?: svp| merci| s'il vous pla[îi]t| de votre part)?$|
  ne (?:veux|souhaite|d[ée]sire|voulons|souhaitons|d[ée]sirons) plus (?:rien )?(?:recevoir|[êe]tre|avoir)|ne plus (?:[êe]tre (?:contact[ée]|sollicit[ée]|d[ée]rang[ée])|recevoir)|laissez (?:moi|nous) tranquilles?`);

const spanish = words(`
  ^(?:por favor )?baja(?: por favor)?$|no (?:me |nos )?(?:enviar|mandar|llamar|escribir|contactar)(?:me|nos)? m[aá]s|no (?:me|nos) vuelvan? a (?:escribir|llamar|contactar|enviar|mandar)|(?:dar(?:me|nos)|d[aeé]n?(?:me|nos)|me (?:doy|dan?|den?)|nos (?:dan?|den?)) de baja|(?:solicito|quiero|pido) (?:la |mi )?baja|no (?:me|nos) (?:llamen|llame|llames|contacten|contacte|contactes|escriban|escriba|escribas|env[ií]en|env[ií]e|env[ií]es|manden|mande|mandes|molesten|moleste|molestes) (?:[^ \\n]{1,20} )?(?:m[aá]s|nunca m[aá]s|otra vez|nada)|no (?:me |nos )?(?:llamen|llame|escriban|escriba|manden|mande|env[ií]en|env[ií]e) m[aá]s|
  no (?:me |nos )?vuelv(?:an?|as) a (?:llamar|contactar|escribir|molestar|enviar|mandar)(?:me|nos)?|(?:dejen?|deja|paren?) de (?:llamar|contactar|escribir|molestar|enviar|mandar)(?:me|nos)?|(?:qu[ií]t[ae]n?|b[oó]rr[ae]n?|elim[ií]n[ae]n?|s[aá]qu?[ae]n?|s[aá]quen|remuev[ae]n?)(?:me|nos) (?:por favor )?de|(?:borre|borren|elimine|eliminen|quite|quiten) (?:mi|mis|nuestro|este|nuestra) (?:\\p{L}{1,20} )?(?:correo|email|e ?mail|direcci[oó]n|datos|n[uú]mero|nombre|contacto)|
  no (?:quiero|queremos|deseo|deseamos) (?:seguir )?(?:recibir|recibiendo|que me (?:escriban|contacten|llamen)|que nos (?:escriban|contacten|llamen))(?: m[aá]s| sus| ning[uú]n| estos| este tipo| correos?| e ?mails?| publicidad)|no m[aá]s (?:correos?|e ?mails?|mensajes|llamadas)|d[eé]jen?(?:me|nos) en paz|(?:borrar|eliminar|quitar)(?:me|nos) de (?:su|la|esta)`);

const italian = words(`
  (?:di )?non ricevere (?:[^ \\n]{1,20} )?(?:pi[uù]|altr[ei])|non (?:inviate|mandate|scrivete)(?:mi|ci) altr[eio]|non (?:mi|ci) (?:chiamate|chiami|contattate|contatti|scrivete|scriva|disturbate|disturbi|mandate|mandi|inviate|invii) (?:[^ \\n]{1,20} )?(?:pi[uù]|mai pi[uù])|non (?:scrivete|contattate|chiamate|disturbate|mandate|inviate)(?:mi|ci) (?:[^ \\n]{1,20} )?pi[uù]|non (?:chiamare|contattare|scrivere|disturbare|telefonare|mandare)(?:mi|ci)? pi[uù]|(?:smett\\p{L}{1,20}|finite|basta|smettila) (?:di|con) (?:chiamar|contattar|scriver|disturbar|mandar|inviar)(?:mi|ci|e)|
  (?:cancella\\p{L}{0,20}|toglie\\p{L}{0,20}|rimuov\\p{L}{0,20}|disiscriv\\p{L}{0,20}|elimina\\p{L}{0,20}|leva\\p{L}{0,20})(?:mi|ci)(?: (?:per favore |subito )?(?:da|dal|dalla|dalle|dai|questa|questo)|$)|(?:cancella|cancellate|cancelli|togliete|tolga|rimuovete|rimuova|eliminate|elimini|cancellare|togliere|rimuovere|eliminare) (?:il mio|la mia|i miei|il nostro|la nostra|i nostri|questo|questa)|(?:voglio|vorrei|desidero) (?:cancellarmi|disiscrivermi|essere (?:cancellat|rimoss)[oa])|
  non (?:voglio|desidero|vogliamo|desideriamo|gradisco) (?:pi[uù] )?ricevere (?:[^ \\n]{1,20} )?(?:pi[uù]|altr[ei]|ulteriori|e ?mail|mail|messaggi|pubblicit[aà]|comunicazioni)|(?:basta|niente pi[uù]) (?:e ?mail|mail|messaggi|telefonate)|lasciate(?:mi|ci) (?:in pace|stare)`);

const dutch = words(`
  (?:mij|me|ons) uit te schrijven|niet meer te (?:contacteren|mailen|bellen|benaderen|storen)|geen (?:e ?mails?|mails?|berichten|reclame|nieuwsbrieven) meer te ontvangen|(?:bel|bellen|mail|mailen|benader|contacteer|schrijf|app) (?:mij|me|ons) (?:\\p{L}{1,20} )?niet (?:meer|weer|nog)|(?:stuur|stuurt|sturen) (?:mij|me|ons) (?:\\p{L}{1,20} )?(?:geen|niets) (?:[^ \\n]{1,20} )?(?:meer|mails?|e ?mails?|berichten|reclame)|stop(?:t)? (?:met|a\\.?u\\.?b)(?: [^ \\n]{1,20}){0,2} (?:bellen|mailen|schrijven|sturen|benaderen|e ?mails?)|stop met (?:bellen|mailen|schrijven)|
  (?:haal|verwijder|schrap|gooi) (?:mij|me|ons|mijn|onze)(?: (?!op )[^ \\n]{1,20}){0,3} (?:van|uit)|verwijder (?:mijn|ons|onze|dit) (?:[^ \\n]{1,20} )?(?:e ?mail ?adres|mailadres|adres|gegevens|nummer)|schrijf (?:mij|me|ons) (?:\\p{L}{1,20} ){0,2}uit|(?:meld|schrijf) (?:mij|me|ons) af|(?:graag|aub|alstublieft|wil|kunt u mij|mij|ons) (?:uitschrijven|afmelden)|(?:uitschrijven|afmelden) (?:graag|aub|alstublieft)|
  (?:wil|willen|wens|wensen|graag|liever)(?: [^ \\n]{1,20}){0,2} geen (?:e ?mails?|mailtjes|berichten|reclame|nieuwsbrieven|telefoontjes)(?: van (?:u|jullie|je))? meer|^geen (?:e ?mails?|mailtjes|berichten|reclame|nieuwsbrieven)(?: van (?:u|jullie|je))? meer|laat (?:mij|me|ons) met rust|niet meer (?:benaderen|mailen|bellen|contacteren|benaderd worden)|(?:uit|van) (?:uw|jullie|de) (?:\\p{L}{1,20} )?(?:mailinglijst|maillijst|verzendlijst|adressenbestand)`);

const portuguese = words(`
  (?:retirar|remover|tirar|excluir|eliminar) (?:me|nos) d[aeo]s?|n[ãa]o (?:envi|mand|contact|lig|escrev)[ae]m? mais|n[ãa]o (?:me|nos) (?:contactem|contatem) mais|(?:retirem?|removam?|eliminem?|apaguem?|tirem?) (?:o )?(?:meu|nosso) (?:e ?mail|contac?to|endere[çc]o|n[úu]mero|nome)|n[ãa]o (?:me|nos) (?:ligue|liguem|contacte|contactem|contate|contatem|escrev[ae]m?|envi[ae]m?|envie|mandem?|perturbem?|incomodem?|enviem) (?:[^ \\n]{1,20} )?(?:mais|nada)|(?:pare|parem|deixem?|para) de (?:me |nos )?(?:ligar|contactar|contatar|enviar|escrever|mandar|incomodar)|(?:descadastr\\p{L}{1,20}|(?:remova|remover|retire|retirem|removam|tire|tirem|exclua|excluam|apague|elimine)(?: me| nos| por favor me| (?:o )?meu (?:e ?mail|n[úu]mero|contac?to|nome|endere[çc]o)) ?(?:d[aeo]|desta|dessa|$)?|me (?:tir[ae]m?|retir[ae]m?|remov[ae]m?|exclu[ai]m?) d[aeo]s?)|
  (?:cancelar|cancelem|cancele|anular) (?:a |o )?(?:minha |meu )?(?:inscri[çc][ãa]o|subscri[çc][ãa]o|assinatura|cadastro)|n[ãa]o (?:quero|queremos|desejo|desejamos|pretendo|pretendemos) (?:mais )?(?:receber|ser contac?tad[oa])(?: mais| e ?mails?| mensagens| publicidade| os vossos| seus|$)|(?:remover|retirar|tirar|eliminar|apagar) (?:o )?(?:meu|nosso) (?:e ?mail|contac?to|endere[çc]o|n[úu]mero|nome)|chega de e ?mails?|deixem? (?:me|nos) em paz`);

const nordic = words(`
  (?:slet|slett|fjern) (?:venligst |vennligst )?(?:min|vores|vår) (?:adresse|(?:e ?)?(?:mail|post)\\p{L}{0,10})|(?:skicka|sänd) (?:inget|inga) (?:mer|fler)|(?:vill|önskar) inte bli kontaktad|(?:slet|slett|fjern) (?:min|vores|vår) (?:e ?)?(?:mail|post)\\p{L}{0,10}|ikke send (?:mig|meg|os|oss) (?:flere|mer|mere)|avregistrera(?: mig| oss)?|avprenumerera|(?:ta|plocka) bort (?:mig|oss|min|vår)|sluta (?:med att )?(?:mejla|maila|skriva|ringa|kontakta|skicka|spamma)|kontakta (?:mig|oss) inte|(?:skriv|mejla|maila|kontakta|ring|skicka) (?:(?:mig|oss) )?inte (?:(?:till )?(?:mig|oss) )?(?:[^ \\n]{1,20} )?(?:igen|mer|längre|något mer|fler)|(?:vill|önskar) inte (?:ha|få|längre ha|bli) (?:[^ \\n]{1,20} )?(?:mejl|mail|e ?post|utskick|reklam|kontaktade?|fler|mer)(?: (?:mejl|mail|utskick|information|reklam))?|(?:inga|inget) (?:fler|mer) (?:mejl|mail|utskick|e ?post|reklam)(?: tack)?|stryk (?:mig|oss)|lämna (?:mig|oss) i fred|
  (?:af|av)meld (?:mig|os|meg|oss)|meld (?:meg|oss|mig|os) (?:av|fra|ud)|(?:fjern|slet|slett|stryk) (?:mig|meg|oss|os|min|vores|vår)(?: [^ \\n]{1,20})? (?:fra|e ?mail|mail|adresse|e ?post\\p{L}{0,10})|(?:stop|stopp|slutt|hold op) (?:med )?(?:at |å )?(?:skrive|sende|maile|ringe|kontakte|spamme)|(?:skriv|ring|mail|kontakt|send) (?:(?:mig|meg|os|oss) )?ikke (?:(?:til )?(?:mig|meg|os|oss) )?(?:[^ \\n]{1,20} )?(?:igen|igjen|mere|mer|længere|lenger|flere)|ikke (?:kontakt|ring|skriv|send)(?: (?:til )?(?:mig|meg|os|oss))? (?:[^ \\n]{1,20} )?(?:igjen|igen|mer|mere|flere)|
  (?:vil|ønsker) ikke (?:længere |lenger )?(?:at )?(?:have |ha |få |modtage |motta )?(?:flere|mere|mer) (?:mails?|e ?mails?|e ?post(?:er)?|henvendelser|beskeder|meldinger|reklame)|(?:ingen|ikke) flere (?:mails?|e ?mails?|e ?poster|henvendelser)(?: takk?)?|lad (?:mig|os) være i fred|la (?:meg|oss) være i fred`);

const polish = words(`
  (?:proszę |prosze )(?:już |juz |więcej |wiecej |do mnie |do nas |mi |nam )*nie (?:już |więcej |do mnie )*(?:dzwonić|dzwonic|kontaktować|kontaktowac|pisać|pisac|wysyłać|wysylac|przysyłać|przysylac|przesyłać|nękać)|nie (?:dzwońcie|piszcie|wysyłajcie|przysyłajcie|kontaktujcie)(?: się)?(?: [^ \\n]{1,20}){0,2}|przesta(?:ńcie|ncie|ń|n) (?:do (?:mnie|nas) |mi |nam )?(?:dzwonić|pisać|wysyłać|przysyłać|spamować|pisac|dzwonic)|
  (?:proszę |prosze )?(?:mnie |nas )?(?:wypis(?:z|zcie|ać|anie|ac)|wykreśl(?:cie|ić|enie)|skreśl(?:cie|ić|enie)|usu(?:ń|ńcie|nąć|nac|nięcie|niecie))(?: proszę)? (?:mnie|nas|mój|moj|moje|mojego|moich|nasz|naszego|ten) ?(?:adres\\p{L}{0,3}|e ?mail\\p{L}{0,3}|numer\\p{L}{0,3}|z (?:listy|bazy|newslettera|mailingu))?|(?:proszę|prosze) (?:mnie|nas) (?:wypisać|wypisac|usunąć|usunac|wykreślić|skreślić)|(?:o )?(?:wypisanie|usunięcie|usuniecie|wykreślenie) (?:mnie|nas|mojego|naszego|z)|
  nie (?:życzę|zycze|życzymy) sobie (?:[^ \\n]{1,20} ){0,2}(?:wiadomości|maili|mailów|kontaktu|ofert|reklam|telefonów|korespondencji)|nie (?:chcę|chce|chcemy) (?:już |więcej |juz |wiecej )*(?:dostawać|otrzymywać|otrzymywac|dostawac)(?: [^ \\n]{1,20}){0,2}|rezygnuj(?:ę|e|emy) z (?:subskrypcji|newslettera|otrzymywania|mailingu)|dajcie (?:mi|nam) spokój`);

const czech = words(`
  (?:vyřaďte|vyraďte|odhlaste|odhláste|odstraňte|odstráňte|vymažte|vymazte|smažte|smazte) (?:prosím )?(?:mě|mne|nás|ma|(?:můj|moji|moje|môj|moju|naši|náš) (?:adresu|e ?mail|mail|kontakt|údaje))|(?:už|uz|dále|dalej|více|viac|víc) (?:mi |nám )?(?:nepište|nepiste|nepíšte|neposílejte|neposilejte|neposielajte|nekontaktujte)|(?:nepište|nepiste|nepíšte) (?:mi|nám)|nekontaktujte (?:mě|mne|nás|ma)|(?:neposílejte|neposilejte|neposielajte) (?:mi |nám )?(?:už|uz|další|ďalšie|žádné|žiadne|reklam\\p{L}{0,3}|e ?maily|maily)|nechci (?:už |uz |dále |více ){0,2}dostávat`);

const hungarian = words(`
  (?:töröljenek|töröljön|töröljék|töröld|vegyenek|vegyen)(?: (?:le|ki))?(?: (?:engem|minket|az?|a|erről|ebből|önök)){0,3} (?:[^ \\n]{1,20} )?(?:listáról|listájukról|listából|adatbázisból|adatbázisukból|címemet|címünket|adataimat|adatainkat)|leiratkoz\\p{L}{0,12}|iratkoz\\p{L}{1,10} le|ne (?:írjanak|írjon|küldjenek|küldjön|keressenek|keressen)(?: [^ \\n]{1,20}){0,3} (?:többet|több|többé)|(?:többet|többé)(?: [^ \\n]{1,20}){0,2} ne (?:írjanak|írjon|küldjenek|küldjön|keressenek|keressen)`);

const finnish = words(`
  poista(?:kaa)? (?:minut|meidät|osoitteeni|sähköpostini|tietoni)|(?:älkää|älä) enää (?:lähettä\\p{L}{1,6}|lähetä|kirjoitta\\p{L}{1,6}|kirjoita|ottako|ota)|(?:älkää|älä) (?:lähettäkö|lähetä|kirjoittako|kirjoita)(?: [^ \\n]{1,20}){0,3} (?:enää|enempää|lisää)|lopeta(?:kaa)? (?:viestien|sähköpostien|postitus)`);

const romanian = words(`
  (?:să )?(?:mă|ma|ne) (?:ștergeți|ștergeti|stergeti|scoateți|scoateti|dezabonați|dezabonati)|(?:ștergeți|stergeti|scoateți|scoateti)(?: (?:mă|ma|ne|adresa|datele))? (?:mea |mele )?(?:din|de pe) (?:lista|bază|baza|newsletter)\\p{L}{0,4}|dezabon\\p{L}{0,8}|nu (?:îmi|imi|mă|ma|ne) mai (?:trimiteți|trimiteti|scrieți|scrieti|contactați|contactati)`);

const turkish = words(`
  aboneliğimi|(?:listeden|listenizden) (?:çıkar\\p{L}{0,10}|sil\\p{L}{0,10})|(?:(?:bana|bize) )?(?:bir daha|artık) (?:[^ \\n]{1,20} ){0,2}(?:atmayın|göndermeyin|yazmayın|yollamayın)|(?:bana|bize) (?:mail|e ?posta|mesaj) (?:atmayın|göndermeyin|yollamayın)`);

const russian = words(`
  (?:удалите|уберите|исключите|вычеркните|видаліть|приберіть) (?:меня|нас|мене|(?:мой|мою|мои|наш|нашу|мою|мій)(?: [^ \\n]{1,20}){1,3} (?:из|с|з|зі) (?:[^ \\n]{1,20} )?(?:рассылк|баз|списк|розсилк)\\p{L}{1,3})|отпиш\\p{L}{1,6}|отписаться|відпиш\\p{L}{1,6}|не (?:пишите|присылайте|шлите|беспокойте|пишіть|надсилайте)|(?:хватит|перестаньте|прекратите) (?:мне |нам )?(?:писать|слать|присылать|спамить)`);

const greek = words(`
  (?:διαγράψτε|διαγραψτε|αφαιρέστε|αφαιρεστε) (?:με|μας)|μη(?:ν)? (?:μου|μας) ξανα(?:στείλετε|στέλνετε|γράψετε|γράφετε)`);

/** Scripts that put no space between words. */
const unspaced =
  /(?:不要|别|別|请勿|請勿|勿)再(?:给我|給我|向我)?(?:发|發|寄|联系|聯絡|联络|打扰|打擾)|(?:请勿|請勿)(?:打扰|打擾)|退订|退訂|取消(?:订阅|訂閱)|(?:メール|連絡|配信)[^。\n]{0,6}(?:送らないで|しないで|停止|不要です)|購読(?:を)?解除|수신 ?거부|(?:메일|연락)[^.\n]{0,8}(?:보내지|하지) ?(?:마|말)|구독 ?(?:취소|해지)|إلغاء الاشتراك|لا ترسلوا لي|احذفوني/gu;

export const foreignOptOuts: readonly RegExp[] = [
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
  nordic,
  polish,
  czech,
  hungarian,
  finnish,
  romanian,
  turkish,
  russian,
  greek,
  unspaced,
];
