import { homeScenes } from '../../scenes/home-scenes';
import { describeScenes } from '../describe-scenes';
import { inEnglish } from './in-english';

describeScenes({ build: 'laos', locale: 'la', inEnglish }, homeScenes);
