export { type PlainBackend, startPlainBackend } from './server';
