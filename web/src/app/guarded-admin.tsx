import AdminPage from '../pages/admin-page.tsx';
import { AdminGuard } from './admin-guard.tsx';

/** The admin page behind its guard. */
export default function GuardedAdmin() {
  return (
    <AdminGuard>
      <AdminPage />
    </AdminGuard>
  );
}
