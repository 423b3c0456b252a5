import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';
import { fillPlaceholders, stripPlaceholders } from './replace-placeholders.ts';

const found = (text: string) => findPlaceholders(text).map((placeholder) => placeholder.text);

describe('values that a program or a writer left out', () => {
  it.each([
    'The tour was moved to null at noon.',
    'Your guide is Dr. undefined.',
    'Please go to gate None on arrival.',
    'Your table is booked in nil at 7 pm.',
    'Hello (null), your bike is ready.',
    'Road permit: todo, ask the town hall.',
    'The price (todo) is net.',
    'Caterer - todo',
    'Next service on 1900-01-00.',
    'Last paid on 00/01/1900.',
    'Your licence ends on 01/01/1970.',
    'name,last visit\nAda,30.12.1899\nBea,04.03.2025\n',
    'name,paid\nAda,1970-01-01\nBea,2025-03-04\n',
    'name,mail,phone\nTest,test@test.com,123456\nAda Berg,ada@kiln.example,0431 55210\n',
    'item,owner,qty\nxxx,xxx,999\nLamp,Ada,4\n',
    'customer,city,order\nasdf,asdf,123\nBerg,Kiel,4711\n',
    'customer,city\nJohn Doe,Kiel\nAda Berg,Bonn\n',
    'name,phone\nAda,0123456789\nBea,0431 55210\n',
  ])('are found in %j', (text) => {
    expect(found(text)).not.toEqual([]);
    expect(found(stripPlaceholders(text))).toEqual([]);
    expect(found(fillPlaceholders(text).text)).toEqual([]);
  });

  it.each([
    'Set the field to null at midnight, and the default is undefined. It goes from null to one in code.',
    'The score was three to nil at half time. Our debt is nil. From nil in May.',
    'Mrs Null is at the desk. The contract is null and void.',
    'Sobre todo: gracias. Incluye: todo, hasta el café y la propina del camarero.',
    'TODO incluido: pan y postre. Precio por persona con TODO el vino de la casa.',
    'She was born on 01/01/1970. The Unix epoch is 1970-01-01. The museum opened on 1 January 1900.',
    'name,born\nAda,1970-01-01\nBea,1981-03-04\n',
    'We meet on 10/10/2025 and 2025-10-30. Part 2034-10-01/00.',
    'An empty date shows as 1900-01-00 in the sheet.',
    'sample,test,result\nW-1,hardness,pass\nW-2,test,test\n',
    'word,meaning\ntest,a trial\nfoo,a nonsense word\n',
    'team,won,lost\nTest,4,1\nKiel,3,2\n',
    'account,number\nKiln,123456\nBerg,4711\n',
  ])('are not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('what a text speaks of', () => {
  it.each([
    'The merge tag is wrong: search for {{first_name}} in the template.',
    'In our script "%05d" gives five digits.',
    'Auf dem Musterausweis steht der Name "Erika Mustermann".',
    'The macro puts "[Name]" on top, so keep the template shut.',
    'Rename {!Lead.City} in the field list.',
  ])('is no placeholder in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'Hi {{first_name}}, look for the blue door.',
    'Herr Max Mustermann war bei uns tätig.',
    'Look for [Name] at the gate.',
    'Your order %s is on its way, in its own box.',
  ])('is one in %j', (text) => {
    expect(found(text)).toHaveLength(1);
  });
});

it.each([
  'to null at ',
  '(null) ',
  ': todo, ',
  '1900-01-00 ',
  '1/0/1900 ',
  'look for {{a}} ',
  '"%s" ',
  'a,b\nTest,Test\n',
  'TODO lo ',
])('takes time in proportion to the length of a text of %j', (text) => {
  const find = (content: string) => {
    findPlaceholders(content);
  };
  expect(measureGrowth(find, text)).toBeLessThan(10);
});
