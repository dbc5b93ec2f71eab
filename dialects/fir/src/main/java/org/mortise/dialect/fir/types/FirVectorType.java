// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;

/** A vector of a constant size: {@code !fir.vector<4:f32>}. */
public final class FirVectorType extends FirType {
  static final String MNEMONIC = "vector";

  private final long length;
  private final Type elementType;

  private FirVectorType(long length, Type elementType) {
    super(elementType.context());
    this.length = length;
    this.elementType = elementType;
  }

  /** Returns the type of this length, an unsigned number, and element type. */
  public static FirVectorType of(long length, Type elementType) {
    return elementType.context().unique(new FirVectorType(length, elementType));
  }

  /** Returns the number of elements, which is unsigned. */
  public long length() {
    return length;
  }

  public Type elementType() {
    return elementType;
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  void printParameters(AsmPrinter printer) {
    printer.print(Long.toUnsignedString(length)).print(':').printType(elementType);
  }

  @Override
  protected int structuralHash() {
    return Long.hashCode(length) * 31 + elementType.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    FirVectorType type = (FirVectorType) other;
    return length == type.length && elementType == type.elementType;
  }
}
