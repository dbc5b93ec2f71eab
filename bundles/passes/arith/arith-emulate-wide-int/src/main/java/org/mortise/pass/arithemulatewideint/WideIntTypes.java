// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithemulatewideint;

import java.util.Arrays;
import java.util.List;
import org.mortise.ir.Type;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/**
 * Replaces integers of twice the supported width by vectors of their low and high halves, and vectors of such integers
 * by vectors with one more dimension. All other types stay, among them vectors without dimensions and scalable vectors.
 */
public final class WideIntTypes extends TypeConverter {
  private final int width;

  /**
   * Creates a converter.
   *
   * @param width the largest supported width of integers
   */
  public WideIntTypes(int width) {
    this.width = width;
    addConversion(type -> type);
    addConversion(IntegerType.class, type -> isWide(type) ? VectorType.of(new long[] {2}, halfOf(type)) : type);
    addConversion(VectorType.class, this::convertVector);
    addConversion(FunctionType.class, this::convertFunction);
  }

  private Type convertVector(VectorType type) {
    if (!isWide(type.elementType()) || type.rank() == 0 || type.isScalable()) {
      return type;
    }
    long[] shape = Arrays.copyOf(type.shape(), type.rank() + 1);
    shape[type.rank()] = 2;
    return VectorType.of(shape, halfOf(type));
  }

  private Type convertFunction(FunctionType type) {
    List<Type> inputs = convertAll(type.inputs());
    List<Type> results = convertAll(type.results());
    return FunctionType.of(type.context(), inputs, results);
  }

  private boolean isWide(Type type) {
    return type instanceof IntegerType integer && integer.width() == 2 * width;
  }

  /** Returns the largest supported width of integers. */
  int width() {
    return width;
  }

  /** Returns the type of the halves. */
  IntegerType halfOf(Type type) {
    return IntegerType.of(type.context(), width);
  }
}
