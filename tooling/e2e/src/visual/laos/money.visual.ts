import { moneyScenes } from '../../scenes/money-scenes';
import { describeScenes } from '../describe-scenes';

describeScenes({ build: 'laos', locale: 'la' }, moneyScenes);
