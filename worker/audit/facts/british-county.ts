/** "North Yorkshire", "Kent": what stands between a British town and its code. */
export const isBritishCounty = (text: string): boolean => COUNTY.test(text);

const COUNTY =
  /(?:shire|sex|folk|umbria|berland)$|^(?:Kent|Surrey|Devon|Cornwall|Dorset|Somerset|Merseyside|Greater \w+|West Midlands|Tyne and Wear|County \w+|Co\.? \w+|Isle of Wight|Rutland|Highland|Fife|Gwynedd|Powys|Dyfed|Clwyd|Gwent|Ceredigion|Anglesey|Angus|Argyll|Shropshire|Avon|Cleveland|Humberside|(?:East|West|North) Riding(?: of Yorkshire)?|(?:North|West|South|East) Yorkshire)$/;
