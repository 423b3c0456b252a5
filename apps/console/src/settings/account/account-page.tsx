import { words } from '../messages.en.ts';
import { SettingsPage } from '../settings-page.tsx';
import { Factors } from './factors.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';
import { StandIn } from './stand-in.tsx';

export const AccountPage = () => (
  <SettingsPage section={words.account}>
    <PasswordForm />
    <Factors />
    <StandIn />
    <Sessions />
  </SettingsPage>
);
