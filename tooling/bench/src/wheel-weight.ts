import { checkAtMost, title } from './harness/report';
import { wheelWeights } from './wheel/weights';

/** What the wheel adds to another team's page, in gzip bytes, without React. Needs the built wheel. Fails beyond a limit. */
const CORE_LIMIT = 4000;
const COMPONENT_LIMIT = 5600;

const { core, component } = await wheelWeights();
title('bytes, gzip, without React');
checkAtMost('everything that the wheel exports', core, CORE_LIMIT);
checkAtMost('the component', component, COMPONENT_LIMIT);
