import { routePaths } from '@rombo/shared/contract/route-paths';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { addRoutes } from '../../src/api/client.ts';
import { Providers } from '../../src/app/providers.tsx';
import { LanguageProvider } from '../../src/i18n/index.ts';
import { Toaster } from '../../src/ui/toast.tsx';
import { FairPanel } from './fair-panel.tsx';

const item = '/api/fairs/{id}';
const fairPaths = {
  listFairs: ['GET', '/api/fairs'],
  createFair: ['POST', '/api/fairs'],
  updateFair: ['PUT', item],
  deleteFair: ['DELETE', item],
  listFairVersions: ['GET', `${item}/versions`],
  restoreFairVersion: ['POST', `${item}/versions/{version}/restore`],
  orderFairs: ['PUT', '/api/admin/fairs/order'],
};
addRoutes({ ...routePaths, ...(fairPaths as object) });

const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(
  <Providers>
    <LanguageProvider addressed="it" initial="it">
      <Suspense>
        <FairPanel />
        <Toaster />
      </Suspense>
    </LanguageProvider>
  </Providers>,
);
