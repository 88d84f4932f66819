import { ON_LAOS } from '../markets';
import { describeEngine } from './describe-engine';
import { OLD_CHROMIUM } from './engines';

describeEngine(OLD_CHROMIUM, ON_LAOS);
