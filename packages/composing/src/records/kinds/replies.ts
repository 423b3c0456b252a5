import type { JsonObject } from '@workspace-ops/contracts';
import { plainName } from '../../facts/field-names.ts';
import { replaceFields } from '../fields.ts';
import type { RecordKind } from './kind.ts';

/** Whom a reply went to is one of us, and whom the campaign went to is who replied. */
const withReceiver = (record: JsonObject): JsonObject => {
  const others = Object.entries(record).flatMap(([name, value]) =>
    typeof value === 'string' && plainName(name) !== 'toname' ? [value.split(',')[0]!] : [],
  );
  return replaceFields(record, ([name, value]) => {
    if (plainName(name) !== 'toname' || typeof value !== 'string') return null;
    return others.includes(value) ? [] : [[['owner', name], value]];
  });
};

/** An answer to a message of a campaign, as programs that send those report it. */
export const replies: RecordKind = {
  markedBy:
    /^(?:(?:emailer)?campaignname|sequencename|(?:sl)?leademail|leadname|leadcompanyname|prospectcompany|emailsubject|replysubject|replymessagetext|replytext(?:snippet)?|bodytext|bodyplain|(?:to|from)(?:name|email)|sendusername|senduseremail|repliedat|replyclass|leadcategory|eventtimestamp|engagementtimestamp|sentmessagetext|messagemessage|snippet\d|engagementtype|metadata(?:text|html))$/,
  marks: 3,
  names: [
    [
      /^(?:replymessage(?:text|body)?|metadata(?:text|body)|messagemessage|messagetext|messagebody|replybody|bodytext|bodyplain|textbody|text|body|message|replycontent)$/,
      'reply',
    ],
    [/^(?:emailer)?campaignname$|^sequencename$/, 'campaign'],
    [/^leadcompany(?:name)?$|^prospectcompany$/, 'company'],
    [/^(?:sl)?lead(?:email|emailaddress)$|^prospectemail$/, 'email'],
    [/^(?:leadphone|prospectphone)(?:number)?$/, 'phone'],
    [/^(?:sendusername|sendername|username|assigneduser(?:name)?|sdr|mailboxowner)$/, 'owner'],
    [
      /^(?:repliedat|replymessagetime|messagedate|eventtimestamp|engagementtimestamp)$/,
      'replied at',
    ],
    [/^sentmessage(?:text|body)?$/, 'our message'],
    [/^leadtitle$|^prospecttitle$/, 'position'],
  ],
  finish: withReceiver,
  left: /^(?:type|method|workspace|(?:reply|email|message)subject|subject|replytextsnippet|replypreview|snippet\d?|replyclass|leadcategory|category|timestamp|time|createdat|sentmessagetime|(?:email)?status|senduseremail|fromemail|toemail|(?:lead)?campaignstatus|direction|engagementtype|metadatahtml|from|to|webhook|isfirst|linkedinurl)$/,
};
