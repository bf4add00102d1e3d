/** "123 Mill Lane", "Mühlgasse 1234": how templates number a house, and few streets do. The owner can tell. */
const COUNTED_UP = /^123(?:45?)?(?!\d)|(?<!\d)123(?:45?)?$/;

export const isCountedUp = (street: string): boolean => COUNTED_UP.test(street);
