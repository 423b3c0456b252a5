import { useId } from 'react';
import { setNotified, usePermission } from '../../notifications/setting.ts';
import { usePreferences } from '../../preferences.ts';
import { useMe } from '../../session/me.ts';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';

/** Whether this browser shows the person what waits for them. */
export function BrowserNotifications() {
  const { id } = useMe();
  const permission = usePermission();
  const isNotified = usePreferences().notified.includes(id);
  const hintId = useId();
  const change = (isOn: boolean) =>
    setNotified(id, isOn).catch((error: Error) => toast(error.message, 'problem'));
  return (
    <div className="card max-w-lg p-4">
      <p className="font-strong">{words.browserNotifications}</p>
      <label className="flex min-h-8 items-center gap-2 max-desk:min-h-11">
        <input
          type="checkbox"
          aria-describedby={hintId}
          disabled={permission === 'denied' || permission === 'unsupported'}
          checked={isNotified && permission === 'granted'}
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
        />
        {words.notifyHere}
      </label>
      <p id={hintId} role="status" className="text-small text-muted">
        {words.notifyHereHints[permission]}
      </p>
    </div>
  );
}
