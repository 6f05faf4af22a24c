import { useRead } from '../../api/use-read.ts';

/** Whether the site is closed for maintenance; a setting that was never made means that it is open. */
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
