// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.internal.library;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.dialect.fir.execution.runtime.Scalars;
import org.mortise.ir.Context;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;

/** Products of vectors and matrices, and transposition, of real and integer numbers. Results are in new memory. */
final class MatrixFunctions {
  private static final Object[] NONE = {0L};

  private MatrixFunctions() {}

  static @Nullable Primitive of(String name, Context context) {
    Variables variables = new Variables(context);
    return switch (name) {
      case "DotProductReal4" -> (arguments, machine) -> new Object[] {(float) dot(arguments, machine)};
      case "DotProductReal8" -> (arguments, machine) -> new Object[] {dot(arguments, machine)};
      case "DotProductInteger4" -> (arguments, machine) -> new Object[] {(long) (int) (long) dot(arguments, machine)};
      case "MatmulReal4Real4", "MatmulReal8Real8" -> (arguments, machine) -> {
        variables.write(arguments[0], product(
            Descriptor.of(arguments[1], machine), Descriptor.of(arguments[2], machine), machine));
        return NONE;
      };
      case "Transpose" -> (arguments, machine) -> {
        variables.write(arguments[0], transposed(Descriptor.of(arguments[1], machine), machine));
        return NONE;
      };
      default -> null;
    };
  }

  private static double dot(Object[] arguments, Machine machine) {
    Descriptor left = Descriptor.of(arguments[0], machine);
    Descriptor right = Descriptor.of(arguments[1], machine);
    if (left.count() != right.count()) {
      throw machine.fault("multiplies vectors of " + left.count() + " and " + right.count() + " elements");
    }
    ValueFormat leftFormat = ValueFormat.of(left.elementType());
    ValueFormat rightFormat = ValueFormat.of(right.elementType());
    double sum = 0;
    for (long i = 0; i < left.count(); i++) {
      sum += number(left, i, leftFormat, machine) * number(right, i, rightFormat, machine);
    }
    return sum;
  }

  private static double number(Descriptor array, long position, ValueFormat format, Machine machine) {
    return ((Number) ReductionFunctions.element(array, position, format, machine)).doubleValue();
  }

  /** A vector is a row on the left, and a column on the right. */
  private static Descriptor product(Descriptor left, Descriptor right, Machine machine) {
    if (left.rank() < 1 || left.rank() > 2 || right.rank() < 1 || right.rank() > 2) {
      throw machine.fault("multiplies arrays of ranks " + left.rank() + " and " + right.rank());
    }
    long rows = left.rank() == 2 ? left.extents()[0] : 1;
    long inner = left.extents()[left.rank() - 1];
    long columns = right.rank() == 2 ? right.extents()[1] : 1;
    if (inner != right.extents()[0]) {
      throw machine.fault("multiplies matrices of " + inner + " columns and " + right.extents()[0] + " rows");
    }
    long[] extents = left.rank() == 2 && right.rank() == 2 ? new long[] {rows, columns}
        : new long[] {left.rank() == 2 ? rows : columns};
    Descriptor product = Variables.newArray(left.elementType(), left.elementBytes(), extents, machine);
    ValueFormat format = ValueFormat.of(left.elementType());
    boolean isSingle = format.kind() == ValueKind.FLOAT;
    for (long column = 0; column < columns; column++) {
      for (long row = 0; row < rows; row++) {
        double sum = 0;
        for (long k = 0; k < inner; k++) {
          double next =
              number(left, row + k * rows, format, machine) * number(right, k + column * inner, format, machine);
          sum = isSingle ? (float) (sum + (float) next) : sum + next;
        }
        MemRef place = product.element(row + column * rows);
        Object value = switch (format.kind()) {
          case FLOAT -> (float) sum;
          case DOUBLE -> sum;
          default -> throw new UnsupportedOperationException("products of type " + left.elementType());
        };
        place.memory.write(place.start, format, value);
      }
    }
    return product;
  }

  private static Descriptor transposed(Descriptor matrix, Machine machine) {
    if (matrix.rank() != 2) {
      throw machine.fault("transposes an array of rank " + matrix.rank());
    }
    long rows = matrix.extents()[0];
    long columns = matrix.extents()[1];
    Descriptor result =
        Variables.newArray(matrix.elementType(), matrix.elementBytes(), new long[] {columns, rows}, machine);
    Scalars scalars = Scalars.ofElement(matrix);
    for (long row = 0; row < rows; row++) {
      for (long column = 0; column < columns; column++) {
        scalars.copy(matrix.element(row + column * rows), result.element(column + row * columns), machine);
      }
    }
    return result;
  }
}
