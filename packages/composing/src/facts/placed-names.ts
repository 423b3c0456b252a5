const listWords = (words: string): readonly string[] => words.split(' ');

const pairs = (first: string, second: string): readonly string[] =>
  listWords(first).flatMap((one) => listWords(second).map((other) => one + other));

/**
 * What only some texts have a place for, and the names that it goes by there. In other workflows they mean something
 * else, or nothing: they are none of the names that all know.
 */
export const placedNames: Readonly<Record<string, readonly string[]>> = {
  solution: listWords(
    'solution proposedsolution recommendedsolution suggestedsolution oursolution approach ourapproach proposedapproach offer ouroffer solutionoffered method ourmethod whatwepropose whatweoffer whatwesuggest',
  ),
  // What an offer depends on stands with it.
  offerTerms: listWords(
    'offerterms offerconditions smallprint conditions terms termsandconditions',
  ),
  completionDay: [
    ...pairs('completion finish', 'date day on by'),
    ...pairs('expected planned target estimated agreed', 'completion completiondate finish'),
    ...listWords('completeby completedby finishedby finishes donebyday practicalcompletion'),
  ],
  endDay: listWords('enddate endson ends endday'),
  deliveryDay: [
    ...listWords('deliverydate deliveryday deliveryon deliveryby deliverby dateofdelivery'),
    ...pairs('expected planned promised agreed first', 'delivery deliverydate deliveryday'),
    ...pairs('delivery', 'promised promisedfor promisedby agreed due'),
    ...listWords('promiseddate promisedday promisedby promisedfor'),
  ],
  // What work is done on.
  workedOn: [
    ...pairs(
      'vessel ship boat yacht barge vehicle van car lorry truck trailer machine asset aircraft plane engine press crane',
      'name details served concerned',
    ),
    ...listWords(
      'vessel ship boat yacht barge vehicle van car lorry truck trailer machine machinery asset assets aircraft plane engine press crane vehicles vessels machines makeandmodel vehiclereg registration vehicleregistration',
    ),
  ],
  installDay: listWords('installdate installationdate installday installationday installon'),
  quoteNumber: pairs(
    'quote quotation proposal estimate offer ourquote',
    'no number ref reference id',
  ),
  pricePart: [
    ...pairs(
      'setup installation install fitting delivery commissioning training callout activation connection removal collection survey support service maintenance oneoff onetime oneoffsetup onetimesetup onboarding rush express weekend travel admin initial joining',
      'fee charge price',
    ),
    ...pairs(
      'monthly quarterly annual yearly weekly daily hourly',
      'fee charge price rental rent hire payment subscription',
    ),
    ...listWords(
      'rental oneoffsetup onetimesetup subscription subscriptionfee pricingmodel minimumfee minimummonthlyfee breakdown pricebreakdown costbreakdown subtotal vatamount gstamount taxamount',
    ),
  ],
  cancellation: listWords('cancellation cancellationterms cancellationpolicy cancellations'),
  insurance: listWords('insurance insurancecover liability'),
  goLive: listWords('golive golivedate goliveon launch launchdate'),
  clientNeeds: listWords('weneed'),
  email: listWords('email mail emailaddress mailid'),
  timeline: listWords('dates keydates'),
  // What an answer names where somebody asks for the price.
  price: listWords(
    'price priceonrecord pricetoquote listprice pricing standardprice currentprice rrp priceperunit monthlyprice pricepermonth monthlyfee subscription subscriptionfee pricingmodel',
  ),
  // What a story tells that was done.
  change: listWords(
    'solution oursolution approach ourapproach action actiontaken intervention implementation fix howwesolvedit whatwechanged whatchanged',
  ),
  highlights: listWords(
    'articles updates features sections pieces newsitems blocks topstories leadstories mainstories keystories headlines whatsnew inthisissue',
  ),
  events: listWords('events upcomingevents whatson keydates datesforyourdiary diarydates'),
  takeaway: listWords('insight learning learnings learned learnt whatwelearned whatwelearnt'),
  // Who begins.
  name: listWords(
    'candidate candidatename newperson newhire newhirename hirename startername joinername newstartername newjoinername colleaguename',
  ),
  buddy: listWords('buddy mentor buddyname mentorname shadow'),
  training: listWords(
    'training trainings trainingplan trainingbooked course courses induction inductions onboarding certification certifications shadowing ridealong firstweek firstweekplan weekone',
  ),
  requirements: listWords(
    'whowewant whoweneed whowelookfor whatyoubring youbring youwillbring youhave whatyouneed whatwelookfor candidateprofile idealcandidate criteria mustbring',
  ),
  // A work order: what is to be done, by whom, with what, and how far.
  workToDo: listWords(
    'worktodo work works workrequired workneeded requiredwork worktobedone workrequested workordertitle workordername taskname tasktitle workinstructions correctivework remedialwork repairwork repair task tasks steps jobsteps worksteps instructions procedure whattodo whatwewantdone whatweneeddone whatneedsdoing requiredaction actionrequired actionneeded needsdoing todo todos tobedone toberepaired',
  ),
  crew: listWords(
    'crew assignedcrew crewassigned techassigned technicianassigned engineerassigned assignedto assignee assigned allocatedto owner responsible team tech technician technicians engineer fitter electrician plumber mechanic',
  ),
  toBring: listWords(
    'tobring whattobring bring toolsandparts partsandtools materialsonhand tools toolsneeded toolsrequired parts partsneeded partsrequired spareparts spares materials materialsneeded materialsrequired equipmentneeded equipmentrequired kitrequired ppe pperequired',
  ),
  doneWhen: listWords(
    'donewhen donemeans whendone doneif finishedwhen donelookslike whatdonelookslike definitionofdone acceptancecriteria completioncriteria successcriteria',
  ),
  edition: listWords('edition issueno issuenumber issuename volume'),
};
