import { isDay } from './day-names.ts';
import type { Row } from './meanings.ts';
import { isPartOfWork, isThing, isTime, tellsMoney } from './values-in-workflow.ts';

const described = 'jobdescription workdescription descriptionofwork';
/** Finished work: what was to be done is the scope, what was found the findings. */
export const worksheetNames: readonly Row[] = [
  { names: described, as: 'scope' },
  { names: 'materials materialsused partsused', as: 'items', isOneOfSeveral: true },
  {
    names: 'completed completedon finishedon datecompleted datefinished',
    as: 'completedday',
    holds: isDay,
  },
  {
    names: 'delivered supplied fitted installed handedover completed carriedout',
    as: 'deliverables',
    taken: 'deliverables items scope',
    holds: isThing,
  },
];

/** `Cafe: Little Otter Espresso`: whose customer is a company is called by what it is. */
export const companyNames: Row = {
  names:
    'cafe restaurant hotel bakery pub bar shop salon school college farm winery brewery studio gym hospital church charity club dealership garage',
  as: 'customer',
  taken: 'customer',
  holds: (value) => /^\p{Lu}[^.!?]{2,80}$/u.test(value),
};

/** When something is to be published. */
export const publicationNames: Row = {
  names: 'targetdate targetday plannedfor planneddate',
  as: 'dayofpublication',
  taken: 'dayOfPublication',
  holds: isDay,
};

/** A report of a milestone: the day that it was reached, and what is called by its number. */
export const milestoneNames: readonly Row[] = [
  { names: 'title taskname activityname about', as: 'milestone', taken: 'milestone' },
  {
    names: 'update updates latest progressnotes progressreport progressupdate',
    as: 'progress',
    taken: 'progress',
    holds: isPartOfWork,
  },
  {
    names:
      'delivered deliveredsofar accomplished donethisweek donethismonth completedthisweek finishedthisweek',
    as: 'workdone',
    taken: 'workDone',
    holds: isThing,
  },
  {
    names:
      'problem problems setback setbacks blocked blocker blockers blockedby slippage whatwefound wefound discovered',
    as: 'issue',
    taken: 'issue',
    holds: isPartOfWork,
  },
  {
    names: 'completedon completeddate datecompleted',
    as: 'milestonedate',
    taken: 'plannedDate milestoneDate',
    holds: isDay,
  },
];

/** What was seen in the field, as a job keeps it. */
export const storyNames: readonly Row[] = [
  {
    names: 'seen wesaw noticed found',
    as: 'observation',
    taken: 'observation',
    holds: isPartOfWork,
  },
  {
    names: 'action actions response intervention',
    as: 'whatwedid',
    taken: 'whatWeDid',
    holds: (value) =>
      /^(?:we )?(?:\p{L}+ed|put|set|built|made|cut|gave|ran|brought)\b/iu.test(value),
  },
  { names: 'did wedid', as: 'whatwedid', taken: 'whatWeDid', holds: isPartOfWork },
  { names: 'whatchanged', as: 'outcome', taken: 'outcome', holds: isPartOfWork },
  { names: described, as: 'observation', isOneOfSeveral: true },
  { names: 'workdone', as: 'whatwedid' },
];

/** What was seen on site. */
export const orderNames: readonly Row[] = [
  {
    names:
      'whorang whocalled askedby requestedby requestname requestername yourname engineername technicianname',
    as: 'reporter',
  },
  { names: 'sitename', as: 'site' },
  { names: 'address jobaddress', as: 'site', taken: 'site location', also: 'location' },
  {
    names:
      'approved approvedupto budget budgetapproved maxspend maxcost maximumspend maximumcost spendmax',
    as: 'approvedamount',
    taken: 'approvedAmount',
    holds: tellsMoney,
  },
  { names: `title fieldnotes ${described}`, as: 'observation', isOneOfSeveral: true },
];

/** A programme may be how long it takes: `6 weeks from 1 December`. */
const takesTime =
  /^(?:within |in |about |over )?(?:\d{1,3}|an?|one|two|three|four|six|ten) (?:\p{L}+ )?(?:hours?|days?|weeks?|months?)(?!\p{L})/iu;

/** A plan of work. */
export const planNames: readonly Row[] = [
  { names: 'ourside', as: 'owner', taken: 'owner' },
  { names: 'theirside', as: 'contact', taken: 'contact' },
  {
    names: 'what deal program programme',
    as: 'scope',
    taken: 'scope',
    holds: (value) => isPartOfWork(value) && !takesTime.test(value) && !tellsMoney(value),
  },
  { names: 'theyprovide clientprovides customerprovides', as: 'clientneeds', isOneOfSeveral: true },
  {
    names: `title pulsename description ${described} lineitems`,
    as: 'scope',
    isOneOfSeveral: true,
    holds: isPartOfWork,
  },
  { names: 'duedate', as: 'finishday', isOneOfSeveral: true, holds: isTime },
  {
    names: 'phases stages sections projectphases jobphases subitems subtasks',
    as: 'milestones',
    isOneOfSeveral: true,
  },
  {
    names: 'tasks',
    as: 'milestones',
    isOneOfSeveral: true,
    holds: (value) => /\bdue date /.test(value),
  },
];

/** `6140 Equipment Rental`, `CC-210 Design studio` */
const isCentre = (value: string): boolean => /^(?:\d{3,6} (?:[-–] )?\p{L}|CC[- ]?\d)/u.test(value);

/** `214k NOK vs 160k budget`, `EUR 12.300 over the plan` */
const tellsOverspend = (value: string): boolean =>
  /\d/u.test(value) &&
  /\b(?:over|under|above|below|vs\.?|versus|against|exceed(?:ed|s)?)\b[^.;]{0,40}\b(?:plan(?:ned)?|budget|forecast)\b|\b(?:over|under)(?:spen[dt]|ran|run)\b/iu.test(
    value,
  );

/** Spend that is put right. */
export const spendNames: readonly Row[] = [
  { names: 'person who actionowner taskowner', as: 'owner', taken: 'owner' },
  {
    names: 'correctiveactions actions remedialactions actionplan whatwedo',
    as: 'action',
    isOneOfSeveral: true,
  },
  { names: 'ist', as: 'actual', taken: 'actual', holds: tellsMoney },
  { names: 'driver drivers costdriver', as: 'cause', taken: 'cause' },
  // A note may tell the variance as well as its cause.
  {
    names: 'variancenote variancetext variancedescription report note notes summary',
    as: 'variance',
    taken: 'variance amount actual',
    also: 'observation',
    holds: tellsOverspend,
  },
  {
    names: 'account accountname class glaccount',
    as: 'costcentre',
    taken: 'costCentre',
    holds: isCentre,
  },
  { names: 'remedy proposedremedy do todo', as: 'action', taken: 'action nextStep' },
  { names: 'overby whatwentover', as: 'variance', taken: 'variance' },
  // When Finance looks at what the action changed.
  {
    names:
      'until targetdate reviewdate reviewon reviewby reportdate reporton reportby checkdate checkon checkback',
    as: 'duedate',
    taken: 'dueDate',
    holds: isDay,
  },
  // As Germans call an action; beside one it is how it is measured.
  { names: 'measure measures', as: 'action', taken: 'action nextStep', beside: 'measureofaction' },
  {
    names:
      'check kpi metric target expectedeffect expectedresult expectedoutcome expectedsaving success successmeasure successmetric successcriteria howmeasured measuredby',
    as: 'measureofaction',
    isOneOfSeveral: true,
  },
];
