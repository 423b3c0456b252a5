type Pair = readonly [british: string, american: string];

const inOur =
  'arbour ardour armour behaviour candour clamour colour demeanour endeavour favour favourite fervour flavour glamour harbour honour humour labour neighbour odour parlour rancour rigour rumour saviour savour splendour tumour valour vapour vigour';
const inRe = 'calibre centre fibre litre lustre meagre sabre sceptre sombre spectre theatre';
const inIse =
  'apolog author capital categor central character civil colon critic custom digit econom emphas equal final formal general global harmon hospital idol immun item legal liberal local maxim memor minim mobil modern monopol normal optim organ patron penal personal plagiar polar popular priorit privat public rational real recogn sanit scrutin special stabil standard subsid summar symbol sympath synchron terror total util vandal verbal visual';
const inYse = 'analy cataly paraly';
const doubling =
  'cancel channel counsel dial fuel label level marvel model panel pedal quarrel shovel signal travel tunnel';

/**
 * Words that are spelled otherwise in Britain and in America. What is a word of its own on the other side,
 * as `practice`, `check` and `meter`, is left out.
 */
export const spellings: readonly Pair[] = [
  ...inOur
    .split(' ')
    .flatMap((word) =>
      ['', 's', 'ed', 'ing', 'able', 'ful', 'hood'].map((end): Pair => [
        word + end,
        word.replace('our', 'or') + end,
      ]),
    ),
  ...inRe.split(' ').flatMap((word): Pair[] => {
    const american = word.replace(/re$/, 'er');
    return [
      [word, american],
      [`${word}s`, `${american}s`],
    ];
  }),
  ...inIse
    .split(' ')
    .flatMap((stem) =>
      ['ise', 'ised', 'ises', 'ising', 'isation', 'isations', 'iser', 'isers'].map((end): Pair => [
        stem + end,
        stem + end.replace('s', 'z'),
      ]),
    ),
  ...inYse
    .split(' ')
    .flatMap((stem) =>
      ['se', 'sed', 'sing'].map((end): Pair => [stem + end, `${stem}z${end.slice(1)}`]),
    ),
  ...doubling
    .split(' ')
    .flatMap((word) =>
      ['led', 'ling', 'ler', 'lers'].map((end): Pair => [word + end, word + end.slice(1)]),
    ),
  ...'aeroplane/airplane ageing/aging aluminium/aluminum artefact/artifact artefacts/artifacts catalogue/catalog catalogues/catalogs cosy/cozy defence/defense enrol/enroll enrolment/enrollment fulfil/fulfill fulfilment/fulfillment grey/gray instalment/installment instalments/installments jewellery/jewelry judgement/judgment manoeuvre/maneuver mould/mold offence/offense plough/plow pretence/pretense pyjamas/pajamas sceptical/skeptical skilful/skillful wilful/willful woollen/woolen'
    .split(' ')
    .map((pair): Pair => pair.split('/') as unknown as Pair),
];
