const booking =
  '(?:book(?:ings?)?|pre-?book(?:ing)?|reserv(?:e|ations?)|tickets?|registrations?|register|rsvp|sign[- ]?up|appointments?)';

const unbooked = new RegExp(
  [
    `\\b(?:no|without(?: an?)?) (?:(?:need|reason) (?:to|for an?) |prior |advance |pre-?)?${booking}(?: (?:or ${booking} )?(?:is |are )?(?:needed|required|necessary))?\\b(?! (?:fees?|charges?|left|available|remaining))`,
    `\\b(?:booking|registration|reservation)s? (?:is |are )?(?:not |un)(?:needed|required|necessary)\\b`,
    `\\b(?:don['’]?t|do not|doesn['’]?t) (?:need|have) to (?:pre-?)?(?:book|register|reserve|sign up|rsvp)\\b`,
    '\\b(?:just|simply) (?:turn up|come along|drop in|pop in|walk in)\\b|\\bwalk-?ins? (?:are )?welcome\\b|\\bdrop-in\\b',
    // Whoever replies to a letter has no ticket.
    `\\b(?:tickets?|places?|bookings?|reservations?|seats?|tables?)\\b[^.;!?]{0,24}? (?:from|at|via|through|on|by calling|by phoning|by ringing|over) (?:the |our |your )?(?:website|web ?page|online|door|box office|bar|reception|till|shop|office|link|phone|telephone|www\\b|https?:|[a-z]{3,20}\\.(?:com|co\\.uk|org))`,
    `\\b(?:book|reserve|register|sign up|buy tickets?|rsvp)\\b[^.;!?]{0,24}? (?:online|(?:at|on|via|through|from|by|to|with) (?:the |our )?(?:website|web ?page|link|box office|bar|reception|shop|phone|telephone|calling|ringing|phoning|e-?mail|www\\b|https?:|\\S{2,40}@|\\+?\\d))|\\b(?:ring|call|phone)\\b[^.;!?]{0,24}? to (?:book|reserve)\\b`,
  ].join('|'),
  'iu',
);

/** Whether people may come to an event as they are, `just turn up`, or book elsewhere: `tickets £8 from the website`. */
export const needsNoBooking = (event: string): boolean => unbooked.test(event.slice(0, 600));
