import { isDay } from './day-names.ts';
import type { Row } from './meanings.ts';
import { eventDays } from './internal-names.ts';
import {
  companyNames,
  milestoneNames,
  publicationNames,
  storyNames,
  worksheetNames,
} from './names-of-jobs.ts';
import {
  isAction,
  isCalled,
  isLeaveToName,
  isOfOffer,
  isLength,
  isNamed,
  isPartOfWork,
  isQuantity,
  isSpan,
  isNoNumber,
  isPaperNumber,
  isTime,
  isWish,
  tellsMoney,
} from './values-in-workflow.ts';

const tellsReceipt =
  /\b(?:received|paid|overdue|outstanding|late|pending|due since)\b|^[\p{Sc}\d.,/ -]*$/iu;

/** `Superloop Business`; neither an address nor what is done to it. */
const isCompanyName = (value: string): boolean =>
  /^\p{Lu}[\p{L}\d&’'.-]{1,30}(?: (?:of |& |and )?\p{Lu}[\p{L}\d&’'.-]{0,30}){0,4}$/u.test(
    value.trim(),
  );
const isOneDay = (value: string): boolean => isDay(value) && !isLength(value);
const words = /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u;
/** `What they need`, `what do they want`, `what the customer asked for` */
const whatIsWanted = [
  ...[
    'they',
    'thecustomer',
    'thecustomers',
    'theclient',
    'customer',
    'client',
    'she',
    'he',
  ].flatMap((who) =>
    'need needs want wants require requires needdoing wantdoing wantdone needdone wanted needed asked askedfor wouldlike areafter isafter arelookingfor islookingfor'
      .split(' ')
      .map((wish) => `what${who}${wish}`),
  ),
  ...['they', 'thecustomer', 'theclient', 'she', 'he'].flatMap((who) =>
    ['do', 'does'].flatMap((does) => [`what${does}${who}need`, `what${does}${who}want`]),
  ),
].join(' ');
const joining =
  'commencing commences commencement commencementdate doj dateofjoining joining joiningon joinson dateofreporting reportingdate';
const starting =
  'preferredstart preferredstartdate targetstart targetstartdate plannedstart plannedstartdate expectedstart expectedstartdate desiredstartdate';
const designation = 'designation post nameofpost nameofthepost postname positionname job jobname';

/** By inputs, as in `internal-names.ts`: what stands in texts for people outside. */
export const outsideNames: Readonly<Record<string, readonly Row[]>> = {
  // A proposal
  terms: [
    {
      names: 'timeline timing timescale timeframe neededby wantedby decisionby',
      as: 'offerwanted',
      holds: isOfOffer,
      isOneOfSeveral: true,
    },
    {
      names:
        'delivery deliveryperiod deliverytime deliveryschedule deliverytimeline deliverywithin deliveryterms timeofdelivery periodofdelivery supplyperiod supplywithin',
      as: 'timeline',
      holds: isTime,
      also: 'deliverytime',
    },
    {
      names:
        'executionperiod executiontime completionperiod completiontime completionwithin installationperiod installationtime',
      as: 'timeline',
      holds: isTime,
      also: 'worktime',
    },
    {
      names:
        'pay howtheypay payment payments modeofpayment paymentmode paymentmethod paymentschedule paymentplan paymentconditions termsofpayment methodofpayment',
      as: 'terms',
      holds: (value) => !tellsReceipt.test(value),
      beside: 'paymentmode',
    },
    {
      names: 'howlong howlongittakes howlongitwilltake programme workprogramme worksprogramme',
      as: 'timeline',
      taken: 'timeline',
      holds: isTime,
    },
    { names: eventDays, as: 'eventdate', taken: 'eventDate', holds: isDay },
    { names: 'what', as: 'scope', taken: 'scope items deliverables solution', holds: isPartOfWork },
    {
      names: 'for quotefor quotationfor proposalfor offerfor preparedfor',
      as: 'customer',
      taken: 'customer',
      holds: isCalled,
    },
    { names: 'valid', as: 'validuntil', taken: 'validity validUntil', holds: isOneDay },
    { names: 'valid', as: 'validity', taken: 'validity validUntil', holds: isTime },
    {
      names: 'for quotefor quotationfor proposalfor offerfor',
      as: 'scope',
      taken: 'scope items deliverables solution',
      holds: isQuantity,
    },
    ...[
      { as: 'contractlength', holds: isLength },
      { as: 'contractperiod', holds: isSpan },
    ].map((meaning) => ({
      names:
        'period contractperiod periodofcontract agreementperiod amcperiod periodofamc serviceperiod hireperiod rentalperiod tenure contracttenure validityofcontract contractvalidity',
      ...meaning,
    })),
    {
      names:
        'quote quoted wequoted ourquote ourquotation quotation rate ourrate ourprice finalrate netrate basicrate quotedrate agreedrate offeredrate offerrate bestrate quotedamount quotedat offerprice offeredprice finalprice bestprice netprice basicprice',
      as: 'price',
      taken: 'amount',
      holds: tellsMoney,
    },
    {
      names:
        'enquiry inquiry requirement requirements customerrequirement customerrequirements clientrequirement clientrequirements itemsrequired itemrequired materialrequired materialsrequired equipmentrequired required',
      as: 'scope',
      taken: 'scope items deliverables solution',
      holds: isQuantity,
    },
    { names: whatIsWanted, as: 'scope', taken: 'scope items deliverables solution' },
    {
      names: 'menu menus cake chosenmenu menuchosen menuchoice agreedmenu proposedmenu',
      as: 'scope',
      taken: 'scope items deliverables solution',
      beside: 'included',
    },
    {
      names:
        'contractstart contractstartdate contractstarts projectstart projectstartdate servicestart servicestartdate workstart workstarts jobstart installstart',
      as: 'startdate',
      taken: 'startDate',
      holds: isDay,
    },
  ],
  // A report of a milestone
  milestone: [
    ...milestoneNames,
    {
      names: 'decisionsneeded decisionneeded decisionsrequired decisionrequired decisionsfromyou',
      as: 'clientneeds',
      isOneOfSeveral: true,
    },
    {
      names:
        'open stillopen notdone notyetdone inprogress workinprogress wip underway ongoing pending pendingwork pendingworks pendingitems pendingpoints workpending stillpending balancework balanceworks balanceitems workbalance balance remaining remainingwork remainingworks remainingitems workremaining stilltodo lefttodo tobedone outstandingwork outstandingitems incomplete notyetdone unfinished',
      as: 'stilltodo',
      holds: isPartOfWork,
      isOneOfSeveral: true,
    },
    {
      names: 'nextvisit nextsitevisit nextcall nextattendance nextinspection nextdelivery',
      as: 'nextdate',
      holds: isDay,
    },
    {
      names:
        'nextweek nextmonth upcoming upcomingwork upcomingworks upcomingactivity upcomingactivities upcomingtask upcomingtasks upcomingmilestone upcomingstage comingup plannednext nextplanned nextactivity nextactivities nextstage nextphase nextwork nextvisit nextsitevisit nextinspection nextdelivery',
      as: 'nextstep',
      taken: 'nextStep',
      holds: isPartOfWork,
    },
    {
      names:
        'eta expectedcompletion plannedcompletion targetcompletion estimatedcompletion completionexpected completionplanned completiondate completion expectedcompletiondate plannedcompletiondate targetcompletiondate expectedfinish plannedfinish finishdate enddate expectedenddate plannedenddate expectedhandover plannedhandover handoverdate',
      as: 'completionahead',
      holds: isTime,
    },
  ],
  // Finished work, as programs keep it
  findings: [
    ...worksheetNames,
    {
      names:
        'damage damages tested testing recommendations recommended qc qcchecks qccheck qualitychecks qualitycontrol',
      as: 'findings',
      isOneOfSeveral: true,
      holds: isPartOfWork,
    },
    {
      names: 'checked whatwechecked found whatwefound',
      as: 'findings',
      taken: 'findings',
      holds: isPartOfWork,
    },
  ],
  // An invoice, and a reminder of one
  'invoiceDate|date': [
    { names: 'for forwhat whatfor', as: 'items', taken: 'items', holds: isPartOfWork },
    {
      names: 'bill',
      as: 'customer',
      taken: 'customer',
      holds: (value) => /^\p{Lu}[^\d\p{Sc}]+$/u.test(value),
    },
    {
      names: 'description memo reference',
      as: 'purchaseorder',
      taken: 'purchaseOrder',
      holds: (value) =>
        /^P\.?O\.?(?: ?#| no\.?| number)?:? ?[A-Z]{0,4}\d[\d/-]{2,14}$/iu.test(value),
    },
    {
      names: 'delivered whatwedelivered wedelivered',
      as: 'items',
      taken: 'items item',
      holds: (value) => /\d ?\p{L}{2,} (?:\p{L}+ ){0,3}?(?:@|at|x) /u.test(value),
    },
    {
      names: 'workdone workcompleted workdelivered work works',
      as: 'items',
      taken: 'items deliverables',
    },
    { names: 'deliveries shipments suppliedgoods', as: 'items', taken: 'items item' },
  ],
  'invoices+dueDate|daysOverdue': [
    { names: 'bill', as: 'invoice', taken: 'invoice', holds: isPaperNumber },
    {
      names: 'statement statementlines statementofaccount openaccount',
      as: 'invoices',
      taken: 'invoices invoice',
    },
  ],
  // What somebody answers to a campaign
  'reply+campaign': [
    { names: 'mailing mailshot ourmailing whatwesent wesent', as: 'campaign', taken: 'campaign' },
  ],
  // A claim
  'supplier+evidence': [
    {
      names:
        'complaint complaints ourcomplaint ourcomplaints incident incidentdescription whatswrong whatiswrong whatwentwrong wrong',
      as: 'issue',
      taken: 'issue observation',
      holds: isPartOfWork,
    },
    {
      // Beside what went wrong it is what the order is compared with.
      names: 'whatcame whatarrived whatwegot',
      as: 'issue',
      taken: 'issue observation',
      beside: 'receiveditems',
      holds: isPartOfWork,
    },
    {
      names: 'credit creditdue',
      as: 'creditwanted',
      taken: 'creditWanted remedy',
      holds: tellsMoney,
    },
    {
      // Of itself it says of nothing that it is wrong.
      names: 'received wereceived goodsreceived itemsreceived arrived',
      as: 'receiveditems',
      holds: (value) => isPartOfWork(value) && /\d/u.test(value),
    },
    { names: 'rep therep salesrep', as: 'contactperson', taken: 'contact', holds: isNamed },
    {
      names:
        'demand demands ourdemand ourdemands wedemand weaskfor asking askingfor weareaskingfor requiredaction actionrequired actionneeded actionexpected expectedaction desiredaction expectation expectations ourexpectation ourexpectations requiredfromyou requiredfromthem requiredfromvendor requiredfromsupplier expectedfromvendor expectedfromsupplier expectedfromthem resolutionexpected expectedresolution resolutionrequired requiredresolution resolutionwanted desiredresolution desiredoutcome outcomewanted desiredremedy',
      as: 'remedy',
      holds: isAction,
    },
    {
      // Or whom we have asked for it.
      names: 'requested',
      as: 'remedy',
      holds: (value) => isAction(value) && !isNamed(value),
    },
    {
      names:
        'whatwewantfromthem wewantfromthem whatwewantfromsupplier whatweaskfromthem whatweaskofthem',
      as: 'remedy',
    },
    {
      names:
        'need needs needed weneed request requests ourrequest expected weexpect requirement required',
      as: 'remedy',
      holds: isWish,
    },
    {
      names: 'ordered weordered whatweordered itemsordered orderedgoods job jobdone',
      as: 'ordereditems',
      holds: isNoNumber,
    },
    {
      names: 'item itemordered product article goods material',
      as: 'ordereditems',
      taken: 'ordereditems',
      holds: isPartOfWork,
    },
    {
      // Beside the order's number it says what was ordered.
      names: 'order',
      as: 'order',
      beside: 'ordereditems',
      holds: isNoNumber,
    },
    { names: 'to', as: 'supplier', taken: 'supplier', holds: isCompanyName },
    {
      // Our own reference is no number of theirs.
      names: 'ourref ourreference ourorder',
      as: 'order',
      taken: 'order',
      holds: (value) => /\d/u.test(value),
    },
    {
      names:
        'service serviceno servicenumber serviceid accountno accountnumber circuit contract contractref agreement sla',
      as: 'order',
      taken: 'order',
      holds: isPaperNumber,
    },
    {
      names: 'photos photo pictures images attachments',
      as: 'evidence',
    },
    {
      // Of an invoice a part alone may be in question.
      names:
        'invoicetotal invoicetotalnet invoiceamount invoicevalue invoiced invoicedfor totalinvoiced amountinvoiced amountbilled billed theybilled theycharged chargedus',
      as: 'invoicedamount',
      holds: tellsMoney,
    },
    {
      names: 'claimamount claimedamount amountclaimed claimvalue valueofclaim',
      as: 'amount',
      holds: tellsMoney,
    },
    {
      names: 'costtous ourcost costcaused losstous ourloss ourlosses valueofloss lossvalue',
      as: 'amount',
      taken: 'amount',
      holds: tellsMoney,
    },
    {
      names: 'advancepaid advance advancepayment advancegiven paidinadvance prepaid prepayment',
      as: 'advancepaid',
      holds: tellsMoney,
    },
    {
      names:
        'paymentheld paymentwithheld paymentheldback paymentonhold amountheld amountwithheld amountheldback heldback withheld',
      as: 'paymentheld',
      holds: tellsMoney,
    },
  ],
  // Somebody who begins, and an opening
  role: [
    { names: joining, as: 'startdate', taken: 'startDate', holds: isDay },
    { names: starting, as: 'startdate', taken: 'startDate', holds: isDay },
    { names: 'basedin office estate plant', as: 'location', taken: 'location' },
    { names: 'division section', as: 'team', taken: 'team' },
    { names: 'starting', as: 'startdate', taken: 'startDate', holds: isTime },
    { names: designation, as: 'role' },
    {
      names: 'posts positions openings headcount',
      as: 'vacancies',
      holds: (value) => /\d/u.test(value),
    },
    {
      names: 'lastdate closing closingon closingday closedate',
      as: 'closingdate',
      taken: 'closingDate',
      holds: isDay,
    },
  ],
  'role+!equipment': [
    {
      names: 'aboutthejob aboutthework aboutrole aboutjob jobsummary',
      as: 'tasks',
      taken: 'tasks work',
    },
    { names: 'eligibility eligibilitycriteria', as: 'requirements', taken: 'requirements' },
    { names: 'ctc annualctc ctcoffered', as: 'salary', taken: 'salary' },
    { names: 'vacancydueto vacancybecause openbecause', as: 'reason', taken: 'reason' },
    {
      names: 'need needs weneed youneed',
      as: 'requirements',
      taken: 'requirements',
      holds: isPartOfWork,
    },
  ],
  // What customers say of us
  quote: [
    companyNames,
    {
      names:
        'clientquote customerquote quotetext npscomment npscomments surveycomment thanksmessage thankyoumessage thankyounote thanksnote kudos',
      as: 'quote',
      holds: (value) => words.test(value) && !tellsMoney(value),
    },
    { names: 'ok okay', as: 'consent', taken: 'consent', holds: isLeaveToName },
    {
      names:
        'theysaid hesaid shesaid said ownersaid clientsaid customersaid managersaid guestsaid intheirwords inherwords inhiswords theirwords',
      as: 'quote',
      taken: 'quote',
      holds: (value) => words.test(value) && !isLeaveToName(value),
    },
  ],
  // An introduction
  referral: [
    {
      names: 'newcontact newprospect newenquiry newcustomer newclient',
      as: 'referral',
      taken: 'referral',
    },
    { names: 'for target towhom', as: 'referral', taken: 'referral', holds: isNamed },
    { names: 'org orgname', as: 'customer', taken: 'customer', holds: isCompanyName },
    {
      names: 'leadcontact leadcontactname prospectcontact contactthere personthere',
      as: 'referral',
      isOneOfSeveral: true,
      holds: (value) => isNamed(value.split(',')[0]!),
    },
    { names: 'from', as: 'referrer', taken: 'referrer', holds: isNamed },
    { names: 'why whatfor', as: 'reason', taken: 'reason' },
    {
      names: 'said told whathesaid whatshesaid whattheysaid hesaid shesaid theysaid hetold shetold',
      as: 'consent',
      holds: isLeaveToName,
    },
    { names: 'theysaid hesaid shesaid whattheysaid', as: 'quote', taken: 'quote' },
  ],
  // An issue of a newsletter
  'highlights+audience': [
    publicationNames,
    {
      names:
        'sentto sendto mailedto goingto goesoutto to audiencelist mailinglist recipients recipientlist distributionlist segment readers readership',
      as: 'audience',
      taken: 'audience',
    },
    {
      names: 'upcoming comingup comingsoon whatson nextevent',
      as: 'event',
      taken: 'event',
      holds: isPartOfWork,
    },
    {
      names:
        'valid validuntil offervalid offervaliduntil offervalidtill offervalidto offerends offerendson offerexpires offerexpiry offerdeadline',
      as: 'offerterms',
      taken: 'offerTerms',
    },
    { names: 'deal special', as: 'offer', taken: 'offer', holds: isPartOfWork },
  ],
  // What was seen in the field
  'before+quote': [publicationNames],
  // A request for their words
  'quote+contact': [
    {
      names: 'wanted wewant weneed whatweneed needed lookingfor',
      as: 'favour',
      taken: 'favour',
      holds: isPartOfWork,
    },
    {
      names: 'deadline dueby due duedate needby neededby',
      as: 'replyby',
      taken: 'answerTerm',
      holds: isDay,
    },
  ],
  'observation+outcome+!before': [
    companyNames,
    publicationNames,
    ...storyNames,
    {
      names: 'fieldnote fieldnotes fieldobservation fieldreport siteobservation siteobservations',
      as: 'observation',
    },
  ],
};
