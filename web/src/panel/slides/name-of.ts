import { useTexts } from '../../i18n/index.ts';

export function useNameOf() {
  const { slides } = useTexts('panel');
  return ({ title }: { title: string | null }): string => title || slides.untitled;
}
