import { visitorScenes } from '../../scenes/visitor-scenes';
import { describeScenes } from '../describe-scenes';

describeScenes({ build: 'laos', locale: 'la' }, visitorScenes);
