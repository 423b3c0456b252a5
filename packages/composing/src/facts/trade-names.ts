const listWords = (words: string): readonly string[] => words.split(' ');

const starts = listWords(
  'takeoverdate installdate targetinstall targetstart onsitefrom sitestart movedate movingdate moveday dateofmove dateofjoining doj',
);

/** What trades call a person whom they serve: of two in one run either may be the customer. */
export const parties: readonly string[] = listWords(
  'landlord landlady homeowner houseowner householder leaseholder freeholder lessor lessee renter hirer charterer patient guest tenant resident member donor supporter subscriber policyholder insured claimant grower farmer boatowner berthholder petowner dogowner horseowner vehicleowner carowner propertyowner flatowner pupil student learner attendee delegate passenger purchaser buyer seller consignor consignee exhibitor franchisee mortgagor borrower applicant',
);

/** Where somebody may live, as well as where work is done. */
export const dwellings: readonly string[] = listWords(
  'flat apartment house jobaddress siteaddress installaddress serviceaddress propertyaddress',
);

/** Who sees to a customer's bills, whoever else of theirs a run is about. */
export const accountsContacts: readonly string[] = listWords(
  'accountscontact accountscontactname arcontact billingcontact billingcontactname apcontact financecontact accountspayablecontact payablescontact invoicecontact invoicingcontact accountsperson billingperson',
);

/** Words of single trades for what the fields of workflows are called, beside those that all use. */
export const tradeNames: Readonly<Record<string, readonly string[]>> = {
  customer: [...parties, ...listWords('payer billpayer chargeto payingparty partyname')],
  lead: listWords('enquirer inquirer enquiryfrom inquiryfrom'),
  contact: [
    ...listWords(
      'spokenwith vendorrep vendorcontact supplierrep suppliercontact contractorcontact theirrep theircontact attnto prospectname',
    ),
    ...accountsContacts,
  ],
  reporter: listWords('caller callername'),
  equipment: listWords('coach bus minibus lorry truck trailer tractor vessel ship boat ferry'),
  supplier: listWords(
    'contractor contractorname subcontractor merchant wholesaler distributor haulier courier maker',
  ),
  location: [
    ...dwellings,
    ...listWords('jobsite worksite workplace neighborhood neighbourhood district suburb village'),
  ],
  site: [...dwellings, ...listWords('jobsite worksite venue')],
  phone: listWords(
    'cellno cellnumber mob mobno mobileno phoneno telno contactnumber contactno landline homephone workphone',
  ),
  amount: listWords(
    'billamount billamt billvalue billtotal invamount invamt invvalue invoiceamount invoicevalue contractprice jobprice feeagreed agreedfee agreedprice priceagreed pricequoted soldfor',
  ),
  items: listWords('workpackages'),
  terms: listWords('stagepayments paymentschedule paymentplan paymentstages'),
  issue: listWords('whathappened'),
  order: listWords(
    'workorderno workordernumber jobno jobnumber jobref orderid contractno contractnumber',
  ),
  costCentre: listWords(
    'costcode costcategory budgethead budgetcode glcode glaccount nominal nominalcode accountcode',
  ),
  invoice: listWords('billno billnumber billref num'),
  dueDate: listWords('duesince duedt'),
  status: listWords('state'),
  responses: listWords('answers surveyanswers surveyresponses replies surveyreplies'),
  action: listWords('fix remedialaction proposedfix actiontaken actionstaken actionplan'),
  nextStep: listWords('nextup'),
  // What was done names the milestone where nothing else does.
  milestone: listWords('phase done completed workperformed whatwedid wedid'),
  openItems: listWords('stillopen open'),
  channel: listWords('portal outlet'),
  impressions: listWords('views'),
  leads: listWords('quoterequests'),
  startDate: starts,
  date: [...starts, 'sendout'],
  invoiceDate: listWords('sendout'),
  quote: listWords('whattheysaid'),
  reply: listWords('whattheysaid'),
  referral: listWords('friend friendname'),
  name: listWords('newjoinee joinee newjoineename joineename nameofjoinee nameofnewjoinee'),
  scope: listWords('trip journey scopeofsupply supplyscope scopeofservice scopeofservices'),
  tasks: listWords(
    'jobdescription jobprofile workprofile jobresponsibilities jobduties natureofduties',
  ),
  closingDate: listWords(
    'lastdatetoapply lastdateofapplication lastdateforapplication lastdateforapplying lastdayforapplication applybefore applyonorbefore applicationclosing applicationsclose',
  ),
  vacancies: listWords(
    'vacancies noofposts numberofposts noofvacancies numberofvacancies noofpositions numberofpositions noofopenings numberofopenings',
  ),
  exclusions: listWords('notinprice notintheprice notinscope excludes excluding'),
};
