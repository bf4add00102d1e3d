import { Simulation } from '@paulirish/trace_engine/models/trace/lantern/lantern.js';
import type { LabDevice } from '../../audit/website/lab/lab-observation.ts';

export interface EmulatedDevice {
  screen: { width: number; height: number; deviceScaleFactor: number; mobile: boolean };
  userAgent: string;
  platform: string;
  /** Network and processor the load is worked out for. */
  conditions: (typeof Simulation.Constants)['throttling']['mobileSlow4G'];
}

const { mobileSlow4G, desktopDense4G } = Simulation.Constants.throttling;

/**
 * Lighthouse's own two: a Moto G Power on a slow 4G connection, a desktop on a good one.
 * Source: https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js and .../desktop-config.js
 */
export const DEVICES: Record<LabDevice, EmulatedDevice> = {
  phone: {
    screen: { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true },
    userAgent:
      'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/{version} Mobile Safari/537.36',
    platform: 'Android',
    conditions: mobileSlow4G,
  },
  desktop: {
    screen: { width: 1350, height: 940, deviceScaleFactor: 1, mobile: false },
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/{version} Safari/537.36',
    platform: 'macOS',
    conditions: desktopDense4G,
  },
};
