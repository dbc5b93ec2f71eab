// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/**
 * A set of {@link NamedType}s: those of all programs of a context that agree on the definitions.
 *
 * <p>The types of a context outlive a program, but the name of a type means something only inside of one. A text is
 * therefore read with the types of the programs before it, and once more with a set of its own if it defines a name
 * differently ({@link NamedTypeUses}). So a program that is read twice has the same types, and no program sees the
 * definitions of another one.
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
