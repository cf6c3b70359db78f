import { expose } from 'comlink';
import { LocalHost } from './local-host.ts';

expose(new LocalHost());
