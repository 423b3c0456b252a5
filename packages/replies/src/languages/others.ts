import type { Language } from './language.ts';

const unknown = '(?!)';

/** Of languages without a table: what they deny, where they borrow the English words for an offer. */
export const others: Language = {
  typical: `ve|bir|için|merhaba|teşekkürler|kya|hum|aap|nahin?|hain?|kar(?:o|e|na)?|\\p{L}{2,}m[ıiuü]yor\\p{L}*|bhai|hindi|kami|namin|salamat|tidak|saya|terima|tolong|nem|
    köszön\\p{L}+|nu|suntem|mulțumi\\p{L}+|hvala|smo|děkuj\\p{L}+|ďakuj\\p{L}+|prosím|kiitos|ei|emme|aitäh|pole|không|chúng|tôi`,
  wishes: unknown,
  praise: unknown,
  offers: unknown,
  asks: '[^ ]+',
  past: unknown,
  missed: unknown,
  negators: `ничего|ei|emme|en ole|pole|değil|yok|hayır|\\p{L}{2,}m[ıiuü]yor\\p{L}*|не|нет|без|немає|няма|nahin?|nahi|nahee|mat|hindi|huwag|walang?|ayaw|tidak|nggak|gak|jangan|bukan|
    không|đừng|nincs|nem|nu (?:suntem|sunt|avem|am|ne|vrem|vreau|dorim|este|e|mai)|fără|ne(?:ch|m[aá]|jsm|pot|z[aá]j)\\p{L}*|nis(?:mo|am)|nije|δεν|όχι|μην|لا|ليس|لسنا|לא|אין|نه|
    [^ ]*(?:[不没沒無별]|ません(?!か)|ない(?![でか])|않|없|안 |ไม่)[^ ]*`,
  harmless: `[^ ]*(?:(\\p{L})不\\1|不错|不好意思|[没沒](?:问题|問題))[^ ]*`,
  turns: 'но|ama|fakat',
  links: unknown,
  conditions: unknown,
  promises: unknown,
  declines: unknown,
  served: unknown,
  later: unknown,
  wrong: unknown,
  refers: unknown,
  sells: unknown,
  complains: unknown,
  reproaches: unknown,
};
