// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A constant that describes an operation or a type: immutable, unique in its context, compared by identity. */
public abstract class Attribute extends Interned {
  protected Attribute(Context context) {
    super(context);
  }

  /** Namespace of the dialect that has this attribute; {@code "builtin"} for builtin attributes. */
  public String dialectNamespace() {
    return "builtin";
  }

  /**
   * Prints this attribute's own text: the whole text of a builtin attribute, for others the text after {@code
   * #dialect.}, without the type, which the printer adds. Called by the printer only; to print an attribute use {@link
   * AsmPrinter#printAttribute}.
   *
   * @param elideType whether a type implied by the context (for example after {@code 42 : }) is omitted
   */
  public abstract void print(AsmPrinter printer, boolean elideType);

  /** Returns the type of the value that this attribute represents, or null if it has none. */
  public @Nullable Type type() {
    return null;
  }

  /**
   * The stem of the alias under which a whole program defines this once, such as {@code map} for {@code #map3}, or null
   * if it is always written out. Letters, digits, {@code _}, {@code $} and {@code .}.
   */
  public @Nullable String aliasName() {
    return null;
  }

  /**
   * Returns whether the text of this attribute without its type is read as this attribute, as a number without a type
   * is of type {@code i64} or {@code f64}.
   */
  public boolean hasDefaultType() {
    return false;
  }

  /** The attributes that this one consists of, where references to symbols may be among them; none by default. */
  public List<Attribute> nestedAttributes() {
    return List.of();
  }

  /**
   * Returns this attribute with other nested attributes.
   *
   * @param replacements as many attributes as {@link #nestedAttributes} returns
   */
  public Attribute withNestedAttributes(List<Attribute> replacements) {
    return this;
  }

  /** The text of this attribute, without aliases. */
  @Override
  public final String toString() {
    return context().textForm().of(this);
  }
}
