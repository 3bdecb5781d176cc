import { describe } from 'vitest';
import { startWebKit } from './webkit.ts';
import { walks } from './walks.ts';

const env = (name: string, usual: string): string => process.env[name] ?? usual;

describe('WebKit', () =>
  walks(() =>
    startWebKit(
      env('WEBKIT_DRIVER', '/usr/bin/WebKitWebDriver'),
      env('MINIBROWSER', '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'),
      env('XVFB', '/usr/bin/Xvfb'),
    ),
  ));
