/**
 * Given names that are no other word, as people of a workplace sign: what stands in a place where a topic may stand as
 * well, as `Beth: …` and `Rota: …`, is told by them. Names that are words, as `Will` or `May`, are not listed.
 */
const names = new Set(
  `aaron abdul abdullah abigail adam adele adrian agnes agnieszka ahmed aidan aisha alan alastair alex alexander alfie
  ali alice alison allan amanda amelia amina amir amy ana andre andrea andrei andrew andy angela anita anjali ann anna
  anne annie anthony anton antonio anya aoife archie arjun arthur asha ashley asif barbara barry beata beatrice becky ben
  benjamin bernard beth bethan bethany bilal bob bogdan bradley brenda brendan brian bridget bronwen bruce callum
  cameron carl carla carlos carmen carol caroline cath catherine cathy charlie charlotte cheryl chloe chris christian
  christina christine christopher ciara claire clare clive colin connor craig cristina dai damian daniel danielle danny
  daphne darren dave david dawid dawn dean debbie deborah declan deepak denis denise derek diana diane dmitri dominic
  donna doreen doris dorota dougie duncan dylan eddie edward eileen elaine eleanor elena eleri eliza elizabeth ella
  ellen ellie elsie emily emma emmanuel eric erin esther ethan eva evan ewa fatima felix finlay fiona florence fran
  francesca freddie freya gabriel gail gareth gary gavin gaz gemma geoff george georgia gerry gethin gillian gina glenn
  gordon graeme graham greg gwen hamza hannah harriet hassan hayley hazel heather heidi helen henry hilary howard hugh
  hugo hussain ian ibrahim imran ingrid iona irene iqbal isaac isabel isla ivan jacek jackie jacqueline jake jakub jamal
  james jamie jan jane janet janice jasmine jason javier jean jeff jenna jenny jeremy jess jessica jill jim jimmy joan jo jon bev baz daz mick
  stu lou lee meg deb ron steph lindsay janine shabnam sunita khadija nasreen parveen farah harpreet
  gurpreet jaspreet manpreet chioma ewelina mei joanna joanne joe joel john johnny jonathan jonny jordan jorge jose joseph josh joshua joyce juan judith judy julia
  julian julie justin karen karim karl karolina kasia kate katie kath katherine kathleen kathy katarzyna kayleigh keith
  kelly ken kenneth kerry kev kevin khalid kieran kim kirsty klaus kofi kwabena kwaku krzysztof kuldeep kumar kwame kyle lauren laura
  layla leah leanne leila leo leon leroy lesley lewis liam lily linda lisa liz lorna lorraine louis louise lucy luis
  luke lynn lynne maciej magda mahmoud maisie malcolm mandy manuel marcin marek margaret maria marie mario marta martin
  martyn mary mateusz matt matthew maureen megan mehmet melanie melissa mia michael michal michelle miguel mike mikey
  mila miriam mo mohamed mohammad mohammed moira monica monika morgan muhammad nadia naomi natalia natalie natasha nathan
  neil niamh nicola nicole nigel nikki nina noah noor norman oksana olga oliver olivia olu omar oscar osman owen pam
  pamela patricia patrick paul paula pauline pavel pawel paweł pedro peggy pete peter phil philip philippa phoebe piotr
  piyush priya rachel rafal raj rajesh ralph raluca ramesh ravi rebecca reece reg rhiannon rhys ricardo richard ricky rita
  roberta robert robin roger ronnie rosie ross rowan roxanne roy ruby rupert russell ruth ryan sabrina sadie sally sam
  samantha samir samuel sandra sanjay sara sarah scott sean sebastian sergei shane shannon sharon shaun sheila shirley
  simon sinead siobhan sofia sonia sophia sophie stacey stan stefan stella stephanie stephen steve steven stewart stuart
  sunil susan suzanne svetlana tamara tanya tara tariq tasha terry thomas tim timothy tina tom tomasz tommy toni tony
  tracey tracy trevor ursula valerie vanessa vera vicky victoria vijay vikram vincent viv vivienne waqas warren wayne
  wendy wesley wiktor william wojtek xavier yasmin yusuf yvonne zac zainab zara zoe zofia`.split(
    /\s+/,
  ),
);

/** A word of a name, or its initial, is no more needed to know whose it is. */
export const isGivenName = (word: string): boolean => names.has(word.toLowerCase());

/** Names that are other words as well, and with a capital are seldom those. */
const wordNames = new Set(
  'bill chip drew frank jack lance mark max miles nick pat ray reed rich rob scout skip sue wade will'.split(
    ' ',
  ),
);
/** Such as houses and firms are called by, too: `Rose Cottage`, `Hope Valley`. */
const namesOfPlaces = new Set(
  `angel april art brook daisy dale faith ford grace holly hope iris ivy jade joy june may olive penny poppy rose sandy
  summer sunny`.split(/\s+/),
);

/** Whether a word before a surname says that both name a person, and no house. */
export const isCallingName = (word: string): boolean =>
  isGivenName(word) || wordNames.has(word.toLowerCase());

/** Whether a word is somebody's name, or is one as often as it is another word. */
export const isNameOrWord = (word: string): boolean =>
  isCallingName(word) || namesOfPlaces.has(word.toLowerCase());
