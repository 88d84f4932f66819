import { describeEngine } from './describe-engine';
import { WEBKIT } from './engines';

describeEngine(WEBKIT);
