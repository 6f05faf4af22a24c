/** Leaves the arguments of the logger alone: no test should know the words of a line for operators. */
const logging = {
  shouldIgnore({ node }) {
    const isLogging = node.type === 'CallExpression' && node.callee.object?.name === 'logger';
    return isLogging ? 'The words of a log line' : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'logging', value: logging }];
