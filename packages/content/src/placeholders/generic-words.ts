import { byItsWords } from '../signs/by-its-words.ts';

/** What templates ask for, in other languages than English; endings of cases may follow some. */
const nouns = [
  // German
  'namen|vorname|nachname|anrede|firma|firmenname|kundenname|kunde|datum|ort|stadt|straße|adresse|uhrzeit|betrag|preis|jobtitel|stelle|produkt|thema|ansprechpartner|telefonnummer',
  // French
  'nom|pr[ée]nom|soci[ée]t[ée]|entreprise|ville|lieu|adresse|heure|montant|prix|poste|produit|sujet|interlocuteur|lien|partenaire',
  // Spanish, Portuguese, Italian
  'nombre|apellidos?|empresa|ciudad|fecha|hora|lugar|direcci[oó]n|importe|precio|puesto|producto|enlace|tel[ée]fono|cliente',
  'nome|sobrenome|cidade|endere[cç]o|pre[cç]o|valor|produto|telefone',
  'cognome|azienda|citt[àa]|luogo|indirizzo|importo|prezzo|prodotto|ruolo|relatore|relatrice|ragione sociale|raison sociale|raz[oó]n social|denominazione',
  // Dutch, Scandinavian, Finnish
  'naam|voornaam|achternaam|bedrijf|bedrijfsnaam|plaats|adres|bedrag|prijs|functie|klant|klantnaam',
  'navn|fornavn|etternavn|efternavn|namn|förnamn|efternamn|företag|virksomhed|bedriftsnavn|dato|sted|plats|belopp|beløp|pris|nimi|etunimi|sukunimi|yritys|päivämäärä|paikka',
  // Polish, Czech, Hungarian, Romanian, Turkish
  'imi[ęe]|nazwisko|nazwa|firmy|miasto|miejsce|adres|kwota|cena|stanowisko|klienta?|produktu|jm[ée]no|příjmení|název|firmy|místo|částka',
  'n[ée]v|vezetéknév|keresztnév|cégnév|dátum|helyszín|összeg|nume|prenume|firm[ăa]|oraș|sum[ăa]|isim|soyad[ıi]|şirket|tarih|şehir|adres|tutar',
  // Greek, Russian, Ukrainian
  'όνομα|επώνυμο|εταιρεία|ημερομηνία|πόλη|διεύθυνση|ποσό|τιμή',
  'имя|имени|фамилия|компани[яи]|название|дата|дату|город|улица|улицу|дом|адрес|сумма|цена|должность|клиент|клиента|ссылка|телефон|тема|фото|логотип|время|место',
  "ім[’']я|прізвище|компані[яї]|назва|місто|вулиця|адреса|сума|ціна|посада|посилання",
  // Hebrew, Arabic
  'שם|תאריך|חברה|עיר|כתובת|סכום|الاسم|اسم|التاريخ|تاريخ|الشركة|شركة|المدينة|العنوان|المبلغ|العميل',
].join('|');

const nounShape = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${nouns})(?![\p{L}\p{M}])`, 'iu');

/** Chinese, Japanese and Korean set no spaces between their words. */
const unspacedNoun =
  /姓名|名字|名称|名稱|公司|企业|企業|单位|日期|时间|時間|地点|地點|地址|城市|金额|金額|价格|價格|职位|職位|产品|產品|客户|客戶|联系人|電話|电话|链接|氏名|名前|お名前|会社|社名|貴社|日付|日時|場所|住所|金額|商品名|役職|担当者|件名|이름|성명|성함|회사|날짜|일시|장소|주소|금액|직책|고객|제품/u;

const foreignLetters = /[^\p{Script=Latin}\P{L}]/u;

/** Words of at most so many letters say what belongs there, longer ones something of it. */
const longest = 40;

/** Whether words of another language, such as between brackets, name what a template asks for. */
export function namesForeignField(words: string): boolean {
  if (words.length > longest) return false;
  if (unspacedNoun.test(words)) return words.length <= 12;
  const parts = words.split(/[\s,/_-]+/u);
  if (parts.length > 4 || !nounShape.test(words)) return false;
  return (
    foreignLetters.test(words) ||
    nounShape.exec(words)![0] === words ||
    parts.length === 1 ||
    nounShape.test(parts[0]!)
  );
}

/** Orders to fill in, of other languages: `à compléter`, `wpisz nazwę`, `待填写`. */
const orders = [
  String.raw`(?:[\p{L}.]{2,30} ){0,4}(?:ergänzen|einfügen|eintragen|einsetzen|ausfüllen|einzufügen|nachtragen|erfragen|nachfragen|streichen|ankreuzen)`,
  String.raw`à (?:compléter|définir|insérer|préciser|remplir|venir|confirmer|remplacer|coller|traduire|vérifier)(?: ici| par nous)?|(?:insérer|insérez|indiquer|indiquez|saisir|saisissez|remplacer|rayer)(?: .{1,40})?`,
  String.raw`(?:a|por) (?:completar|definir|rellenar|confirmar|determinar)|(?:insertar|inserte|rellenar|completar|indicar|escriba|introduzca|inserir|insira|preencher)(?: .{1,40})?`,
  String.raw`da (?:completare|definire|inserire|confermare|compilare|tradurre|verificare)|(?:inserire|inserisci|compilare|indicare|aggiungere)(?: .{1,40})?`,
  String.raw`(?:nog )?in te vullen|(?:vul|voeg) .{1,30} (?:in|toe)|(?:.{1,30} )?(?:invullen|invoegen|navragen|opvragen)`,
  String.raw`do (?:uzupełnienia|ustalenia)|(?:wpisz|wpisać|wstaw|wstawić|wkleić|uzupełnij|uzupełnić|podaj|doplňte|doplnit|vložte|vložit|infoga|indsæt|sett inn|lisää|täytä)(?:,? .{1,40})?|.{0,30}girin|.{0,30}kitöltendő`,
  String.raw`(?:вставить|вставьте|впишите|укажите|указать|введите|заполнить|заполните|вкажіть|вставте)(?: .{1,40})?|συμπληρώστε(?: .{1,40})?`,
  String.raw`(?:待|请|請)(?:填写|填寫|填|定|补充|補充|确认|確認|输入|輸入|插入)|在此(?:处|處)?.{0,10}|此处.{0,10}|.{0,10}(?:を入力|を記入|入力してください|記入してください|要確認|要入力)|.{0,10}(?:입력|기입)(?:하세요|해 ?주세요)?`,
].join('|');
const order = new RegExp(String.raw`^(?:bitte )?(?:${orders})$`, 'iu');

export const isForeignOrder = (words: string): boolean => order.test(words);

/** What stands in the place of a value that is known later. */
const later = [
  // What somebody does not want is no value that comes: `none wants to be named`.
  String.raw`(?:(?:to be|tb) )?(?:(?<!(?<!\p{L})(?:not|never|wants?|wish|wishes|prefers?|asked|rather) )to be (?:added|announced|arranged|completed|confirmed|decided|defined|determined|filled in|fixed|inserted|named|provided|set|supplied|updated|written)|to follow|to come)(?: (?:later|soon|shortly))?`,
  String.raw`(?:to )?(?:fill (?:this |it )?in|(?:add|insert|enter|write)(?: this| it)?) (?:later|soon)|to (?:fill in|be filled)`,
  String.raw`(?:wird|werden) (?:noch |später |in kürze )?(?:bekannt ?gegeben|bekanntgegeben|ergänzt|nachgereicht|nachgetragen|mitgeteilt|festgelegt)|(?:text|bild|foto|name|preis|inhalt|beschreibung)? ?folgt(?: noch)?`,
  String.raw`à (?:compléter|confirmer|définir|préciser|venir)|(?:por|a) (?:confirmar|definir|completar|determinar)|da (?:confermare|definire|completare)`,
  String.raw`(?:nog )?(?:in te vullen|nader te bepalen|volgt)|do (?:uzupełnienia|ustalenia|potwierdzenia)|уточняется|заполнить|будет позже`,
  String.raw`待填写|待填寫|待定|待补充|待補充|待确认|待確認|未定|要確認|要入力|未入力|미정|추후 ?공지|추후 ?입력`,
].join('|');

/** A shape of those, for expressions with the flags `iu`. */
export const laterShape = `(?:${later})`;
const whollyLater = byItsWords(
  new RegExp(String.raw`^(?:\p{L}{2,20} ){0,2}${laterShape}\.?$|^(?:n\. ?n\.|tb[acd])$`, 'iu'),
);

export const isKnownLater = (words: string): boolean => whollyLater.test(words);
