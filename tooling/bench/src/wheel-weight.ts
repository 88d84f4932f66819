import { bundleCode, gzipBytes } from './harness/bundle';
import { checkAtMost, title } from './harness/report';

/** The gzip bytes that the wheel adds to another team's page, without React. Needs the built wheel. Fails above a limit. */
const CORE_LIMIT = 4000;
const COMPONENT_LIMIT = 5600;

const core = await bundleCode("export * from '@member-wallet/wheel'");
const component = await bundleCode("export * from '@member-wallet/wheel/react'", [
  'react',
  'react/jsx-runtime',
]);
title('bytes, gzip, without React');
checkAtMost('everything that the wheel exports', gzipBytes(core), CORE_LIMIT);
checkAtMost('the component', gzipBytes(component), COMPONENT_LIMIT);
