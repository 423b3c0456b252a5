import { queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../../api.ts';

type Question = Schemas['AssessmentQuestion'];

export interface QuestionFilter {
  domain?: Question['domain'];
  depth?: Question['depth'];
}

export const questionsKey = ['questions'] as const;

export const questionsQuery = (filter: QuestionFilter) =>
  queryOptions({
    queryKey: [...questionsKey, filter],
    queryFn: async ({ signal }) => {
      const params = { query: { ...filter } };
      return (await api.get('/api/assessment-questions', { params, signal })).questions;
    },
  });
