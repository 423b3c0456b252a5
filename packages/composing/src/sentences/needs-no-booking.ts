const booking =
  '(?:book(?:ings?)?|pre-?book(?:ing)?|reserv(?:e|ations?)|tickets?|registrations?|register|rsvp|sign[- ]?up|appointments?)';

const unbooked = new RegExp(
  [
    `\\b(?:no|without(?: an?)?) (?:(?:need|reason) (?:to|for an?) |prior |advance |pre-?)?${booking}(?: (?:or ${booking} )?(?:is |are )?(?:needed|required|necessary))?\\b(?! (?:fees?|charges?|left|available|remaining))`,
    `\\b(?:booking|registration|reservation)s? (?:is |are )?(?:not |un)(?:needed|required|necessary)\\b`,
    `\\b(?:don['’]?t|do not|doesn['’]?t) (?:need|have) to (?:pre-?)?(?:book|register|reserve|sign up|rsvp)\\b`,
    '\\b(?:just|simply) (?:turn up|come along|drop in|pop in|walk in)\\b|\\bwalk-?ins? (?:are )?welcome\\b|\\bdrop-in\\b',
  ].join('|'),
  'iu',
);

/** Whether people may come to an event as they are: `no booking needed`, `just turn up`. */
export const needsNoBooking = (event: string): boolean => unbooked.test(event.slice(0, 600));
