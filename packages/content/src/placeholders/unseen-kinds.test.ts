import { describe, expect, it } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';

describe('placeholders that tools and haste leave', () => {
  it.each([
    'Hi null,',
    'Dear Mr ,',
    'Hello undefined, your trial ends on Invalid Date.',
    'See Error! Reference source not found. for more.',
    'The meeting on  at  is cancelled.',
    'The hall holds [...] people.',
    'The tenant [delete as applicable] pays.',
    'She has ## years of practice.',
    'We meet on xx May in the hall.',
    'The deposit is $__ and is due.',
    'Output rose by NN% this year.',
    'It grew by TK percent.',
    'Grazie a NOME RELATORE per la serata.',
    '"It works." — Customer name, position',
    'Уважаемый [имя клиента], заказ готов.',
    '[imię i nazwisko] dzwoni jutro.',
    'name,next\nLi,2025-07-03\nSu,待填写\n',
    'sku,description\nA1,Blue mug\nA2,Sample description\n',
    'Venue: to be confirmed\nStart: 6 pm',
    'See https://your-domain.com/routes now.',
    'Hi { MERGEFIELD Vorname },',
    '(Tomas, can you get a sentence for here?)',
    'Trusted by X,000+ clinics.',
    '○○様、こんにちは。',
  ])('finds one in %j', (text) => {
    expect(findPlaceholders(text)).not.toEqual([]);
  });

  it.each([
    'Save scans as YYYY-MM-DD_customer_invoice.pdf so that they sort.',
    'The expression ^[A-Z]{2}[0-9]{4}$ matches it.',
    'Set it with <h1> and <p>; leave out <font>.',
    'TBD: to be decided. TBC: to be confirmed.',
    'Never begin a letter with "Dear [Name]": look it up.',
    'The card ending in XXXX XXXX XXXX 4410 was charged.',
    'If the sheet shows #REF!, a cell was deleted.',
    'Complete the sentence: "My Monday starts with ____."',
    'Please fill in the form.\n\nName: ____________',
    'The result of 0/0 is undefined, and the contract null and void.',
    'He quoted: "The roof [...] was never seen."',
    'The workshop "Pages without lorem ipsum" is on Monday.',
    'TBD Brewing opens its taproom on Friday.',
    'task,status\nPaint,TODO\nLock,DONE\n',
    'field,format\nbirthday,YYYY-MM-DD\n',
    'Dear Mr Null,\n\nyour passport is ready.',
    'Write <name>Ada</name> into the file.',
  ])('finds none in %j', (text) => {
    expect(findPlaceholders(text)).toEqual([]);
  });
});
