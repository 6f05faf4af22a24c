import { spawnSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { routes } from '@rombo/shared/contract/routes';
import { startSite } from './local/site.ts';
const dataDir=mkdtempSync('/tmp/rombo-search-');
const site=await startSite({port:0,dataDir,seed:'demo',edgeCache:false,say:()=>{}} as any);
try {
 const env={...process.env,SITE_ORIGIN:site.origin,ADMIN_USERNAME:site.username,ADMIN_PASSWORD:site.password};
 const run=async(c:string,a:string[])=>{const x=spawn(c,a,{stdio:'inherit',env});await once(x,'close');};
 await run('node',['/tmp/search-shots.mjs']);
 await run('npx',['playwright','test','-c','web/playwright.config.ts','buyer-tasks.spec.ts','--project=chromium','--output=/tmp/pw-search','--reporter=line']);
 await run('npx',['playwright','test','-c','web/playwright.config.ts','rendered.spec.ts','-g','without|catalogue is turned|does nothing|menu','--project=chromium','--output=/tmp/pw-search','--reporter=line']);
 await run('npx',['playwright','test','-c','web/playwright.config.ts','/frame.spec.ts','e2e/catalogue.spec.ts','--project=chromium','--output=/tmp/pw-search','--reporter=line']);
 await run('npx',['playwright','test','-c','web/playwright.config.ts','thorough/catalogue.spec.ts','--project=chromium','--output=/tmp/pw-search','--reporter=line']);
} finally { await site.stop(); rmSync(dataDir,{recursive:true,force:true}); }
