const greeting =
  "(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Gg][’']?day|[Gg]ood (?:morning|afternoon|evening)|[Mm]orning|[Aa]fternoon)(?: [\\p{L}.’'-]{1,20}){0,3}";
/** What says that they read it, and nothing of what they want. */
const pleasantry =
  "(?:(?:this|that|it)(?:[’']s| is) (?:(?:very|really|such|a) ){0,2}(?:interesting|good|great|perfect|funny|excellent|impeccable) timing|(?:interesting|good|great|perfect|funny|excellent) timing|(?:i )?hope (?:you|all|this|everything)(?:[’'](?:re|s)| are| is| finds you)? (?:\\p{L}+ )?well|(?:good|great|nice|lovely) to (?:hear from|meet) you|happy (?:monday|tuesday|wednesday|thursday|friday|thanksgiving|holidays|new year))";
const forWhat =
  '(?: (?:for (?:the|your|that|this|all the|getting (?:back|in touch)|reaching out|following up|writing|asking|checking in|thinking of (?:us|me))(?: \\p{L}{1,15}){0,4}|again|in advance|so much|very much|all|mate|team|guys|folks|heaps|a lot|a million))';
const closing =
  '(?:(?:[Mm]any |[Kk]ind(?:est)? |[Bb]est |[Ww]arm(?:est)? |[Ww]ith (?:kind |best )?)?(?:[Rr]egards|[Ww]ishes|[Tt]hanks)|[Rr]gds|[Kk]r|[Bb]r|[Cc]heers|[Tt]hank you|[Tt]hx|[Tt]hnx|[Tt]a|[Bb]est|[Ss]incerely|[Cc]ordially|[Ww]armly|[Rr]espectfully|[Yy]ours(?: (?:truly|sincerely|faithfully))?|[Tt]ake care|(?:[Tt]alk|[Ss]peak)(?: to you)? soon)';
const capital = "\\p{Lu}[\\p{L}.’'&-]{0,20}";
/** `Greg Low, Facilities Manager` */
const signature = `(?:[,.!]? ?[–—-]? ?${capital}(?: ${capital}){0,2}(?:(?:, | [–—|-] )${capital}(?: (?:of|and|&|the|${capital})){0,4}){0,2})?`;
const meeting =
  '(?:(?:[Tt]alk|[Ss]peak|[Ss]ee you|[Cc]hat)(?: to you)? (?:then|soon)|(?:[Ii] )?(?:[Aa]m )?[Ll]ook(?:ing)? forward to (?:it|that|(?:the|our|a|your) (?:\\p{L}+ )?(?:call|chat|reply|answer|conversation)|(?:speaking|talking|chatting|hearing from you)(?: (?:then|soon|with you))?))';
const device = '[Ss]ent (?:from|via) (?:my )?(?:\\p{L}+ ?){1,4}|[Gg]et [Oo]utlook for \\p{L}+';

const shapes = [
  new RegExp(`^${greeting}[.!,]*$`, 'u'),
  new RegExp(`^(?:${greeting},? )?${pleasantry}[.!,]*$`, 'iu'),
  new RegExp(`^${closing}${forWhat}?${signature}[.!,]*$`, 'u'),
  new RegExp(`^(?:${meeting}|${device})[.!,]*$`, 'u'),
];
const longest = 120;

/** Whether a sentence greets, thanks or takes leave, and says nothing that a text may have to take up. */
export const isCourtesy = (sentence: string): boolean =>
  sentence.length <= longest && shapes.some((one) => one.test(sentence));
