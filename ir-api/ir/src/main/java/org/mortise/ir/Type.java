// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.jspecify.annotations.Nullable;

/** The type of a {@link Value}: immutable, unique in its context, compared by identity. */
public abstract class Type extends Interned {
  protected Type(Context context) {
    super(context);
  }

  /** Namespace of the dialect that has this type; {@code "builtin"} for builtin types. */
  public String dialectNamespace() {
    return "builtin";
  }

  /**
   * Prints this type's own text: the whole text of a builtin type, for others the text after {@code !dialect.}. Called
   * by the printer only; to print a type use {@link AsmPrinter#printType}.
   */
  public abstract void print(AsmPrinter printer);

  /**
   * The stem of the alias under which a whole program defines this once, such as {@code map} for {@code !map3}, or null
   * if it is always written out. Letters, digits, {@code _}, {@code $} and {@code .}.
   */
  public @Nullable String aliasName() {
    return null;
  }

  /** The text of this type, without aliases. */
  @Override
  public final String toString() {
    return context().textForm().of(this);
  }
}
