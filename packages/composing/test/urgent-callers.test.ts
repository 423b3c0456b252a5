import { expect, it } from 'vitest';
import { composeRun } from './compose-run.ts';

const now = new Date('2026-12-01T17:00:00Z');
const call = (summary: string) => composeRun('SAL-01', { 'call summary': summary }, now);

it('takes a man with a tree on his roof for a lead whom it names', () => {
  const { brief, crm } = call(
    "Phoned in 9.20. A Mr Pelletier, wouldn't give first name, has a maple leaning on his garage roof in Bedford after Saturday's wind. Wants someone today. 902-555-0177. Power line runs to the house close to the tree, he thinks it's touching.",
  );
  expect(brief!.title).toContain('Mr Pelletier');
  expect(brief!.summary).not.toMatch(/complaint|contact/);
  expect(brief!.content).toContain('call the lead at once');
  expect(crm!.summary).not.toContain('Not ready');
});

it.each([
  'Mrs Ivy Dunn rang from Ilkley, the boiler is dead. Wants an engineer tonight. 01943 555 0188',
  'Sandra Holt of Holt Bakery in Leeds called. The oven door fell off. Demands someone this afternoon.',
  'Caller: Ben Ortiz, Halifax. Shower does not work, he wants someone out now.',
  'Jo Hale of Hale Farm rang. The pump stopped. Insists on somebody coming today.',
])('calls at once whoever wants somebody at once: %s', (summary) => {
  const { brief } = call(summary);
  expect(brief!.summary).not.toMatch(/complaint|is this a lead|Is this a customer/);
  expect(brief!.content).toMatch(/[Cc]all the lead at once/);
});

it.each([
  'Mrs Ivy Dunn rang from Ilkley, the boiler is dead.',
  'Lady called from Otley, her boiler is dead.',
])('takes the town of whoever lives there for no company: %s', (summary) =>
  expect(call(summary).brief!.content).not.toContain('**Company'),
);

it('still hears a complaint', () => {
  const { brief } = call(
    'Mr Khan rang, furious. Your lads left the gate open again, not good enough.',
  );
  expect(brief!.summary).toMatch(/complaint|customer already/);
});
