import { expose } from 'comlink';
import { LocalHost } from './local-host.ts';
import { THINKING, think } from './thinking.ts';

/** One script for the worker in which battles are played and for those that think for it. */
if (self.name === THINKING) think();
else expose(new LocalHost());
