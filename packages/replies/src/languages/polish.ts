import type { Language } from './language.ts';

const month =
  '(?:styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrześniu|październiku|listopadzie|grudniu|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)';
const then = `(?:(?:w|we|od|po|na|dopiero w|pod koniec|na początku) (?:${month}|nowym roku|przyszłym roku|wakacjach|sezonie|żniwach|świętach|jesieni|jesień|wiosnę|wiosną|zimę|lecie|przyszłym miesiącu|przyszłym kwartale)|(?:wiosną|latem|jesienią|zimą)|za (?:kilka|parę|\\p{L}+) miesi\\p{L}+|później|kiedy indziej|innym razem)`;

export const polish: Language = {
  typical:
    'nasz\\p{L}*|przez|tylko|jeszcze|bardzo|będzie|gdzie|kiedy|który|szukamy|nie|jest|dla|się|nam|mnie|dzień|dobry|jak|czy|tak|proszę|poproszę|dziękuję|dziękujemy|jestem|jesteśmy|mamy|na|do|ale|już|w|z|o|i|po|za|od|że|mam|chętnie|pan|pani|państwo|państwa|ile|można|mogę|może|to',
  wishes: `(?:czekam|czekamy) na|jak najbardziej|dokładnie (?:tego|to|czegoś)|(?:szukamy|szukam) (?:właśnie|akurat|pilnie|czegoś|takiego|takiej|nowego|nowej)|podpiszę|podpiszemy|(?:zapraszam|zapraszamy|czekam na (?:telefon|kontakt|ofertę))|zainteresowan[yaei]|zainteresował[oay]?|interesuje (?:mnie|nas)|(?:mnie|nas) (?:to )?interesuje|interesuje|(?:bardzo )?chętnie|z (?:wielką )?przyjemnością|z miłą chęcią|(?:proszę|prosimy|poproszę) (?:bardzo )?(?:do mnie |do nas )?(?:o|mi|nam|za|za?dzwonić|oddzwonić|przesłać|wysłać|podesłać|podać|przysłać|się|przyjechać|przyjść|wpaść)(?! (?:kontaktować|usuni\\p{L}+|wypis\\p{L}+|wykreśl\\p{L}+|niewysyłanie|zaprzestanie|skreśl\\p{L}+))|
    ile (?:to |by |taki? |taka |państwo |by to )*(?:kosztuje|kosztują|kosztowałoby|kosztowała|kosztował|wynosi|wyniesie|wyniosłoby|płaci się|bierzecie|biorą|za|wychodzi|trzeba)|jaki (?:jest |byłby )?(?:koszt|cena)|jaka (?:jest |byłaby )?(?:cena|stawka)|jakie (?:są |macie |mają państwo )?(?:ceny|koszty|stawki|warunki)|po ile|w jakiej cenie|
    (?:czy )?(?:może|mogą|mógłby|mogłaby|mogliby|możecie|możesz) (?:pan |pani |państwo |mi |nam |ktoś |do mnie |do nas )*(?:zadzwonić|oddzwonić|wysłać|przesłać|podesłać|podać|pokazać|przyjechać|przygotować|umówić|wycenić|przedstawić)|(?:niech )?(?:pan |pani |ktoś )?(?:zadzwoni|oddzwoni)|(?:zadzwoń|zadzwońcie|wyślij|wyślijcie|prześlij|prześlijcie|podeślij|podeślijcie|pokaż|pokażcie|dzwoń|dzwońcie|wpadnij|wpadnijcie|przyjedź|przyjedźcie)(?: do)?(?: mi| nam| mnie| nas)?|
    (?:chcę|chcemy|chciałbym|chciałabym|chcielibyśmy|pragnę) (?:się )?(?:[^ ]+ ){0,3}(?:spróbować|wypróbować|przetestować|zamówić|kupić|zobaczyć|umówić|dowiedzieć|poznać|porozmawiać|obejrzeć|otrzymać|dostać|skorzystać)|więcej (?:informacji|szczegółów)|dowiedzieć się więcej|kiedy (?:możemy|można|może|mogą|zaczynamy|moglibyśmy|ma|mają|pan|pani|państwo|by)|(?:możemy|moglibyśmy|może) (?:się |jutro |kiedyś )*(?:porozmawiać|umówić|spotkać|zdzwonić|pogadać|zacząć)|
    (?:bierzemy|biorę|zamawiam|zamawiamy|kupuję|kupujemy)|(?:umówmy|umawiamy|spotkajmy|zdzwońmy) się|wchodzę w to|wchodzimy w to|mogę rozmawiać|jestem (?:dostępn[ya]|wolny|wolna)|potrzebuj(?:ę|emy) (?:właśnie |pilnie )?(?:tego|takiej|takiego|czegoś)`,
  praise:
    '(?:brzmi|wygląda) (?:[^ ]+ )?(?:dobrze|ciekawie|interesująco|świetnie|super|obiecująco)|pasuje (?:mi|nam)|dobry pomysł',
  offers: `ofert(?:a|ę|y|ą|cie)|wycen(?:a|ę|y|ie)|kosztorys\\p{L}*|cen(?:a|ę|y|ie|ach)|cennik\\p{L}*|koszt\\p{L}{0,3}|stawk\\p{L}+|spotkani\\p{L}+|rozmow(?:a|ę|y|ie)|telefon|telefonu|kontakt|termin\\p{L}{0,2}|dem[oa]|prezentacj\\p{L}+|pokaz|próbk\\p{L}+|wersj\\p{L}+ (?:próbn|testow)\\p{L}+|katalog\\p{L}*|broszur\\p{L}+|propozycj\\p{L}+|informacj\\p{L}+|warunki|szczegóły|faktur\\p{L}+`,
  asks: `prosz\\p{L}+|prosi\\p{L}*|poproszę|poprosimy|prosiłbym|prosiłabym|prosilibyśmy|chcę|chcemy|chciałbym|chciałabym|chcielibyśmy|potrzebuję|potrzebujemy|może|możemy|mogę|można|mogą|mógłby|mogłaby|mogliby|możecie|wyślij\\p{L}*|prześlij\\p{L}*|wysłać|przesłać|umówić|umówmy|czekam|czekamy|tak|ok|okej|zgoda|jasne|chętnie|pasuje|dobrze|byłoby|byłaby|otrzymać|dostać|dlaczego nie|czemu nie|zapraszam|zapraszamy|przydałaby|przydałby|przydałoby`,
  past: 'wczoraj|ostatnio|poprzedni\\p{L}*|mieliśmy|miałem|miałam|dostaliśmy|dostałem|widzieliśmy|widziałem|podpisaliśmy|podpisałem|zeszł\\p{L}+|ubiegł\\p{L}+',
  missed:
    'widzę|widzimy|znalazłe?a?m|znaleźliśmy|dostałe?a?m|dostaliśmy|otrzymałe?a?m|otrzymaliśmy|wiem|wiemy|znam|znajduję',
  negators:
    'nie|bez|żaden|żadn\\p{L}+|nic|nigdy|nikt|ani|brak|zbędn\\p{L}+|rezygnuj\\p{L}+|dziękuję nie',
  harmless:
    '(?:nie ma|żaden|bez|nie widzę) (?:problemu|problem|sprawy|przeszkód)|(?:dlaczego|czemu) nie|nie tylko|(?:nie )?(?:mam|mamy) nic przeciwko|nic przeciwko|nie (?:wahaj\\p{L}*|najgorzej|przed|głupi|pali się|jest źle|zaszkodzi)|bez (?:zobowiązań|vat|pośpiechu|wątpienia)|czy nie (?:mógłby|mogłaby|mogliby)|jeśli nie',
  turns: 'ale|lecz|jednak|natomiast|za to|raczej|tylko',
  links: 'że|ani|lub|albo|czy|bo|ponieważ|aby|żeby',
  conditions: 'jeśli|jeżeli|gdyby|gdy|kiedy|jak będ\\p{L}+',
  promises: `(?:odezwiemy|odezwę|skontaktujemy|skontaktuję) się|damy znać|dam znać|(?:zadzwonimy|zadzwonię) (?:sami|sam|do)`,
  declines: `nie dziękuj\\p{L}+|dziękuj\\p{L}+ (?:ale )?nie|(?:nie|niestety nie) (?:jestem|jesteśmy|będę|będziemy) (?:[^ ]+ )?zainteresowan\\p{L}|nie (?:interesuje|potrzebuj\\p{L}+|chc\\p{L}+|ma (?:takiej )?potrzeby|mamy (?:potrzeby|budżetu|czasu|zapotrzebowania)|mam (?:potrzeby|czasu|budżetu)|skorzysta\\p{L}+|dla (?:nas|mnie))|brak (?:zainteresowania|budżetu|potrzeby)|nie tym razem|(?:za|zbyt) drog\\p{L}+|(?:rezygnujemy|rezygnuję|odmawiam)|na razie nie|teraz nie|dajcie (?:mi|nam) spokój|zamykamy|zadowolon[iya]`,
  served:
    '(?:mamy|mam|korzystamy|współpracujemy|podpisaliśmy|wybraliśmy|jesteśmy) (?:[^ ]+ )?już(?: [^ ]+){0,5}|już (?:mamy|mam|podpisaliśmy|wybraliśmy|korzystamy|współpracujemy|jesteśmy)(?: [^ ]+){0,5}|(?:stałego|swojego|własnego|innego|inną|innym) (?:dostawc\\p{L}+|wykonawc\\p{L}+|firm\\p{L}+|partner\\p{L}*)|(?:wybraliśmy|podpisaliśmy|zdecydowaliśmy) (?:[^ ]+ ){0,4}(?:inn\\p{L}+|konkurenc\\p{L}+)|konkurencj\\p{L}+|(?:robimy|robię) to sam\\p{L}+|we własnym zakresie|mamy (?:swojego|swoją|własn\\p{L}+|stał\\p{L}+)',
  later:
    '(?:odezw\\p{L}+|zadzwoni\\p{L}+|za?dzwoń\\p{L}*|wróci\\p{L}+|wróćmy|kontakt\\p{L}*|skontaktować|napis\\p{L}+|porozmawiamy|pogadamy|przypomni\\p{L}+|zgłos\\p{L}+|spróbuj\\p{L}*|odezwać|zgłosić|rozmawia\\p{L}+)(?: [^ ]+){0,6} THEN|(?:może|ewentualnie|najwcześniej|dopiero|być może) (?:[^ ]+ ){0,3}THEN|THEN (?:może|ewentualnie|wrócimy|porozmawiamy|zobaczymy|możemy)'.replaceAll(
      'THEN',
      then,
    ),
  wrong:
    '(?:niewłaściw|zł)\\p{L}+ (?:osob\\p{L}+|adres\\p{L}*|numer\\p{L}*)|pomyłka|pomylili\\p{L}*|nie (?:zajmuję|zajmujemy) się|nie pracuję (?:już|tu)|nie ta osoba',
  refers:
    '(?:proszę )?(?:kontaktować się|rozmawiać|pisać|zwrócić się|skontaktować się)(?: [^ ]+){0,2} (?:z|do) (?:moj\\p{L}+|nasz\\p{L}+|pan\\p{L}+|kierownik\\p{L}*|szef\\p{L}*|dział\\p{L}*)|(?:zajmuje się tym|tym zajmuje się|decyduje o tym|odpowiada za to|decyzję podejmuje)',
  sells:
    '(?:oferujemy|sprzedajemy|produkujemy|wykonujemy|robimy też)|(?:potrzebują|potrzebujecie|szukają|są państwo zainteresowani|potrzebuje (?:pan|pani))(?=[^\\n]{0,80}\\?)|nasze (?:ceny|usługi)|nasza oferta',
  complains:
    'reklamacj\\p{L}+|skarg\\p{L}+|zwrot(?:u)? pieniędzy|skandal\\p{L}*|niedopuszczaln\\p{L}+|nękani\\p{L}+|oszust\\p{L}+',
  reproaches: 'dlaczego (?!nie\\b)|skąd|kto (?:panu|pani|państwu|wam)|po co|ile razy',
};
