import { describe, expect, it } from 'vitest';
import { isAcute } from './hazards.ts';

describe('what is feared', () => {
  it.each([
    "That sign could come down on somebody's head.",
    'The shelf is about to give way.',
    'A child could easily get through the gap in the railing.',
    'The old stump grinder nearly took his foot off.',
    'The window is so low that a toddler could fall out.',
    'One good gust and the hoarding will land on the footpath.',
    "It's an accident waiting to happen, that step.",
    'The rope might snap while somebody is on it.',
    'She went flying on the wet tiles by the tills.',
    'The goalposts could topple onto the kids.',
    'Just tell the temp to keep his fingers clear of the rollers.',
    'I am scared the ceiling will come down on the baby.',
    'The second tread rocks when you stand on it.',
    'The boiler could blow up, he says, but he runs it.',
    'That dryer is a fire risk.',
    'A bolt flew past and nearly hit the apprentice.',
    'Somebody will get hurt on that corner one of these days.',
    'The handle could take your hand off.',
    'Mr Bell went over on the loose slab outside the chapel.',
    'The tank may burst any day.',
    "The weights could drop on a member's foot.",
  ])('takes “%s” for a danger', (said) => {
    expect(isAcute(said)).toBe(true);
  });

  it.each([
    'Prices could fall on Monday.',
    'The website may go down for an hour on Sunday.',
    'Rates will drop for members in May.',
    'We nearly hit the target in October.',
    'Orders could drop off over Christmas.',
    'Mind your own business: a course for start-ups.',
    'The offer could land on your desk this week.',
    'We almost lost the deal over the colour.',
    'It might snap up new customers.',
    'She fell in love with the tiles.',
    'The deadline may slip into January.',
    'We went over the plans with Mr Bell on Friday.',
    'They were nearly late because of the snow.',
    'A fire risk assessment is booked for the 4th.',
    'The new tap turns easily under your hand.',
    'He could take a hand in the planning.',
    'Snow could hit deliveries in the north.',
    'The lease will fall in at the end of March.',
    'Our team can hit the ground running.',
    'We are about to break new ground in Leeds.',
  ])('takes “%s” for none', (said) => {
    expect(isAcute(said)).toBe(false);
  });
});

describe('animals', () => {
  it.each([
    "Next door's alsatian went for the postman.",
    'The ram knocked the vet flat.',
    "Their dog has bitten two couriers and they won't tie it up.",
    'A horse kicked the groom in the chest.',
    'The bullocks charged a walker on the footpath.',
    "The cat scratched the nurse's face.",
    'He got stung all over when he lifted the lid.',
    'The stallion tore a lump out of her arm.',
    'Geese chase the kids at the gate.',
    'Terrier snapped at the little girl.',
    'A cow with a calf crushed him against the gate.',
    "Hornets' nest above the classroom door.",
    'The dog flew at our meter reader.',
    'The pony bucked her off and dragged her.',
    'It attacks people, that swan.',
    'The parrot bit my finger to the bone.',
    'The bull is loose in the field with the public footpath.',
    'The pig trampled the lad.',
    "The customer's dog cornered our engineer in the kitchen.",
    'Boar gored the handler.',
  ])('takes “%s” for a danger', (said) => {
    expect(isAcute(said)).toBe(true);
  });

  it.each([
    'The dog bit into a treat and sat for the photo.',
    'Our bulldog clips are out of stock.',
    'The horse went for a walk with Anna.',
    'Bee-keeping course for beginners in May.',
    'Cats and dogs welcome on the terrace.',
    'The pony was brushed and plaited.',
    'The Bull reopens on Friday with a new menu.',
    'We chased the invoice with Mr Hound.',
    'The kicker: it costs half.',
    'Scratch posts for cats, 12 pounds each.',
    'The dog barks at the vacuum.',
    'Rams won two to one on Saturday.',
    'The goat cheese tart went down well.',
    "He charged us for the dog's bath.",
    'Swan Street is closed for works.',
    'Our vet nurse pinned the poster on the board.',
    'The wasp-yellow paint is back.',
    'The dog had two treats and a nap.',
    'Cow parsley along the lane.',
    'The team attacked the backlog.',
  ])('takes “%s” for none', (said) => {
    expect(isAcute(said)).toBe(false);
  });
});

describe('driving, and machines that act by themselves', () => {
  it.each([
    'I dozed off at the wheel near junction 9.',
    'The press cycled on its own while he was setting it.',
    'Night driver says his eyes keep closing on the A1.',
    'The pedal goes to the floor on the minibus.',
    'Forklift rolls back on the ramp with the handbrake on.',
    'Ted turned up smelling of drink and drove the loader.',
    'The conveyor starts up by itself after you hit stop.',
    'He has done sixteen hours straight in the cab.',
    'Kids were riding on the drawbar of the trailer.',
    'The bed hoist drops by itself when nobody touches it.',
    'Wheelchair was not clamped in the bus and rolled.',
    'The shutter comes down on its own.',
    'The hob turns itself on when nobody is in the kitchen.',
    'Guillotine gives a double stroke now and then.',
    'The steering wanders all over and the van is out on its round.',
    'Passengers standing in the aisle, three to a seat on the school run.',
    'The treadmill speeds up by itself.',
    'I woke up on the rumble strip.',
    "The chainsaw doesn't stop when you let go of the trigger.",
    "Seat belts in the back row don't click and we take the pupils in it.",
  ])('takes “%s” for a danger', (said) => {
    expect(isAcute(said)).toBe(true);
  });

  it.each([
    'We dropped off the van at the garage.',
    'The door closes by itself.',
    'The baby fell asleep in the car on the way home.',
    'The lights come on by themselves when you walk in.',
    'The heating starts by itself at six.',
    'Our driver was wide awake and on time.',
    'The press officer will call back on her own.',
    'The robot vacuum goes back to its dock by itself.',
    'The team drove sales up by 4 percent.',
    'New tyres fitted to van 3 on Monday.',
    'The gate opens by itself when the car comes.',
    'She drives the project on her own.',
    'We had a few drinks after the job.',
    'Brake pads replaced, road test fine.',
    'The oven switches off by itself after two hours.',
    'The kids sat in the back of the hall.',
    'The page reloads by itself.',
    'He slept well after the long drive.',
    'The tap turns itself off after ten seconds.',
    "The price of diesel rolled back to April's.",
  ])('takes “%s” for none', (said) => {
    expect(isAcute(said)).toBe(false);
  });
});

describe('ways of working', () => {
  it.each([
    'He stood on an upturned bucket on the desk to change the bulb.',
    'They lifted him up on the forks to reach the gutter.',
    "Gloves for live work don't come until the 9th, he starts on the 7th.",
    'She put the ladder on a pallet so it would reach.',
    'Rob walked the parapet with no rope.',
    'He climbed into the grain bin on his own to clear the blockage.',
    'They clean the slicer while it is still running.',
    'The fans were pushed up against the gates and could not get out.',
    'No respirator for the new sprayer yet, he can start anyway.',
    'The apprentice reached into the baler to free the twine.',
    'Harness is on order, he can do the roof without it this week.',
    'He stacked two tables to get up to the banner.',
    'They work on the board live so the shop can stay open.',
    'Twice as many people as the hall is licensed for, and only one way out.',
    'He went into the slurry pit without a mask to get the scraper.',
    'Life jackets arrive next week, first trip is on Saturday.',
    'Jim stood in the digger bucket to saw the branch.',
    'He greases the chain with the engine running.',
    'Sent the lad up the mast without a harness.',
    'The steps were balanced on the scaffold boards across the bath.',
  ])('takes “%s” for a danger', (said) => {
    expect(isAcute(said)).toBe(true);
  });

  it.each([
    'He stood on the table and gave a speech.',
    'PPE issued on day one, size L.',
    'The ladder is in the van, on the rack.',
    'Safety boots arrive before he starts.',
    'We cleaned the oven and the hood.',
    'Gloves, hats and scarves arrive on Monday in the shop.',
    'The band played live on the roof terrace.',
    'The crowd pushed us to play an encore.',
    'The new lifts carry eight people.',
    'He climbed the career ladder quickly.',
    'We went into the details of the press release.',
    'Harness: issued, checked, size M.',
    'Put the bins on the pavement by seven.',
    'The website goes live on Friday.',
    'Hard hats with your logo from 8 pounds.',
    'The forks and spoons are in the top drawer.',
    'Two tables stacked in the corner are for sale.',
    'He worked on the roof on Tuesday with the scaffold in place.',
    'The radio advert runs next week.',
    'They cleared the site while the sun was out.',
  ])('takes “%s” for none', (said) => {
    expect(isAcute(said)).toBe(false);
  });
});
