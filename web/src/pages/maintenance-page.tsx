import { Plain } from './plain.tsx';

/** What visitors see while the site is closed. */
export default function MaintenancePage() {
  return <Plain title="maintenance.title" text="maintenance.text" />;
}
