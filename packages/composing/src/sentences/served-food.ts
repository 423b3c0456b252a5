/** As a menu calls what guests are served: nobody's finger, and nothing that is too hot. */
const dishes =
  /(?<!\p{L})(?:(?:hot|cold|warm) )?(?:finger|fork|hog|carvery|grazing) (?:tables?|boards?|platters?|buffets?|food|lunch(?:es)?|suppers?|roasts?)(?!\p{L})|(?<!\p{L})(?:hot|cold|warm) (?:buffets?|meals?|food|lunch(?:es)?|dinners?|suppers?|drinks?|canap[eé]s?|puddings?|desserts?|starters?|mains?|rolls?|plates?)(?!\p{L})/giu;

/** A sentence without the dishes that it names. */
export const withoutDishes = (sentence: string): string =>
  /finger|fork|hog|carvery|grazing|hot |cold |warm /i.test(sentence)
    ? sentence.replace(dishes, 'food')
    : sentence;
