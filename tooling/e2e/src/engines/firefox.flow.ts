import { ON_THAI } from '../markets';
import { describeEngine } from './describe-engine';
import { FIREFOX_ESR } from './engines';

describeEngine(FIREFOX_ESR, ON_THAI);
