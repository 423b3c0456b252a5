const offers =
  /^(?:(?:offer(?:ed)?|propos(?:ed|al)|suggest(?:ed|ion)|possible|available|free|open|alternative|call|meeting|our|visit)*(?:days?|dates?|times?|slots?|timeslots?|options|alternatives)|(?:our)?availability|dayoptions|dateoptions|timeoptions)$/;
/** The date of a run has rules of its own. */
const notOffered = /^(?:(?:call|meeting|visit)?(?:dates?|times?|days?)|opendays?|opentimes?)$/;

/** Whether a field of the name, as `normalName` writes it, may hold days that are offered. */
export const mayOfferDays = (name: string): boolean => offers.test(name) && !notOffered.test(name);
