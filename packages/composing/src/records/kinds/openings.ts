import type { RecordKind } from './kind.ts';

/** A job that a program for applications has. */
export const openings: RecordKind = {
  markedBy:
    /^(?:requisitionid|reqcode|refnumber|openedat|hiringteam|employmenttype|typeofemployment|workplacetype|description(?:plain|html)|departmentname|teamname|locationname|jobdescription|shortcode|publisheddate|releaseddate|applyurl|commitment|requisitionreason|reasonforhire|targetstartdate|jobad)$/,
  marks: 2,
  unless:
    /^(?:firstname|fullname|lastname|hiredate|employeenumber|employeeid|workemail|personalemail)$/,
  names: [
    [/^(?:hiringlead|hiringteamlead|recruiter)$/, 'hiring manager'],
    [/^(?:name|text|title|jobtitle|jobname|postingtitle)$/, 'role'],
    [/^(?:teamname|departmentname|jobdepartment)$/, 'team'],
    [/^(?:offices?|locationname|offices?location|worklocation|jobsite|locations)$/, 'location'],
    [
      /^(?:description(?:plain|html|text|body)?|jobdescription|whatyoulldo|responsibilities|content|summary)$/,
      'tasks',
    ],
    [/^(?:qualifications|skills|jobrequirements)$/, 'requirements'],
    [/^(?:additionalinformation|additional)$/, 'benefits'],
    [
      /^(?:targetstart(?:date|s)?|(?:planned|preferred|expected|openings?)?(?:target)?startdate|targetstart)$/,
      'start date',
    ],
    [
      /^(?:reasonforhire|requisitionreason|openingreason|reasonforopening|hiringreason|justification)$/,
      'reason',
    ],
    [/^(?:apply|application|posting|jobs?)(?:link|url)$/, 'apply to'],
    [/^(?:employmenttype|typeofemployment|commitment|jobtype|worktype)$/, 'employment type'],
  ],
  left: /^(?:jobstatus|internaljobcode|requisitionid|reqcode|refnumber|shortcode|code|status|state|openedat|createdat|publisheddate|releaseddate|confidential|workplacetype|openings?status|openingid|industry|function|company|distributionchannels|urls?hosted|tags)$/,
};
