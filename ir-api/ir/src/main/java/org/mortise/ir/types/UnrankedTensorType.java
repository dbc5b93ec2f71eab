// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;

/** A tensor of unknown rank: {@code tensor<*xf32>}. */
public final class UnrankedTensorType extends TensorType {
  private UnrankedTensorType(Type elementType) {
    super(elementType);
  }

  /** Returns the type. The element type must be accepted by {@link #verifyElementType}. */
  public static UnrankedTensorType of(Type elementType) {
    return elementType.context().unique(new UnrankedTensorType(elementType));
  }

  @Override
  public boolean hasRank() {
    return false;
  }

  @Override
  public int rank() {
    throw new IllegalStateException("unranked");
  }

  @Override
  public long dim(int index) {
    throw new IllegalStateException("unranked");
  }

  @Override
  public long[] shape() {
    throw new IllegalStateException("unranked");
  }

  @Override
  public RankedTensorType cloneWith(long[] shape, Type elementType) {
    return RankedTensorType.of(shape, elementType);
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("tensor<*x").printType(elementType()).print('>');
  }

  @Override
  protected int structuralHash() {
    return elementType().hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return elementType() == ((UnrankedTensorType) other).elementType();
  }
}
