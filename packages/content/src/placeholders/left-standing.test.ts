import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';
import { fillPlaceholders, stripPlaceholders } from './replace-placeholders.ts';

const found = (text: string) => findPlaceholders(text).map((placeholder) => placeholder.text);

const leftovers = {
  'words in brackets': [
    'We know how hard it is to deal with [biggest headache] in a small shop.',
    'Our bakers love your [favourite loaf], and so do we.',
    'Thank you for [kind deed].',
    'The fee rises by [blue: amend per contract] a year.',
    'Payment: [green: adjust to the customer] 30 days.',
    'The deposit is [please specify the sum] and is due today.',
    'We wrote to some [ ] tenants about the lift.',
    'The hall seats up to [ ] guests.',
    'What a night [dancing emoji]',
    'We read [something kind about their shop], and came.',
    'Thanks for [what she did] in May.',
    'Rents rose by 4 percent [LI: which source?] in May.',
  ],
  'both alternatives': [
    'Dear Ms/Mr Lindqvist, your parcel is here.',
    'We met Mr/Mrs Obi on site.',
    'Sehr geehrter Herr/Frau Brandt,\n\nder Termin steht.',
    'Estimado Sr./Sra. Ruiz, su pedido llega hoy.',
    'Good morning/afternoon Ada, the van is ready.',
    'We open at 9 am/pm on Sunday.',
    'Your claim has/has not been accepted.',
    'Headline 1: Soil that lives\nHeadline 2: Soil for life\n\nOrder by Friday.',
    'Title A: The wet spring\n\nTitle B: A spring of rain\n\nIt rained for six weeks.',
    'Alternative subject: Six weeks of rain\n\nDear Ada,',
    'Soil that lives (keep whichever you like, Ben)',
    'Soil for life (use the better one)',
  ],
  'a label or a bullet with nothing behind it': [
    'Jazz in the yard\nDate: 4 May\nVenue:\nPrice: 4 euros',
    'Wann: Samstag, 4. Mai\nWo:\n\nWir freuen uns!',
    'Yoga at dawn.\nWhere: the pier\nWhen:\nBring a mat and a friend.',
    '1. Lift: repaired\n2. Report of the cashier:\n3. Date of the fair: 4 May',
    'Minutes of the board\n\nPresent: Ada, Li\nApologies:\n1. Roof: done',
    'We offer:\n\n* sweeping\n* \n\nCall us.',
    '1. Wash the cup\n2. Dry the cup\n3.\n\nEnjoy.',
  ],
  'tags of further tools': [
    'Hi #customer_name#! Welcome.',
    'Hello -lastName-, the boots are in.',
    'Your order ~order.number~ is on its way.',
    "Sent by @{outputs('Get_user')} today.",
    'The car $(customerName) booked is ready.',
    'Thanks :first_name: for your gift.',
    'See you on :date_of_visit: at noon.',
    'You owe {1:N2} pounds.',
    'Hi $name$, hello.',
    'Dear @Model.Customer.Name, hello.',
    'Hi =first_name=, hello.',
  ],
  'prompts of forms': [
    'id,room\n1,--Select--\n2,Blue',
    'id,room\n1,Choose an option\n2,Blue',
    'id,room\n1,- bitte auswählen -\n2,Blau',
    'Department: Please select...',
    'id,room\n1,Veuillez choisir\n2,Bleu',
    'Visits in May: pier 410, park Loading...',
    'site,visits\nPier,Loading…\nPark,40',
    'client,product,note\nCustomer A,Product 1,Note text\nAda Berg,Mug,blue',
  ],
  'comments of colleagues': [
    '<p>Open daily.</p>\n<!-- Ines: prices are still missing -->',
    '<!-- can you swap the photo before it goes live? -->\n<p>Open daily.</p>',
    'A new pier.\n\n== map of the pier goes here ==\n\nIt opens in May.',
    'A new pier.\n\n— insert the photo of Ada —\n\nIt opens in May.',
    'DRAFT - do not publish. The pier opens in May.',
    'ENTWURF, noch nicht freigegeben: Der Steg öffnet im Mai.',
    'DO NOT POST YET: the pier opens in May.',
    'NOT FOR PUBLICATION: the pier opens in May.',
    'It grew by 4 percent (Li to confirm) in May.',
    'It grew by 4 percent **CHECK** in May.',
    'A new pier.\n\n*** Ben to add the chart ***\n\nIt opens in May.',
    'Thanks (tag the harbour office) for the lights.',
    'We did it (clapping hands emoji)!',
  ],
  'names of nobody': [
    'Said Ada Berg, head of Client Name Ltd.',
    'She is the founder of Company Name, and a friend.',
    'Dear Member Name Here, your card is ready.',
    'Call us on 0000 000 0000 by noon.',
    'Call us on +00 000 000 000.',
    'Vorname Nachname\nStraße Hausnummer\nPLZ Ort\n\nKündigung\n\nIch kündige den Vertrag.',
    'Your Name\nStreet Address\nCity, Postcode\n\nDear Ada,\n\nI write about the roof.',
    'Nombre y apellidos\nDirección\nCódigo postal, ciudad\n\nEstimada Ada:',
  ],
  'hints of a template': [
    'Status: open\nBackground: Explain why this decision is needed\nOwner: Ada\nCosts: 40 euros',
    'Date: 4 May\nImpact: Briefly describe who was affected in one sentence\nCause: a valve',
    'If the flat has a balcony mention it, else delete this paragraph. Rent is 900.',
    'Prices hold. Remove this clause when the buyer pays at once.',
    'The pump needs oil; figures to be confirmed by the works before printing.',
    'Change the oil every N months or after M kilometres.',
    'Water it every X days.',
  ],
};

describe.each(Object.entries(leftovers))('%s', (_, texts) => {
  it.each(texts)('is found in %j', (text) => {
    expect(found(text)).not.toEqual([]);
    expect(found(stripPlaceholders(text))).toEqual([]);
    expect(found(fillPlaceholders(text).text)).toEqual([]);
  });
});

describe('what only looks like it', () => {
  it.each([
    'He said of [the] mill, and [she] agreed, that "a [grand old] house" stood there.',
    'We met the [then] mayor, the [former] clerk and a [hastily built] stand.',
    '> It was the [old harbour] of the town.',
    'Use [options] with [args], see [below].',
    'I agree to the terms [ ] yes [ ] no',
    'Dear Sir/Madam, dear Mr and Mrs Berg, Title: Mr/Mrs/Ms. Tick Mr/Mrs/Ms below.',
    'I will/will not attend. We ask whether it is/is not so. The and/or rule.',
    'Headline A: "Soil" won the test; Headline B: "Life" lost.\nHeadline B: Life',
    'Starter (choose one): soup or salad. Pick a card (use the better one of yours).',
    'Option A: by train\nOption B: by bus\n\nTell us which you prefer.',
    'Contact:\nAda Berg\n4 Mill Lane',
    'When: Saturday\nWhere:\nThe old mill, Fern Road',
    'Name: Ada\nTickets:\nAdults: 4 euros\nChildren: 2 euros',
    'Please fill in the form.\n\nDate: 4 May\nPlace:\nPrice: 4 euros',
    'What we need:\n\n- flour\n- salt\n\nSteps:\n1. Mix\n2. Bake',
    '1. Fruit:\n- apples\n2. Bread: rye',
    'A heading\n-\n\ntext',
    '#pottery #kiln and #first_name; the saw -delivered on Friday- is here. A well-known do-it-yourself kit.',
    'Use $(date) at :8080, 10:30, :wave: :email: attr :name, :date',
    'The ratio is 1:2:3. Regex a{2,3} and {1, 2}. a=b=c, 5-10-15, A-B-A.',
    'Select a seat, then choose an item. Please select by Friday. -- Ada',
    'step,text\n1,Enter your name\n2,Select an option\n',
    'mode,next\nselect,choose a colour for the door\n',
    'The screen shows Loading... until it is done. Loading... takes time.',
    'team,group,room\nTeam A,Group B,Room 1\n',
    'participant,score\nParticipant 1,40\nParticipant 2,31\n',
    '<!-- hero, two columns -->\n<!-- generated, please do not edit --><p>Hi</p><!-- end of table -->',
    '-- Ada Berg, photographer --',
    'Draft for review\n\nThe pier opens in May.',
    'Draft, please see the notes. Keep this paragraph for your records; it is [almost] done.',
    'Draft beer, not bottles. Draft: Old Anchor porter. The draft is due on Friday.',
    'Win a tour (tag a friend). We cheered (and waved).',
    'The field of Business Name and Address is long.',
    'Costs of 1 000 000 000 euros. At 00:00 or 10 000 000 a year. Code 00 00.',
    'Bring these with you:\n\nName\nAddress\n\nto the desk.',
    'The letter should have these lines:\nName\nAddress\nCity\n\nand a date.',
    'Date\n\nName\n\nWe met.',
    'Task: Explain why this decision was made\nDate: 4 May\nMarks: 10\nPaper: 2',
    'Use: Describe yourself\n\nHello.',
    'See [what they wrote about it later] or (a lot to check) and (Ada to the left).',
    'The price is 5$ or $5, and $x$ is a sum.',
    'Remove this line if you do not use it. Omit the second paragraph of the letter.',
    'Pay every N weeks, where N is on your card. Let N be the guests for N days.',
    'A TBD mark, short for "tested by Draxler", is on it. TBD here is an acronym.',
    'A value in braces, for example {{ host }}, is filled in later.',
    'In a playbook {{ host }} is replaced at run time.',
  ])('is not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('goes as a whole line, or leaves nothing in its place', () => {
    const text =
      'Jazz\nDate: 4 May\nVenue:\nPrice: 4 euros\n- a\n- \n<!-- Ada: add the photo here -->';
    expect(fillPlaceholders(text).text.trimEnd()).toBe('Jazz\nDate: 4 May\nPrice: 4 euros\n- a');
  });
});

it.each([
  'with [a b] ',
  'all [ ] ',
  'Mr/',
  'Mr/Mrs ',
  'Title A: a\n',
  'Date: 4\nVenue:\n',
  '1. a:\n',
  '- a\n- \n',
  '#a_b',
  '-aB-',
  '@{a',
  ' :a_b',
  '--select ',
  'x,select a\n',
  'Loading ',
  'x,y\nGuest 1,Guest 2\n',
  '<!-- a ',
  '-- a -- b\n',
  'draft: not \n',
  '(tag ',
  'otherwise remove this ',
  'prices to be added by a b c d ',
  'Aa: Describe \n',
  'every N days ',
  'name\n',
  'name name name ',
  '0000 ',
  ' ',
  '\n',
])('takes time in proportion to the length of a text of %j', (text) => {
  const find = (content: string) => {
    findPlaceholders(content);
  };
  expect(measureGrowth(find, text)).toBeLessThan(10);
});
