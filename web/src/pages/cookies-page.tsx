import { Plain } from './plain.tsx';

/** The cookie policy. */
export default function CookiesPage() {
  return <Plain title="cookies.title" text="cookies.description" />;
}
