import { ON_LAOS } from '../markets';
import { describeEngine } from './describe-engine';
import { WEBKIT } from './engines';

describeEngine(WEBKIT, ON_LAOS);
