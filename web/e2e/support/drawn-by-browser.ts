import type { Page } from '@playwright/test';

const isPage = ({ pathname }: URL): boolean => !pathname.startsWith('/api/') && !pathname.includes('.');

/**
 * Has every page draw itself, as it does where the server could not render it. A page of the server carries its data: only one that
 * draws itself asks the API, in whose place a test may answer.
 */
export const drawnByBrowser = (page: Page): Promise<unknown> =>
  page.route(isPage, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    const shell = new URL('/index.html', request.url()).href;
    return route.fulfill({ response: await route.fetch({ url: shell }) });
  });
