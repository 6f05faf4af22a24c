import { type GuideCard, type GuidePage, guidePageIn, guidesIn } from '@rombo/shared/collections/guides-in';
import { guidesPart, itemPart } from '@rombo/shared/contract/pages';
import { type Read, usePart } from '../../api/swr.ts';
import { useLanguage } from '../../i18n/index.ts';

/** Returns the guides in the owner's order. */
export function useGuides(): Read<{ guides: GuideCard[] }> {
  const { language } = useLanguage();
  return usePart('listGuides', guidesPart(language), (all) => ({ guides: guidesIn(language, all) }));
}

/** Returns a guide by slug; null if there is none. */
export function useGuidePage(slug: string): Read<{ page: GuidePage | null }> {
  const { language } = useLanguage();
  return usePart('listGuides', itemPart(language, slug), (all) => ({ page: guidePageIn(language, all, slug) }));
}
