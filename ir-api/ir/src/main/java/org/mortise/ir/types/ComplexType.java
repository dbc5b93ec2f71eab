// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;

/** Complex numbers: {@code complex<f32>}. */
public final class ComplexType extends Type {
  private final Type elementType;

  private ComplexType(Type elementType) {
    super(elementType.context());
    this.elementType = elementType;
  }

  /** Returns the type. The element type must be accepted by {@link #verify}. */
  public static ComplexType of(Type elementType) {
    return elementType.context().unique(new ComplexType(elementType));
  }

  /** Returns the message of the error in the element type, or null if there is none. */
  public static @Nullable String verify(Type elementType) {
    return elementType instanceof IntegerType || elementType instanceof FloatType
        ? null
        : "invalid element type for complex";
  }

  public Type elementType() {
    return elementType;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("complex<").printType(elementType).print('>');
  }

  @Override
  protected int structuralHash() {
    return elementType.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return elementType == ((ComplexType) other).elementType;
  }
}
