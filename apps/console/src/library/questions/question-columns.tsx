import { Link } from '@tanstack/react-router';
import type { Schemas } from '../../api.ts';
import type { Column } from '../../ui/records.tsx';
import { words } from '../messages.en.ts';

type Question = Schemas['AssessmentQuestion'];

export const questionColumns: readonly Column<Question>[] = [
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
