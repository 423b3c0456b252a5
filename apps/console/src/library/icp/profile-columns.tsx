import { Link } from '@tanstack/react-router';
import type { Schemas } from '../../api.ts';
import type { Column } from '../../ui/records.tsx';
import { words } from '../messages.en.ts';

type Profile = Schemas['IcpProfile'];

export const profileColumns: readonly Column<Profile>[] = [
  {
    key: 'name',
    header: words.name,
    onPhone: 'title',
    cell: ({ id, name, valueProposition }) => (
      <Link
        to="/library/icp"
        search={(old) => ({ ...old, id })}
        resetScroll={false}
        className="block hover:underline max-desk:min-h-11"
      >
        <span className="font-strong">{name}</span>
        <span className="line-clamp-2 text-small font-normal text-muted">{valueProposition}</span>
      </Link>
    ),
  },
  { key: 'industry', header: words.industry, cell: ({ industry }) => industry },
  { key: 'role', header: words.targetRole, cell: ({ targetRole }) => targetRole },
  { key: 'size', header: words.companySize, cell: ({ companySize }) => companySize },
  {
    key: 'source',
    header: words.source,
    onPhone: 'hidden',
    cell: ({ source }) => words.sources[source],
  },
];
