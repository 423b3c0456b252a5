const service =
  /\b(?:calendly\.com|cal\.com\/|savvycal\.com|zcal\.co|tidycal\.com|youcanbook\.me|acuityscheduling\.com|chilipiper\.com|appointlet\.com|doodle\.com|oncehub\.com|calendar\.app\.google|calendar\.google\.com|meetings(?:-\p{L}{2}\d)?\.hubspot\.com|outlook\.office(?:365)?\.com\/(?:owa\/calendar|book)|bookings\.cloud\.microsoft)/iu;
const asked =
  /\b(?:book|grab|pick|find|schedule|choose|reserve|select|get) (?:yourself |in )?(?:something|some ?time|(?:a |any |whichever |whatever )?(?:time|slot|call|meeting|spot|appointment))\b[^.?!]{0,40}\b(?:here|(?:on|from|in|via|using|through|with) (?:my|our|this|the) (?:calendar|schedule|diary|(?:booking |scheduling |calendar )?(?:link|page))|link below|below)\b|\b(?:here['’]?s|here is|use|this is|see) (?:my|our) (?:calendar|booking|scheduling|meetings?) (?:link|page)\b|\b(?:put|book) (?:yourself|it|us|a slot) (?:straight )?(?:in|into) my (?:calendar|diary)\b/iu;

/** Whether somebody asks that a time be booked in a calendar of their own: nobody asks them for one again. */
export const asksToBook = (sentence: string): boolean =>
  service.test(sentence) || asked.test(sentence);
