declare module 'virtual:client-assets' {
  import type { ClientAssets } from '../vite/client-assets.ts';

  const assets: ClientAssets;
  export default assets;
}
