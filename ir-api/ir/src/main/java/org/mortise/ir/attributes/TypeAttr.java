// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;

/** A type as an attribute: {@code i32}. */
public final class TypeAttr extends Attribute {
  private final Type value;

  private TypeAttr(Type value) {
    super(value.context());
    this.value = value;
  }

  public static TypeAttr of(Type value) {
    return value.context().unique(new TypeAttr(value));
  }

  public Type value() {
    return value;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.printType(value);
  }

  @Override
  protected int structuralHash() {
    return value.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return value == ((TypeAttr) other).value;
  }
}
