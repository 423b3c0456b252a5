import { word } from './finding.ts';

/** Words for a phone in folded letters, and phrases that a number of a phone follows. */
export const phoneLabels: string = [
  // Instruments and devices are phones in name alone.
  '(?<!micro|head|ear|saxo|gramo|mega|xylo|(?<![a-z])i)phones?',
  String.raw`(?:${word}tel|telephone|mobile|${word}cell(?:phone|ular)?|fax|whats ?app|${word}sms|${word}msisdn)`,
  `${word}(?:call(?:ed|ing|back|er)?(?: back| me| us| him| her| them| id| from| to)?|text (?:me|us|him|her|them)|dial(?:led)?|reach (?:me|us|him|her|them)|ring (?:me|us))`,
  `${word}(?:mob|tlf|zap|natel|kom|komorka|ph|cel|whats)(?=[ .:#+(\\d])`,
  `${word}(?:contact|kontakt|contacto|contatto|emergency|emergenza|notfall|next of kin)(?:[ _-]?(?:phone|tel|no|nr|num|number))?(?=[ .:"=#])`,
  `${word}(?:my|his|her|their|mi|mio|suo?|tuo?|mon|son|sa|meine?|seine?|ihre?|mijn|haar|zijn|moj|jej|jego|mitt|hans|hennes|meu|seu) (?:(?:new|own|direct|nuevo|nuovo|neue|nouveau|nieuwe|nowy|nya|novo) )?(?:number|numero|nummer|numer)(?= ?[:(]| (?:is|es|e|est|ist|er|ar|to|now|was) )`,
  // A ring that has a number is a thing: "piston ring 555-0142".
  String.raw`(?<=(?:^|[\n.,;:!?(–—]|${word}(?:please|to|just|or|and|then|can|could|should|must|may|will|you|they)) ?)ring(?= \d)`,
  `${word}(?:llam[ae](?:me|nos)? al|appelez(?:-moi)?(?: le| au)?|chiama(?:mi|te)?(?: il| al)?|ligue para|bel(?:len)? naar)`,
  `${word}(?:telefone?s?|telefon(?:nummer|szam|nr|u)?|telefono|telefoon(?:nummer)?|puhelin(?:numero)?|puh|handy(?:nummer)?|mobil(?:e|nummer|telefon)?|mobiel|movil|cellulare|celular|telemovel|portable|kontaktnummer|rufnummer|appel(?:er|ez)?|gsm)`,
  'телефон(?:а|у|ом)?|тел|τηλεφωνο|τηλ|电话|電話|手机|手機|携帯|전화(?:번호)?|휴대폰|هاتف|جوال|טלפון|फोन|फ़ोन|मोबाइल',
].join('|');
