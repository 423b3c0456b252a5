import { isAsking, isRequest } from './is-request.ts';
import type { Table } from './parse-table.ts';

/** Columns of a table of messages or posts: what is said, and where or when it is said. */
const told =
  /(?:^|[_ ])(?:subject|body|message|text|script|copy|caption|headline|hook|title|post|opener|topic|content|line|pitch|wording)(?:$|[_ ])/i;
const placed = /(?:^|[_ ])(?:channel|platform|touch|step|medium|network|send_day|day)(?:$|[_ ])/i;
const asked =
  /(?:^|[_ ])(?:ask|cta|call_to_action|request|next_step|next_action|action|goal|offer|link|url)(?:$|[_ ])/i;

/** Who has to do with a post or a message, and how far it is: it is acted on, whatever it says. */
const assigned = /(?:^|[_ ])(?:owner|assignee|author|status|due)(?:$|[_ ])/i;

/** Columns of things that somebody follows up: whose they are, and how they stand. */
const followed = /(?:^|[_ ])(?:health|risk|condition|stage|severity|issue|finding)(?:$|[_ ])/i;
const remarked =
  /(?:^|[_ ])(?:comments?|remarks?|thoughts?|mood|impression|feeling|notes?|opinion)(?:$|[_ ])/i;

const mostRows = 200;

/**
 * Whether a table that has to move somebody asks nothing of anybody: messages and posts without a
 * request, or findings with remarks in place of what is to be done.
 */
export function asksNothing(table: Table): boolean {
  const { header, rows } = table;
  const has = (shape: RegExp): boolean => header.some((name) => shape.test(name));
  if (rows.length === 0 || has(asked)) return false;
  const isOfMessages = has(told) && has(placed) && !has(assigned);
  const isOfFindings = has(followed) && has(remarked);
  return (isOfMessages || isOfFindings) && !rows.slice(0, mostRows).some(hasRequest);
}

const hasRequest = (row: readonly string[]): boolean =>
  row.some((cell) => cell.split(/(?<=[.?!])\s+/).some((said) => isRequest(said) || isAsking(said)));
