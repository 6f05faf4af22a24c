import { useSWRConfig } from 'swr';
import { addressOf, call } from '../../api/client.ts';
import { useRead, useWrite } from '../../api/swr.ts';

const changesLists = { refreshes: ['listSlides', 'listActiveSlides'] } as const;

export const useSlides = () => useRead('listSlides');
export const useCreateSlide = () => useWrite('createSlide', changesLists);
export const useUpdateSlide = () => useWrite('updateSlide', changesLists);
const changesTrash = { refreshes: [...changesLists.refreshes, 'listTrash'] } as const;
export const useDeleteSlide = () => useWrite('deleteSlide', changesTrash);
export const useRestoreSlide = () => useWrite('restoreFromTrash', changesTrash);

/** Saves a slide without reading the lists again: for a row of saves that ends with `useReloadSlides`. */
export const useMoveSlide = () => useWrite('updateSlide');

/** Reads the slides once more, for every view of them, and gives what came. */
export function useReloadSlides() {
  const { mutate } = useSWRConfig();
  return async () => {
    const slides = await call('listSlides');
    await mutate(addressOf('listSlides'), slides, { revalidate: false });
    await mutate(addressOf('listActiveSlides'));
    return slides;
  };
}
