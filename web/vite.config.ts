import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite/precompress.ts';
import { slimRoutes } from './vite/slim-routes.ts';

export default defineConfig({
  plugins: [slimRoutes(), react(), precompress()],
  build: {
    manifest: true,
    target: 'es2022',
    // The content security policy allows fonts and pictures from the site only, so none may become a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
