import { type Pattern, type Surroundings } from './pattern.ts';

/** What a model letter asks its sender for, each as a line or beside others. */
const words = [
  '(?:first |last |full |company |sender |recipient |street |your )?name|surname|(?:street |postal |e-?mail |your |recipient )?address|street|house number|post ?code|zip(?: code)?|city|town|county|country|(?:tele)?phone(?: number)?|mobile|e-?mail|date|company|job title|department|place',
  'vorname|nachname|firma|absender|empfänger|straße|hausnummer|haus-?nr\\.?|anschrift|adresse|plz|postleitzahl|ort|wohnort|stadt|telefon(?:nummer)?|datum|ansprechpartner',
  'nom|prénom|société|rue|code postal|ville|pays|téléphone|numéro|lieu|destinataire|expéditeur|e-mail|date',
  'nombre|apellidos?|empresa|calle|dirección|código postal|ciudad|localidad|provincia|país|teléfono|correo(?: electrónico)?|fecha|destinatario',
  'nome|cognome|azienda|via|indirizzo|cap|città|paese|telefono|data|luogo|mittente|destinatario|sobrenome|morada|endereço|cidade|localidade',
  'naam|voornaam|achternaam|bedrijf|straat|huisnummer|adres|postcode|plaats|woonplaats|telefoonnummer',
  'imię|nazwisko|ulica|adres|kod pocztowy|miasto|miejscowość|navn|fornavn|etternavn|gade|postnummer|namn|gata|ort',
].join('|');
const line = String.raw`\[?(?:(?:votre|your|ihre?|deine?|su|tu|vostro|uw) )?(?:${words})(?:(?: ?[,/&+-] ?| (?:and|und|et|y|e|en|i|&)? ?)(?:${words})){0,3}\]?,?`;
/** Who tells what to write, or gives a form, names the same. */
const asksReader =
  /:\s*$|(?<!\p{L})(?:form|template|columns?|fields?|fill|bring|write|headings?|contains?|should|must|formular|felder|formulaire|champs|formulario|campos|modulo)(?!\p{L})[^]{0,120}$/iu;

const isOfSender = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  !asksReader.test(masked.slice(Math.max(0, match.index - 300), match.index));

/** The lines above a letter, or below it, in which its sender was to stand. */
export const letterHeads: readonly Pattern[] = [
  {
    sign: /\n\[?(?:your |votre |ihre? |su )?(?:e-?mail|(?:e-?mail |street |postal |recipient )?addr|surname|last ?name|job|street|house|post ?c|zip|city|town|count|tele|phone|mobile|date|depart|place|company|nachn|vorn|firma|absend|empf|straße|haus|anschr|adres|plz|postl|ort|wohn|stadt|datum|anspr|nom|pr[ée]nom|soci|rue|code|ville|pays|tél|num|lieu|desti|exp|apell|empresa|calle|direc|código|ciud|local|prov|país|correo|fecha|cogn|azi|via|indir|cap|citt|paese|data|luogo|mitt|sobre|morada|ende|cidade|achter|voorn|bedr|straat|plaats|woon|ulica|kod|miej|miasto|naz|for|ett|gade|postn|gata|name|nome|naam)/i,
    shape: new RegExp(
      String.raw`(?<=^[ \t]*\r?\n|(?<![^]))${line}(?:[ \t]*\r?\n${line}){1,7}(?=[ \t]*\r?(?:\n[ \t]*\r?(?:\n|$)|\n?(?![^])))`,
      'gimu',
    ),
    accepts: isOfSender,
  },
];
