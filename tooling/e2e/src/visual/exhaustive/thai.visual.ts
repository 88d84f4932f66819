import { SCENES } from '../../scenes/scenes';
import { describeScenes } from '../describe-scenes';

describeScenes({ build: 'thai', locale: 'en' }, SCENES);
// The neighbour's language, which a member of this build can choose too.
describeScenes({ build: 'thai', locale: 'la' }, SCENES);
