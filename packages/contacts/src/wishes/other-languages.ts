/*
 * The same in German, French, Spanish, Italian, Dutch, Portuguese and Polish, as far as a few fixed
 * phrases say it. The words of a text are parted by single spaces, without hyphens. The ends of
 * words are bounded, since a word that never ends is read again from each place in it otherwise.
 */

/** What asks to hear nothing more. */
export const foreignOptOuts: readonly RegExp[] = [
  /\b(?:vom newsletter |bitte |mich |uns )(?:abmelden|austragen)\b|\bmeld(?:en|et) sie (?:mich|uns) ab\b/g,
  /\bkeine (?:weiteren? )?(?:e ?mails?|mails|anrufe|werbung|nachrichten|werbeanrufe)(?: mehr)?$/gm,
  /\b(?:rufen|kontaktieren|schreiben|belästigen) sie (?:mich|uns|mir) (?:bitte )?(?:nie|nicht) (?:mehr|wieder)\b/g,
  /\bnicht (?:mehr|wieder|länger) (?:anrufen|angerufen|kontaktieren|kontaktiert|anschreiben|angeschrieben|belästig\p{L}{1,20})/gu,
  /\b(?:aus|von) (?:ihrem|dem|ihrer|der|eurem|eurer) (?:\p{L}{1,20} )?(?:verteiler|liste|anrufliste|mailingliste)/gu,
  /\bhören sie (?:bitte )?auf (?:mich|uns|mir)\b/g,
  /\b(?:me |nous )?(?:désinscri\p{L}{1,20}|désabonn\p{L}{1,20})/gu,
  /\bne (?:me |nous |m')(?:contactez|appelez|rappelez|écrivez|envoyez|dérangez|recontactez) (?:plus|jamais)\b/g,
  /\b(?:cessez|arrêtez|stoppez) de (?:me|nous) (?:contacter|appeler|écrire|envoyer|harceler|déranger)/g,
  /\b(?:retirez|enlevez|supprimez|rayez) (?:moi|nous|mon (?:\p{L}{1,20} )?(?:adresse|numéro|nom|email))/gu,
  /\b(?:dar(?:me|nos)|d[aeé]n?(?:me|nos)|me (?:doy|dan?|den?)) de baja\b/g,
  /\bno (?:me|nos) (?:llamen|llame|llames|contacten|contacte|escriban|escriba|envíen|envíe|molesten) (?:más|nunca más)/g,
  /\bno (?:me |nos )?vuelvan? a (?:llamar|contactar|escribir|molestar)/g,
  /\b(?:dejen?|paren?) de (?:llamar|contactar|escribir|molestar|enviar)(?:me|nos)\b/g,
  /\b(?:quíten|bórren|elimínen|saquen|sáquen|quíte|elimíne|bórre)(?:me|nos) de\b/g,
  /\bnon (?:mi|ci) (?:chiamate|chiami|contattate|contatti|scrivete|scriva|disturbate) (?:più|mai più)/g,
  /\b(?:smett\p{L}{1,20}|finite) di (?:chiamar|contattar|scriver|disturbar)(?:mi|ci)\b/gu,
  /\b(?:cancella\p{L}{0,20}|toglie\p{L}{0,20}|rimuov\p{L}{0,20}|disiscriv\p{L}{0,20})(?:mi|ci)\b|\b(?:cancellare|togliere|rimuovere) (?:il mio|la mia|i miei)\b/gu,
  /\b(?:bel|mail|benader|contacteer|schrijf|app) (?:mij|me|ons) (?:\p{L}{1,20} )?niet (?:meer|weer)\b/gu,
  /\b(?:stop met (?:mij |me |ons )?(?:bellen|mailen|schrijven)|haal (?:mij|me|ons) (?:\p{L}{1,20} )?van|schrijf (?:mij|me|ons) (?:\p{L}{1,20} ){0,2}uit|(?:meld|schrijf) (?:mij|me|ons) af)\b/gu,
  /\bn[ãa]o (?:me|nos) (?:ligue|liguem|contacte|contactem|contate|contatem|escrevam?|enviem?|perturbem?) mais/g,
  /\b(?:pare|parem|deixem?) de (?:me |nos )?(?:ligar|contactar|contatar|enviar|escrever)/g,
  /\b(?:descadastr\p{L}{1,20}|remova me|remover me|retire me|cancelar (?:a )?(?:minha )?inscrição)/gu,
  /(?<!\p{L})(?:avregistrera|avprenumerera|ta bort (?:mig|oss)|sluta (?:mejla|maila|skriva|ringa|kontakta)|kontakta (?:mig|oss) inte|afmeld (?:mig|os)|fjern (?:mig|meg|oss|os)|meld (?:meg|oss) av|poista (?:minut|meidät)|aboneliğimi|listeden (?:çıkar\p{L}{0,10}|sil\p{L}{0,10})|отпишите|отписаться|не пишите)(?!\p{L})/gu,
  /(?:proszę (?:już )?nie (?:dzwonić|kontaktować|pisać)|nie dzwońcie|przestańcie (?:dzwonić|pisać)|wypisz(?:cie)? mnie|usuń(?:cie)? mnie z)/g,
];

/** What threatens with the law. */
export const foreignThreats: readonly RegExp[] = [
  /\b(?:mein|unser|meinem|unserem|meinen|unseren|einen|einem) (?:rechts)?anw(?:alt|älte|älten)\b|\brechtliche schritte\b|\bunterlassung(?:serklärung)?\b|\babmahn\p{L}{1,20}|\bstrafanzeige\b|\bbeschwerde bei der \p{L}{0,20}(?:behörde|aufsicht)/gu,
  /\b(?:mon|notre|nos|mes) avocats?\b|\bmise en demeure\b|\bporter plainte\b|\bplainte (?:auprès de|à) la cnil\b/g,
  /\b(?:mi|nuestro|mis|nuestros) abogad[oa]s?\b|\b(?:acciones|medidas) legales\b|\bdenunciar(?:los|les|é)/g,
  /\b(?:il mio|il nostro|i miei) (?:avvocat[oi]|legal[ei])\b|\bvie legali\b|\bdiffid(?:a|o)\b/g,
  /\b(?:mijn|onze) advoca(?:at|ten)\b|\bjuridische stappen\b/g,
  /\b(?:meu|nosso|meus) advogad[oa]s?\b|\bmedidas (?:legais|judiciais)\b/g,
  /(?:mój|nasz|mojego|moim) (?:prawnik|adwokat)|kroki prawne/g,
];

/** What claims a right of data protection. */
export const foreignRequests: readonly RegExp[] = [
  /\blösch(?:en|t|ung)? (?:sie )?(?:bitte )?(?:umgehend |sofort )?(?:alle )?(?:meine|meiner|unsere|unserer) (?:\p{L}{1,20} )?(?:daten|angaben)\b|\bmeine (?:\p{L}{1,20} )?daten (?:zu )?(?:löschen|gelöscht)\b|\b(?:auskunft|datenauskunft|löschung)(?:sersuchen|santrag)? (?:nach|gemäß|gem) (?:art|artikel|dsgvo)|\bdsgvo (?:auskunft|anfrage|antrag)|\bnach (?:der )?dsgvo\b/gu,
  /\b(?:supprim|effac)\p{L}{1,20} (?:toutes )?(?:mes|nos) données\b|\bdroit (?:à l'effacement|d'accès|à l'oubli|d'opposition)\b|\ben vertu du rgpd\b/gu,
  /\b(?:elimin|borr|suprim)\p{L}{1,20} (?:todos )?(?:mis|nuestros) datos\b|\bderecho (?:de|al) (?:supresión|acceso|olvido|oposición)\b/gu,
  /\b(?:cancell|elimin|rimuov)\p{L}{1,20} (?:tutti )?i (?:miei|nostri) dati\b|\bdiritto (?:all'oblio|di accesso|alla cancellazione)\b/gu,
  /\bverwijder (?:al )?(?:mijn|onze) (?:persoons)?gegevens\b|\binzageverzoek\b|\brecht op (?:vergetelheid|inzage)\b/g,
  /\b(?:apag|elimin|exclu|remov)\p{L}{1,20} (?:todos )?(?:os )?(?:meus|nossos) dados\b|\bdireito (?:ao esquecimento|de acesso)\b/gu,
  /usun\p{L}{1,20} (?:wszystkie )?(?:moje|moich|naszych|nasze) dan(?:e|ych)|prawo do bycia zapomnianym|na podstawie rodo/gu,
];
