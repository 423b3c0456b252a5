import { describe, expect, test } from 'vitest';
import {
  assessmentQuestionFilter,
  generateAssessmentQuestionsInput,
  saveAssessmentSessionInput,
} from './assessment.ts';

const listIssues = (
  schema: { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[] }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('generation input', () => {
  test('takes its defaults for what is absent, null or blank', () => {
    const defaults = {
      domain: 'Operations',
      focusArea: 'General Discovery',
      industry: 'B2B Professional Services',
      count: 3,
    };
    const blank = { domain: null, focusArea: ' ', industry: '', count: null };
    expect(generateAssessmentQuestionsInput.parse({})).toEqual(defaults);
    expect(generateAssessmentQuestionsInput.parse(blank)).toEqual(defaults);
  });

  test('takes a count from 1 to 20 that is an integer and a number', () => {
    for (const count of [1, 20]) {
      expect(generateAssessmentQuestionsInput.parse({ count }).count).toBe(count);
    }
    for (const count of [0, 21, 1.5, '3', true, 1e30]) {
      expect(listIssues(generateAssessmentQuestionsInput, { count })).toEqual(['count']);
    }
  });
});

describe('a session', () => {
  const session = (given: object) => ({ callNotes: 'Notes.', ...given });

  test('holds findings of any kind, without keys that reach a prototype', () => {
    const findings = JSON.parse('[1, null, {"a": [true], "__proto__": {"b": 1}}]') as unknown[];
    const parsed = saveAssessmentSessionInput.parse(session({ findings }));
    expect(JSON.stringify(parsed.findings)).toBe('[1,null,{"a":[true]}]');
  });

  test('refuses findings that cannot be stored, and says where', () => {
    const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as unknown[];
    const faulty: [unknown, string][] = [
      [deep, 'findings'],
      [{}, 'findings'],
      [Array.from({ length: 501 }, () => 1), 'findings'],
      [['ok', 'a\u0000'], 'findings.1'],
      [[{ n: Number.POSITIVE_INFINITY }], 'findings.0.n'],
    ];
    for (const [findings, path] of faulty) {
      expect(listIssues(saveAssessmentSessionInput, session({ findings }))).toEqual([path]);
    }
  });

  test('spans all domains by either name', () => {
    for (const domain of [undefined, null, 'all', 'All']) {
      expect(saveAssessmentSessionInput.parse(session({ domain })).domain).toBe('All');
    }
  });

  test('tells signals that are left out from none', () => {
    for (const detectedSignals of [undefined, null]) {
      const parsed = saveAssessmentSessionInput.parse(session({ detectedSignals }));
      expect(parsed.detectedSignals).toBeUndefined();
    }
    const none = saveAssessmentSessionInput.parse(session({ detectedSignals: [] }));
    expect(none.detectedSignals).toEqual([]);
  });
});

test('a filter takes `all` and the empty value for none, and no unknown one', () => {
  expect(assessmentQuestionFilter.parse({ domain: 'all', depth: '', workspaceId: '' })).toEqual({});
  expect(
    listIssues(assessmentQuestionFilter, { domain: 'Legal', depth: 'deep', workspaceId: 'a b' }),
  ).toEqual(['domain', 'depth', 'workspaceId']);
});
