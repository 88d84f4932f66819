/**
 * The class behind axios. The ES modules that pages load take it from axios's core instead, without the default instance
 * and its helpers, which no call uses: see scripts/page-build.ts and `imports` in package.json.
 */
export { Axios } from 'axios';
