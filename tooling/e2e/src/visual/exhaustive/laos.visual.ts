import { SCENES } from '../../scenes/scenes';
import { describeScenes } from '../describe-scenes';

describeScenes({ build: 'laos', locale: 'en' }, SCENES);
// The neighbour's language, which a member of this build can choose too.
describeScenes({ build: 'laos', locale: 'th' }, SCENES);
