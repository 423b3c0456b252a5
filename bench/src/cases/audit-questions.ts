import { hash } from 'node:crypto';

/** What is asked of an audit log in one round of requests. */
export interface AuditQuestion {
  what: string;
  /** New texts in every round where they must not have been searched for before. */
  paths: (round: number) => string[];
}

const md5 = (text: string): string => hash('md5', text);
const search = (text: string): string => `/api/audit-logs?q=${encodeURIComponent(text)}`;
const repeat = (paths: string[], times: number): string[] =>
  Array.from({ length: times }, () => paths).flat();

/** A text each of a run (one event), of a customer (one in 500), of all, and of none. */
const knownTexts = [
  md5('run5000'),
  `c${md5('c7')}`,
  'completed',
  'dispatch agent',
  'zebra crossing',
];

/** Words that all entries have, one for each round. */
const words = ['made 1', 'and made', 'for customer', 'of run', 'completed and', 'step', 'artifact'];

export const auditQuestions: readonly AuditQuestion[] = [
  {
    what: 'the newest entries',
    paths: () => repeat(['/api/audit-logs', '/api/audit-logs?status=error'], 100),
  },
  { what: 'texts searched for before', paths: () => repeat(knownTexts.map(search), 40) },
  {
    what: 'texts not searched for before (runs, customers)',
    paths: (round) =>
      Array.from({ length: 50 }, (_, n) => [
        search(md5(`run${round * 50 + n + 1}`)),
        search(`customer c${md5(`c${round * 50 + n}`)}`),
      ]).flat(),
  },
  {
    what: 'a word of every entry, not searched for before',
    paths: (round) => [search(words[round % words.length]!)],
  },
];
