const vm = require('node:vm');

/**
 * Has V8 compile a module once for all test files of a worker: Jest compiles every module again for every file, which
 * takes a twentieth of the time of the screens' tests. V8 finds a text that it has compiled before, but neither for a
 * function nor where `import()` has a resolver of its own, so Jest gets a script instead, except where a module needs that
 * resolver. Positions in errors stay the same.
 */
const compile = vm.compileFunction;

/** Whether a module may load others later. */
const IMPORTS = /\bimport\s*\(/;

/** @type {typeof compile} */
vm.compileFunction = (code, names = [], options = {}) => {
  const { parsingContext, filename } = options;
  if (!parsingContext || !filename || IMPORTS.test(code)) return compile(code, names, options);
  const head = `(function (${names.join(', ')}) {`;
  const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  return script.runInContext(parsingContext);
};
