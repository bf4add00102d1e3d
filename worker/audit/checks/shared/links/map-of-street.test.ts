import { expect, it } from 'vitest';
import { platformOf } from '../listing-platforms.ts';

it.each(['Via+dei+Larici,+8,+40128+Bologna', 'Larch+Lane+8,+40128+Elmford', '8+Larch+Lane,+Elmford+40128'])(
  'takes no map of a street for an entry: %s',
  (street) => {
    expect(platformOf(`https://www.google.com/maps/place/${street}/@1,2,17z`, 'reviews')).toBeNull();
    expect(platformOf(`https://www.google.com/maps/place/Larch+Inn,+${street}/@1,2,17z`, 'reviews')?.name).toBe(
      'Google',
    );
  },
);
