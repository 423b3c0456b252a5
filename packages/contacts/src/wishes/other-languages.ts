/*
 * Legal matters in German, French, Spanish, Italian, Dutch, Portuguese and Polish, as far as a few fixed
 * phrases say it. The words of a text are parted by single spaces, without hyphens. The ends of
 * words are bounded, since a word that never ends is read again from each place in it otherwise.
 */

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
