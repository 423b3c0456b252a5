import { lineBefore, type Pattern, textAfter } from './pattern.ts';

/** What a form shows where nothing was chosen or written. */
const prompts = [
  String.raw`(?:please )?(?:select|choose|pick)(?: (?:an? |one |your )?(?:option|item|value|category|date|country|file|one|answer|type|status|language|department|topic)s?)?`,
  String.raw`(?:please )?(?:select|choose)|choose (?:a |your )?file|no file (?:chosen|selected)`,
  String.raw`(?:enter|type|write|add) (?:an? |your |some )?(?:text|value|number|date|name|message|comment|answer|note|description|title)s? here|(?:enter|type) (?:some )?(?:text|value)|(?:start )?typ(?:e|ing) here|click to (?:edit|add|enter)(?: text)?`,
  String.raw`bitte (?:aus)?wählen(?: sie)?|(?:bitte )?(?:eine )?(?:option|auswahl) (?:aus)?wählen|text eingeben|hier eingeben`,
  String.raw`(?:veuillez )?(?:sélectionne[rz]|choisi(?:r|ssez))(?: une? (?:option|valeur|élément))?|(?:por favor,? )?(?:seleccion[ae]r?|elija|elige)(?: una? (?:opci[oó]n|valor))?`,
  String.raw`(?:seleziona(?:re)?|scegli(?:ere)?)(?: un(?:a|['’]) ?(?:opzione|valore))?|(?:selecione|escolha)(?: uma opção)?|(?:maak een keuze|kies(?: een optie)?|selecteer(?: een optie)?)|wybierz(?: opcję)?|vælg|velg|välj`,
  '请选择|請選擇|選択してください|선택하세요|выберите(?: значение)?',
].join('|');
const loading =
  '(?:loading|calculating|fetching|retrieving|updating|wird geladen|lädt|laden|chargement|cargando|caricamento|carregando)(?: (?:data|details|results|values?|daten|en cours))?';

/** Who says what a page shows. */
const ofScreen =
  /(?<!\p{L})(?:shows?|says?|screens?|displays?|messages?|stuck|hangs?|reads?|page|spinner|seite|anzeige|écran|pantalla|click|button|menu)(?!\p{L})/iu;

/** Headings of tables that say what to do, or what a page says. */
const tellsReader =
  /(?<!\p{L})(?:steps?|labels?|hints?|help|instructions?|prompts?|buttons?|fields?|questions?|actions?|translations?|keys?|tasks?|to ?dos?)(?!\p{L})/iu;

/** Prompts of forms and pages that were exported, or copied, as values. */
export const promptPatterns: readonly Pattern[] = [
  {
    sign: /[-–—.…]{1,3} ?(?:please |bitte |veuillez |por favor,? )?(?:sel|choo|pick|wähl|aus|eine|choi|elij|elig|esc|sce|maak|kies|wyb|vælg|velg|välj|请|請|選|선택|выб)/i,
    shape: new RegExp(
      String.raw`(?<![\p{L}\p{N}-])(-{1,3}|–|—)(?: ?)(?:${prompts}) ?(?:\.{3}|…)? ?\1(?![\p{L}-])`,
      'giu',
    ),
  },
  // Within a line: "Location: enter location."
  {
    sign: /(?::|→|->) ['"]?(?:enter|choose|select|add|to fill)/,
    shape:
      /(?<=(?::|→|->) ['"]?)(?:(?:enter|choose|select|add) (?:location|amount|hours|date|time|name|menu|room|price|address|phone|email|title|owner|status)|to fill(?: in)?)(?=[.,;'"]|[ \t]*\r?$)/gmu,
    accepts: (match, { masked }) =>
      !tellsReader.test(lineBefore(match, masked)) &&
      !/step|screen/i.test(lineBefore(match, masked)),
  },
  {
    sign: /[,;:|\t] ?"?(?:please |bitte |veuillez |por favor,? )?(?:sel|choo|pick|enter|type|write|start t|click to|no file|bitte|eine|text ein|hier ein|choi|elij|elig|sce|esc|maak|kies|wyb|请|請|選|선택|выб)/i,
    shape: new RegExp(
      String.raw`(?<=(?:^[\p{L} ]{2,30}: |[;|\t] ?|,)"?)(?:${prompts}) ?(?:\.{1,3}|…)?(?="? ?(?:[;|\t]|,(?! )|\r?$))`,
      'gimu',
    ),
    // A single word may be a value: "mode,select".
    accepts: ([all], { masked }) =>
      /[ .…]|\P{ASCII}/u.test(all) && !tellsReader.test(masked.slice(0, 200).split('\n', 1)[0]!),
  },
  {
    sign: /\.\.\.|…/,
    shape: new RegExp(
      String.raw`(?<!\p{L})(?:${loading}) ?(?:\.{3}|…)(?<=(?:^|[\p{L}\d:,;|\t(] ?"?)(?:${loading}) ?(?:\.{3}|…))`,
      'gimu',
    ),
    accepts: (match, { masked }) =>
      !ofScreen.test(lineBefore(match, masked, 60)) &&
      !/^["”’]/.test(textAfter(match, masked, 2)) &&
      (/^\p{Lu}/u.test(match[0]) || /[:,;|\t] ?$/.test(lineBefore(match, masked))),
  },
];
