import { useRead } from '../../api/use-read.ts';

/** Reads which release the site is. */
export const useRelease = () => useRead('getHealth');

/** Reads what the site stores and costs, and when it was backed up. */
export const useUsage = () => useRead('getSiteUsage');

/** Reads the maintenance mode; the site is open if the setting was never made. */
export function useMaintenance() {
  const { data, error, ...rest } = useRead('getSetting', {
    parameters: { key: 'maintenance_mode' },
    nullOn: 404,
  });
  return {
    ...rest,
    data,
    active: data?.value === 'true',
    error: error ? new Error('Failed to fetch maintenance setting', { cause: error }) : undefined,
  };
}
