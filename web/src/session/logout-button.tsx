import { mayLeave } from '../forms/leave-guard.ts';
import { useTexts } from '../i18n/index.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toast.tsx';
import { useLogout } from './api.ts';

interface LogoutButtonProps {
  onSuccess: () => void;
}

export function LogoutButton({ onSuccess }: LogoutButtonProps) {
  const { common } = useTexts('site');
  const texts = useTexts('signIn');
  const { frame } = useTexts('panel');
  const { toast } = useToast();
  const { logout, busy } = useLogout();
  const leave = async () => {
    if (!mayLeave()) return;
    try {
      await logout();
      toast({ title: texts.loggedOut, description: texts.loggedOutText });
      onSuccess();
    } catch {
      toast({ variant: 'destructive', title: common.error, description: texts.logoutFailed });
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={leave}>
      {frame.logout}
    </Button>
  );
}
