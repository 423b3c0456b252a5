import { isForeignOrder } from './generic-words.ts';
import { lineBefore, type Pattern } from './pattern.ts';

const sampleHosts =
  'your-?(?:domain|company|site|website|brand|business|shop|store|organi[sz]ation|name|link|url)(?:-?(?:name|website|site))?|example-(?:company|site|shop|domain|business)|website|my-?(?:domain|website|company|business|site)|company-?(?:name|website)|domain(?:name)?|votre-?(?:domaine|site)|ihre-?(?:domain|firma|website|seite)|tu-?(?:dominio|empresa)';
const ends = '(?:com|net|org|tld|de|fr|es|it|nl|eu|io|co|uk|co\\.uk|xyz|example)';

const sampleMailboxes =
  '(?:your|my|first|last|full)[._-]?(?:name|email|e-mail|mail)|(?:name|firstname|lastname|username)|first(?:name)?[._-]last(?:name)?|(?:your|my)[._-]?address|vorname[._-]nachname|pr[eé]nom[._-]nom|nombre[._-]apellido|nome[._-]cognome|ihre?[._-]?(?:name|adresse)|votre[._-]?(?:nom|adresse)';

/** Where a sample stands in the place of a whole line or value. */
const wholeValue = String.raw`(?<=(?:^|[,;:|\t]) ?"?)`;
const valueEnds = String.raw`(?=[.!"]{0,2} ?(?:[,;|\t]|\r?$))`;

const sampleTexts = [
  '(?:sample|dummy|filler|example|blind) ?(?:text|copy|content)|(?:image|photo|logo|text|picture|video) placeholder',
  'beispieltext|blindtext|mustertext|fülltext|platzhalter(?:text)?|hier steht (?:ihr|dein|der) text',
  "texte? d['’]exemple|faux texte|texto de (?:ejemplo|exemplo|muestra)|testo (?:di esempio|segnaposto)|voorbeeldtekst|przykładowy tekst|пример текста",
  '示例文本|サンプルテキスト|ダミーテキスト|예시 텍스트|占位符',
].join('|');
/** These are words of a sentence, too, and of a list within one. */
const orders =
  'placeholder|insert text|add (?:your )?text|your (?:text|headline|caption|description|message)|some text|text here';
const alone = String.raw`(?<=(?:^|^[\p{L} ]{2,30}: |[;|\t] ?|,)"?)(?:${orders})(?=[.!"]{0,2} ?(?:[;|\t]|,(?! )|\r?$))`;

const isSpecimen =
  /(?<!\p{L})(?:Muster(?:ausweis|karte|pass|exemplar|vertrag|brief|formular|rechnung|antrag|zeugnis)\p{L}{0,3}|Specimen|specimen|Beispielname|fiktive?\p{L}{0,2}|Platzhalter|sample (?:card|passport|form|letter|invoice)|Mustermann (?:heißt|steht)|(?:heißt|namens|Name) ["„“]|John Doe)(?!\p{L})/u;

/** What stands for something of the kind: sample addresses, names, texts and pictures. */
export const samplePatterns: readonly Pattern[] = [
  {
    sign: /\.(?:com|net|org|tld|de|fr|es|it|nl|eu|io|co|uk|xyz|ex)/i,
    shape: new RegExp(
      String.raw`(?<![\p{L}\p{N}@.-])(?:https?:\/\/)?(?:www\.)?(?:${sampleHosts})\.${ends}(?![\p{L}\p{N}-])(?:\/[\w./-]{0,60})?`,
      'giu',
    ),
    // A company may trade under such a name.
    accepts: (match) => /\/|www|your|my|-/i.test(match[0]) || /\.tld$/i.test(match[0]),
  },
  {
    sign: /@/,
    shape: new RegExp(
      String.raw`(?<![\p{L}\p{N}._+-])(?:(?:${sampleMailboxes})@[a-z\d-]{1,40}(?:\.[a-z\d-]{1,20}){1,3}|[a-z\d._+-]{1,40}@(?:${sampleHosts})\.${ends})(?![\p{L}\p{N}-])`,
      'giu',
    ),
  },
  {
    sign: /@/,
    shape:
      /(?<![\p{L}\p{N}._])@(?:your(?:handle|name|company|brand|account|username)|(?:user|first|last|company|brand|client|partner|speaker|guest)[_-]?name|handle|(?:your|our)_\w{2,20})(?![\p{L}\p{N}_.])/giu,
  },
  {
    sign: /(?:test|abc|foo|asdf|e-?mail|xyz|aaa)@/i,
    shape:
      /(?<![\w.+-])(?:(test|abc|foo|asdf|xyz|aaa)@\1|e-?mail@(?:example|domain|e-?mail|company))\.[a-z]{2,8}(?![\w-])/gi,
  },
  {
    sign: /\.com\/(?:in\/)?(?:user|your|hand|my)|INSERT-|your-[a-z-]{2,30}-here/,
    shape:
      /(?:https?:\/\/)?(?:www\.)?(?:linkedin|facebook|instagram|twitter|x|tiktok|github)\.com\/(?:in\/|@)?(?:user-?name|your-?[a-z-]{2,20}|handle|my-?[a-z]{4,12})(?![\w-])|(?<![\p{L}\d])INSERT-[A-Z-]{2,30}|(?<![\p{L}-])your-[a-z-]{2,30}-here(?![\p{L}-])/gu,
  },
  {
    sign: /555-(?:5555|1234)|0000 0000|11\/11\/1111|99\/99\/9999|00[.,]0/,
    shape:
      /(?<![\d-])555-(?:5555|1234)(?![\d-])|(?<=\+\d{2} ?\(?\d{1,4}\)? )0000 0000(?! ?\d)|(?<![\d/])(?:11\/11\/1111|99\/99\/9999)(?![\d/])|(?<![\d.,])00[.,]0{1,2}(?= ?(?:kg|€|EUR|m|cm|l|km|%)(?!\p{L}))/gu,
  },
  {
    sign: /#your/i,
    shape:
      /(?<![\p{L}\p{N}])#your_?(?:hashtag|brand|company|name|event|city|tag)(?![\p{L}\p{N}_])/giu,
  },
  {
    sign: /placeholder|placehold|dummyimage|lorempixel|placekitten|picsum/i,
    shape:
      /(?:https?:\/\/)?(?:(?:www|via)\.)?(?:placeholder\.com|placehold\.(?:co|it|jp)|dummyimage\.com|lorempixel\.com|placekitten\.com|picsum\.photos|loremflickr\.com)(?:\/[\w./?=&%+-]{0,80})?|[\w./-]{0,60}placeholder[\w-]{0,20}\.(?:png|jpe?g|gif|svg|webp|pdf)/gi,
  },
  {
    sign: /this is |hier steht|replace this with/i,
    shape:
      /\bthis is (?:an? |some )?(?:sample|dummy|example|filler) (?:text|paragraph|sentence|description|page|content|copy)\b(?! (?:of|from|for)\b)|\bhier steht (?:ein|ihr|der|dein) (?:blind)?text\b|\breplace this with your\b/gi,
  },
  {
    sign: /:\/\/|www\.|\.(?:com|org|net|de|fr|example)\//,
    shape:
      /(?:https?:\/\/|(?<![\w.@])www\.|(?<![\w.@/-])(?=[\w-]{2,40}\.(?:com|org|net|de|fr|example)\/))[\w./-]{0,60}(?<![a-z])(?:your|insert|link|url)-(?:link|url|name|page|event|product|handle|slug|here)(?![a-z])[\w./-]{0,40}/gi,
  },
  {
    sign: / (?:Example|Sample|Your) (?:St|R|A)/,
    shape: /(?<!\p{L})\d{1,4} (?:Example|Sample|Your) (?:Street|St|Road|Rd|Avenue|Ave)(?!\p{L})/gu,
  },
  { sign: /!\[/, shape: /(?<=!\[)(?:alt text|image alt|image description|alt)(?=\]\()/gi },
  { sign: /\]\(\)/, shape: /(?<=\[\p{Lu}[^\]\n[]{1,60}\])\(\)/gu },
  {
    sign: /]\(/,
    shape:
      /(?<=\]\()(?:#|url|link|insert[^)\n]{0,40}|your[^)\n]{0,40}|https?:\/\/(?:\.{3}|…|xx+|link))?(?=\))/gi,
    accepts: (match) => match[0] !== '',
  },
  {
    sign: /xxx|\.{3}|…/i,
    shape: /(?:https?:\/\/|www\.|bit\.ly\/|tinyurl\.com\/)(?:x{3,}|\.{3}|…)[\w./-]{0,40}/giu,
  },
  {
    sign: /change[_-]?me/i,
    shape: /(?<![\p{L}\p{N}_])change[_-]?me(?![\p{L}\p{N}_])/giu,
  },
  {
    sign: /Muster|Beispiel/,
    shape:
      /(?<!\p{L})(?:(?:Max|Erika|Herr|Frau|Dr\.) )?Muster(?:mann|frau|firma|stadt|stra(?:ße|sse)|weg)(?: \d{1,3})?(?!\p{L})|(?<!\p{L})(?:Muster|Beispiel) (?:GmbH|AG)(?!\p{L})/gu,
    // Who shows a specimen, and says so.
    accepts: (match, { masked }) =>
      !isSpecimen.test(masked.slice(Math.max(0, match.index - 160), match.index + 120)),
  },
  {
    sign: /asdf|blah blah/i,
    shape:
      /(?<![\p{L}\p{N}./_-])asdf\w{0,12}(?!\p{L})|(?<=(?:^|[.!?:])[ \d.*-]{0,6}|[,;|\t]"?)blah,? blah(?:,? blah)?(?!\p{L})/gimu,
  },
  {
    sign: /Xx/,
    shape:
      /(?<!\p{L})(?:Xx{2,10} Xx{2,10}|(?<=(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau|Dear|Hi|Hello)\.? )Xx{1,10})(?!\p{L})/gu,
  },
  // Of a phone; a sum may end in as many.
  {
    sign: /00\)?[ /-]\(?00/,
    shape: /(?<!\d[ .,/-]?|[$€£] ?)\+?\(?0{2,5}\)?(?:[ /-]\(?0{2,8}\)?){1,4}(?![ ./-]?\d)/g,
    accepts: ([all]) => all.replaceAll(/\D/g, '').length > 8,
  },
  {
    sign: /(?:Company|Business|Client|Customer|sation|zation|Brand|Firm) Name,? [A-Z]/,
    shape:
      /(?<!\p{L})(?:Company|Business|Client|Customer|Organi[sz]ation|Brand|Firm) Name,? (?:LLC|Ltd|Limited|Inc|GmbH|AG|Corp|plc|PLC|Pty|BV|B\.V\.)(?!\p{L})\.?/gu,
  },
  {
    sign: /your@e?mail|none@none|DE123456789|MERGEFORMAT|C:\\+fakepath|[€$£](?:amount|sum|price|total|00)/,
    shape:
      /(?<![\w.+-])(?:your@e?mail|none@none)\.[a-z]{2,8}|(?<!\d)DE123456789(?!\d)|PAGE +\\\* MERGEFORMAT|C:\\+fakepath\\+[^\s"]{1,60}|[€$£](?:(?:amount|sum|price|total)(?![\p{L}\d])|00[.,]00(?!\d))/gu,
  },
  // Words that come with builders of pages and designs.
  {
    sign: /^(?:Add a|Your par|Document T|Add d|Add l|Add t|\(No t|Event T|New ev|Neuer T|Nouvel é|Nuevo e|Nuovo e|Nieuwe a|Body t|Image d)|WordPress|a paragraph\. Click|Use this (?:area|space|section) to|begins with an idea/m,
    shape:
      /^[ \t#*]{0,4}(?:Add a (?:sub)?heading|Add a little bit of body text|Your paragraph text|\(No title\)|Document Title|Add (?:description|location|title)|Body text|Image description)(?=[ \t*]*\r?$)|^Event Title(?= [–-] |[ \t]*\r?$)|^(?:New event|Neuer Termin|Nouvel événement|Nuevo evento|Nuovo evento|Nieuwe afspraak)(?=[ \t]*\r?\n[^\n]*\d[:.]\d\d)|(?:Hello world! )?Welcome to WordPress\. This is your first post|Just another WordPress site|I['’]m a paragraph\. Click here|Use this (?:area|space|section) to (?:offer|add|write|tell|describe|introduce|promote) (?:a|an|your|some|more|people)(?!\p{L})|It all begins with an idea/gmu,
  },
  { sign: /Company XYZ/, shape: /(?<!\p{L})Company XYZ(?![\p{L}\p{N}-])/gu },
  {
    sign: /XYZ (?:Co|L|I|G|P)/,
    shape:
      /(?<!\p{L})XYZ (?:Company|Corp(?:oration)?|Ltd|Limited|Inc|GmbH|Product)(?![\p{L}\p{N}-])/gu,
  },
  // Numbers and addresses that are nobody's.
  {
    sign: /12345|123-4|123\) 4|0123 ?456|34 567|Anytown|Any Town/,
    shape:
      /(?<![\d+-])(?:01234[ -]?567890?|0123[ /-]?4567890?|\(123\) ?456-7890|123-456-7890)(?!\d)|(?<!\p{L})(?:Anytown|Any Town)(?!\p{L})|(?<![A-Z\d])[A-Z]{2}12 ?3456 ?7890 ?1234/gu,
  },
  {
    sign: /#(?:hash)?tag/i,
    shape: /(?<![\p{L}\p{N}])#(?:hash)?tag(?:\d(?!\d)|(?= #))(?![\p{L}_])/giu,
  },
  {
    sign: /(?:^|[,;:|\t]) ?"?(?:sample|dummy|filler|example|blind|image|photo|logo|text|picture|video|beispiel|muster|füll|platzh|hier steht|faux|testo|voorbeeld|przykł|пример|示例|サンプル|ダミー|예시|占位|placeholder|insert text|add |your |some text)/im,
    shape: new RegExp(`${wholeValue}(?:${sampleTexts})${valueEnds}|${alone}`, 'gimu'),
  },
  // Slides and pages that were never written on.
  {
    sign: /click|klicken|cliquez|pulse|clic|tippen|add your|edit me|type something|haga/i,
    shape:
      /(?<!\p{L})(?:(?:double-)?click (?:here )?to (?:add|edit|enter|insert) (?:a |an |your |the )?(?:(?:sub)?title|text|notes?|date|name|picture|image|heading|caption|content|subtitle|this text|footer)|(?:klicken|tippen)(?: oder tippen)? sie,? (?:hier,? )?(?:um|hier)[^.\n]{0,40}(?:hinzuzufügen|einzugeben|einzufügen|bearbeiten)|cliquez (?:ou appuyez )?(?:ici )?pour (?:ajouter|entrer|modifier|saisir)[^.\n]{0,30}|haga clic(?: o pulse)? (?:aquí )?para (?:agregar|escribir|modificar|introducir)[^.\n]{0,30}|fare clic (?:o toccare )?(?:qui )?per (?:aggiungere|immettere|inserire)[^.\n]{0,30}|(?:edit me|type something|add your (?:heading|title|text|content|caption|subtitle)(?: text)?(?: here)?)(?=[.…!]?\s*(?:\n|$)))(?!\p{L})/giu,
  },
  {
    sign: /入力|記入|填写|输入|入ります|입력/,
    shape:
      /(?:ここに|こちらに|此处|此處|在此|여기에)[^。.\n]{0,12}(?:入力|記入|填写|输入|插入|입력)|テキストが入ります/gu,
  },
  // A name that is left open: 〇〇様, ○○会社, XX公司.
  {
    sign: /〇〇|○○|◯◯|●●|△△|××|□□|某某/,
    shape:
      /(?<![〇○◯●△×□★☆一二三四五六七八九十百千\d])(?:〇{2,4}|○{2,4}|◯{2,4}|●{2,4}|△{2,4}|×{2,4}|□{2,4}|某某)(?= ?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?!年)/gu,
  },
  { sign: /[〇○◯XＸ×]月/, shape: /[〇○◯XＸ×]{1,2}月[〇○◯XＸ×]{1,2}日/gu },
  {
    sign: /XX/,
    shape:
      /(?<![A-Za-z\d])X{2,4}(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?!世纪|世紀|号|染色)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])X{2,4}(?![A-Za-z\d])/gu,
  },
  {
    sign: /[【［〔（]|[({][\p{Script=Han}\p{Script=Hangul}А-Я]/u,
    shape:
      /[【［〔（]([^】］〕）\n]{1,20})[】］〕）]|[({]([\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]{2,8}|ФИО|Имя(?: Отчество)?)[)}]/gu,
    accepts: (match, { masked }) =>
      (namesSlot(match[1] ?? match[2]!) || isForeignOrder(match[1] ?? match[2]!)) &&
      (/^[（({]/.test(match[0]) || lineBefore(match, masked).trim() !== ''),
  },
];

/** Words that head a notice stand between such brackets, too: what is asked for fills them all. */
const namesSlot = (words: string): boolean =>
  /^(?:(?:お客様|貴社|公司|企业|客户|会社|担当者|商品|イベント)?(?:の)?(?:名称|姓名|名字|名|氏名|名前|お名前|会社名|社名|日付|日期|日時|时间|地点|場所|住所|地址|金額|金额|価格|价格|電話番号|电话|电话号码|链接|商品名|役職|职位)|이름|성함|성명|고객명|회사명|날짜|ФИО|Имя(?: Отчество)?)$/u.test(
    words,
  ) || /^(?:name|date|company|title|link)$/i.test(words);
