import type { RecordKind } from './kind.ts';

/** Somebody who works for us, as programs for staff keep them. */
export const staff: RecordKind = {
  markedBy:
    /^(?:employeenumber|employeeid|employeeidincompany|worker(?:id|type)|(?:work|personal)email|rolestate|lifecyclestatus|employmenthistorystatus|employmentstatus|employmenttype|preferred(?:first)?name|legalname|supervisoryorgani[sz]ation|onboardingstatus|hiredate|hiringstatus|hiringtype|weekly(?:working)?hours|manager(?:id|uuid)|reportsto|timetype|positiontitle)$/,
  marks: 2,
  unless: /^(?:requisitionid|reqcode|shortcode|openings?)$/,
  names: [
    [/^(?:office|site|officelocation|branch)$/, 'location'],
    [
      /^(?:laptop|kit|gear|devices|hardware|(?:it)?assets|laptop(?:and)?gear|laptop(?:model)?)$/,
      'equipment',
    ],
    [/^(?:legalname|workername|employeefullname)$/, 'full name'],
    [/^supervisoryorgani[sz]ation$/, 'team'],
    [/^employment(?:history)?(?:status|type)$|^worker(?:time)?type$|^timetype$/, 'employment type'],
    [/^(?:onboarding|preboarding|setup)(?:tasks|checklist|items|steps)$/, 'items'],
    [/^(?:arrival|firstdaytime|firstdayarrival)$/, 'arrival time'],
    [/^(?:preferredfirstname|nickname)$/, 'preferred name'],
  ],
  values: [
    [
      /^(?:customfield\d+|furtherdetail)$/,
      /\b(?:laptop|headset|monitor|screens?|badge|fob|keys?|tablet|uniform|boots|hard hat|hi-vis|locker)\b/i,
      'equipment',
    ],
  ],
  // What only the program needs, and what those who prepare a first day have no business to read.
  left: /^(?:type|object|hiringstatus|employments|displayname|employee(?:id|idincompany|number)|workerid|rolestate|lifecyclestatus|onboardingstatus|status|terminated|twopercentshareholder|middleinitial|createdat|ssn|socialsecuritynumber|nationalid|nationalinsurancenumber|taxid|passportnumber|dateofbirth|birthdate|dob|gender|maritalstatus|ethnicity|home(?:address|phone)|bank\w{0,20}|iban|salary|annualsalary|payrate|rateofpay|paytype|payper|compensation|emergencycontact\w{0,20})$/,
};
