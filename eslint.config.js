// Each package has its own rules: ESLint takes the configuration that is nearest to a file.
export default [{}];
