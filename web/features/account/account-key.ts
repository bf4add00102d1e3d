export const ACCOUNT_KEY = ['/api/account'];
