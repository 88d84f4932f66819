import { chatScenes } from '../../scenes/chat-scenes';
import { responsibleGamingScenes } from '../../scenes/responsible-gaming-scenes';
import { sessionScenes } from '../../scenes/session-scenes';
import { describeScenes } from '../describe-scenes';

describeScenes(
  { build: 'laos', locale: 'la' },
  { ...chatScenes, ...responsibleGamingScenes, ...sessionScenes },
);
