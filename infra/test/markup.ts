import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // The site's own files come with the page itself: a hash would guard against nobody. Others are not allowed at all.
    'require-sri': ['error', { target: 'crossorigin' }],
    // No native element lists suggestions of a field that the script ranks; Radix draws the place of toasts as a region.
    'prefer-native-element': ['error', { exclude: ['listbox', 'region'] }],
    // Safari takes a list without bullets for none unless its role says otherwise.
    'no-redundant-role': ['error', { exclude: ['list'] }],
  },
});

/** Returns the html-validate findings of a page as texts; empty if there are none. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message}: ${html.slice(offset - 60, offset + 120)}`),
  );
}
