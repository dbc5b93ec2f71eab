// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;

/** A case of {@code fir.select_type}: a type. */
public abstract class GuardedTypeAttr extends FirAttribute {
  private final String mnemonic;
  private final Type guardedType;

  GuardedTypeAttr(String mnemonic, Type guardedType) {
    super(guardedType.context());
    this.mnemonic = mnemonic;
    this.guardedType = guardedType;
  }

  public Type guardedType() {
    return guardedType;
  }

  @Override
  public final void print(AsmPrinter printer, boolean elideType) {
    printer.print(mnemonic).print('<').printType(guardedType).print('>');
  }

  @Override
  protected final int structuralHash() {
    return guardedType.hashCode();
  }

  @Override
  protected final boolean structurallyEquals(Object other) {
    return guardedType == ((GuardedTypeAttr) other).guardedType;
  }
}
