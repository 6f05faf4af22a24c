import { useAdminText } from '../../i18n/admin-text.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { mayLeave } from '../../ui/leave-guard.ts';
import { useToast } from '../../ui/toast.tsx';
import { useLogout } from './api.ts';

export interface LogoutButtonProps {
  /** Where to go next. */
  onSuccess: () => void;
}

/** Signs out and says so. */
export function LogoutButton({ onSuccess }: LogoutButtonProps) {
  const t = useText();
  const ta = useAdminText();
  const { toast } = useToast();
  const { logout, busy } = useLogout();
  const leave = async () => {
    if (!mayLeave()) return;
    try {
      await logout();
      toast({ title: ta('signIn.loggedOut'), description: ta('signIn.loggedOutText') });
      onSuccess();
    } catch {
      toast({ variant: 'destructive', title: t('common.error'), description: ta('signIn.logoutFailed') });
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={leave}>
      {ta('panel.logout')}
    </Button>
  );
}
