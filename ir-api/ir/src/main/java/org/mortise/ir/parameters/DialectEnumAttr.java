// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** A value of an enumeration of a dialect. */
public final class DialectEnumAttr extends Attribute {
  private final DialectEnum enumeration;
  private final int value;

  private DialectEnumAttr(Context context, DialectEnum enumeration, int value) {
    super(context);
    this.enumeration = enumeration;
    this.value = value;
  }

  static DialectEnumAttr of(Context context, DialectEnum enumeration, int value) {
    return context.unique(new DialectEnumAttr(context, enumeration, value));
  }

  public DialectEnum enumeration() {
    return enumeration;
  }

  /** Returns the number of the value. */
  public int value() {
    return value;
  }

  /** Returns the word of the value. */
  public String word() {
    return enumeration.words().get(value);
  }

  @Override
  public String dialectNamespace() {
    return enumeration.namespace();
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(enumeration.mnemonic());
    enumeration.print(printer, value);
  }

  @Override
  protected int structuralHash() {
    return 31 * enumeration.hashCode() + value;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    DialectEnumAttr attribute = (DialectEnumAttr) other;
    return enumeration == attribute.enumeration && value == attribute.value;
  }
}
