/** Words by which a firm, a school or a church is told from a place and from a second person, however they are written. */
const firmWord =
  /\b(?:abbey|academy|agency|architects?|arms|associates|association|autos?|bakers?|bakery|bank|bar|barbers|bistro|boat ?yard|bowl|breweries|brewery|brewing|brothers|builders|butchers?|caf[eé]|capel|care|caterers|catering|charters|chiropractic|centre|center|chapel|chippy|church|cleaners|cleaning|clinic|club|co|college|company|construction|consulting|council|creamery|dairy|deli(?:catessen)?|dental|design|diner|distillery|electrical|energy|engineering|estates?|events|farms?|fellowship|fitness|flooring|foods?|forge|foundation|foundry|furniture|garage|gardens?|grill|group|gym|hall|hardware|haulage|health|hire|holdings|homes?|hospital|hotels?|housing|industries|inn|insurance|interiors|joinery|kennels|kitchens?|labs?|laundry|lettings|library|llc|lodge|logistics|ltd|management|marina|market|medical|mills?|ministries|mosque|motors|museum|nurser(?:y|ies)|opticians?|optometry|orchards?|orthodontics|orthodontists?|parish|park|partners|partnership|pediatrics|paediatrics|pharmacy|physio(?:therapy)?|plumbing|poultry|practice|printers|printing|properties|pub|realty|rehab|rentals?|restaurant|retail|roasters?|roofing|salon|school|services|shop|software|solar|solutions|sons|spa|stables|stores?|studios?|supermarket|suppl(?:y|ies)|surgery|surveyors|synagogue|systems|takeaway|tavern|tea ?rooms?|technologies|temple|theatre|timber|tours|trading|transport|travel|trust|university|veterinary|vets?|vineyards?|wholesale|winery|wines|works|ysgol)\b\.?/iu;
/** Whether it has a word by which a firm is told. */
export const isFirmWord = (name: string): boolean => firmWord.test(name);

const ofHousehold = /\b(?:family|household)\b|\b(?:senior|junior|sr|jr)\.?$/i;

/** `Pacheco Hardware` of `Jim Pacheco, Pacheco Hardware`: it has the person's name, or a firm's word. */
export function findFirm(
  value: string,
  readsAsPerson: (name: string) => boolean,
): string | undefined {
  const [person = '', firm = '', third] = value.split(/, (?=\p{Lu})/u);
  const surname = person.split(' ').at(-1)!;
  const isFirm =
    (firm.includes(' ') && firmWord.test(firm)) ||
    firm.split(' ').some((word, at, all) => word === surname && all.length > 1);
  return third === undefined && isFirm && readsAsPerson(person) && !ofHousehold.test(firm)
    ? firm
    : undefined;
}
