import { describeEngine } from './describe-engine';
import { OLD_CHROMIUM } from './engines';

describeEngine(OLD_CHROMIUM);
