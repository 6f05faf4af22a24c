/** Does not mutate logger calls, because tests should not depend on log messages. */
const logging = {
  shouldIgnore({ node }) {
    const isLogging = node.type === 'CallExpression' && node.callee.object?.name === 'logger';
    return isLogging ? 'The words of a log line' : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'logging', value: logging }];
