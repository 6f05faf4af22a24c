import { Plain } from './plain.tsx';

/** Stand-in. */
export default function LoginPage() {
  return <Plain title="login.title" text="login.description" />;
}
