// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** A word of an enumeration: {@code #linalg.type_fn<cast_signed>}. */
public final class LinalgEnumAttr extends Attribute {
  private final LinalgEnum enumeration;
  private final String word;

  private LinalgEnumAttr(Context context, LinalgEnum enumeration, String word) {
    super(context);
    this.enumeration = enumeration;
    this.word = word;
  }

  /**
   * Returns the attribute for {@code word}.
   *
   * @throws IllegalArgumentException if the enumeration has no such word
   */
  public static LinalgEnumAttr of(Context context, LinalgEnum enumeration, String word) {
    if (!enumeration.words().contains(word)) {
      throw new IllegalArgumentException(enumeration + " has no word '" + word + "'");
    }
    return context.unique(new LinalgEnumAttr(context, enumeration, word));
  }

  /** Returns the enumeration. */
  public LinalgEnum enumeration() {
    return enumeration;
  }

  /** Returns the word. */
  public String word() {
    return word;
  }

  @Override
  public String dialectNamespace() {
    return LinalgDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(enumeration.mnemonic()).print('<').print(word).print('>');
  }

  @Override
  protected int structuralHash() {
    return enumeration.hashCode() * 31 + word.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    LinalgEnumAttr that = (LinalgEnumAttr) other;
    return enumeration == that.enumeration && word.equals(that.word);
  }
}
