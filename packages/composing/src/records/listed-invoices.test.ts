import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { readProgramRecord } from '../../test/read-record.ts';

it('has several invoices of a program in whatever it lists them, each without what is told to programs', () => {
  const entry = (InvoiceNumber: number) => ({
    __metadata: { uri: 'https://x.example/api/v1/9', type: 'Web.Models.ReceivablesList' },
    AccountName: 'De Vries BV',
    Amount: 2480.5,
    DueDate: '/Date(1793145600000)/',
    EntryNumber: 26_700_100,
    InvoiceNumber,
  });
  const read = readProgramRecord({ d: { results: [entry(1), entry(2)] } });
  expect(read).toMatchObject({ invoices: [{ InvoiceNumber: 1 }, { DueDate: '2026-10-28' }] });
  expect(JSON.stringify(read)).not.toContain('Web.Models');
  const { ageing } = composeRun('FIN-03', { d: { results: [entry(1), entry(2)] } });
  expect(ageing!.summary).not.toContain('access code');
  const objects = [
    { id: '6', invoiceNumber: 'RE-1', sendDate: '2026-10-05', dueDate: '2026-10-19' },
  ];
  expect(readProgramRecord({ objects })).toMatchObject({ 'sent on': '2026-10-05' });
});
