import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The suite's server serves what lies below /static for ever, as it serves the shell.
export default defineConfig({ plugins: [react()], build: { assetsDir: 'static' } });
