import { visitorScenes } from '../../scenes/visitor-scenes';
import { describeScenes } from '../describe-scenes';

describeScenes({ build: 'thai', locale: 'th' }, visitorScenes);
