import type { RecordKind } from './kind.ts';

/** What somebody wrote in public, or into a survey, of the work of a firm. */
export const reviews: RecordKind = {
  markedBy: /^(?:stars|starrating|reviewid|reviewrating|reviewtext|surveytype)$/,
  marks: 1,
  names: [
    [/^(?:text|comment|reviewtext|body|content|reviewbody)$/, 'review'],
    [/^(?:title|reviewtitle)$/, 'heading of review'],
    [/^(?:createdat|createtime|reviewdate|publishedat)$/, 'reviewed on'],
    [/^(?:experiencedat|experiencedate)$/, 'date of work'],
    [/^(?:stars|starrating|reviewrating|rating)$/, 'stars'],
    [/^(?:referenceid|orderreference)$/, 'our reference'],
    [/^recipientemail$/, 'email'],
  ],
  // The firm that is reviewed is the one that asks.
  left: /^(?:name|reviewid|(?:business(?:unit)?|location|display|identifying|site)name|displayname|displaylocation|companyreply(?:text|createdat)|reviewreply(?:comment|updatetime)?|updatetime|isanonymous|permalink|surveytype)$/,
};
