export { readCallTarget, type CallTarget } from './addresses/call-target.ts';
export { toEmailAddress, type Contacts } from './addresses/find-contacts.ts';
export {
  isPhoneRegion,
  phoneRegionSettings,
  toE164,
  type PhoneRegion,
} from './addresses/phone-number.ts';
export { findStatements, whomToSuppress } from './people/find-statements.ts';
export { leaveOut, withoutRecords } from './people/leave-out.ts';
export { readPeople, type People } from './people/read-people.ts';
export { isStopOrder } from './wishes/no-contact.ts';
export {
  findWishes,
  readCallWishes,
  readReplyWishes,
  tellsComplaint,
} from './wishes/read-wishes.ts';
export { both, noWishes, type Wishes } from './wishes/wishes.ts';
export { ownWords, splitMail } from './words/own-words.ts';
export { isGreeting } from './words/signature.ts';
export { toSentences, type Sentence, type Word } from './words/sentences.ts';
