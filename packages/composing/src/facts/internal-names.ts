import { isDay } from './day-names.ts';
import type { Row } from './meanings.ts';
import { companyNames, orderNames, planNames, spendNames } from './names-of-jobs.ts';
import {
  isLatePayment,
  isNamed,
  isPartOfWork,
  isSpan,
  isThing,
  isTime,
  tellsMoney,
} from './values-in-workflow.ts';

export const eventDays =
  'eventdate weddingdate functiondate partydate conferencedate dateofevent dateofwedding dateofthewedding dateofparty dateoffunction';

/** `Roastery, 1840 Dock St`, and no hour */
const isAtPlace = (value: string): boolean => /^\p{Lu}\p{L}{2}/u.test(value) && !isTime(value);

/** By the inputs that only one workflow, or those of one kind, have, one behind `!` it does not have: what colleagues read. */
export const internalNames: Readonly<Record<string, readonly Row[]>> = {
  // Somebody who may buy
  'need+budget': [
    { names: 'golive golivedate decisiondate', as: 'timeline', taken: 'timeline' },
    { names: eventDays, as: 'timeline', taken: 'timeline', holds: isDay },
    {
      names: 'eventtype typeofevent kindofevent occasion functiontype partytype',
      as: 'need',
      taken: 'need',
    },
    {
      names: 'whattheyneed project projectdetails',
      as: 'need',
      taken: 'need',
      holds: isPartOfWork,
    },
    // Who wrote the mail
    { names: 'sender from', as: 'contact', taken: 'contact', holds: isNamed },
    { names: 'emailofthesender', as: 'email', taken: 'email' },
    { names: 'companyofthesender', as: 'company', taken: 'company' },
    { names: 'phoneofthesender', as: 'phone', taken: 'phone' },
  ],
  // A deal that is handed over
  promises: [
    {
      names:
        'worth ordervalue povalue valueoforder orderamount poamount workordervalue contractvalue projectvalue jobvalue dealamount basicvalue',
      as: 'amount',
    },
    {
      names:
        'firstdelivery golive golivedate goeslive goesliveon liveon livedate contractstart contractstartdate contractstarts projectstart projectstartdate servicestart servicestartdate workstart workstarts jobstart estimatedstart estimatedstartdate plannedstart plannedstartdate installstart',
      as: 'startdate',
      taken: 'startDate',
      holds: isDay,
    },
    // Of a deal a program's description says what was sold.
    {
      names: 'description details dealdescription proposedsolution',
      as: 'scope',
      isOneOfSeveral: true,
    },
    { names: 'deal dealname dealtitle', as: 'scope', taken: 'scope', holds: isPartOfWork },
    { names: 'customerneed customerneeds', as: 'need', taken: 'need' },
    // What is catered for, or hosted, begins on its day.
    { names: eventDays, as: 'startdate', taken: 'startDate', holds: isDay },
    {
      names:
        'verbalpromises spokenpromises oralpromises salespromises extrapromises otherpromises promisesmade promisesgiven promisedextras',
      as: 'promises',
      taken: 'promises',
    },
  ],
  // A plan of work
  milestones: [
    {
      names: 'firstdelivery golive golivedate goeslive goesliveon liveon livedate',
      as: 'startdate',
      taken: 'startDate',
      holds: isDay,
    },
    ...planNames,
    {
      names:
        'finish finishdate finishon completion completiondate completionon completeby enddate endson ends handover handoverdate targetcompletion plannedcompletion expectedcompletion expectedfinish plannedfinish targetfinish',
      as: 'finishday',
      holds: isTime,
      isOneOfSeveral: true,
    },
    {
      names:
        'accountrep accountexecutive siteincharge projectincharge workincharge jobincharge incharge teamleader teamlead teamincharge siteleader siteengineer sitesupervisor sitemanager supervisor pm ourpm projectcoordinator projectcordinator sitecoordinator coordinator foreman engineerincharge executedby executionby',
      as: 'owner',
    },
    {
      names:
        'clientscope customerscope scopeofclient scopeofcustomer inclientscope clientsscope customertoprovide clienttoprovide clienttoarrange customertoarrange tobeprovidedbyclient tobeprovidedbycustomer tobearrangedbyclient clientside fromclient fromcustomer byclient bycustomer inputsfromclient weneed clientinputs dependencies dependency clientdependencies dependsonclient',
      as: 'clientneeds',
      isOneOfSeveral: true,
    },
    {
      names: 'contacts clientcontacts keycontacts theirteam clientteam',
      as: 'contact',
      isOneOfSeveral: true,
    },
    {
      names: 'dates importantdates',
      as: 'milestones',
      taken: 'milestones',
    },
    {
      names:
        'constraints constraint restrictions restriction limitations precautions siteconditions',
      as: 'risks',
      isOneOfSeveral: true,
    },
  ],
  // What was seen on site
  reporter: [
    ...orderNames,
    { names: 'noticed found seen spotted reported raised logged', as: 'reportedon', holds: isDay },
    {
      names: 'needed wanted required requiredfor dobefore finishby completeby',
      as: 'duedate',
      taken: 'dueDate',
      holds: isDay,
    },
    { names: 'scheduled booked planned', as: 'scheduledfor', taken: 'date', holds: isDay },
    {
      names: 'donot donots dont mustnot neverdo precautions safetynotes',
      as: 'risks',
      isOneOfSeveral: true,
    },
    {
      names: 'key keys siteaccess howtogetin parking',
      as: 'access',
      isOneOfSeveral: true,
      holds: isPartOfWork,
    },
    { names: 'from sender', as: 'reporter', taken: 'reporter', holds: isNamed },
    { names: 'at', as: 'site', taken: 'site location', also: 'location', holds: isAtPlace },
    {
      names: 'noticed found seen spotted reported report',
      as: 'observation',
      isOneOfSeveral: true,
      holds: isPartOfWork,
    },
    {
      names:
        'place building clientsite customersite station stationname school hotel hospital warehouse office factory farm estate campus zoo studio gym enclosure berth pier marina',
      as: 'site',
      taken: 'site',
      also: 'location',
    },
    {
      // Elsewhere it is a machine: `plant: 13 t excavator`.
      names: 'plant',
      as: 'site',
      taken: 'site location',
      also: 'location',
      holds: (value) => /\p{L}, \p{Lu}/u.test(value),
    },
    {
      names:
        'report complaint complaints natureofcomplaint complaintdetails complaintdescription customercomplaint natureofproblem natureoffault natureofwork natureofcall faultreported problemreported symptom symptoms breakdown',
      as: 'observation',
      isOneOfSeveral: true,
    },
  ],
  // What was delivered a month ago
  openIssues: [
    companyNames,
    { names: 'howdiditgo howditgo reaction', as: 'sentiment', taken: 'sentiment' },
    {
      names:
        'feedbackform whattheysaid whattheytoldus whatshesaid whathesaid theysaid shesaid hesaid ownersaid clientsaid customersaid',
      as: 'feedback',
      isOneOfSeveral: true,
    },
    {
      names:
        'eventdelivered projectdelivered workdelivered servicedelivered jobdelivered systemdelivered',
      as: 'deliverables',
      holds: (value) => isPartOfWork(value) && !isDay(value),
    },
    {
      names: `${eventDays} wedding`,
      as: 'deliverydate',
      taken: 'deliveryDate acceptanceDate startDate',
      holds: isDay,
    },
    {
      names: 'firstdelivery',
      as: 'deliverydate',
      taken: 'deliveryDate acceptanceDate startDate',
      holds: isDay,
    },
    {
      // Of a customer since 2019 it says nothing of what was delivered.
      names: 'since',
      as: 'deliverydate',
      taken: 'deliveryDate acceptanceDate startDate',
      holds: (value) => /^(?:the )?first \p{L}+ (?:on )?(?:\d|\p{Lu})/u.test(value),
    },
    {
      names:
        'gets getting theyget delivered supplied installed finished completed handedover fitted commissioned servicestarted',
      as: 'deliverables',
      holds: isThing,
    },
    {
      names:
        'anythingopen unfinished stilltodo lefttodo tobedone outstanding outstandingwork remaining pending',
      as: 'openissues',
      holds: isPartOfWork,
      isOneOfSeveral: true,
    },
  ],
  // A contract that ends
  renewalDate: [
    companyNames,
    { names: 'wentbadly whatwentbadly', as: 'risks', isOneOfSeveral: true },
    {
      names:
        'ouridea newterms whatwemightoffer whatwecouldoffer offeridea offerideas idea ideas proposal ourproposal possibleoffer plannedoffer proposedterms',
      as: 'offer',
      taken: 'offer',
    },
    { names: 'use', as: 'usage', taken: 'usage', holds: isPartOfWork },
    {
      names:
        'annual yearly yearlyvalue annualamount yearlyamount valueayear worthayear yearlyworth annualworth yearlyspend spendayear spendperyear peryear ayear permonth amonth mrr arr acv',
      as: 'amount',
      taken: 'amount',
      holds: tellsMoney,
    },
    { names: 'used usedfor howtheyuseit', as: 'usage', taken: 'usage' },
    {
      names: 'wentwell whatwentwell good goingwell whatworked whatworkedwell whatgoeswell',
      as: 'outcome',
      taken: 'outcome',
    },
    {
      names:
        'expiry expirydate expireson expires expiring dateofexpiry amcexpiry amcexpirydate contractexpiry amcend amcends amcendson amcenddate amcvalidupto amcvalidtill validupto validuptill validtill validto validuntil validity contractupto contracttill contractvalidupto contractvalidtill amcupto amctill coveredupto coveredtill upto runsout runsouton runsuntil dueforrenewal renewaldue renewaldueon amcdue amcduedate',
      as: 'renewaldate',
      taken: 'renewalDate',
      holds: isDay,
    },
    {
      names:
        'competitor competitors competition competitoroffer competitorprice competitorquote competitorrate competingoffer otherquote otherquotes otheroffer rivaloffer complaint complaints redflags warningsigns risksignals riskflags riskfactors churnsignals signals warnings issues breakdowns breakdowncalls escalation escalations',
      as: 'risks',
      isOneOfSeveral: true,
    },
    {
      names:
        'payment payments paymentstatus paymenthistory paymentbehaviour paymentrecord lastpayment',
      as: 'risks',
      holds: isLatePayment,
      isOneOfSeveral: true,
    },
    {
      names:
        'satisfaction satisfactionscore sentimentscore healthscore health accounthealth csat nps customersatisfaction rating',
      as: 'sentiment',
    },
  ],
  // A register
  'status+owner': [
    {
      names:
        'handover shifthandover worklist tasklist todolist punchitems punchlist snags snaglist checklist cards tickets',
      as: 'items',
    },
    {
      names:
        'actions openjobs opentasks jobs entries entry calls log logs register visits activities dailylog dailyregister callregister servicecalls callsattended jobsdone',
      as: 'items',
    },
    { names: 'assigned allocated allocatedto technician', as: 'owner', taken: 'owner' },
  ],
  // What was posted, and what came of it
  impressions: [
    { names: 'whereposted postedon', as: 'channel', taken: 'channel' },
    { names: 'fromto', as: 'period', taken: 'period', holds: isSpan },
  ],
  // Spend that is put right
  'costCentre+owner': spendNames,
  // An opening
  salary: [{ names: 'why whynow because', as: 'reason', taken: 'reason' }],
  // The controls of a month
  reconciliations: [
    {
      names: 'reconciled whatwasreconciled reconciledaccounts',
      as: 'reconciliations',
      taken: 'reconciliations',
    },
    {
      names: 'closeby closeon signby signoffby targetdate',
      as: 'duedate',
      taken: 'dueDate',
      holds: isDay,
    },
    { names: 'closemonth closingmonth closeperiod monthend', as: 'period', taken: 'period' },
    { names: 'preparedby', as: 'owner', taken: 'owner' },
    {
      names: 'notdone notyetdone notreconciled unreconciled stilltodo lefttodo',
      as: 'openitems',
      isOneOfSeveral: true,
    },
    {
      names:
        'papers paperwork documents files supportingdocs supportingdocuments supportingpapers supportingevidence backup',
      as: 'evidence',
      taken: 'evidence',
    },
  ],
  // Somebody who begins
  'role+equipment': [
    { names: 'newperson person whostarts whosstarting whoisstarting', as: 'name', taken: 'name' },
    {
      names: 'office branch meetingpoint',
      as: 'location',
      taken: 'location',
      holds: (value) => /\p{L}{3}/u.test(value),
    },
    {
      names:
        'gear hardware needs tohaveready haveready toprepare getready tobeready geartohandout tohandout toarrange toissue assets assetsissued equipmentneeded equipmentrequired',
      as: 'equipment',
      taken: 'equipment',
    },
    {
      names: 'laptop computer desktop tablet headset workphone uniformsize keycard badge',
      as: 'equipment',
      isOneOfSeveral: true,
    },
    {
      names:
        'documents documentsrequired documentstobring documentstosubmit documentsneeded papers papersrequired paperstobring accommodation housing quarters parking uniform travel',
      as: 'items',
      isOneOfSeveral: true,
    },
    { names: 'week1 weekone firstweek firsttask firstdays', as: 'training', isOneOfSeveral: true },
    { names: 'week2 weektwo secondweek', as: 'outcome', isOneOfSeveral: true },
    {
      names:
        'reportingto reportingmanager reportingofficer reportingauthority reportinghead boss gaffer worksunder answersto willreportto toreportto superior departmenthead',
      as: 'manager',
    },
  ],
};
