import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { replaceFields } from '../fields.ts';
import type { RecordKind } from './kind.ts';

/** `lists: [{id: 4, name: 'Service plan holders'}]` */
const withListNames = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (name !== 'audience' || !Array.isArray(value) || !value.every(isJsonObject)) return null;
    return [
      [[name], value.flatMap((list) => (typeof list['name'] === 'string' ? [list['name']] : []))],
    ];
  });

/** An issue that a program for mailings is to send. */
export const mailings: RecordKind = {
  markedBy:
    /^(?:subjectline|(?:content)?subject|previewtext|preheader|(?:content)?(?:fromname|fromlabel|fromemail)|replyto|(?:contact)?listname|segmenttext|(?:html|text)content|recipientcount|sendtime|included?|audiencesincluded|recipientlists?|sendstrategymethod)$/,
  marks: 3,
  names: [
    [/^(?:contentsubject)$/, 'subject line'],
    [
      /^(?:main|body|content|description|textcontent|(?:widgets|content|message|main)(?:body|text|html|content)|htmlcontent|plaincontent|articles?)$/,
      'highlights',
    ],
    [/^promo(?:text)?$/, 'offer'],
    [
      /^(?:lists|include|included|(?:contact)?lists?name|recipientlists?|segmenttext|segmentname)$/,
      'audience',
    ],
    [/^(?:fromname|fromlabel|sendername)$/, 'sender'],
    [/^datetime$|^scheduledat$/, 'send time'],
  ],
  finish: withListNames,
  left: /^(?:type|status|state|name|(?:settings|campaign|message)?(?:title|label)|campaignname|replyto|email|fromemail|previewtext|preheader|recipientcount|excluded?|method|sendstrategymethod|channel|messagelabel|createdat|archived|format)$/,
};
