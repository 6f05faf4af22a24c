import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // The site's own files have the same origin as the page, so integrity hashes add nothing. Other origins are not allowed.
    'require-sri': ['error', { target: 'crossorigin' }],
    // No native element lists suggestions that a script ranks, and Radix renders the viewport of toasts as a region.
    'prefer-native-element': ['error', { exclude: ['listbox', 'region'] }],
    // Safari does not treat a list without bullets as a list unless it has the role.
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

/** True if Java is installed, which the Nu HTML checker needs. Continuous integration requires it. */
export const hasJava = spawnSync('java', ['-version']).status === 0 || Boolean(process.env.CI);

/** Returns the errors that the W3C's Nu HTML checker finds in files; empty if there are none. Leaves out CSS, which it does not know well. */
export function nuFaults(files: string[]): string[] {
  const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const options = ['--errors-only', '--filterpattern', '(?s)CSS: .*', '--format', 'gnu'];
  const { error, stderr } = spawnSync('java', ['-jar', checker, ...options, ...files], { encoding: 'utf8' });
  return error ? [error.message] : stderr.split('\n').filter(Boolean);
}
