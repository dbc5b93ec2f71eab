// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;

/** The case of {@code fir.select_type} for exactly one type: {@code #fir.type_is<i32>}. */
public final class ExactTypeAttr extends FirAttribute {
  static final String MNEMONIC = "type_is";

  private final Type guardedType;

  private ExactTypeAttr(Type guardedType) {
    super(guardedType.context());
    this.guardedType = guardedType;
  }

  /** Returns the attribute for a type. */
  public static ExactTypeAttr of(Type type) {
    return type.context().unique(new ExactTypeAttr(type));
  }

  /** Returns the type. */
  public Type guardedType() {
    return guardedType;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC).print('<').printType(guardedType).print('>');
  }

  @Override
  protected int structuralHash() {
    return guardedType.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return guardedType == ((ExactTypeAttr) other).guardedType;
  }
}
