import type { Language } from './language.ts';

const month =
  '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';
const then = `(?:(?:en|à partir de|début|fin|courant|d'ici|pour) ${month}|(?:au |cet |cette |à la |l')?(?:printemps|été|automne|hiver|rentrée)|l'année prochaine|l'an prochain|plus tard|(?:après|dans) (?:les|l'|quelques|\\p{L}+) (?:vacances|été|fêtes|saison|mois|semaines|vendanges))`;

export const french: Language = {
  typical: `toujours|vos|sont|très|bien|avez|nos|notre|mon|ma|faut|serait|seriez|les|des|une?|est|pas|je|j'ai|vous|nous|pour|avec|dans|sur|merci|bonjour|votre|notre|mais|oui|suis|êtes|ne|que|qui|ce|cette|au|aux|on|le|la|et|du|chez|moi|bonsoir|pouvez|pourriez|
    voulez|combien|plaît|svp|s'il|c'est|ça|d'un|d'une|déjà|avons`,
  wishes: `(?:dites|dis) m'en|exactement ce (?:qu\\p{L}*|dont)|(?:ça|cela) tombe bien|(?:nous|je|on) (?:cherchons|cherche|recherchons|recherche) (?:justement|actuellement|activement|un nouveau|une nouvelle|quelqu'un|ce type|ce genre)|n'hésitez pas à (?:me|nous|m'\\p{L}+)|merci de (?:me |m'|nous )(?:contacter|r?appeler|envoyer|transmettre|adresser|faire|joindre|téléphoner|proposer|communiquer)|(?:je|on|nous) vous (?:attends|attend|attendons)|(?:très |vivement |bien |tout à fait )?intéressée?s?|(?:m'|nous )intéresse(?:nt|rait)?|intéresse|de l'intérêt pour|avec (?:grand )?plaisir|volontiers|curieu(?:x|se) d'en savoir|pas contre|
    (?:r?appelez|téléphonez|contactez|joignez|appelle|rappelle) (?:moi|nous)|(?:vous pouvez|pouvez vous|pourriez vous|tu peux|peux tu|pourrais tu) (?:m'|me |nous )(?:r?appeler|téléphoner|joindre|contacter|montrer|rappeler|envoyer|transmettre|expliquer)|
    (?:envoyez|envoie|transmettez|adressez|faites|montrez|mettez|expliquez|proposez|donnez|dites) (?:le |la |les |en |ça )?(?:moi|nous)|me montrez ça|vous me montrez|
    combien (?:ça|cela|ce|est ce|coûte(?:nt|rait)?|vous|pour|faut il|serait|vaut|demandez|facturez|je|on|revient)(?! (?:de fois|de temps))|c'est combien|à combien|quels? (?:est|sont|serait|seraient) (?:vos|votre|le|les) (?:\\p{L}+ )?(?:prix|tarifs?|coûts?|conditions)|quels? (?:prix|tarifs?|coût)|à quel prix|
    (?:veux|voudrais|voudrions|aimerais|aimerions|souhaite|souhaitons|souhaiterais|souhaiterions|veut|voulons) (?:[^ ]+ ){0,3}(?:essayer|tester|en savoir plus|commander|acheter|voir|essai|visiter|découvrir|réserver|discuter|échanger|parler|prendre)|
    (?:en savoir|savoir) (?:un peu )?plus|plus (?:d'informations?|d'infos?|de détails|de renseignements)|quand (?:pouvez|pouvons|pourriez|pourrions|peut|pourrait|êtes|seriez|commence|peux) (?:vous|nous|on|t)|quand (?:est ce qu'on|on) (?:peut|commence)|
    (?:peut on|on peut|pourrait on|pouvons nous|pourrions nous) (?:se |s'|en |nous )?(?:[^ ]+ )?(?:parler|discuter|appeler|voir|rencontrer|échanger|essayer|fixer|caler|commencer)|(?:passez|venez|viens|passe) (?:[^ ]+ ){0,4}(?:nous voir|me voir|à|au|chez|mardi|lundi|mercredi|jeudi|vendredi|samedi|demain|voir)|
    (?:je|nous|on) (?:en |le |la |les )?(?:prends|prenons|prend|commande|commandons) (?:un|une|deux|trois|\\d+)|je suis partante?|nous sommes partants?|on (?:est|y va)(?: partants?)?$|ça marche pour|allons y|je suis (?:dispo|disponible|libre)|nous sommes (?:dispo|disponible)s?|j'en (?:veux|prends)|
    (?:on|nous|j'|je) (?:en )?(?:ai|avons|a|aurais|aurions|aurait) (?:justement |bien |vraiment )?besoin (?:d'|de |que )`,
  praise: `(?:ça|cela)(?: me| nous)? (?:semble|paraît|a l'air) (?:[^ ]+ )?(?:intéressante?|bien|bon|parfait|super)|(?:c'est|a l'air) (?:très )?(?:intéressant|tentant)|bonne idée|ça (?:me|nous) (?:va|convient|tente|parle)`,
  offers: `devis|offres?|tarifs?|tarifaires?|prix|grille|coûts?|rendez vous|rdv|appels?|r?appel téléphonique|coup de (?:fil|téléphone)|entretien|entrevue|échange|démos?|démonstrations?|présentation|réunion|visio|visioconférence|visite|essai|échantillons?|
    propositions?|brochure|plaquette|documentation|catalogue|conditions|créneaux?|estimation|soumission|renseignements|contrat`,
  asks: `s'il (?:vous|te) plaît|svp|stp|merci de|pouvez|pourriez|peux|pourrais|peut on|pourrait|pouvons|pourrions|voudrais|voudrions|aimerais|aimerions|souhaite|souhaitons|souhaiterais|souhaiterions|veux|voulons|veut|envoyez|envoyer|transmettre|recevoir|obtenir|avoir|fixer|convenir|prévoir|caler|planifier|
    organiser|prendre|proposer|établir|d'accord|oui|ok|volontiers|avec plaisir|serait|seraient|besoin|faites|dites|donnez|proposez|possible|intéresse|attends|attendons|faudrait|pourquoi pas|allons|on peut|convient|va bien|demande`,
  past: `hier|dernier|dernière|leurs?|avons eu|ai eu|(?:avons|ai|a) (?:[^ ]+ )?(?:reçu|signé|vu|fait|choisi|assisté|eu|pris)|était|avait|avions`,
  missed:
    'trouve|trouvons|vois|voyons|reçue?s?|sais|savons|connais|connaissons|aperçois|indiqués?|mentionnés?|précis\\p{L}*',
  negators: `ne|n'\\p{L}+|pas|non|sans|aucune?|jamais|rien|inutile|ni|plus besoin|évitez|pas la peine`,
  harmless: `(?:pas de|sans|aucun) (?:problème|souci|soucis)|pourquoi pas|(?:non|pas) seulement|pas (?:mal|contre|opposés?|opposées?|inintéressant|avant|encore vu|tard|trop tard)|(?:n'|ne )?(?:hésit\\p{L}+|vois) (?:surtout )?pas(?: d'(?:inconvénient|objection))?|
    (?:n'|ne )hésit\\p{L}+|(?:n'y|je ne) vois pas d'(?:inconvénient|objection)|sans (?:engagement|obligation|faute|hésit\\p{L}+|doute)|(?:ne )?(?:pourriez|pouvez|pourrait) (?:vous|on) pas|non pas|rien (?:contre|à perdre)|si (?:ce n'est|vous n'êtes) pas|n'oubliez pas|hors taxes?|plus tôt`,
  turns: 'mais|cependant|toutefois|par contre|en revanche|sinon|néanmoins|plutôt',
  links: 'que|qu\\p{L}*|ni|ou|parce|puisque|car|dont',
  conditions: "si|s'il|s'ils|s'elle|quand|lorsque|au cas où|dès que",
  promises: `(?:nous|on|je) vous (?:re)?(?:contact|appell|rappell|ferons|fera|ferai)\\p{L}*|(?:nous|je) (?:reviendr|reviens|revenons)\\p{L}* vers vous`,
  declines: `non merci|merci (?:mais )?non|(?:pas|aucun|plus) (?:\\p{L}+ )?(?:besoin|intérêt|budget|le budget)|(?:n'avons|n'ai|n'a) (?:pas|plus|aucun) (?:\\p{L}+ )?(?:besoin|budget|le temps|l'utilité)|pas (?:du tout |vraiment )?(?:intéressée?s?|pour (?:nous|moi)|concernée?s?|preneurs?|donner suite|utile|nécessaire|notre priorité|à l'ordre du jour)|
    (?:ne|n') (?:[^ ]+ )?(?:donner|donnerons|donne) pas suite|sans (?:moi|nous|suite)|(?:beaucoup )?trop (?:cher|chère|élevés?)|passe mon tour|on passe|nous passons|(?:ne )?(?:correspond|convient|concerne) pas|(?:fermons|cessons|fermeture définitive|cessation)|merci de ne pas|laissez (?:moi|nous) tranquilles?|satisfaite?s?`,
  served: `(?:avons|ai|a|travaillons|travaille|sommes|suis) (?:[^ ]+ ){0,2}(?:déjà|désormais|depuis [^ ]+(?: [^ ]+)?)(?: [^ ]+){0,5} (?:fournisseur|prestataire|partenaire|solution|contrat|quelqu'un|agence|équipée?s?|outil|signé|ce qu'il|logiciel|service|entreprise|cabinet|personne|équipe)|déjà (?:équipée?s?|pourvue?s?|servie?s?|engagée?s?|signé|un|une|quelqu'un|tout|ce qu'il)|
    (?:signé|choisi|opté|partis?|passés?|travaill\\p{L}+) (?:[^ ]+ ){0,3}(?:avec|pour|chez) (?:un autre|une autre|quelqu'un|un concurrent|la concurrence|l'un de vos|vos concurrents)|(?:un autre|une autre|notre|autre) (?:prestataire|fournisseur|partenaire|société)|en interne|(?:le|la|les|ça|tout) (?:faisons|gérons|fait|gère) (?:[^ ]+ )?(?:nous mêmes|moi même)|nous restons (?:avec|chez)`,
  later: `(?:r?appelez|recontact\\p{L}+|relancez|revenez|reparl\\p{L}+|écrivez|contactez|revoyons|reprenons|voyons|verrons|verra|parler|reprendre|repassez|appeler|reparle)(?: [^ ]+){0,6} ${then}|(?:peut être|éventuellement|plutôt|pas avant|attendre) (?:[^ ]+ ){0,4}${then}|${then} (?:peut être|éventuellement|plutôt|on verra|on en reparle|nous verrons)|
    pas (?:pour le moment|maintenant|tout de suite|pour l'instant|cette année)(?: [^ ]+){0,10} (?:plus tard|${month}|prochaine?|après)|(?:on|nous) (?:en )?reparl\\p{L}+ (?:${then}|plus tard|après)|recontact\\p{L}+ (?:moi|nous) (?:en|dans|après|à)|dans quelques mois`,
  wrong: `(?:pas|plus) (?:\\p{L}+ )?(?:la bonne personne|le bon interlocuteur|la bonne adresse|en charge|responsable de)|mauvaise? (?:personne|adresse|interlocuteur|numéro|destinataire)|(?:ne )?(?:m'occupe|travaille) (?:pas|plus)|trompée?s? d(?:e|')`,
  refers: `(?:adressez vous|adressez|voyez|voyez (?:ça|cela|plutôt)|contactez plutôt|contactez|écrivez|voir) (?:à |avec |au |aux )?(?:mon|ma|notre|nos|monsieur|madame|mme|m|le service|la direction)|(?:c'est|est) (?:[^ ]+ ){1,4}(?:qui (?:s'occupe|gère|décide)|en charge|responsable)|la personne (?:en charge|concernée|responsable) est`,
  sells: `nous (?:proposons|offrons|vendons|fournissons|réalisons)|(?:avez vous|auriez vous) (?:[^ ]+ )?besoin|seriez vous intéressée?s?|êtes vous intéressée?s?|vous (?:êtes|seriez) intéressée?s?|nos (?:tarifs|prix|offres|services)|notre offre`,
  complains: `réclamation|rembours\\p{L}+|inadmissible|inacceptable|scandaleux|honte|harcèlement|plaindre|excuses`,
  reproaches:
    "pourquoi|d'où|comment avez vous|où avez vous|qui vous|combien de (?:fois|mails|temps)",
};
