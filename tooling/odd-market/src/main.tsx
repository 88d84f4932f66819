import { boot } from '@member-wallet/ui/boot';
import { brand } from './brand';
import { env } from './env';
import { market } from './market';
import './theme.css';

void boot({ market, brand, env });
