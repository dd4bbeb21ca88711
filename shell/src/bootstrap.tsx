import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startRegistry } from './remotes/registryStore.ts';

await startRegistry();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
