import { recordsScenes } from '../../scenes/records-scenes';
import { describeScenes } from '../describe-scenes';

describeScenes({ build: 'thai', locale: 'th' }, recordsScenes);
