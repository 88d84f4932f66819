require('./compile-once.cjs');
const { TestEnvironment } = require('jest-environment-node');

module.exports = TestEnvironment;
