import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './fonts.css';
import './base.css';
import { begin } from './lib/i18n.svelte';
import { keepShell } from './lib/install';

await begin();
const target = document.getElementById('app');
if (target) mount(App, { target });
keepShell();
