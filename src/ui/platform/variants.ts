/** The variants of a recipe that a component offers, as plain values: recipes are not responsive. */
export type Variants<VariantProps, Name extends keyof VariantProps> = {
  [Key in Name]?: Extract<VariantProps[Key], string | boolean>;
};
