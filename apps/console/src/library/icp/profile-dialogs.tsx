import { useQueryClient } from '@tanstack/react-query';
import { api, type Schemas } from '../../api.ts';
import type { Changes } from '../../lists/change-search.ts';
import { words as common } from '../../messages/en.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import type { ProfilesSearch } from '../routes.ts';
import { AddProfile } from './add-profile.tsx';
import { GenerateProfile } from './generate-profile.tsx';
import { profilesKey } from './queries.ts';

type Profile = Schemas['IcpProfile'];

interface ProfileDialogsProps {
  action: ProfilesSearch['do'];
  profile: Profile | undefined;
  whyNot: string | undefined;
  onChange: (changes: Changes<ProfilesSearch>) => void;
}

export function ProfileDialogs({ action, profile, whyNot, onChange }: ProfileDialogsProps) {
  const close = () => onChange({ do: undefined, id: undefined });
  if (action === 'add' && whyNot === undefined) return <AddProfile onClose={close} />;
  if (action === 'generate' && whyNot === undefined) return <GenerateProfile onClose={close} />;
  if (profile === undefined) return null;
  if (action === 'delete' && whyNot === undefined) {
    return <DeleteProfile profile={profile} onClose={close} />;
  }
  return (
    <Dialog
      title={profile.name}
      onClose={close}
      footer={
        <Button kind="danger" whyNot={whyNot} onClick={() => onChange({ do: 'delete' })}>
          {common.delete}
        </Button>
      }
    >
      <p className="mb-3">{profile.valueProposition}</p>
      <Facts
        items={[
          [words.industry, profile.industry],
          [words.targetRole, profile.targetRole],
          [words.companySize, profile.companySize],
          [words.revenueRange, profile.revenueRange],
          [words.source, words.sources[profile.source]],
        ]}
      />
      <Points title={words.pains} items={profile.acutePainTriggers} />
      <Points title={words.buying} items={profile.buyingSignals} />
      <Points title={words.disqualifiers} items={profile.disqualifiers} />
      <Points title={words.angles} items={profile.outreachAngles} />
    </Dialog>
  );
}

const Points = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <>
      <h3 className="mt-3">{title}</h3>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );

function DeleteProfile({
  profile: { id, name },
  onClose,
}: {
  profile: Profile;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const send = async () => {
    await api.delete('/api/icp/profiles/{id}', { params: { path: { id } } });
    toast(words.profileDeleted);
    await client.invalidateQueries({ queryKey: profilesKey });
  };
  return (
    <ConfirmDialog
      title={words.deleteOne(name)}
      submit={common.delete}
      onSend={send}
      onClose={onClose}
      text={words.deleteProfileText}
    />
  );
}
