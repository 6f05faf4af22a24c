import { latestNewsIn, type NewsPage, type NewsTeaser, newsPageIn } from '@rombo/shared/collections/news-in';
import { type Season, seasonIn } from '@rombo/shared/collections/results-in';
import { itemPart, latestNewsPart, seasonPart } from '@rombo/shared/contract/pages';
import { type Read, usePart } from '../../api/swr.ts';
import { useLanguage } from '../../i18n/index.ts';

/** Returns a season, by default the newest; null if there is none. */
export function useSeason(year?: string): Read<{ season: Season | null }> {
  const { language } = useLanguage();
  return usePart('listResults', seasonPart(language, year), (all) => ({ season: seasonIn(language, all, year) }));
}

/** Returns the newest news with the beginning of each text. */
export function useLatestNews(): Read<{ news: NewsTeaser[] }> {
  const { language } = useLanguage();
  return usePart('listNews', latestNewsPart(language), (all) => ({ news: latestNewsIn(language, all) }));
}

/** Returns a news item by slug; null if there is none. */
export function useNewsPage(slug: string): Read<{ page: NewsPage | null }> {
  const { language } = useLanguage();
  return usePart('listNews', itemPart(language, slug), (all) => ({ page: newsPageIn(language, all, slug) }));
}
