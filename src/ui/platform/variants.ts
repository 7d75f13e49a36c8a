/** Variants of a recipe as plain component props: recipes are not responsive. */
export type Variants<VariantProps, Name extends keyof VariantProps> = {
  [Key in Name]?: Extract<VariantProps[Key], string | boolean>;
};
