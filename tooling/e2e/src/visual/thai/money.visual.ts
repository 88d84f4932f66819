import { moneyScenes } from '../../scenes/money-scenes';
import { describeScenes } from '../describe-scenes';

describeScenes({ build: 'thai', locale: 'th' }, moneyScenes);
