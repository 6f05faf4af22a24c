import { useRead } from '../../../api/use-read.ts';

export const useDealers = () => useRead('listDealers');
