import { chatScenes } from '../../scenes/chat-scenes';
import { careScenes } from '../../scenes/care-scenes';
import { describeScenes } from '../describe-scenes';
import { inEnglish } from './in-english';

describeScenes({ build: 'laos', locale: 'la', inEnglish }, { ...chatScenes, ...careScenes });
