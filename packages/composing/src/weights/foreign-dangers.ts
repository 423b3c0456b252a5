/** What harms people, as it is reported in other languages than English, whose sentences are weighed. */
const german = [
  'brennt(?! nicht)|feuer|flammen|in brand|(?:kabel|schwel)brand|rauch(?:t|entwicklung)?|qualm|funken(?:flug)?',
  '(?:gas|brand|rauch|schmor)geruch|gas(?:leck|austritt)|(?:riecht|stinkt)(?: \\p{L}+)? nach (?:gas|rauch|verbranntem|benzin)',
  'stromschlag|verletz(?:t|te[nrs]?|ung(?:en)?)|blutet|bewusstlos|(?:ab|ein)?gestürzt|eingeklemmt|lebensgefahr|gefährlich',
];

const french = [
  'feu(?! vert)|incendie|flammes|fumée|étincelles|monoxyde|fuite de gaz|électrocut(?:ée?s?|ion)',
  '(?:odeur|sent) (?:de|le|du) (?:gaz|brûlé)|décharge électrique|blessée?s?|saigne|inconsciente?|effondrée?s?|coincée?s?',
  "tombée? (?:de l[’']échelle|du toit|de l[’']échafaudage)|dangereu(?:x|se)|en danger",
];

const spanish = [
  'fuego|incendio|en llamas|humo|chispas|explosión|fuga de gas|(?:olor|huele) a (?:gas|quemado|humo)',
  'descarga eléctrica|electrocutad[oa]|herid[oa]s?|sangra(?:ndo)?|inconsciente|atrapad[oa]s?|derrumb(?:e|ado)',
  'cayó (?:de|desde) (?:la escalera|el tejado|un andamio|una escalera)|peligros[oa]|peligro',
];

const denied = '(?<!(?<!\\p{L})(?:no|keine?|nicht|niemand|pas de|pas|sans|sin) )';

export const foreignDanger = new RegExp(
  `(?<!\\p{L})(?=(?:${[...german, ...french, ...spanish].join('|')})(?!\\p{L}))${denied}`,
  'iu',
);
