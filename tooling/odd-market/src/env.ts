import { parseEnv } from '@member-wallet/ui/env';

export const env = parseEnv(import.meta.env);
