import type { IcpDossier } from '@workspace-ops/contracts';

export const baselineProfiles: readonly IcpDossier[] = [
  {
    name: 'Founder-led professional services firm',
    industry: 'Professional Services',
    targetRole: 'Founder / CEO',
    companySize: '10-50',
    revenueRange: '$1M-$5M',
    valueProposition:
      'Takes the founder out of the daily hand-offs: enquiries, proposals, onboarding and reporting run as governed workflows, with the founder’s approval only where it matters, so that the firm can grow by a third without another layer of coordinators.',
    acutePainTriggers: [
      'A senior person resigned and took the process in their head along',
      'Two proposals in a month went out late and were lost',
      'The founder works weekends on invoices, reports or quality checks',
      'A new large client demands reporting that nobody has time to produce',
    ],
    buyingSignals: [
      'Hiring for operations manager, project coordinator or executive assistant',
      'The founder posts about capacity, delegation or stepping back from delivery',
      'New CRM or project tool adopted within the last six months',
      'Growth in headcount above 20% in a year without a named head of operations',
    ],
    disqualifiers: [
      'Fewer than five people, or a solo consultant with subcontractors',
      'No recurring process: every engagement is sold and delivered differently',
      'The founder will not let anyone else approve client-facing work',
      'A replacement of the core system is under way and freezes everything else',
    ],
    outreachAngles: [
      'Ask which approval they gave last week that somebody else could have given',
      'Offer to map one client request from first contact to invoice, in forty minutes',
      'Show a firm of their size that halved the time from call to proposal',
      'Open with the post they advertise for coordination, and what it will cost in a year',
    ],
  },
  {
    name: 'Commercial real estate brokerage with its own listings',
    industry: 'Commercial Real Estate',
    targetRole: 'Managing Broker / Principal',
    companySize: '15-75',
    revenueRange: '$3M-$20M',
    valueProposition:
      'Answers every enquiry on a listing within minutes, qualifies it by size, budget and timing, and keeps owner reports and CRM records current without a broker typing them, so that brokers spend their hours in tours and negotiations.',
    acutePainTriggers: [
      'An owner took a listing away over missing or late activity reports',
      'Sign and portal enquiries wait until the next day, or are answered by nobody',
      'A broker left and the status of their deals cannot be reconstructed',
      'Vacancy in the portfolio rises and owners ask for proof of marketing effort',
    ],
    buyingSignals: [
      'Won a new exclusive or a portfolio assignment in the last quarter',
      'Advertises for a marketing coordinator, transaction coordinator or analyst',
      'Opens an office in another market or merges with another house',
      'Listings live for more than ninety days with unchanged marketing',
    ],
    disqualifiers: [
      'Residential business only',
      'Franchise office whose systems are prescribed by the network',
      'Fewer than twenty active listings a year',
      'Brokers keep their contacts private and the house has no shared CRM',
    ],
    outreachAngles: [
      'Call one of their own listings after six in the evening and tell them what happened',
      'Send an owner report made from one of their public listings as it could look weekly',
      'Compare the commission on one lost enquiry with a year of coverage',
      'Ask how they would hand over a broker’s deals if that broker left on Friday',
    ],
  },
  {
    name: 'Medical spa group with two to ten locations',
    industry: 'Medical Aesthetics',
    targetRole: 'Owner / Director of Operations',
    companySize: '20-120',
    revenueRange: '$2M-$15M',
    valueProposition:
      'Fills the calendar from enquiries that go unanswered today: calls and forms are taken around the clock, consultations booked into real openings, no-shows followed up, and every location reports the same figures every Monday.',
    acutePainTriggers: [
      'Missed calls during treatment hours, seen in the telephone bill or in reviews',
      'No-show rate above 12%, or empty chairs on expensive devices',
      'A newly opened location fills more slowly than the plan that financed it',
      'Front-desk turnover: the third new receptionist within a year',
    ],
    buyingSignals: [
      'Opening, acquiring or renovating a location',
      'Spends steadily on search or social advertising for treatments',
      'New booking or patient-record system within the last year',
      'Reviews that mention waiting for a call back',
    ],
    disqualifiers: [
      'Single practitioner with a full calendar and no wish to grow',
      'Booking system without any interface, and no plan to change it',
      'Part of a chain whose head office decides on tools',
      'No medical director on record, or open regulatory proceedings',
    ],
    outreachAngles: [
      'Report how many of five test calls were answered, by location and hour',
      'Price one empty device hour and multiply it by last month’s no-shows',
      'Show the Monday report of a group that compares its locations on one page',
      'Ask what happens to an enquiry that comes in on Saturday at nine in the evening',
    ],
  },
];
