// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;

/** A vector: {@code vector<4x[8]xf32>}; dimensions in brackets are multiplied by a factor known only at run time. */
public final class VectorType extends Type implements ShapedType {
  private final long[] shape;
  private final boolean[] scalable;
  private final Type elementType;

  private VectorType(long[] shape, boolean[] scalable, Type elementType) {
    super(elementType.context());
    this.shape = shape;
    this.scalable = scalable;
    this.elementType = elementType;
  }

  /**
   * Returns the type of a vector without scalable dimensions.
   *
   * @throws IllegalArgumentException if a size is negative
   */
  public static VectorType of(long[] shape, Type elementType) {
    return of(shape, new boolean[shape.length], elementType);
  }

  /**
   * The parts must be accepted by {@link #verify}.
   *
   * @throws IllegalArgumentException if a size is negative
   */
  public static VectorType of(long[] shape, boolean[] scalable, Type elementType) {
    return elementType.context().unique(new VectorType(Shapes.copyOf("vector", shape), scalable.clone(), elementType));
  }

  /** Returns the message of the error in the parts, or null if there is none. */
  public static @Nullable String verify(long[] shape, boolean[] scalable, Type elementType) {
    if (!isValidElementType(elementType)) {
      return "vector elements must be int/index/float type";
    }
    for (long size : shape) {
      if (size <= 0) {
        return "vector types must have positive constant sizes";
      }
    }
    if (scalable.length != shape.length) {
      return "number of dims must match, got " + scalable.length + " and " + shape.length;
    }
    return null;
  }

  public static boolean isValidElementType(Type type) {
    return type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType
        || type instanceof VectorElementType element && element.isVectorElement();
  }

  @Override
  public Type elementType() {
    return elementType;
  }

  @Override
  public VectorType asType() {
    return this;
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

  /** Returns whether the size of a dimension is multiplied by a number known only at run time: {@code [4]}. */
  public boolean isScalableDim(int index) {
    return scalable[index];
  }

  /** Returns whether any dimension is scalable. */
  public boolean isScalable() {
    for (boolean flag : scalable) {
      if (flag) {
        return true;
      }
    }
    return false;
  }

  @Override
  public VectorType cloneWith(long[] newShape, Type newElementType) {
    boolean[] flags = newShape.length == shape.length ? scalable : new boolean[newShape.length];
    return of(newShape, flags, newElementType);
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("vector<");
    for (int i = 0; i < shape.length; i++) {
      if (scalable[i]) {
        printer.print('[').print(shape[i]).print("]x");
      } else {
        printer.print(shape[i]).print('x');
      }
    }
    printer.printType(elementType).print('>');
  }

  @Override
  protected int structuralHash() {
    return Shapes.hash(shape, elementType) * 31 + Arrays.hashCode(scalable);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    VectorType that = (VectorType) other;
    return elementType == that.elementType
        && Arrays.equals(shape, that.shape)
        && Arrays.equals(scalable, that.scalable);
  }
}
