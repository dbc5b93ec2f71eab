// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;

/** The case of {@code fir.select_type} for a type and its extensions: {@code #fir.class_is<!fir.type<t>>}. */
public final class SubclassAttr extends FirAttribute {
  static final String MNEMONIC = "class_is";

  private final Type guardedType;

  private SubclassAttr(Type guardedType) {
    super(guardedType.context());
    this.guardedType = guardedType;
  }

  /** Returns the attribute for a type. */
  public static SubclassAttr of(Type type) {
    return type.context().unique(new SubclassAttr(type));
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
    return guardedType == ((SubclassAttr) other).guardedType;
  }
}
