import { describe, expect, it } from 'vitest';
import { isOfDanger } from './ask-about-harm.ts';

describe('dangers of many trades', () => {
  it.each([
    "The lift door nipped an old lady's arm and it hasn't been looked at.",
    "Bloke at number 12 says he'll set the dogs on whoever brings the next bill.",
    "Our van's passenger door flies open on left bends.",
    'The kids sit under that ceiling every morning and bits of it keep coming down.',
    "Gran had two of grandad's heart pills by mistake.",
    "I've had a thumping head every day since the stove went in.",
    "There's a smell like nail varnish from the battery cupboard.",
    'They let the toddlers nap in the room where the radiator burns your hand.',
    "Lenny hasn't come back from the culvert and it's getting dark.",
    "She told our driver she'd rather not be alive.",
    'The chairlift carries on going after you press stop.',
    "One strap's gone on the hoist sling and they still use it for Mr Dale.",
    'He had the blade guard off to get a better view.',
    'The fish pie had prawns in, nobody told the table with the allergy.',
    "The alarm on the oven flue has been unplugged since it got on cook's nerves.",
    'A slab in the yard tips when you tread on it.',
    'The nanny said the baby monitor lead was wrapped round his neck.',
    'Half my shift fell asleep standing up on the forklift run.',
    'The pool man tipped acid in with the chlorine and there was a yellow cloud.',
    'The bull had Dad up against the gate.',
    'Wall ties are missing and the gable has come away by an inch since October.',
    'The cylinder in the lockup has a bulge like an egg.',
    'She flinches whenever her husband walks in.',
    'Our apprentice got sent down the well without a rope to get the bucket.',
    'The trampoline net is ripped and the kids could fly off.',
    'They block the back exit with beer kegs on a Saturday.',
    'The chap on the till keeps a knife in his sock.',
    'A slate came down an inch from the pram.',
    "The power keeps dropping out and mum's on a nebuliser.",
    'My fingers have gone numb since I started with the breaker.',
    'He swallowed a screw, he thinks, from his milk bottle.',
    "The neighbour's lad was seen up on our silo.",
    'The water in the baby pool burns the eyes.',
    'The horse threw the girl and then stood on her.',
    'No goggles till the order comes, so he squints when he grinds.',
    'The stage manager has taped over the red stop button.',
    'The kiln room smells of gas.',
    "She's 88 and the home left her in a cold room without a blanket or a bell.",
    'The brake pedal on the school bus feels like a sponge.',
    'The cellar steps are slimy and three of the waitresses have gone over.',
  ])('takes “%s” for a danger', (said) => {
    expect(isOfDanger(said)).toBe(true);
  });

  it.each([
    'The new blade guard fits all three saws.',
    'Their horse box was cleaned and returned on time.',
    'We had the baby pool tested and the water is clear.',
    'My head is spinning with all the choices of tile.',
    'The kids loved the bouncy castle and nobody wanted to leave.',
    'She rang to say the stove keeps the whole house warm.',
    'The gable was repointed in lime.',
    'Our bus company has added a stop by the school.',
    'The knife set comes in a wooden block.',
    'He cannot stop talking about the new shower.',
    'We left the well cover shut and locked.',
    'The bull terrier rescue would like a new sign.',
    'The forklift course takes three days.',
    'The chairlift opens on 12 December.',
    'The oven flue was swept on Tuesday.',
    'An old lady next door baked us a cake.',
    'We will go over the plan once the hoist is here.',
    'Her husband walked in and signed at once.',
    'The acid test for the new menu is Saturday.',
  ])('takes “%s” for none', (said) => {
    expect(isOfDanger(said)).toBe(false);
  });
});
