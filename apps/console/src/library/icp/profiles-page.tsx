import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Schemas } from '../../api.ts';
import { changeSearch, type Changes } from '../../lists/change-search.ts';
import { SearchField } from '../../lists/search-field.tsx';
import { useWhyNot } from '../../session/me.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Records, type Column } from '../../ui/records.tsx';
import { PlainState, SkeletonRows } from '../../ui/states.tsx';
import { LibraryPage } from '../library-page.tsx';
import { words } from '../messages.en.ts';
import type { ProfilesSearch } from '../routes.ts';
import { ProfileDialogs } from './profile-dialogs.tsx';
import { profilesQuery } from './queries.ts';

type Profile = Schemas['IcpProfile'];

const profileColumns: readonly Column<Profile>[] = [
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

export function ProfilesPage() {
  const { industry, id, do: action } = useSearch({ from: '/shell/library/icp' });
  const navigate = useNavigate({ from: '/library/icp' });
  const query = useQuery(profilesQuery(industry));
  const whyNot = useWhyNot('editor');
  const change = (changes: Changes<ProfilesSearch>) =>
    void navigate({ search: (old) => changeSearch(old, changes), resetScroll: false });
  return (
    <LibraryPage
      title={words.icpTitle}
      lead={words.icpLead}
      whyNot={whyNot}
      onDo={(name) => change({ do: name })}
    >
      <div className="mb-3">
        <SearchField
          label={words.searchIndustry}
          value={industry}
          onChange={(text) => change({ industry: text })}
        />
      </div>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        isEmpty={(profiles) => profiles.length === 0}
        empty={
          <PlainState icon="library" title={words.noProfilesTitle} text={words.noProfilesText} />
        }
        onClearFilters={industry === undefined ? undefined : () => change({ industry: undefined })}
      >
        {(profiles) => (
          <Records
            label={words.icpList}
            rows={profiles}
            columns={profileColumns}
            rowKey={(profile) => profile.id}
          />
        )}
      </QueryView>
      <ProfileDialogs
        action={action}
        profile={query.data?.find((profile) => profile.id === id)}
        whyNot={whyNot}
        onChange={change}
      />
    </LibraryPage>
  );
}
