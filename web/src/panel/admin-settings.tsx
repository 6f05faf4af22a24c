import { AccountPanel } from './account/account-panel.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';

export default function AdminSettings() {
  return (
    <>
      <SettingsPanel />
      <AccountPanel />
    </>
  );
}
