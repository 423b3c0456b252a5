import type { Language } from './language.ts';

const month =
  '(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)';
const then = `(?:(?:a|ad|in|da|verso|per) (?:${month}|primavera|estate|autunno|inverno)|(?:l'anno|il mese) prossimo|il prossimo (?:anno|mese|trimestre)|più (?:avanti|tardi)|(?:tra|fra) (?:qualche|\\p{L}+) (?:mese|mesi)|dopo (?:l'estate|le (?:ferie|feste|vacanze)|la (?:stagione|vendemmia)|${month}))`;

export const italian: Language = {
  typical: `il|gli|uno|sono|siamo|grazie|ciao|buongiorno|buonasera|nostr[oaie]|più|vorrei|vorremmo|che|per|non|di|del|della|dei|è|e|ma|mi|ci|con|si|abbiamo|ho|può|possiamo|salve|anche|quanto|al|una|un|la|le|da`,
  wishes: `non esiti(?:ate)? a|(?:vi|la|ti) (?:aspetto|aspettiamo|attendo|attendiamo)|(?:molto |sono |siamo )?interessat[oaie]|(?:mi|ci) interess(?:a|ano|erebbe|erebbero)|interessa|volentieri|con (?:molto )?piacere|molto piacere|(?:abbiamo|ho) interesse|interesse (?:per|a)|
    (?:mi|ci) (?:chiami|chiamate|chiama|richiami|richiamate|contatti|contattate|mandi|mandate|manda|invii|inviate|invia|faccia|fate|mostri|mostrate|telefoni|spieghi|spiegate|può|potete|potrebbe|potreste|puoi|faccia sapere|dica)|(?:chiama|richiama|manda|invia|chiamate|mandate|inviate|contattate|telefonate|mandate|fate|mostra|mostrate|di)(?:mi|ci|temi|teci)(?:lo|la|li|le)?|
    (?:può|potete|potrebbe|potreste|puoi|potresti) (?:[^ ]+ )?(?:chiamare|mandare|inviare|mostrare|fare|farmi|farci|dirmi|dirci|chiamarmi|chiamarci|mandarmi|mandarci|inviarmi|inviarci|richiamarmi|richiamarci|passare|spiegarmi|spiegarci)|quanto (?:costa|costano|costerebbe|costerebbero|viene|vengono|verrebbe|verrebbero|sarebbe|chiedete|prendete|fate|mi (?:costa|viene|verrebbe)|ci (?:costa|viene|verrebbe))|(?:qual è|quali sono|quale sarebbe|che) (?:il |i |vostri |vostro |le )*(?:prezz[oi]|cost[oi]|tariffe|tariffa)|a che prezzo|
    (?:vorrei|vorremmo|voglio|vogliamo|mi piacerebbe|ci piacerebbe) (?:[^ ]+ ){0,3}(?:provar\\p{L}+|saper\\p{L}*|veder\\p{L}+|acquistar\\p{L}+|comprar\\p{L}+|ordinar\\p{L}+|prenotar\\p{L}+|conoscer\\p{L}+|parlar\\p{L}+|incontrar\\p{L}+|approfondir\\p{L}+|visitar\\p{L}+)|(?:maggiori|più|ulteriori) (?:informazioni|info|dettagli)|saperne di più|
    quando (?:possiamo|potremmo|può|potete|potrebbe|iniziamo|si può|ci (?:sentiamo|vediamo)|è disponibile|siete)|(?:possiamo|potremmo) (?:[^ ]+ ){0,2}(?:parlar\\p{L}+|sentirci|vederci|incontrarci|fissare|iniziare|fare|vedere|organizzare)|(?:ci )?(?:sentiamoci|sentiamo|vediamo|vediamoci) (?:[^ ]+ )?(?:domani|lunedì|martedì|mercoledì|giovedì|venerdì|settimana|alle)|(?:passi|venga|passate|venite|vieni|passa) (?:[^ ]+ ){0,3}(?:a trovar\\p{L}+|da noi|in (?:negozio|ufficio|cantina|officina)|domani|lunedì|martedì|mercoledì|giovedì|venerdì|quando)|
    (?:ne )?(?:prendiamo|prendo|ordino|ordiniamo) (?:un|uno|una|due|tre|\\d+)|procediamo|ci sto|facciamo(?:lo)?(?! (?:già|noi|solo|da soli|tutto)\\b)|sono (?:libero|libera|disponibile)|siamo disponibili|ne (?:abbiamo|ho) (?:proprio )?bisogno`,
  praise: `(?:sembra|suona|pare)(?: [^ ]+)? (?:bene|interessante|ottimo|buona idea)|(?:mi|ci) (?:va|sta) bene|buona idea`,
  offers: `preventiv[oi]|offert[ae]|prezz[oi]|listin[oi]|tariff[ae]|cost[oi]|appuntament[oi]|incontr[oi]|riunione|chiamat[ae]|telefonat[ae]|videochiamata|colloquio|demo|dimostrazion[ei]|presentazione|prova|campion[ei]|propost[ae]|brochure|catalogo|
    informazioni|condizioni|quotazione|sopralluogo|visita|contratto`,
  asks: `per (?:favore|piacere|cortesia)|può|potete|potrebbe|potreste|puoi|potresti|possiamo|potremmo|vorrei|vorremmo|voglio|vogliamo|piacerebbe|desidero|desideriamo|gradirei|gradiremmo|mandi|mandate|manda|mandar\\p{L}+|inviar\\p{L}+|inviate|invia|ricevere|avere|fissare|fissiamo|organizzare|organizziamo|fare|facciamo|richiedere|richiedo|chiedo|chiediamo|
    aspetto|aspettiamo|attendo|attendiamo|sarebbe|va bene|d'accordo|ok|certo|sì|si|volentieri|possibile|servirebbe|serve|ci serve|mi serve|avremmo bisogno|avrei bisogno|abbiamo bisogno|perché no|bene`,
  past: `ieri|scors[oaie]|loro|abbiamo (?:[^ ]+ )?(?:avuto|visto|fatto|firmato|ricevuto|scelto)|ho (?:[^ ]+ )?(?:avuto|visto|fatto|firmato|ricevuto|scelto)|era|erano|avevamo|avevo`,
  missed:
    'trovo|troviamo|vedo|vediamo|ricevut[oai]|so|sappiamo|conosco|conosciamo|arrivat[oa]|indicat[oi]',
  negators: `no|non|senza|niente|nulla|nessuna?|nessun|mai|né|nemmeno|neanche|inutile|sprecat[oaie]|superflu[oa]`,
  harmless: `(?:nessun|senza) problem[ai]|perché no|non (?:solo|soltanto|esiti|esitate|male|mi dispiace|mi dispiacerebbe|ci dispiacerebbe|sarebbe male|c'è fretta|vedo l'ora|vediamo l'ora|prima d\\p{L}+|dimentichi|sono contrari[oa]|ho nulla in contrario|guasta)|senza (?:impegno|fretta|iva|dubbio|obbligo)|niente male|se no|(?:non )(?:potrebbe|potreste|può|potete)(?=[^,;]{0,80}\\?)`,
  turns: 'ma|però|tuttavia|invece|piuttosto|bensì',
  links: 'che|né|o|perché|poiché',
  conditions: 'se|qualora|quando|nel caso|caso mai',
  promises: `(?:la|vi|ti) (?:ri)?(?:contatt|chiam|richiam)\\p{L}+|(?:contatteremo|chiameremo) noi|ci (?:faremo|facciamo) (?:vivi|sentire|sapere)|mi (?:farò|faccio) (?:vivo|viva|sentire)`,
  declines: `no grazie|grazie (?:ma )?no|non (?:mi|ci|le) (?:interessa\\p{L}*|serve|servono|occorre)|non (?:sono|siamo) (?:[^ ]+ )?(?:interessat[oaie])|non (?:abbiamo|ho) (?:[^ ]+ )?(?:bisogno|interesse|budget|tempo|necessità)|non (?:fa per|è (?:il momento|per noi|per me|necessario))|nessun interesse|troppo (?:caro|cara|alto)|al momento no|per ora no|(?:ne faccio|facciamo) a meno|(?:chiudiamo|chiusura) (?:l'attività|definitiva)|lasciate(?:mi|ci) in pace|non vale la pena`,
  served: `(?:abbiamo|ho|siamo|lavoriamo|usiamo) (?:[^ ]+ ){0,2}già(?: [^ ]+){0,5}|già (?:un|una|coperti|serviti|forniti|a posto|firmato|fornit\\p{L}+)|(?:firmato|scelto|andati|collaboriamo|contratto) (?:[^ ]+ ){0,2}con (?:un altro|un'altra|altri|un concorrente|la concorrenza|un fornitore)|(?:siamo|sono) (?:coperti|coperto|a posto|soddisfatt[oi])|(?:altro|nostro|attuale) fornitore|(?:lo )?facciamo (?:tutto )?(?:da soli|internamente|noi)|restiamo con`,
  later: `(?:richiam\\p{L}+|ricontatt\\p{L}+|risent\\p{L}+|sentiamo(?:ci)?|riparl\\p{L}+|scriv\\p{L}+|contatt\\p{L}+|vediamo|rived\\p{L}+|chiam\\p{L}+|parl\\p{L}+|ci sentiamo)(?: [^ ]+){0,6} ${then}|${then} (?:ne (?:parliamo|riparliamo)|ci sentiamo|magari|forse|vediamo|possiamo)|(?:magari|forse|meglio|eventualmente) (?:[^ ]+ ){0,3}${then}|risentiamoci`,
  wrong: `(?:persona|numero|indirizzo) sbagliat[oa]|non sono (?:io |la persona )(?:[^ ]+ ){0,3}(?:giusta|che|a occuparmi|responsabile)|ha sbagliato|non (?:me ne occupo|lavoro più)`,
  refers: `(?:si rivolga|rivolgersi|rivolgetevi|contatti|contattate|scriva|chieda|parli) (?:[^ ]+ )?(?:al|alla|a|il|la|con) (?:mio|mia|nostr[oa]|signor\\p{L}*|sig|dott\\p{L}*|collega)|se ne occupa|(?:il|la) responsabile è|chi (?:decide|se ne occupa) è`,
  sells: `(?:noi )?(?:offriamo|vendiamo|proponiamo|produciamo|forniamo)|(?:avete|ha) bisogno (?=[^\\n]{0,80}\\?)|(?:siete|sareste|è|sarebbe) interessat[oaie] (?=[^\\n]{0,80}\\?)|i nostri (?:prezzi|servizi)`,
  complains: `reclam[oi]|rimbors\\p{L}+|vergogna|inaccettabile|truffa|lamentel\\p{L}|molestie|soldi indietro`,
  reproaches:
    'perché (?!no\\b)|da dove|dove avete|chi (?:vi|le|ti)|come (?:avete|ha) (?:avuto|trovato|preso)|quante volte',
};
