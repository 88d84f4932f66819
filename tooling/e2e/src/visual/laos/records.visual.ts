import { recordsScenes } from '../../scenes/records-scenes';
import { describeScenes } from '../describe-scenes';
import { inEnglish } from './in-english';

describeScenes({ build: 'laos', locale: 'la', inEnglish }, recordsScenes);
