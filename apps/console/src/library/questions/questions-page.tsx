import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Schemas } from '../../api.ts';
import { changeSearch, type Changes } from '../../lists/change-search.ts';
import { Choice } from '../../lists/choice.tsx';
import { useWhyNot } from '../../session/me.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Records, type Column } from '../../ui/records.tsx';
import { PlainState, SkeletonRows } from '../../ui/states.tsx';
import { LibraryPage } from '../library-page.tsx';
import { words } from '../messages.en.ts';
import type { QuestionsSearch } from '../routes.ts';
import { questionsQuery } from './queries.ts';
import { QuestionDialogs } from './question-dialogs.tsx';

type Question = Schemas['AssessmentQuestion'];

const questionColumns: readonly Column<Question>[] = [
  {
    key: 'text',
    header: words.question,
    onPhone: 'title',
    cell: ({ id, text }) => (
      <Link
        to="/library/questions"
        search={(old) => ({ ...old, id })}
        resetScroll={false}
        className="block hover:underline max-desk:min-h-11"
      >
        {text}
      </Link>
    ),
  },
  { key: 'domain', header: words.domain, cell: ({ domain }) => words.domains[domain] },
  { key: 'depth', header: words.depth, cell: ({ depth }) => words.depths[depth] },
  { key: 'skill', header: words.skill, onPhone: 'hidden', cell: ({ skill }) => skill },
  { key: 'source', header: words.source, cell: ({ source }) => words.sources[source] },
];

export function QuestionsPage() {
  const search = useSearch({ from: '/shell/library/questions' });
  const navigate = useNavigate({ from: '/library/questions' });
  const { id, do: action, ...filter } = search;
  const query = useQuery(questionsQuery(filter));
  const whyNot = useWhyNot('editor');
  const change = (changes: Changes<QuestionsSearch>) =>
    void navigate({ search: (old) => changeSearch(old, changes), resetScroll: false });
  const hasFilter = Object.keys(filter).length > 0;
  return (
    <LibraryPage
      title={words.questionsTitle}
      lead={words.questionsLead}
      whyNot={whyNot}
      onDo={(name) => change({ do: name })}
    >
      <div className="mb-3 flex flex-wrap gap-2">
        <Choice
          label={words.domain}
          value={filter.domain}
          options={words.domains}
          onChange={(domain) => change({ domain })}
        />
        <Choice
          label={words.depth}
          value={filter.depth}
          options={words.depths}
          onChange={(depth) => change({ depth })}
        />
      </div>
      <QueryView
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={(questions) => questions.length === 0}
        empty={
          <PlainState icon="library" title={words.noQuestionsTitle} text={words.noQuestionsText} />
        }
        onClearFilters={
          hasFilter ? () => change({ domain: undefined, depth: undefined }) : undefined
        }
      >
        {(questions) => (
          <Records
            label={words.questionList}
            rows={questions}
            columns={questionColumns}
            rowKey={(question) => question.id}
          />
        )}
      </QueryView>
      <QuestionDialogs
        action={action}
        question={query.data?.find((question) => question.id === id)}
        whyNot={whyNot}
        onChange={change}
      />
    </LibraryPage>
  );
}
