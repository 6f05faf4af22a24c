import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useLogout } from './api.ts';

export interface LogoutButtonProps {
  /** Where to go next. */
  onSuccess: () => void;
}

/** Signs out and says so. */
export function LogoutButton({ onSuccess }: LogoutButtonProps) {
  const t = useText();
  const { toast } = useToast();
  const { logout, busy } = useLogout();
  const leave = async () => {
    try {
      await logout();
      toast({ title: t('login.loggedOut'), description: t('login.loggedOutText') });
      onSuccess();
    } catch {
      toast({ variant: 'destructive', title: t('common.error'), description: t('login.logoutFailed') });
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={leave}>
      {t('admin.logout')}
    </Button>
  );
}
