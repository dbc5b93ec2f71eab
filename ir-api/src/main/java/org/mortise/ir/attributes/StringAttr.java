// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.text.AsmPrinter;

/** A byte string, one char per byte: {@code "text"}. */
public final class StringAttr extends Attribute {
  private final String value;

  private StringAttr(Context context, String value) {
    super(context);
    this.value = value;
  }

  public static StringAttr of(Context context, String value) {
    return context.unique(new StringAttr(context, value));
  }

  /** The bytes, one char per byte. */
  public String value() {
    return value;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.printString(value);
  }

  @Override
  protected int structuralHash() {
    return value.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return value.equals(((StringAttr) other).value);
  }
}
