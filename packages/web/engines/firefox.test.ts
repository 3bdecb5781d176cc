import { describe } from 'vitest';
import { startFirefox } from './firefox.ts';
import { walks } from './walks.ts';

describe('Firefox', () => walks(() => startFirefox(process.env['FIREFOX'] ?? '/usr/bin/firefox-esr')));
