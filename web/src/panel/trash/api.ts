import { useRead, useWrite } from '../../api/swr.ts';

export const useTrash = () => useRead('listTrash');
export const useRestore = () =>
  useWrite('restoreFromTrash', {
    refreshes: ['listTrash', 'listAdminProducts', 'listProducts', 'getProduct', 'listSlides', 'listActiveSlides'],
  });
export const useDeleteForGood = () => useWrite('deleteFromTrash', { refreshes: ['listTrash'] });
