const rest = '[^.,;:!?()]{2,40}';

/** As people tell where they have heard of us. */
const sources = [
  new RegExp(
    `\\b[Ff]ound (?:us|you|our (?:name|number|website|page)) (?:on|in|through|via|by|from|online)\\b(?: ${rest})?`,
    'u',
  ),
  new RegExp(
    `\\b[Ss](?:aw|een) (?:our|your|the|us|you|an?) (?:(?:new|old|red|blue|white|green) )?(?:van|sign|ad|advert|flyer|leaflet|post|website|page|stand|banner|poster|board|work)s?\\b(?: (?:in|on|at|outside|near|around) ${rest})?`,
    'u',
  ),
  new RegExp(
    `\\b[Hh]eard (?:of|about) (?:us|you|our \\p{L}+|your \\p{L}+) (?:from|on|through|via|at) ${rest}`,
    'u',
  ),
  new RegExp(`\\b(?:[Rr]ecommended|[Rr]eferred)(?: to us)? by ${rest}`, 'u'),
  new RegExp(
    `\\b\\p{Lu}[\\p{L}'’-]{1,30}(?: (?:from |at |of )?(?:the )?\\p{Lu}[\\p{L}'’-]{1,30}){0,4} (?:has )?(?:recommended|mentioned|suggested) (?:us|you)\\b(?! to\\b)`,
    'u',
  ),
  new RegExp(
    `\\b[Cc]ame (?:in |to us )?(?:via|through|from|off) (?:our |the |a )?(?:Facebook|Google|Instagram|LinkedIn|Checkatrade|Nextdoor|[Ww]ebsite|[Ww]eb form|[Aa]dvert|[Ff]lyer|[Ll]eaflet)\\b`,
    'u',
  ),
  new RegExp(`\\b[Gg]ot (?:our|your) (?:name|number|details) (?:from|off|on|through) ${rest}`, 'u'),
  /\b[Yy]ou (?:did|do) (?:my|our|her|his) (?:mate|friend|neighbour|sister|brother|mum|dad|boss|cousin|aunt|uncle|son|daughter)['’]?s\b(?: (?:place|house|roof|office|shop))?(?: (?:at|in|on) [^.,;:!?()]{2,40})?/u,
];

/** Where somebody says that they have heard of us, in their words. */
export function readSource(sentences: readonly string[]): string | undefined {
  for (const sentence of sentences)
    for (const source of sources) {
      const found = source.exec(sentence)?.[0].trim();
      if (found !== undefined) return found;
    }
  return undefined;
}
