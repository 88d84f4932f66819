import { playScenes } from '../../scenes/play-scenes';
import { describeScenes } from '../describe-scenes';

describeScenes({ build: 'thai', locale: 'th' }, playScenes);
