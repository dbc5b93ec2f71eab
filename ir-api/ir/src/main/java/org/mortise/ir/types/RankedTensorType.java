// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;

/** A tensor of known rank: {@code tensor<2x?xf32, #encoding>}. */
public final class RankedTensorType extends TensorType {
  private final long[] shape;
  private final @Nullable Attribute encoding;

  private RankedTensorType(long[] shape, Type elementType, @Nullable Attribute encoding) {
    super(elementType);
    this.shape = shape;
    this.encoding = encoding;
  }

  /**
   * Returns the type without an encoding.
   *
   * @throws IllegalArgumentException if a size is negative and not {@link #DYNAMIC}
   */
  public static RankedTensorType of(long[] shape, Type elementType) {
    return of(shape, elementType, null);
  }

  /**
   * The parts must be accepted by {@link #verify}.
   *
   * @param encoding information of a dialect about the tensor, such as its sparsity, or null
   * @throws IllegalArgumentException if a size is negative and not {@link #DYNAMIC}
   */
  public static RankedTensorType of(long[] shape, Type elementType, @Nullable Attribute encoding) {
    return elementType.context().unique(new RankedTensorType(Shapes.copyOf("tensor", shape), elementType, encoding));
  }

  /** Returns the message of the error in the parts, or null if there is none. */
  public static @Nullable String verify(long[] shape, Type elementType) {
    String error = Shapes.verify("tensor", shape);
    return error != null ? error : verifyElementType(elementType);
  }

  /** The encoding, or null. */
  public @Nullable Attribute encoding() {
    return encoding;
  }

  @Override
  public boolean hasRank() {
    return true;
  }

  @Override
  public int rank() {
    return shape.length;
  }

  @Override
  public long dim(int index) {
    return shape[index];
  }

  @Override
  public long[] shape() {
    return shape.clone();
  }

  @Override
  public RankedTensorType cloneWith(long[] newShape, Type newElementType) {
    return of(newShape, newElementType, encoding);
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("tensor<");
    Shapes.print(printer, shape);
    printer.printType(elementType());
    if (encoding != null) {
      printer.print(", ").printAttribute(encoding);
    }
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return Shapes.hash(shape, elementType()) * 31 + Objects.hashCode(encoding);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    RankedTensorType that = (RankedTensorType) other;
    return elementType() == that.elementType() && encoding == that.encoding && Arrays.equals(shape, that.shape);
  }
}
