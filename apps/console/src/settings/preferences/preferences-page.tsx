import { setPreferences, usePreferences, type Preferences } from '../../preferences.ts';
import { words } from '../messages.en.ts';
import { Section, SettingsPage } from '../settings-page.tsx';
import { Notifications } from './notifications.tsx';
import { RadioGroup } from './radio-group.tsx';

/** What was written before is written anew with the page. */
function changeLanguage(language: Preferences['language']): void {
  setPreferences({ language });
  location.reload();
}

export function PreferencesPage() {
  const { theme, zone, language, singleKeys } = usePreferences();
  return (
    <SettingsPage section={words.preferences}>
      <Notifications />
      <Section id="browser" title={words.browser}>
        <p className="text-muted">{words.browserOnly}</p>
        <div className="card flex max-w-lg flex-col gap-4 p-4">
          <RadioGroup
            label={words.theme}
            value={theme}
            options={words.themes}
            onChange={(value) => setPreferences({ theme: value })}
          />
          <RadioGroup
            label={words.zone}
            value={zone}
            options={words.zones}
            onChange={(value) => setPreferences({ zone: value })}
          />
          <RadioGroup
            label={words.language}
            value={language}
            options={words.languages}
            onChange={changeLanguage}
          />
          <div>
            <p className="font-strong">{words.shortcuts}</p>
            <label className="flex min-h-8 items-center gap-2 max-desk:min-h-11">
              <input
                type="checkbox"
                checked={singleKeys}
                onChange={({ currentTarget }) =>
                  setPreferences({ singleKeys: currentTarget.checked })
                }
              />
              {words.singleKeys}
            </label>
            <p className="text-small text-muted">{words.singleKeysHint}</p>
          </div>
        </div>
      </Section>
    </SettingsPage>
  );
}
