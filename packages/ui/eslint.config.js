import { page } from '@member-wallet/configs/eslint';
import { uiZones } from '@member-wallet/configs/eslint/ui-zones';

export default [...page(import.meta.dirname), ...uiZones(import.meta.dirname)];
