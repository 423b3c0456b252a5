import { describe, expect, it } from 'vitest';
import { isAcute } from './hazards.ts';

describe('despair', () => {
  it.each([
    "He told the receptionist he can't see any reason to go on.",
    'She wrote that everybody would be better off without her.',
    'Dad keeps saying he wishes he was dead.',
    'One of the night staff said she has thought about ending it all.',
    'He said if the bailiffs come he will hang himself in the barn.',
    'My brother has been stockpiling tablets for when it gets too much.',
    'Pupil in year 9 has fresh cuts up her arms again.',
    "Caller in arrears says he doesn't want to be here any more.",
    'He has given away his tools and said his goodbyes.',
    "I honestly don't want to wake up tomorrow.",
    'There is nothing left to live for since the farm went, he says.',
    'She has been hurting herself with the scissors from the salon.',
    'The lad in the stores is talking about jumping off the multi-storey car park.',
    'What is the point of living like this, he asked me on the phone.',
    'He reckons he is worth more dead than alive.',
    'Member told the coach he wants to die.',
    'She took all her pills at once last month and nobody knows.',
    "Not sure I can face another day of this, I'd rather be dead.",
    'Tenant feels suicidal since the letter about the rent.',
  ])('takes “%s” for a danger', (said) => {
    expect(isAcute(said)).toBe(true);
  });

  it.each([
    'We killed ourselves laughing at the photos.',
    'I am dying to see the new kitchen.',
    'There is no point in carrying on with the old supplier.',
    'She would be better off with the smaller boiler.',
    'The suicide prevention charity has ordered forty chairs.',
    'He cut himself a good deal on the tiles.',
    'The point of going live in March is the trade fair.',
    'I could have died of embarrassment when the demo froze.',
    'He wants to end the contract in June.',
    'Live music every Friday, and something to live for on Saturdays.',
    'We will not be here between Christmas and New Year.',
    'She said goodbye to the team at the leaving do.',
    'There is no point waking up early for the delivery, it comes at ten.',
    'He jumped at the offer.',
    'They would be better off without the extra socket.',
    'Life insurance and pensions advice for farmers.',
    'He threw himself into the job.',
    'Nobody wants to be here on a Sunday, so the shop shuts at four.',
    'She took the tablets back to head office for the update.',
  ])('takes “%s” for none', (said) => {
    expect(isAcute(said)).toBe(false);
  });
});

describe('violence and threats', () => {
  it.each([
    'Her husband grabbed her by the hair while we were measuring up.',
    'He told me he would break my legs if I came back for the money.',
    'The resident punched a carer in the face on Tuesday night.',
    'She had finger marks all round her neck.',
    'The customer came at Dave with a hammer.',
    'Lad in year 8 has a knife in his bag.',
    'He says the next bailiff who knocks will leave in an ambulance.',
    'She is frightened of going home because of his temper, he hits her when he drinks.',
    'Tenant said he knows where I live and will burn the van.',
    "The boyfriend won't let her out of the flat without him.",
    'We saw him slap the little boy across the face.',
    'He locks his mother in the bedroom when he goes to work.',
    'The foreman threw a spanner at the apprentice.',
    'Two lads were kicking him on the floor behind the gym.',
    'He keeps a shotgun by the door for people like us.',
    'A man followed her round the car park and touched her.',
    'The old lady flinches when her son comes into the room.',
    'He swore he would put a brick through our window if we sent another letter.',
    'Carer says she was strangled by her ex last week.',
    'He waved a machete at the driver.',
    'The manager has been touching the waitresses.',
  ])('takes “%s” for a danger', (said) => {
    expect(isAcute(said)).toBe(true);
  });

  it.each([
    'The price hit us hard, but we punched above our weight.',
    'Knife sharpening while you wait, and axes too.',
    'We kicked off the project on Monday with a slap-up breakfast.',
    'She fought the council for two years over the drop kerb.',
    'He has a good hold of the figures.',
    'The new press punches two holes at once.',
    'Our hammer drill came with a case.',
    'We hit them with a fresh idea for the window.',
    'They threw a party for the team.',
    'The rifle club wants new targets and a shotgun cabinet.',
    'Beat the queue, book your slot before Friday.',
    'He pushed us to finish early, and we did.',
    'Her story touched us all.',
    'Domestic violence awareness training for 40 housing staff.',
    'Axe throwing evenings for groups of ten.',
    'The team smashed it out of the park.',
    'He took her by surprise with the ring.',
    'The gloves belted round the wrist sell well.',
    'We locked in the price for her until spring.',
    'Her neck scarf is dyed by hand.',
    'He knows where she lives, so he can drop the parcel off.',
  ])('takes “%s” for none', (said) => {
    expect(isAcute(said)).toBe(false);
  });
});

describe('somebody missing or astray', () => {
  it.each([
    'Mo went down into the chamber at ten and has not answered his radio since.',
    'Mr Patel in room 6 was found walking along the dual carriageway in his pyjamas.',
    'One child short at the head count after swimming.',
    'Our lone worker at the reservoir is overdue and her phone is off.',
    'Nobody has seen the old man at number 40 since Sunday and he lives alone.',
    'Driver left a toddler asleep on the back of the minibus.',
    'She got out of the front door again last night, barefoot in the snow.',
    "The apprentice went up on the moor to check the mast and hasn't been heard from.",
    'Resident missing from the unit since teatime.',
    'Kayaker from the morning group not come back yet, the tide has turned.',
    "Jan is on his own in the cold store and isn't picking up.",
    'Dad with dementia has wandered off from the garden.',
    "The milk is piling up on the step and Mrs Orr doesn't answer the door.",
    'A little boy was left at the services by the coach.',
    'No word from the diver, he should have been up ten minutes ago.',
    'Pupil ran out of the gate and onto the main road at lunch.',
    'Night guard did not check in at two or at four, no reply on the radio.',
    'We lost contact with the surveyor in the tunnel.',
    'Service user with dementia was picked up by the railway in her slippers.',
    'Ewan went out on the boat alone and nobody can raise him.',
  ])('takes “%s” for a danger', (said) => {
    expect(isAcute(said)).toBe(true);
  });

  it.each([
    'She has not answered her phone, so I sent an e-mail about the quote.',
    'Two residents are missing from the list of names.',
    'The driver is not back until four.',
    'Handles are missing from the order.',
    'Nobody answered the door, so the parcel went next door.',
    'The lone wolf of the trade is back with a new range.',
    'One pupil was short of a pencil.',
    'Mr Evans did not pick up, left a message about the invoice.',
    'He lives alone and wants a smaller boiler.',
    'Pyjama day raised 200 pounds for the school.',
    'She walked out of the shop with two bags and a smile.',
    'We have not heard from the council about the permit.',
    'No reply from the supplier since Monday.',
    'Kids go free on Sundays.',
    'The engineer went up on the roof and fixed the slate.',
    'Slippers and dressing gowns are half price.',
    'The dog was found and is back with its owner.',
    'Children are picked up from the gate at three.',
    'No answer on the tender yet.',
    'Mum was not seen at her appointment time because of the queue.',
  ])('takes “%s” for none', (said) => {
    expect(isAcute(said)).toBe(false);
  });
});

describe('what a body feels', () => {
  it.each([
    'Two of the painters felt sick after an hour in the basement.',
    'Since the new carpet went down half the office has sore throats.',
    'The baby went limp in the car on the way home.',
    'Our receptionist gets a splitting head whenever the heater is running.',
    'He passed out in the loft.',
    'The dog has been staggering about and dribbling since we sprayed the yard.',
    'My hands have been blistering from the new cleaner.',
    'Granny was all confused and sleepy when the fire had been lit.',
    'One of the swimmers came out with streaming eyes.',
    'The class next to the plant room all go drowsy by lunch.',
    'She went grey and clammy halfway through the massage.',
    'Her lips swelled up after the filler.',
    'The welder was wheezing when he came down.',
    'Everyone in the flat above has been waking up with headaches.',
    "The lad who does the spraying can't stop coughing.",
    'Her face has come up in blisters since the peel.',
    'He keeled over in the sauna.',
    'Three of the hens dropped dead after the spray drifted over.',
    'My client said her chest went tight when the polish was on.',
    'The kitchen porter collapsed by the ovens.',
    "Nan's legs have swollen up since they changed her tablets.",
  ])('takes “%s” for a danger', (said) => {
    expect(isAcute(said)).toBe(true);
  });

  it.each([
    'He was sick of waiting for the part.',
    'The engine coughs a bit when cold.',
    'My son has had a cold since Monday, so can we move the visit?',
    'The paint went grey after two coats.',
    'He is feeling better since the operation and back at his desk.',
    'The pump was wheezing like an old dog until we fitted the new one.',
    'Eye-watering discounts until Sunday.',
    'Our web shop passed out of the test phase.',
    'She was tired after the long drive.',
    'The dough swells up since it has double yeast.',
    'Streaming is smooth since the new router went in.',
    'The dentist sorted her sore tooth last spring.',
    'Breathless views from the terrace.',
    'She was over the moon and her legs ached from dancing.',
    'Our fitness class leaves you out of breath and smiling.',
    'The colour went blue in the wash, so we re-dyed it.',
    'Sorry, I was off ill last week, here is the list.',
    'The stain burns off after an hour in the kiln.',
    'The boss has a thick head of hair.',
  ])('takes “%s” for none', (said) => {
    expect(isAcute(said)).toBe(false);
  });
});
