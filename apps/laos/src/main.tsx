import { boot } from '@member-wallet/ui/boot';
import { brand } from './brand';
import { market } from './market';
import './theme.css';

boot({ market, brand, settings: import.meta.env }).catch(window.notStarted);
