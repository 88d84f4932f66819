import { SCENES } from '../../scenes/scenes';
import { describeScenes } from '../describe-scenes';

describeScenes({ build: 'laos', locale: 'en' }, SCENES);
// Members of this build can also choose the other country's language.
describeScenes({ build: 'laos', locale: 'th' }, SCENES);
