import { namesBy, packEntries } from '@rombo/shared/collections/search-index';
import { guidesByTopic } from '@rombo/shared/collections/search-question';
import { slugsBy } from '@rombo/shared/contract/language-fields';
import { otherLanguages } from '@rombo/shared/contract/text';
import { defaultLanguage } from '@rombo/shared/words/languages';
import { describe, expect, it, vi } from 'vitest';

const isDefault = (language: string) => language === defaultLanguage;
const fields = { code: '', kind: '', words: '', category: 'ricambi', fits: [], use: '' } as const;
const translated = {
  ...fields,
  ...namesBy((language) => (isDefault(language) ? 'Biella' : `Kolbenstange${language}`)),
  ...slugsBy((language) => (isDefault(language) ? 'biella' : `stange-${language}`)),
};
const italian = { ...fields, ...namesBy(() => ''), ...slugsBy(() => ''), name: 'Volano', slug: 'volano' };
const guide = {
  ...namesBy((language) => (isDefault(language) ? 'Il rodaggio e la manutenzione' : `Guide ${language}`)),
  ...slugsBy((language) => (isDefault(language) ? 'rodaggio' : `guide-${language}`)),
};
const index = packEntries([translated, italian], guidesByTopic([guide]));
vi.mock('../../../api/client.ts', async (original) => ({ ...(await original<object>()), call: async () => index }));
const { loadSuggestions } = await import('./suggestions.tsx');

describe.each(otherLanguages)('in %s', (language) => {
  it('a product is suggested by its translated name, with its translated address', async () => {
    const { suggestionsFor } = await loadSuggestions(language);
    expect(suggestionsFor(`kolbenstange${language}`, language)).toMatchObject([
      { label: `Kolbenstange${language}`, lang: undefined, parameters: { slug: `stange-${language}` } },
    ]);
    expect(suggestionsFor('volano', language)).toMatchObject([
      { label: 'Volano', lang: defaultLanguage, parameters: { slug: 'volano' } },
    ]);
  });

  it('a guide is suggested once, with its translated title and address', async () => {
    const { suggestionsFor } = await loadSuggestions(language);
    for (const words of ['rodaggio', 'rodaggio e manutenzione'])
      expect(suggestionsFor(words, language)).toMatchObject([
        { label: `Guide ${language}`, lang: undefined, parameters: { slug: `guide-${language}` } },
      ]);
  });
});
