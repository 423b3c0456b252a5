/** Field data as a phone sends it, some 250 bytes. */
export const fieldData = {
  dataType: 'observation',
  payload: {
    customer: 'Harbour Dental Group',
    location: 'Leith, Edinburgh',
    observation: 'Front desk re-types every web enquiry into the booking system, about 40 a day.',
    outcome: 'A shared intake form cut re-typing from 9 hours a week to 1.',
  },
};
