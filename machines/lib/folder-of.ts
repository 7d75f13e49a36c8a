/** The folder of a chart within `machines/`: `offer-command` of `offerCommand`. */
export const folderOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
