import { homeScenes } from '../../scenes/home-scenes';
import { describeScenes } from '../describe-scenes';

describeScenes({ build: 'thai', locale: 'th' }, homeScenes);
