// Run as a process of its own by bundled-chromium.mjs, which sets where it unpacks to.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
