import { playScenes } from '../../scenes/play-scenes';
import { describeScenes } from '../describe-scenes';

describeScenes({ build: 'laos', locale: 'la' }, playScenes);
