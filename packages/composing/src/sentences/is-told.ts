import { byItsWords } from '@workspace-ops/content';
import { isEntry, type Fact } from '../facts/read-facts.ts';

/** What has a finite verb, or a subject: a thing that is sold, a title and a name have none. */
const statement =
  /\b(?:is|are|was|were|am|been|has|have|had|does|do|did|can|could|may|might|will|would|must|there['’]?s|it['’]?s|he['’]?s|she['’]?s|they['’]?re|we['’]?re|i['’]?m|isn['’]?t|aren['’]?t|doesn['’]?t|don['’]?t|won['’]?t|can['’]?t|cannot|wasn['’]?t|hasn['’]?t|haven['’]?t|we|they|he|she|i|it|somebody|someone|nobody|everybody|nearly|almost|still|keeps?|kept|because|until|smells|smelt|smelled|leaks|leaked|fell|tripped|slipped|burnt|burned|burns|snapped|broke|collapsed|went|goes|came|comes|gets?|got|shook|fainted|faints|wobbles|rocks|hangs|feels|felt|runs|ran|cracked|drips|stings|bit|swallowed|drank|caught|hit|struck|passed out|threw up|without)\b/iu;

/** Whether a sentence says something of what is or was, and does not only name a thing. */
export const isStatement = (said: string): boolean => statement.test(said);

/** As orders and headings of work begin: `Replace`, `Replacement of`. */
const order = byItsWords(
  /^(?:[-*•] ?)?(?:(?:and|also|then|please|to|we(?:['’]ll| will| shall| can| would)?|you(?:['’]ll| will)?|they want us to|wants? us to) )?(?:(?:fully|completely|annually|monthly|weekly|safely|carefully) )?(?:(?:re-?)?(?:place|new|pair|move|fix|build|wire|hang|fit|lay|line|seal|paint|design|connect|test|check)(?: |$)|(?:mend|make (?:safe|good)|take (?:down|out|off|away|up)|strip|clear|clean|install|supply|deliver|provide|erect|dismantle|demolish|survey|inspect|service|maintain|write|assess|review|advise|watch|rescue|train|teach|prevent|protect|put out|fight|respond|handle|treat|prune|fell|dispose|decommission|isolate|disconnect|cap|plan|draft|help|look after|care for|investigate|monitor|manage|report|quote|price|arrange|book|order|load|drive|carry|keep|learn|work|make|sell|answer)(?: |$)|(?:(?:full|complete|annual|monthly|weekly|safe|new|two|three|half-day|one-day) )*(?:replacement|renewal|removal|repairs?|installation|supply|fitting|survey|inspection|testing|servicing|maintenance|decommissioning|disposal|workshops?|courses?|training|e-?learning|webinars?|quotation|quote|design)(?: of| and| to| for| on| in|[:,.]|$))/iu,
);
/** What an order says by the way of how it is. */
const byTheWay =
  /\b(?:could|might|may (?!be used)|nearly|almost|still|fell|hurt|injured|there (?:is|are)|they (?:are|were)|(?:it|she|he|somebody|someone|nobody|everybody) (?:is|was|has|keeps?|got|smells|fell)|because|, (?:one|two|some|it|they) (?:is|are|was|were|has)|until|without)\b/iu;

/** `Replace the frayed cable`: what is to be done is the work itself. */
export const isOrder = (said: string): boolean => order.test(said) && !byTheWay.test(said);

/** An entry of a list that says that it is done: that mended what its first sentence tells, and nothing else. */
export const isDoneEntry = (fact: Fact): boolean =>
  isEntry(fact) &&
  /\b(?:status|state) (?:done|closed|completed?|finished|fixed|resolved)\b/i.test(fact.value);
