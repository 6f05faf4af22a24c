import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copySources, edit, faultyFiles, packages } from './copied-sources.ts';

it('a kind that is only registered does not compile in any file that must know it', async () => {
  const folder = await copySources();
  const registry = join(folder, 'shared/src/contract/kinds.ts');
  const uploads = "uploads: { 'fair-image': 'picture' }";
  const fair = `fair: { plural: 'fairs', shownBy: [], tab: 'oggi', partition: 'FAIR', products: 'none', isPublished: true, ${uploads} },`;
  edit(registry, '  company: {', `  ${fair}\n  company: {`);
  const faulty = (await Promise.all(packages.map((name) => faultyFiles(name, folder)))).flat();
  expect([...new Set(faulty)]).toEqual(
    expect.arrayContaining([
      'shared/src/contract/routes.ts',
      'functions/src/data/stores.ts',
      'web/src/i18n/tab-name.ts',
      'web/src/panel/account/activity-card.tsx',
      'web/src/panel/today/today-panel.tsx',
      'web/src/panel/trash/trash-panel.tsx',
    ]),
  );
  expect(faulty.filter((file) => file.includes('kinds.ts'))).toEqual([]);
});
