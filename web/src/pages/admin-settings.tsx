import { AccountPanel } from '../features/account/account-panel.tsx';
import { SettingsPanel } from '../features/settings/admin/settings-panel.tsx';

export default function AdminSettings() {
  return (
    <>
      <SettingsPanel />
      <AccountPanel />
    </>
  );
}
