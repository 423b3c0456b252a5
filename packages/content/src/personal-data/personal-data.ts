/** A place in a text that holds personal data. */
export interface PersonalData {
  kind: 'email' | 'phone' | 'card' | 'national_id';
  start: number;
  end: number;
}
