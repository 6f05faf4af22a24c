import { AccountPanel } from '../features/account/account-panel.tsx';
import { SettingsPanel } from '../features/settings/admin/settings-panel.tsx';

/** The settings tab: those of the site, then those of who runs it. */
export default function AdminSettings() {
  return (
    <>
      <SettingsPanel />
      <AccountPanel />
    </>
  );
}
