import { Plain } from './plain.tsx';

/** Results of the season. */
export default function NewsPage() {
  return <Plain title="news.title" text="news.description" />;
}
