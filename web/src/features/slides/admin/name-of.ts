import { useTexts } from '../../../i18n/index.ts';

/** Names a slide: its title, which it may lack. */
export function useNameOf() {
  const { slides } = useTexts('panel');
  return ({ title }: { title: string | null }): string => title || slides.untitled;
}
