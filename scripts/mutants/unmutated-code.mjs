const isLog = (node) =>
  (node.type === 'Identifier' && /^(log|logger|console)$/.test(node.name)) ||
  (node.type === 'MemberExpression' && isLog(node.property));

/** Styles are tested by screenshots; a test that repeats a style verifies nothing. */
const isStyles = (call) => call.callee.type === 'Identifier' && /^make(Static|Reset)?Styles$/.test(call.callee.name);

/** What a log says is for people who read it; whether it is written is mutated. */
const isLogged = (path) =>
  (path.isStringLiteral() || path.isTemplateLiteral()) &&
  path.parentPath?.isCallExpression() === true &&
  path.parent.callee.type === 'MemberExpression' &&
  isLog(path.parent.callee.object);

export const unmutatedCode = {
  shouldIgnore(path) {
    if (path.isCallExpression() && isStyles(path.node)) return 'styles have their pictures';
    if (isLogged(path)) return 'the wording of a log';
    return undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'unmutated-code', value: unmutatedCode }];
