export { toEmailAddress } from './addresses/email-address.ts';
export { readCallTarget, type CallTarget } from './addresses/call-target.ts';
export { findContacts, type Contacts } from './addresses/find-contacts.ts';
export { toE164 } from './addresses/phone-number.ts';
export { isPhoneRegion, phoneRegionSettings, type PhoneRegion } from './addresses/phone-region.ts';
export { findWishes } from './wishes/find-wishes.ts';
export {
  asksToStop,
  legalMatterOf,
  readCallWishes,
  readReplyWishes,
} from './wishes/read-wishes.ts';
export { both, noWishes, type Wishes } from './wishes/wishes.ts';
export { ownWords } from './words/own-words.ts';
export { toSentences, type Sentence, type Word } from './words/sentences.ts';
