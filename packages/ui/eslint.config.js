import { react } from '@member-wallet/configs/eslint';
import { uiZones } from '@member-wallet/configs/eslint/ui-zones';

export default [...react(import.meta.dirname), ...uiZones(import.meta.dirname)];
