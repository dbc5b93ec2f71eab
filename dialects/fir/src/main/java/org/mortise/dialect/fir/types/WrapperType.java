// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;

/** A type that wraps an element type. */
public abstract class WrapperType extends FirType {
  private final Type elementType;

  WrapperType(Type elementType) {
    super(elementType.context());
    this.elementType = elementType;
  }

  /** Returns the other type. */
  public final Type elementType() {
    return elementType;
  }

  @Override
  final void printParameters(AsmPrinter printer) {
    printer.printType(elementType);
  }

  @Override
  protected final int structuralHash() {
    return elementType.hashCode();
  }

  @Override
  protected final boolean structurallyEquals(Object other) {
    return elementType == ((WrapperType) other).elementType;
  }
}
