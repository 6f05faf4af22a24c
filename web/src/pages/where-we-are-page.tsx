import { Plain } from './plain.tsx';

/** Where the workshop is. */
export default function WhereWeArePage() {
  return <Plain title="whereWeAre.title" text="whereWeAre.description" />;
}
