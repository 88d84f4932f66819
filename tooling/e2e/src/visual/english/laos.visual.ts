import { IS_EXHAUSTIVE } from '../../harness/exhaustive';
import { SCENES } from '../../scenes/scenes';
import { describeScenes, type Scenes } from '../describe-scenes';

/** Where the data of the Laos build differ from the Thai build's. */
const DIFFERENT = ['register-bank', 'home', 'withdraw-confirm', 'deposit', 'profile-edit'];

const scenes: Scenes = Object.fromEntries(
  Object.entries(SCENES).filter(([name]) => IS_EXHAUSTIVE || DIFFERENT.includes(name)),
);

describeScenes({ build: 'laos', locale: 'en' }, scenes, 'briefly');
