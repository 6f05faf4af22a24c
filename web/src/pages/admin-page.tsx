import { Plain } from './plain.tsx';

/** Stand-in. */
export default function AdminPage() {
  return <Plain title="admin.title" text="admin.description" />;
}
