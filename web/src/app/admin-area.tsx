import { Head } from '../head/head.tsx';
import { useTexts } from '../i18n/index.ts';
import AdminPage from '../pages/admin-page.tsx';
import { AdminGuard } from './admin-guard.tsx';

/** The admin page behind its guard. */
export default function AdminArea() {
  const { frame } = useTexts('panel');
  return (
    <>
      <Head text={frame.head} hidden />
      <AdminGuard>
        <AdminPage />
      </AdminGuard>
    </>
  );
}
