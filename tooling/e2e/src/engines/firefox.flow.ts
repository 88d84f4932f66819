import { describeEngine } from './describe-engine';
import { FIREFOX_ESR } from './engines';

describeEngine(FIREFOX_ESR);
