import { measureGrowth } from '@workspace-ops/growth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';
import { fillPlaceholders, stripPlaceholders } from './replace-placeholders.ts';

const found = (text: string) => findPlaceholders(text).map((placeholder) => placeholder.text);

describe('findPlaceholders', () => {
  it.each([
    ['Hello [Name], welcome', '[Name]'],
    ['Dear [first name]', '[first name]'],
    ['at [Company Name] today', '[Company Name]'],
    ['see [INSERT LINK]', '[INSERT LINK]'],
    ['[insert the exact figure here, please]', '[insert the exact figure here, please]'],
    ['in [City, State]', '[City, State]'],
    ['Hi {{name}}!', '{{name}}'],
    ['Hi {{ user.first_name }}!', '{{ user.first_name }}'],
    ['Hi {first_name}!', '{first_name}'],
    ['Hi ${name}!', '${name}'],
    ['Hi {% name %}!', '{% name %}'],
    ['Hi %FIRST_NAME%!', '%FIRST_NAME%'],
    ['from <company>', '<company>'],
    ['from <Your Company Name>', '<Your Company Name>'],
    ['see <link>', '<link>'],
    ['TODO: add the price', 'TODO'],
    ['venue TBD', 'TBD'],
    ['cost is XXX euros', 'XXX'],
    ['grew by X% since', 'X%'],
    ['worth $XX now', '$XX'],
    ['Lorem ipsum dolor', 'Lorem ipsum'],
    ['key INSERT_KEY_HERE', 'INSERT_KEY_HERE'],
    ['key YOUR_API_KEY', 'YOUR_API_KEY'],
    ['DATE_GOES_HERE', 'DATE_GOES_HERE'],
    ['Please insert your name here now', 'insert your name here'],
    ['This is placeholder text.', 'placeholder text'],
    ['Signed: ________', '________'],
    ['value [object Object]', '[object Object]'],
    ['Hi *|IF:FNAME|* there', '*|IF:FNAME|*'],
    ['Dear %%first_name%%,', '%%first_name%%'],
    ['Hi {!Contact.FirstName},', '{!Contact.FirstName}'],
    ['Hi {$name}', '{$name}'],
    ['Order {0} is here', '{0}'],
    ['Hi ##first_name##', '##first_name##'],
    ['Hi $FIRSTNAME$,', '$FIRSTNAME$'],
    ['Dear « Prénom »,', '« Prénom »'],
    ['Liebe ‹Vorname›,', '‹Vorname›'],
    ['Dear «First Name»', '«First Name»'],
    ['bei [Firma] in', '[Firma]'],
    ['de [nombre del cliente] hoy', '[nombre del cliente]'],
    ['am TT.MM.JJJJ', 'TT.MM.JJJJ'],
    ['le JJ/MM/AAAA', 'JJ/MM/AAAA'],
    ['on dd.mm.yyyy', 'dd.mm.yyyy'],
    ['at HH:MM', 'HH:MM'],
    ['EUR ##,### a year', '##,###'],
    ['Hello %s, welcome', '%s'],
    ['Total: %.2f', '%.2f'],
    ['Hi %1$s', '%1$s'],
    ['Dear %(name)s,', '%(name)s'],
    ['a cell #SPILL! it', '#SPILL!'],
    ['ergibt #BEZUG! hier', '#BEZUG!'],
    ['Insert the name of the customer here', 'Insert the name of the customer here'],
    ['(insert quote)', '(insert quote)'],
    ['enter company name here.', 'enter company name here'],
    ['your name goes here', 'name goes here'],
    ['Your text here', 'Your text here'],
    ['hier den Namen einfügen', 'hier den Namen einfügen'],
    ['Datum hier eintragen', 'Datum hier eintragen'],
    ['insérer le nom du client ici', 'insérer le nom du client ici'],
    ['insertar nombre aquí', 'insertar nombre aquí'],
    ['inserire il nome qui', 'inserire il nome qui'],
    ['price TKTK euros', 'TKTK'],
    ['Meet us at XXX Street on Monday', 'XXX'],
    ['XXX Company Name helps you', 'XXX'],
    ['Thanks for your order, number: xxx', 'xxx'],
    ['Watch [Video Link] now', '[Video Link]'],
    ['The start is TBA', 'TBA'],
    ['Hi %recipient.first_name%,', '%recipient.first_name%'],
    ['Hi %first_name%,', '%first_name%'],
    ['Hi %name%,', '%name%'],
    ['Hi [firstname,fallback=there],', '[firstname,fallback=there]'],
    ['Hi [FNAME],', '[FNAME]'],
    ['Hi {name1},', '{name1}'],
    ['Hi { name },', '{ name }'],
    ['Salut {prénom},', '{prénom}'],
    ['Salut <Prénom>,', '<Prénom>'],
    ['Salut ‹Prénom>,', '‹Prénom>'],
    ['Salut <Prénom›,', '<Prénom›'],
    ['Hi %%=v(@x)=%%,', '%%=v(@x)=%%'],
    ['Total: %s', '%s'],
    ['Number %02d', '%02d'],
    ['Total: %5.2f', '%5.2f'],
    ['une cellule #VALEUR! ici', '#VALEUR!'],
    ['una cella #RIF! qui', '#RIF!'],
    ['una cella #N/D, una', '#N/D'],
    ['valid until MM/YYYY', 'MM/YYYY'],
    ['on yyyy/mm/dd', 'yyyy/mm/dd'],
    ['EUR #,##0 a year', '#,##0'],
    ['EUR #,##0.00 a year', '#,##0.00'],
    ['within XX days', 'XX'],
    ['Prices: details to be added.', 'details to be added'],
    ['le [à compléter] mai', '[à compléter]'],
    ['am [bitte ergänzen]', '[bitte ergänzen]'],
    ['bei [Firma hier einfügen]', '[Firma hier einfügen]'],
    ['Only XX places left', 'XX'],
    ['Sales grew by XX in a year', 'XX'],
    ['The fee is XX €.', 'XX'],
    ['XX guests came', 'XX'],
    ['Established in 20XX.', '20XX'],
    ["at XX:XX o'clock", 'XX:XX'],
    ['item,price\nGloves,XX.XX', 'XX.XX'],
    ['item,qty\nGloves,XX\nBoots,4', 'XX'],
    ['item,price\nGloves,???', '???'],
    ['item,owner\nGloves,__', '__'],
    ['item,owner\nGloves,tbd', 'tbd'],
    ['We saved X hours a week.', 'X'],
    ['Only X spots left.', 'X'],
    ['We saved [X] hours.', '[X]'],
    ['We saved [#] hours.', '[#]'],
    ['pays [●] euros', '[●]'],
    ['Hi __NAME__, thanks.', '__NAME__'],
    ['Dear __customer_name__,', '__customer_name__'],
    ['Hi __name__,', '__name__'],
    ['the __DATE__ of it', '__DATE__'],
    ['A welcome to @[handle], who joins', '@[handle]'],
    ['Use code [CODE] now', '[CODE]'],
    ['The [venue] opens at 9', '[venue]'],
    ['Hi $NAME, welcome', '$NAME'],
    ['for $first_name now', '$first_name'],
    ['Hi #FIRSTNAME#, welcome', '#FIRSTNAME#'],
    ['to ((name)) now', '((name))'],
    ['Dear (first name),', '(first name)'],
    ['Hi <?= $name ?>,', '<?= $name ?>'],
    ['Hi &lt;name&gt;,', '&lt;name&gt;'],
    ['Dear ..., we', '...'],
    ['Dear NAME,', 'NAME'],
    ['for CUSTOMER_NAME now', 'CUSTOMER_NAME'],
    ['Hi ~NAME~, welcome', '~NAME~'],
    ['Best,\nFirstname Lastname', 'Firstname Lastname'],
    ['Click or tap here to enter text.', 'Click or tap here to enter text'],
    ['Your logo here.', 'Your logo here'],
    ['Headline goes here', 'Headline goes here'],
    ['PLACEHOLDER', 'PLACEHOLDER'],
    ['date: tbc', 'tbc'],
    ['todo: add photo', 'todo'],
    ['on Month DD, YYYY', 'Month DD, YYYY'],
    ['in YYYY we began', 'YYYY'],
    ['Thanks for visiting xxx.', 'xxx'],
    ['"Thanks to [Sponsor]," she said', '[Sponsor]'],
    ['The ferry to [destination] leaves', '[destination]'],
    ['price ??? euros', '???'],
    ['XX kg of clay', 'XX'],
    ['on DD.MM. we open', 'DD.MM.'],
    ['Invoice no. ####', '####'],
    ['I, .............., agree', '..............'],
    ['dolor sit amet, consectetur', 'dolor sit amet'],
    ['a,b\n1,00/00/0000', '00/00/0000'],
    ['Subtitle here', 'Subtitle here'],
    ['Price tbd.', 'tbd'],
  ])('finds the one in %j', (text, placeholder) => {
    expect(found(text)).toEqual([placeholder]);
  });

  it.each([
    'A [link](https://example.com) and ![Image](a.png)',
    'A [Reference][docs] and [Docs]\n\n[docs]: https://example.com',
    '- [ ] open\n- [x] done\n- [X] done',
    'A footnote[^1] and a citation [1], see [Figure 2]',
    '<br> <br/> <strong>bold</strong> <p> <img>',
    '<title>Page</title>',
    'Write to <ada@example.com> or <https://example.com>',
    'Use `[Name]` or `{{name}}` in code',
    '```\nHello [Name], TODO\n```',
    'A type Array<string> and Map<Key>',
    'He said it [sic] and [laughter] followed, [they] agreed',
    '> [!NOTE]\n> read this',
    'Todo is a list; the word "to do" is fine. Todos listos.',
    'size XXL, chapter XX, 50% and $30',
    'A rule\n\n____\n\nafter it',
    '{"name": "Ada", "list": [1, 2], "names": ["Ada"]}',
    'see [what they wrote about it later]',
    'snake_case_name and __bold__ text',
    'The [SLA] is met, as [HR] and [IT] of the [NHS] say in [Q3]',
    'He said «Guten Tag» and « Bonjour à tous »',
    'We insert the pump here and there. Put the box here.',
    'Please add the two figures here in the table we sent',
    'Type your question here: we answer',
    'printf("%s") and https://example.com/%s, 20 % discount, 10 %d',
    '#FieldNotes, #1 in town, C# and F#, ## Heading',
    'Warten Sie hier. Bitte hier klicken. Le voici, ici et là. Aquí estamos.',
    'at 10:30 on 2026-03-04, set {1, 2}, (your team did well)',
    '"[...] and so on", wait... [PO-4711]',
    'XXX Street Food is our neighbour. XXX Large Prints moved.',
    'Press [Enter] or [Ctrl] and <Enter>',
    '[Video] How we count calls, [Photo by Ada Park], [Link in comments]',
    'See you on Monday, love, Ada xxx',
    'Our [SaaS] keeps the [SLAs] of [IoT] and [KPIs]',
    'A link to https://example.com/%C3%A9t%C3%A9 and /%E2%82%AC, 5% or 10% more',
    'The details to be added to the form are few. Two lines are to be added by Friday.',
    'The XX century, XX Large, and Louis XX',
    'A set {a, b} of f(x) { x > 1 }, a => {}',
    'He said «Bonjour> and < Name » to #NDA and #NoData',
    'The TBC Bank and TBA Group. A TODO list. An XXX-large shirt.',
    'Love from all of us at the kennel xxx. Visit us. Happy birthday mum xxx! See you there! xxx',
    'Big hugs, Ada XXX',
    'Women have XX chromosomes. Rocky XX is out. Size XX fits. Chapters XIX and XX are long. El siglo XX.',
    'size,stock\nXX,4\nXL,5',
    'Generation X, follow us on X, for X users, solve for X in hours, iPhone X',
    'Write your __name__ here now. __IMPORTANT__: call. __NAME__: Ada. Use __init__ and __main__.',
    '"It [the company] never pays", "he [Smith] left", “we [Quill Press] print”',
    '[phone rings] [Door slams] [Cheering] [name withheld] [address on file] [emphasis mine]',
    '[RFC2119] [Knuth84] [ISO9001] [SOLD OUT] [GIVEAWAY] [Reminder] The pool opens.',
    'A[X] and f[x], press [X] to close, [Y/n]',
    'Write dates as YYYY-MM-DD, in the format DD/MM/YYYY, start date (MM/YYYY)',
    'The phrase "lorem ipsum" comes from Cicero. The TODO comments are gone.',
    'Sobre todo: gracias. Todo: pan y vino.',
    'measure,value\nwind,-\nrain,n/a\nsun,\nfog,?',
    '$AAPL rose; set $HOME and $PATH; #SummerSale and #NAME',
    'Dear all, Dear Customer, Hello... is anybody there?',
    'Choose an item from the menu. Your table is here!',
    '@[video](https://kiln.example), @ada and @kiln.and.co',
    '### Title ###\n\nChapter 1 ........ 12',
    'Rule XXX of the Olympics, Vin Diesel in xXx, [OH-]',
    'gen,chrom\nF,XX\nM,XY',
    'Wait, what ??? Really??? (first ?? places.size)',
    'Nine cafes (none wants to be named), three sites (not to be named)',
  ])('finds none in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('does not let an unclosed fence hide what follows it', () => {
    expect(found('```\nHello [Name]')).toEqual(['[Name]']);
  });

  it('gives places that cut the placeholder out of the text', () => {
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const text = parts.join(' ');
        for (const { start, end, text: own } of findPlaceholders(text)) {
          expect(text.slice(start, end)).toBe(own);
        }
      }),
    );
  });
});

const samples =
  '[Name]|{{name}}|<company>|TODO|TBD|xxx|lorem ipsum|INSERT_X_HERE|[|]|{{|}}|<|>|`|```\n|\n|____|' +
  'XX |days|details to be added.|to be |added|%a.b%|#,##0|MM/YYYY|{ name }|‹a>|$X|X%|(url)|insert|here|a word|from |XX|20|tonnes|,|__|NAME|@|[#]|Dear |Hi |name|(name)|...|love |YYYY|Month DD|tbc|todo: add|PLACE|HOLDER|&lt;|name&gt;|X hours|only |choose an item.|Firstname Lastname|lorem|ipsum|placeholder|text|[Na|me]|TO|DO|: |%|goes here|$|€|X';

const pieces = fc.oneof(
  fc.constantFrom(...samples.split('|')),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

describe('replacing placeholders', () => {
  it('leaves none, for any text', () => {
    const joined = fc.tuple(fc.array(pieces), fc.constantFrom('', ' ')).map(([p, s]) => p.join(s));
    fc.assert(
      fc.property(joined, (text) => {
        expect(findPlaceholders(stripPlaceholders(text))).toEqual([]);
        expect(findPlaceholders(fillPlaceholders(text).text)).toEqual([]);
        expect(findPlaceholders(fillPlaceholders(text, () => '[Name]').text)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('fills with what the context knows, and with words that read in their place otherwise', () => {
    const resolve = (name: string) => (name === 'company' ? 'Northside Dental' : undefined);
    const { text, count } = fillPlaceholders(
      'Hello [First Name], <company> meets on {{meeting_date}}, venue TBD. See [insert link].',
      resolve,
    );
    expect(text).toBe(
      'Hello there, Northside Dental meets on the agreed date, venue to be decided. See our website.',
    );
    expect(count).toBe(5);
  });

  it('fills what asks for one thing twice, side by side, once', () => {
    expect(fillPlaceholders('Call [Name] {{customer}} back, and [Name].').text).toBe(
      'Call the customer  back, and the customer.',
    );
  });

  it('leaves nothing of what only tells the writer something', () => {
    const text = 'Pay %s within XX days, am [bitte ergänzen] by MM/YYYY: details to be added.';
    expect(fillPlaceholders(text).text).toBe(
      'Pay  within some days, am  by the agreed date: details to follow.',
    );
  });

  it('fills what other marks ask for, and leaves a sample away', () => {
    const text =
      'Dear (first name), only XX seats at &lt;venue&gt; on DD.MM. for @[handle].\n\nLorem ipsum dolor sit amet';
    expect(fillPlaceholders(text).text.trimEnd()).toBe(
      'Dear there, only some seats at the venue on the agreed date for the handle.',
    );
    expect(fillPlaceholders('Your logo here, headline goes here.').text).toBe('the logo, .');
  });

  it('keeps a text without placeholders as it is', () => {
    const text = 'A [link](https://example.com), `[Name]`, and 50% off.';
    expect(fillPlaceholders(text)).toEqual({ text, count: 0, blanks: 0 });
    expect(stripPlaceholders(text)).toBe(text);
  });

  it.each<[string, string | ((length: number) => string)]>([
    ['brackets', '['],
    ['nested brackets', halves('[x ', ']')],
    ['nested names', halves('[Name ', ']')],
    ['braces', '{{'],
    ['tags', '<title>'],
    ['angles', '<a '],
    ['backticks', backticks],
    ['underscores', 'a ____ '],
    ['white space', (length: number) => `lorem${' '.repeat(length)}ipsum`],
    ['lorems', halves('lorem ', 'ipsum ')],
    ['inserts', 'insert a '],
    ['forms in other languages', 'hier a insérer le ici '],
    ['number signs', '##a'],
    ['percent signs', '%(a)'],
    ['capitals', 'A_'],
    ['placeholders', '[Name] '],
    ['percent names', '%a.a_'],
    ['figures to come', 'details to be XX '],
    ['half guillemets', '<‹a '],
    ['functions', '%%=a'],
    ['figures', 'from XX to '],
    ['cells', ',XX'],
    ['kisses', 'love xxx '],
    ['quotations', '"[Smith '],
    ['greetings', 'dear '],
    ['mentions', '@[a'],
    ['bold names', '__NAME'],
    ['years', '20X '],
    ['letters for figures', 'by X '],
    ['question marks', '??? '],
    ['dots', '.'],
    ['noughts', '00/00'],
    ['headings', 'a ### '],
    ['escaped tags', '&lt;a'],
  ])('takes time in proportion to the length of a text of %s, and leaves none', (_, text) => {
    const fill = (content: string) =>
      expect(findPlaceholders(fillPlaceholders(content).text)).toEqual([]);
    expect(measureGrowth(fill, text)).toBeLessThan(10);
  });
});

/** Half of the length of the one, then half of it of the other. */
function halves(one: string, other: string) {
  return (length: number): string =>
    [one, other].map((part) => part.repeat(length / 2 / part.length)).join('');
}

/** Runs of backticks, each longer than the one before. */
function backticks(length: number): string {
  return Array.from({ length: Math.sqrt(2 * length) }, (_, n) => '`'.repeat(n)).join(' ');
}

it.each([
  '[Table to be added]',
  '"[Testimonial goes here]" says a mother of two.',
  'lamp,INSERT NOTE HERE',
  '[Photo to follow]',
])('finds what is to come: %s', (text) => {
  expect(findPlaceholders(text)).toHaveLength(1);
});

it.each(['insert the key here', '"The [ferry] never waits," she said.', '[added]'])(
  'takes no words of a sentence for it: %s',
  (text) => {
    expect(findPlaceholders(text)).toEqual([]);
  },
);
