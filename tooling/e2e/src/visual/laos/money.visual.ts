import { moneyScenes } from '../../scenes/money-scenes';
import { describeScenes } from '../describe-scenes';
import { inEnglish } from './in-english';

describeScenes({ build: 'laos', locale: 'la', inEnglish }, moneyScenes);
