import { namesFor } from '../facts/field-names.ts';

const about =
  'customer company lead contact supplier referrer referral phone email owner reporter date invoiceDate bankDetails totalOverdue audience channel publishOn dayOfPublication issueDate reportDate ageingDate agingDate runDate asOf asOfDate newsletterDate editor mailing ourMailing received receivedOn receivedAt';
const ofWork =
  'currency campaign status questions offerWanted consent budget discount daysOverdue repliedAt lastSpoke lastContact lastContacted lastCall lastCalled lastChased sentiment dealName closeDate quoteDate leadConsent';
const derived =
  'passedDate namedTime firstNamed agreedTime agreedDay namedHours namedDays namedWeek anyTime callAt askedPrice dayOffer consentTerms termsInOwnWords dueIs leftDisputed invoicesAre nextReminder remindersSent';
/** By what somebody settled a question about the text: docs/approvals.md. */
const settled =
  'recipient mayCall maySend mayAskEarly complaintAnswered knownCustomer disputed findingsClosed textSeen consentKept privateKept instructionsKept figuresRight actionSafe dangerSettled dateOrder ourAnswer mayOmitWarning mayOmitPrice mayOmitDemand mayOmitCondition mayOmitDeadline mayOmitPromise';

/** What a letter is addressed with, and what is about the work on it. */
export const besideText: ReadonlySet<string> = new Set(
  [about, ofWork, derived, settled].join(' ').split(' ').flatMap(namesFor),
);

/** `contactEmail`, `best_time`; what somebody said `on the phone` is a sentence, and no number. */
export const isOfReaching = (name: string, value: string): boolean =>
  ofReaching.test(name) && !(ofLine.test(name) && isSentence(value));

const isSentence = (value: string): boolean =>
  value.split(/\s+/, fewWords).length === fewWords && !/@|\d(?:[ ()./-]{0,3}\d){5}/.test(value);
const fewWords = 5;
const ofLine = /(?:phone|telephone|mobile)$/;
const ofReaching =
  /(?:email|phone|telephone|mobile|address)$|^(?:best|preferred|convenient)(?:times?|hours?)(?:(?:to|for)[a-z]{3,20})?$|^(?:best)?whento(?:call|ring|phone|reach|contact|speak)|^call(?:back)?(?:times?|hours|window)$|^(?:preferred|best|usual)(?:contact|channel|method|communication)[a-z]{0,12}$|^contact(?:by|via|method|preference)$|^(?:addressee|addressedto|addressto|sendto|sentto|letterto|mailto|emailto|writeto)$/;
