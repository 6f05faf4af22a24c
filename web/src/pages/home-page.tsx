import { Plain } from './plain.tsx';

/** The front door. */
export default function HomePage() {
  return <Plain title="home.title" text="home.description" />;
}
