import { describe, expect, it } from 'vitest';
import { isAcute } from './hazards.ts';

describe('guards put out of action', () => {
  it.each([
    'Guard is off the bench grinder until somebody finds the bolt.',
    'They have put a sock over the smoke alarm in the staff room.',
    "The kids' stair gate has been tied back because it was a nuisance.",
    'She took the battery out of the carbon monoxide alarm, it kept beeping.',
    'The lid switch on the mixer is taped down so they can add flour while it turns.',
    'The fire exit behind the stage is chained during shows.',
    'Window restrictors were unscrewed for the summer.',
    'Emergency stop on line 4 has been disconnected since August.',
    'Fire doors on the ward are propped open with chairs.',
    'Pull cord in the wet room is tied up out of reach.',
    'They run the planer without its guard, it is quicker.',
    'The lads swap the same dust masks between them for weeks.',
    "There is a cable tie round the dead man's handle on the mower.",
    'Side door of the van swings open when you brake.',
    'The gate sensor at the car park is switched off because it was slow.',
    'Defibrillator in the foyer has a flat battery.',
    'The pool alarm has been turned off, it annoyed the guests.',
    'The extract fan in the spray booth is off, it made them cold.',
    'Somebody has wedged a bit of wood in the safety gate of the lift.',
    'The cover is off the well at the back.',
  ])('takes “%s” for a danger', (said) => {
    expect(isAcute(said)).toBe(true);
  });

  it.each([
    'The cover is off the pool and the season can start.',
    'Alarms were switched off for the test and are back on.',
    'We took the door off to get the sofa in and hung it again.',
    'We fitted new guards to both saws and tested them.',
    'The filters were washed and put back in the cooker hood.',
    "The lid is off the paint, so let's go.",
    'A fridge magnet with our number comes with each order.',
    'Cable ties, 100 in a bag, in black or white.',
    'The alarm clock was turned off by mistake, so he came at nine.',
    'Our seat belts are made in Walsall.',
    'The shop door is wedged open when it is warm.',
    'Prop the door open while we carry in the worktop, please.',
    'We covered the alarms market in our last newsletter.',
    'The emergency lighting was tested and passed.',
    'We tape and joint the boards on Thursday.',
    'Switch off your phone and enjoy the show.',
    'Seat cushions are out until Friday.',
    'Guard of honour at the wedding on Saturday.',
    'The sensor tap in the washroom turns off by itself.',
  ])('takes “%s” for none', (said) => {
    expect(isAcute(said)).toBe(false);
  });
});

describe('what gives way', () => {
  it.each([
    'The retaining wall has started to bulge over the path to the school.',
    'The trench has no shoring and they are down in it up to their necks.',
    'Winch cable is hanging on by two strands.',
    'The back wall moved another inch last night and the tenants are still in there.',
    'A big bough is hung up over the bus stop.',
    'The racking upright is bent where the pickers walk.',
    'Brake hose is bulging on the school minibus.',
    'He took out the wall and there is nothing holding up the bedroom.',
    "The battery in the scooter has gone fat and won't slide out.",
    'The floor dips when you walk across it and the joists creak.',
    'That septic lid will cave in if a car goes over it.',
    'Ceiling over the reception class has a crack and it is sagging.',
    'They knocked out the lintel with no props under it.',
    'The straw stack is leaning towards the cottage where the kids play.',
    'Gas bottle is hissing at the collar.',
    'The scaffold has shifted away from the house and the roofers are up there.',
    'The swing is down to one bolt.',
    'The sides of the pit keep falling in on us.',
    'Acid drum has swollen up in the sun.',
    'The stage creaks and has dropped at one end, the choir stands on it tonight.',
    'The tank in the loft has bowed and the baby sleeps under it.',
  ])('takes “%s” for a danger', (said) => {
    expect(isAcute(said)).toBe(true);
  });

  it.each([
    'Prices have come down since the spring.',
    'The stack of invoices is leaning on my desk.',
    'Ceiling finished in white, no cracks.',
    'Our roof business has moved to Leeds, over the bakery.',
    'The beam was replaced and the prop removed.',
    'We dug the trench, shored it and filled it by Friday.',
    'Walls have been moved to make a bigger kitchen.',
    'Hanging baskets over the door, three for 20 pounds.',
    'The bank has moved its branch across the road.',
    'She leans towards the blue tiles.',
    'The deck sits above the car park and looks lovely.',
    'Rope lights hang over the bar.',
    'Sales dipped again and the floor is quiet.',
    'Split payments and bulging order books.',
    'Our stage hire starts at 400 pounds.',
    'We are down to the last few tables for the fair.',
    'Cracked tile in the shower replaced under warranty.',
    'The tree over the lawn was pruned in March.',
    'Bend the wire round the post.',
    'The gap in the fence is closed.',
  ])('takes “%s” for none', (said) => {
    expect(isAcute(said)).toBe(false);
  });
});

describe('smell, heat and dust', () => {
  it.each([
    'The socket behind the freezer has gone brown and smells of fish.',
    'There is a whiff of rotten eggs by the gas meter cupboard.',
    'They sanded the old paint off the nursery sills, dust everywhere.',
    "The e-bike battery gets really hot even when it isn't charging.",
    'Cleaner mixed limescale remover with bleach and a cloud came off.',
    'Weedkiller is kept in a lemonade bottle under the sink.',
    'The stove puffs smoke back into the lounge.',
    'Sharp chemical smell from the inverter, and it ticks.',
    'They broke up the corrugated roof sheets with hammers, 1960s barn.',
    'Someone taped over the air brick because of the draught from the gas fire.',
    'The isolator in the plant room is too hot to touch.',
    'We think the showers may have legionella.',
    'The propane fridge in the food van hisses when it is on.',
    'They run the generator in the closed garage.',
    'The plug on the urn has started to melt.',
    'The laptop trolley smells of pear drops when it charges.',
    'He drilled through the textured ceiling, the building is from 1972, fluff all over.',
    'The flame on the boiler is lazy and yellow.',
    'Breaker box hums and smells hot.',
    'Neutral in the meter box is burnt.',
  ])('takes “%s” for a danger', (said) => {
    expect(isAcute(said)).toBe(true);
  });

  it.each([
    'The kitchen smells of fresh bread.',
    'Our new candles smell of almonds and caramel.',
    'Socket covers in brown or brass.',
    'We ripped out the old kitchen and fitted oak.',
    'The fish van comes on Thursdays and smells of the sea.',
    'The soup was hot and the bread warm.',
    'The paint smells for a day or two and is safe after that.',
    'We stripped the old lagging, which was tested and clear, and fitted new.',
    'Hot plates are out of stock.',
    'The stove was swept in October.',
    'Mix the plaster with water for two minutes.',
    'The battery lasts ten hours and charges fast.',
    'Hot topic of the month: heat pumps.',
    'New brown leads for the horses.',
    'He puts the milk in with the tea.',
    'The legionella risk assessment is due in March.',
    'The red stuff sells better than the blue stuff.',
    'Warm lights over the counter look great.',
    'Gas safe certificate left on site, hob lit and steady.',
    'The fan heater keeps the hall warm.',
  ])('takes “%s” for none', (said) => {
    expect(isAcute(said)).toBe(false);
  });
});
