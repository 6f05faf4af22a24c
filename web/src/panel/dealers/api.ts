import { useSWRConfig } from 'swr';
import { addressOf, call } from '../../api/client.ts';
import { useRead, useWrite } from '../../api/swr.ts';

const changesList = { refreshes: ['listDealers'] } as const;

export const useDealers = () => useRead('listDealers');
export const useCreateDealer = () => useWrite('createDealer', changesList);
export const useUpdateDealer = () => useWrite('updateDealer', changesList);
export const useDeleteDealer = () => useWrite('deleteDealer', changesList);

/** Reads the dealers once more, for every view of them, and gives what came. */
export function useReloadDealers() {
  const { mutate } = useSWRConfig();
  return async () => {
    const dealers = await call('listDealers');
    await mutate(addressOf('listDealers'), dealers, { revalidate: false });
    return dealers;
  };
}
