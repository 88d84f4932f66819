import { chatScenes } from '../../scenes/chat-scenes';
import { careScenes } from '../../scenes/care-scenes';
import { describeScenes } from '../describe-scenes';

describeScenes({ build: 'laos', locale: 'la' }, { ...chatScenes, ...careScenes });
