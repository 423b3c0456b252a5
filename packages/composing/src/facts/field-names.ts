import { namesSecret } from '@workspace-ops/content';
import type { JsonValue } from '@workspace-ops/contracts';
import { findGeneralName } from './general-names.ts';
import { amountSynonyms, namesAmount } from './money-words.ts';
import { onceByName } from './once-by-name.ts';
import { placedNames } from './placed-names.ts';
import { findSpokenName, isNoteName, isToldAtLength } from './spoken-names.ts';
import { tradeNames } from './trade-names.ts';

/** Names under which people and programs write the same thing, compared without case or marks. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  customer:
    'customer customername cust custname firm firmname client clientname company companyname account accountname organisation organization business businessname prospect lead leadcompany customercompany clientcompany billto billtoname billtocompany invoiceto debtor patient guest tenant reviewer family household couple referrercompany referrerorganisation'.split(
      ' ',
    ),
  location:
    'location loc site where sitename city town address branch store venue place area region building room clinic depot premises property facility practice setting sitevisited placevisited'.split(
      ' ',
    ),
  observation:
    'observation obs what whathappened finding issue fault defect problem prob desc need painpoint painpoints pain request description message reply replytext theirreply hermessage hismessage theirmessage transcript text details comment comments notes note summary signal insight whatwechanged'.split(
      ' ',
    ),
  consequence:
    'consequence whatitmeans whatthismeans whatthatmeans thismeans impact consequences businessimpact impactonus effect effects effectonus'.split(
      ' ',
    ),
  actionTaken: 'actiontaken actionstaken actiontakensofar donesofar stepstaken'.split(' '),
  outcome:
    'outcome result results impact improvement improvements benefit benefits resolution win wins effect achieved achievement achievements accomplishment accomplishments gains after'.split(
      ' ',
    ),
  favour:
    'favour favor ask asks askfor askingfor whatweask whatweaskfor weask whatwewant wewant wewouldlike wedlike whatwedlike'.split(
      ' ',
    ),
  answerTerm: 'replyby answerby respondby responsedate replydate answerdate'.split(' '),
  contact:
    'contact contactname contactperson maincontact person fullname attention attn kindattention kindattn fao forattn forattention fortheattentionof customercontact clientcontact sitecontact name firstname leadname callername caller enquirer acceptedby decisionmaker signatory customersignatory clientsignatory clientlead couple brideandgroom daytodayname daytodaycontact'.split(
      ' ',
    ),
  lastName: 'lastname surname familyname'.split(' '),
  acceptedBy: 'acceptedby signatory customersignatory clientsignatory signedby signee'.split(' '),
  reporter: 'reporter reportedby author observedby submittedby agent source seenby foundby'.split(
    ' ',
  ),
  owner:
    'owner who assignee assignedto assignto responsible manager accountowner accountmanager projectlead projectmanager deliverylead deliverymanager salesrep rep crmowner salesperson contractmanager ourlead ourcontact dutymgr dutymanager shiftlead shiftmanager'.split(
      ' ',
    ),
  date: 'scheduledfor publishat publishon issuedate senddate sendon scheduledat date duedate dueby doby due deadline when startdate start starts startson begins startonsite joiningdate joindate dateofstart startingdate kickoff kickoffdate visitdate eventdate checkindate callon requesteddate preferreddate desireddate scheduleddate'.split(
    ' ',
  ),
  dueDate: 'duedate dueby due bywhen fixby doby deadline needby needsby closedeadline'.split(' '),
  deliveryDate:
    'deliverydate delivered finished finishedon deliveredon deliveredat dateofdelivery signoffdate signedoffon acceptedon acceptancedate handoverdate datefitted datedelivered dateinstalled completedon servicestarted servicestart wentlive golivedate installedon fittedon startedon handedover handedoveron'.split(
      ' ',
    ),
  amount: amountSynonyms,
  equipment: 'equipment vehicle van car kit kitneeded machine asset unit appliance'.split(' '),
  referrer: 'referrer referredby recommendedby introducedby introducer'.split(' '),
  referral:
    'referral referredto referred referee referredlead introduced introducedto introduceto introductionto recommendedto referredname referralname referralcompany referredorg referredcompany referredorganisation referredorganization referredbusiness newperson newlead'.split(
      ' ',
    ),
  nextStep:
    'nextstep nextsteps next nextmilestone action proposedaction plannedaction agreedaction correctiveaction recommendedaction followup recommendation plan whatwewilldo'.split(
      ' ',
    ),
  consent:
    'consent consentgiven permission agreedtopublish maypublish quoteapproved approvedquote permissiontoname permissiontopublish permissiontoquote quotepermission consenttopublish oktoquote oktoname customeroktoname clientapproved approvedbyclient customerapproved approvedbycustomer releaseform mediarelease'.split(
      ' ',
    ),
  severity: 'severity priority urgency risklevel riskrating'.split(' '),
  item: 'item task job title product sku deliverable name line'.split(' '),
  timeline:
    'timeline timing timescale timeframe schedule duration startwanted wantedby neededby neededfrom decisionby'.split(
      ' ',
    ),
  openIssues:
    'openissues openpoints openitems open stillopen reports issues problems complaints opencomplaints opentickets knownissues unresolved'.split(
      ' ',
    ),
  risks:
    'risks risk beware concerns blockers openissues opencomplaints complaints complaint competitor competitors competition competitoroffer competingoffer rivaloffer competitorquote missedvisits missedservices missedappointments latevisits churnrisk riskofleaving escalations opentickets'.split(
      ' ',
    ),
  metric: 'metric figure measure kpi'.split(' '),
  site: 'site location loc where city branch store clinic depot premises property facility setting'.split(
    ' ',
  ),
  company:
    'company companyname firm firmname business organisation organization customer cust custname client account leadcompany'.split(
      ' ',
    ),
  lead: 'lead leadname prospect contact name company couple brideandgroom'.split(' '),
  invoice: 'invoice invoiceno invoicenumber invno inv doc docno no number reference ref'.split(' '),
  order:
    'order consignment orderno ordernumber purchaseorder purchaseordernumber po pono ponumber reference orderref deliverynote'.split(
      ' ',
    ),
  comment: 'comment answer text remark'.split(' '),
  post: 'post title name url piece'.split(' '),
  phone:
    'phone phonenumber telephone telephonenumber tel mobile mobilenumber cellphone callback callbacknumber callernumber callerphone callerphonenumber callertel callermobile fromnumber fromphone leadphone leadphonenumber contactphone directline directdial directnumber contactnumber contacttel contactmobile customerphone clientphone'.split(
      ' ',
    ),
  planned: 'planned plannedspend plannedcost budget bud budgeted'.split(' '),
  variance: 'variance var overspend overrun underspend'.split(' '),
  forecast: 'forecast forecastcost forecasttotal forecastspend finalforecast'.split(' '),
  actual: 'actual act actuals actualcost actualspend actualtodate spent spenttodate'.split(' '),
  supplier: 'supplier suppliername vendor vendorname manufacturer carrier'.split(' '),
  cause: 'cause rootcause reason why reasonfordelay delayreason causes'.split(' '),
  plannedDate: 'planneddate plannedfor targetdate dateplanned'.split(' '),
  actualDate:
    'actualdate doneon finishedon completedon completeddate datecompleted donedate datedone finisheddate'.split(
      ' ',
    ),
  orderDate: 'orderdate orderedon orderedat dateordered dateoforder podate'.split(' '),
  nextDate: 'nextdate newdate nextmilestonedate nextvisitdate'.split(' '),
  name: 'name fullname newstarter starter newcolleague employee employeename newemployee'.split(
    ' ',
  ),
  clientNeeds:
    'clientneeds needfromclient needsfromclient neededfromclient needfromcustomer needsfromcustomer neededfromcustomer clientprovides customerprovides whatweneed ask asks'.split(
      ' ',
    ),
  milestoneDate: 'milestonedate dateofmilestone milestonereached milestonereachedon'.split(' '),
  inspectionDate:
    'inspectiondate inspectedon dateinspected dateofinspection inspectedat checkedon datechecked testedon datetested checkdate testdate'.split(
      ' ',
    ),
  inspector: 'inspector inspectedby inspectorname checkedby testedby'.split(' '),
  acceptanceDate: 'acceptancedate dateofacceptance signoffdate signoffday signoffon'.split(' '),
  salary:
    'salary pay wage wages compensation remuneration payrange salaryrange payband salaryband payscale payrate rateofpay grosspay grosssalary monthlysalary annualsalary'.split(
      ' ',
    ),
  tasks:
    'tasks duties responsibilities maintasks keytasks mainduties keyduties whatyouwilldo'.split(
      ' ',
    ),
  impressions: 'impressions impr imps imp'.split(' '),
  clicks: 'clicks clks clk'.split(' '),
  daysOverdue: 'daysoverdue daysover dayslate dayspastdue overduedays daysold agedays'.split(' '),
  currency: 'currency currencycode ccy invoicecurrency'.split(' '),
  validUntil:
    'validuntil validto expirydate expireson goodthrough goodthru quoteexpires offerexpires quotevaliduntil expires'.split(
      ' ',
    ),
  validity: 'validity validfor quotevalid quotevalidfor goodfor offervalidfor pricevalidfor'.split(
    ' ',
  ),
  contractLength:
    'contractlength contractterm minimumterm termlength agreementlength agreementterm lengthofcontract contractduration term terms'.split(
      ' ',
    ),
  leadTime: 'leadtime leadtimes turnaround turnaroundtime'.split(' '),
  offeredEquipment: 'offeredequipment equipment equipmentquoted model models'.split(' '),
  background: 'background situation'.split(' '),
  included: ['included'],
  exclusions: 'exclusions exclusion excluded notincluded outofscope'.split(' '),
  quantity: 'quantity qty count units'.split(' '),
  startDate:
    'startdate start starts startson begins kickoff kickoffdate startonsite joiningdate joindate dateofstart startingdate'.split(
      ' ',
    ),
  period: 'period month week quarter'.split(' '),
  items: 'items lines lineitems invoicelines invoices'.split(' '),
  disputed: 'disputed dispute disputereason disputedbecause'.split(' '),
  purchaseOrder: 'purchaseorder po pono ponumber purchaseorderno purchaseordernumber'.split(' '),
  reconciliations:
    'reconciliations reconciliation recs bankrec bankreconciliation controls checklist closechecklist checks'.split(
      ' ',
    ),
  before: 'before problem challenge situation situationbefore startingpoint'.split(' '),
  findings: 'findings finding checks inspection inspections tests testresults'.split(' '),
  openItems:
    'openitems openpoints todo todos outstanding unresolved unresolveditems opentasks'.split(' '),
  quote: 'quote testimonial review'.split(' '),
  reply: 'reply replytext message theirreply hermessage hismessage theirmessage'.split(' '),
  deadline: 'deadline bywhen answerby replyby respondby needby needsby'.split(' '),
  deliverables:
    'deliverables work workdone workperformed workcompleted whatwedid wedid whatwechanged installed referrerproject'.split(
      ' ',
    ),
  scope:
    'scope workscope scopeofwork job works project sold included service services event contract whatwassold whatwewilldo'.split(
      ' ',
    ),
  guests: 'guests covers people pax numberofguests'.split(' '),
  vat: 'vat vatrate'.split(' '),
  tax: 'tax taxes taxrate taxstatus salestax'.split(' '),
  gst: 'gst gstrate gststatus'.split(' '),
  hst: 'hst hstrate hststatus'.split(' '),
  eventDate: 'eventdate dateofevent eventday'.split(' '),
  eventTime: 'eventtime eventhour eventhours eventstart timeofevent doors doorsopen doortime'.split(
    ' ',
  ),
  hourAnnounced:
    'eventtime eventhour eventhours eventstart timeofevent doors doorsopen doortime time hours starttime'.split(
      ' ',
    ),
  unitPrice: 'unitprice priceeach each'.split(' '),
  pricePerHead: 'priceperhead perhead'.split(' '),
  promises:
    'promises promised commitments commitmentsmade whatwaspromised extras agreedextras'.split(' '),
  promisedOutcome:
    'promisedoutcome promisedresult promisedresults promisedbenefit agreedoutcome agreedresult'.split(
      ' ',
    ),
  satisfaction:
    'satisfaction csat csatscore nps npsscore satisfactionscore customersatisfaction'.split(' '),
  score: 'score average avg averagescore avgscore meanscore'.split(' '),
  need: 'need needs wants interest interestedin requirement lookingfor enquiry inquiry pain painpoint painpoints'.split(
    ' ',
  ),
  issue: 'issue issues prob'.split(' '),
  highlights:
    'highlights items news announcements announcement tips stories mainitem leaditem mainstory seconditem thirditem fourthitem'.split(
      ' ',
    ),
  milestones: 'milestones steps phases stages tasks schedule keydates deadlines'.split(' '),
  milestone: 'milestone stage'.split(' '),
  workDone: 'workdone done completed workperformed workcompleted donesofar'.split(' '),
  leads: 'leads enquiries inquiries'.split(' '),
  costCentre:
    'costcentre costcenter department dept departments category budgetline costcentres costcenters budgetlines categories'.split(
      ' ',
    ),
  invoiceDate:
    'invoicedate dateofinvoice invoicedated issued issuedon rundate billedon invoicedon'.split(' '),
  source:
    'source leadsource enquirysource inquirysource sourceoflead camefrom foundus heardaboutus howtheyfoundus'.split(
      ' ',
    ),
  budget: 'budget bud money maxbudget canspend'.split(' '),
  progress: 'progress percentcomplete percent'.split(' '),
  renewalDate:
    'renewaldate renews contractends ends endson enddate expires contractend renewal'.split(' '),
  offer:
    'offer newprice newfee newrate renewalprice renewalfee proposedprice proposedfee proposedrate renewaloffer promo promotion promotions special specials'.split(
      ' ',
    ),
  callToAction: 'calltoaction cta'.split(' '),
  requirements:
    'requirements requirement musthave musthaves essential essentials skills qualifications qualification experience'.split(
      ' ',
    ),
  usage: 'usage usagetrend placesused seatsused utilisation utilization'.split(' '),
  niceToHave: 'nicetohave nicetohaves desirable desirables preferred'.split(' '),
  applyTo:
    'applyto applicationsto howtoapply applyat apply applicationemail applyemail applylink applyurl applicationlink sendresumeto resumesto resumeto cvto'.split(
      ' ',
    ),
  applyContact: 'applycontact contact hiringcontact hiringmanager'.split(' '),
  benefits: 'benefits perks weoffer whatweoffer benefitspackage offer'.split(' '),
  workSchedule: 'workschedule schedule shift shifts workdays'.split(' '),
  compensation: ['compensation'],
  closingDate: 'closingdate closes closeson applyby applicationdeadline deadline'.split(' '),
  noticePeriod: 'noticeperiod notice noticeterm'.split(' '),
  remedy:
    'remedy requestedremedy remedyrequested remedywanted resolutionwanted requestedresolution resolutionrequested requestedaction actionrequested want wanted wewant whatwewant weask actionwanted'.split(
      ' ',
    ),
  creditWanted: 'creditwanted creditrequested refundwanted'.split(' '),
  whatWeDid: 'whatwedid wedid actiontaken solution fix fixdone'.split(' '),
  takeaway: 'takeaway takeaways lesson lessons advice tip'.split(' '),
  deliveries: 'deliveries incidents occurrences'.split(' '),
  manager: 'manager linemanager reportsto supervisor'.split(' '),
  team: 'team teamname group groupname workgroup dept department'.split(' '),
  role: 'role jobtitle position vacancy title'.split(' '),
  terms: 'terms paymentterms conditions term contractterm minimumterm'.split(' '),
  howToPay: 'howtopay waystopay paymentinstructions'.split(' '),
  closure: 'closure closures howclosed howtheywereclosed howitwasclosed closedout'.split(' '),
  channel: 'channel ch chan platform'.split(' '),
  campaign: 'campaign campaignname emailcampaign mailingname'.split(' '),
  theme: 'theme topic topics subject subjectline headline campaign'.split(' '),
};

/** Names under which people write whatever comes to mind: public only where a list names them. */
export const freeText = new Set(
  'note notes caveat caveats comment comments remark remarks transcript text details detail message description summary signal reply replytext theirreply hermessage hismessage theirmessage request enquiry inquiry other info extra misc fyi instructions'.split(
    ' ',
  ),
);

const leaves =
  /^(?:maysend|mayaskearly|findingsclosed|textseen|consentkept|privatekept|instructionskept|figuresright|actionsafe|dangersettled|dateorder|mayomit[a-z]+)$/;

/** Whether a field has no more than that a text may be sent: docs/approvals.md. */
export const isLeave = ({ path }: { path: readonly string[] }): boolean =>
  leaves.test(normalName(path.at(-1)!));

/** The usual name of a fact's own field. */
export const toFieldName = ({ path }: { path: readonly string[] }): string =>
  normalName(path.at(-1)!);

/** `dueDate`, `due_date` and `Due date` are one name; `what_we_saw` is one of those that mean the same. */
export const normalName = onceByName((name) => {
  const plain = plainName(name);
  // Few names are made up while somebody writes.
  if (usual.has(plain)) return plain;
  const spoken = findSpokenName(plain);
  if (spoken !== undefined) return spoken;
  const known = name.includes('/') ? findPart(name) : undefined;
  return known ?? findGeneralName(listWords(name), plain, usual) ?? plain;
});

/** `site / room`; of an amount the other part may be what it costs us. */
const findPart = (name: string): string | undefined =>
  name
    .split('/', mostParts)
    .map(plainName)
    .find((part) => usual.has(part) && !namesAmount(part));
const mostParts = 4;

const listWords = (name: string): string[] =>
  spacedName(name.slice(0, 200))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export const plainName = onceByName((name): string =>
  name
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, ''),
);

/** The names that count as `name`, itself first. */
export const namesFor = (name: string): readonly string[] => known.get(name) ?? [normalName(name)];

const listed = [...new Set([...Object.keys(synonyms), ...Object.keys(tradeNames)])].map(
  (name) =>
    [name, [plainName(name), ...(synonyms[name] ?? []), ...(tradeNames[name] ?? [])]] as const,
);

const known: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(placedNames),
  ...listed.map(
    ([name, names]) => [name, [...new Set([...names, ...(placedNames[name] ?? [])])]] as const,
  ),
]);

/** What an opening without a salary pays under; elsewhere they are prices. */
export const payOfOpening: ReadonlySet<string> = new Set(
  'rate comp hourlyrate dayrate contractrate fee'.split(' '),
);

/** Tells of a fact whether it goes by a name that counts as one of these. */
export function goesBy(
  ...usualNames: readonly string[]
): (fact: { names: readonly string[] }) => boolean {
  const all = new Set(usualNames.flatMap(namesFor));
  return ({ names }) => names.some((name) => all.has(name));
}

const usual = new Set([...listed.flatMap(([, names]) => names), ...freeText]);

/** Whether people usually call something by this name. */
export const isKnownName = (name: string): boolean => usual.has(normalName(name));

/** Whether a field holds whatever came to somebody's mind: by its name, or as it tells it in several sentences. */
export const isFreeText = ({
  path,
  value,
}: {
  path: readonly string[];
  value?: string | undefined;
}): boolean => {
  const name = path.at(-1)!;
  return (
    freeText.has(normalName(name)) ||
    isNote(name) ||
    (value !== undefined && !isKnownName(name) && isToldAtLength(name, value))
  );
};

/** `dueDate` is `due date`. */
export const spacedName = onceByName((name) =>
  name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.\s]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])(?:amt|qty)(?!\p{L})/gu, (short) => longNames[short]!),
);

const isNote = onceByName((name): boolean => isNoteName(spacedName(name.slice(0, longestName))));
const longestName = 100;

/** A customer reads the names of an invoice's fields. */
const longNames: Readonly<Record<string, string>> = { amt: 'amount', qty: 'quantity' };

/** Whether a field may be somebody's password. `pass: false` says of a check that it failed. */
export const holdsSecret = (name: string, value: JsonValue): boolean =>
  typeof value !== 'boolean' && namesSecret(name);
