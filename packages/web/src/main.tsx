import { render } from 'preact';
import '@walstatt/table/table.css';
import './look/page.css';
import './look/start.css';
import './look/battle.css';
import './look/assign.css';
import { host } from './state/game.ts';
import { dress } from './state/settings.ts';
import { App } from './ui/app.tsx';

dress();
render(<App />, document.getElementById('app')!);
void host();
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('./service-worker.js');
