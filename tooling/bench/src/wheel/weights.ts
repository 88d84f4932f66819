import { bundleCode, gzipBytes } from '../harness/bundle';

/** The gzip bytes of all functions, and of the component with those that it uses, without React. */
export const wheelWeights = async (): Promise<{ core: number; component: number }> => ({
  core: gzipBytes(await bundleCode("export * from '@member-wallet/wheel'")),
  component: gzipBytes(
    await bundleCode("export * from '@member-wallet/wheel/react'", ['react', 'react/jsx-runtime']),
  ),
});
