/** Saves what stands at an address. */
export function saveAs(name: string, address: string): void {
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
}

export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  saveAs(name, address);
  URL.revokeObjectURL(address);
}
