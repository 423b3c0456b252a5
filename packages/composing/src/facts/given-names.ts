/**
 * Given names that are no other word, as people of a workplace sign: what stands in a place where a topic may stand as
 * well, as `Beth: …` and `Rota: …`, is told by them. Names that are words, as `Will` or `May`, are not listed.
 */
const names = new Set(
  `bec tash trish marg aaliyah aaron abdul abdullah abigail adam adele adrian adriana agnes agnieszka ahmed aidan aisha akira alan alastair
  albert alejandra alejandro alex alexander alfie alfred ali alice alicia alison allan allen alvaro alvin amanda amelia
  amina amir amit amy ana andre andrea andreea andrei andrew andy angela angelica anil anita anjali ann anna anne annie
  anthony antoine anton antonio anya aoife archie arjun arnold arthur arturo asha ashlee ashley asif ayse barbara
  barney barry bart baz beata beatrice beatriz becky ben benjamin bernard bernie beth bethan bethany bev bilal blake
  bob bobby bogdan boris boyd brad bradley brady brandon breanna brenda brendan brent brett brian brianna bridget
  brittany brittney bronwen bruce bryan bryce byron caitlin caleb callum calvin cameron candace candice carl
  carla carlos carlton carmen carol caroline cary catalina cath catherine cathy cecil cedric cesar chad charlie
  charlotte cheryl chioma chloe chris christian christina christine christopher ciara claire clare clarence clayton
  clifford clint clive clyde cody colin connor conrad consuelo corey cory craig cristian cristina
  curtis césar dai damian damo damon dana daniel daniela danielle danny daphne darlene darnell darrel darrell darren
  darryl daryl dave david davo dawid dawn daz dean deanna deb debbie deborah debra declan deepa deepak delbert denis
  denise dennis derek derrick deshawn desiree desmond devin dewey diana diane dianne diego divya dmitri dmitry dolores
  dominic dominick donald donna donnie doreen doris dorota doug dougie douglas duane duc duncan dustin dwayne dwight
  dylan earl eddie edgar edith edmund eduardo edward edwin eileen elaine eleanor elena eleri eli elijah eliza elizabeth
  ella ellen ellie elliot elliott elmer elsa elsie emilio emily emma emmanuel emmett emre enrique eric erica erika erin
  ernest ernestine ernesto ernie ervin esmeralda esperanza esteban estela esther ethan eugene eunice eva evan evelyn
  everett ewa ewelina farah fatima felipe felix fernando finlay fiona florence florin floyd forrest fran francesca
  francis francisco fred freddie frederick freya gabe gabriel gabriela gail ganesh gareth garrett garry gary
  gavin gayle gaz gemma geoff george georgia gerald geraldine gerardo gerry gethin gilbert gillian gina glenn
  gloria gordon graciela grady graeme graham grayson greg gregory gretchen guadalupe guillermo gurpreet gus gustavo
  gwen gwendolyn hamish hamza hannah harold harpreet harriet harry harvey hassan hattie hayley hazel heather hector
  heidi helen henry herbert herman hilary hiroshi horace howard hubert hugh hugo huong hussain héctor ian ibrahim ida
  ignacio igor imani imran ingrid ioana iona iqbal irene irina irma irving isaac isabel isabela isaiah isla ismael ivan
  jacek jackie jacqueline jacquelyn jaime jake jakub jamal james jamie jan jane janelle janet janette janice janine
  jared jarrod jarvis jasmine jason jaspreet javier jayden jean jeanette jeanne jeannie jeff jeffery jeffrey jenna
  jennifer jenny jerald jeremiah jeremy jeri jermaine jerome jerry jess jesse jessica jill jim jimena jimmy jing jo
  joan joanna joanne joaquin jodi jodie jody joe joel joey john johnnie johnno johnny jolene jon jonah jonas jonathan
  jonny jordan jorge jose josefina joseph josephine josh joshua josiah josé joyce juan juana juanita judith judy julia
  julian julie julio julius justin kaitlyn kara karen kari karim karl karla karolina kasia katarzyna kate katelyn kath
  katherine kathleen kathryn kathy katie katrina kavita kayla kayleigh keisha keith kelly kelsey kelvin ken kendall
  kendra kenji kenneth kenny kerry kev kevin khadija khalid kieran kim kiran kirk kirsten kirsty klaus kofi krista
  kristen kristie kristin kristina kristopher kristy krzysztof kuldeep kumar kurt kwabena kwaku kwame kyle kylie lacey
  lachie lachlan lakisha lakshmi lamar lamont lana landon larry latasha latoya laura lauren laurie lawrence layla leah
  leanne lee leigh leila leland lena leo leon leonard leonardo leroy lesley leslie lester leticia levi lewis liam lila
  lillian lily linda lindsay lindsey linh lionel lisa liz lloyd lonnie loren lorenzo loretta lori lorna lorraine lou
  louis louise lowell lucas lucille lucy luis luke lupe luther lydia lyle lynn lynne mabel maciej mackenzie madeline
  magda mahesh mahmoud maisie makayla malcolm malik mallory mandy manny manoj manpreet manuel marcia marcin marco
  marcos marcus marcy marek margaret margie maria marian mariana marianne maribel maricela marie marilyn mario   marisol marissa marjorie marla marlon marsha marta martin marty martyn marvin mary mateo mateusz mathew matt matthew
  mattie maureen maurice mauricio maxine meg megan mehmet mei melanie melissa melvin meredith merle mia micah michael
  michal michelle mick mickey miguel mihai mike mikey mila mildred mindy minh minnie mireya miriam mitch
  mitchell mo mohamed mohammad mohammed moira molly mona monica monika monte morgan morris muhammad mukesh murat myra
  myron nadia nadine nancy naomi narelle nasreen natalia natalie natalya natasha nathan naveen neal ned neha neil
  nellie niamh nicholas nicola nicole nigel nikhil nikki nikolai nina nisha noah nolan noor nora norma norman nour
  oksana olga oliver olivia olu omar orville oscar osman otis owen pablo paige pam pamela paola parveen patricia
  patrick paul paula pauline pavel pawel paweł pedro peggy penelope percy perry pete peter phil philip philippa phillip
  phoebe phuong phyllis piotr piyush pooja pradeep prakash priscilla priya priyanka quentin quincy rachel rafael rafal
  rahul raj rajesh rakesh ralph raluca ramesh ramon ramona ramya ramón randall randolph randy raul ravi raymond raúl
  rebecca reece reg reginald rekha rene reuben rex reynaldo rhiannon rhonda rhys ricardo richard rick rickey ricky rita
  ritu robbie robbo robert roberta roberto robin robyn rochelle rocio roderick rodney rodrigo roger rohit roland ron
  ronald ronnie rory rosa rosalia rosalind rosario roscoe rosie roslyn ross rowan roxana roxanne roy ruben ruby rubén
  rudy rufus rupert russ russell ruth ryan sabrina sachin sadie sally salvatore sam samantha samir sammy samuel sandeep
  sandra sanjay sanjeev santiago sara sarah saul scott scotty sean sebastian sergei sergio seth shabnam shane shannon
  shari sharon shaun shawn shaz sheila sheldon sheri sherri sherrie shirley shreya sid silas silvia simon
  sinead siobhan sneha sofia soledad sonia sonja sophia sophie stacey stacie stan stefan stella steph stephanie stephen
  steve steven stewart stu stuart sunil sunita suresh susan suzanne suzette svetlana swati sylvia tabitha tamara tamika
  tammy tanvi tanya tara tariq tasha tatiana tatyana ted teresa teri terrance terrell terrence terri terry thanh thelma
  theo theodore theresa thomas tiffany tim timothy tina tobias toby todd tom tomas tomasz tommy tomás toni tony tonya
  tori tracey tracie tracy travis trent trevor trina trisha troy trudy tuan tyler tyrone tyson ursula usha valeria
  valerie vanessa varun velma venkat vera vernon veronica vicente vicki vickie vicky victor victoria vijay vikas vikram
  vince vincent vinod virgil viv vivek vivian vivienne vladimir víctor wallace wally walt walter wanda waqas warren
  wayne wendell wendy wesley wiktor wilbur wilfred willard william willie wilma winifred winston wojtek woodrow xavier
  ximena xin yasmin yesenia yolanda yousef youssef yulia yusuf yvette yvonne zac zach zachary zack zainab zara zeynep
  zoe zofia archana bhavesh chetan dinesh hemant hitesh jayesh kalpana ketan madhuri mangesh manisha mehul nilesh
  prashant rupali sandip santosh shweta snehal sonali sushma swapnil vaishali vandana yogesh alessandro bjorn bohdan
  chiara chidi dawit emeka femi giulia haruto joao luca lucia matteo meera ngozi nkechi olena rohan sakura sven tiago
  tunde ailsa calum catriona eilidh elspeth euan ewan fergus gregor iain mhairi morag rab senga shona sorcha struan
  wullie dan
  aksel anders arne astrid eirik elin erik frida gunnar hakon hilde ingeborg jens kjell knut lars leif magnus marit
  mette mikkel morten nils ola olav ragnhild rasmus sigrid silje sindre soren stian svein torben trond ulrik vidar
  andile bongani kagiso lerato lindiwe mandla mpho naledi nomsa pieter sibusiso sipho thabo thandi themba zanele zodwa
  johan hendrik kwesi wanjiru otieno achieng kamau njeri yaw adjoa abena oluwaseun chinedu obinna folake
  aisyah azlan farid faridah hafiz ming siti wei xiu yusof zulkifli kenta naoko takeshi yuki yuko
  aurelie benoit didier etienne francois jacques laurent luc mathieu olivier thierry yves
  dieter fritz hans heike heinz jurgen matthias sabine stefanie thorsten ulrike uwe wolfgang
  bram daan femke jeroen joost maarten sanne sjoerd wouter gonzalo iker itziar joana noelia
  deepali girish harish lalita nitin rohini rupa shilpa vinay bipul jiten anima`.split(/\s+/),
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

/** Whether a word before a surname says that both name a person, and no company. */
export const isCallingName = (word: string): boolean =>
  isGivenName(word) || wordNames.has(word.toLowerCase());

/** Whether a word is somebody's name, or is one as often as it is another word. */
export const isNameOrWord = (word: string): boolean =>
  isCallingName(word) || namesOfPlaces.has(word.toLowerCase());
