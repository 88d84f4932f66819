import { homeScenes } from '../../scenes/home-scenes';
import { describeScenes } from '../describe-scenes';

describeScenes({ build: 'laos', locale: 'la' }, homeScenes);
