-- Engine 2 counts the score by another rule. Reports keep the number they were given, but nobody is compared with it any more.
UPDATE analyses SET trade = NULL WHERE trade IS NOT NULL;
