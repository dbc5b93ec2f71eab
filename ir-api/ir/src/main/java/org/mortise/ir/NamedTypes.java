// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/**
 * A set of {@link NamedType}s, shared by all programs of a context that agree on the definitions.
 *
 * <p>The types of a context outlive a program, but the name of a type is meaningful only inside one program. A text is
 * therefore parsed with the types of earlier programs, and again with a new set if it defines a name differently
 * ({@link NamedTypeUses}). So a program that is parsed twice has the same types, and no program sees the definitions of
 * another one.
 */
public final class NamedTypes {
  private final Context context;

  NamedTypes(Context context) {
    this.context = context;
  }

  /** Returns the context that the types belong to. */
  public Context context() {
    return context;
  }
}
