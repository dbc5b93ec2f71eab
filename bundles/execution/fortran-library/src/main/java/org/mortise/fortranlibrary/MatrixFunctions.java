// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.dialect.fir.execution.runtime.Scalars;
import org.mortise.ir.Context;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;

/** Products of vectors and matrices of numbers or logical values, and transposition. Results are in new memory. */
final class MatrixFunctions {
  private static final Object[] NONE = {0L};
  private static final String NUMBER = "(?:Integer[1248]|Real[48]|Complex[48])";

  /** The arguments are two vectors. */
  private static final Pattern DOT = Pattern.compile("DotProduct(?:Integer[1248]|Real[48]|(Logical))");

  /** The arguments are the result variable and two vectors. */
  private static final Pattern COMPLEX_DOT = Pattern.compile("CppDotProductComplex[48]");

  /** The arguments are the result variable and two arrays, the first optionally transposed. */
  private static final Pattern PRODUCT = Pattern.compile(
      "Matmul(Transpose)?(?:" + NUMBER + NUMBER + "|(Logical)[1248]Logical[1248])");

  private MatrixFunctions() {}

  static @Nullable Primitive of(String name, Context context) {
    Variables variables = new Variables(context);
    Matcher matcher = DOT.matcher(name);
    if (matcher.matches()) {
      boolean isLogical = matcher.group(1) != null;
      return (arguments, machine) -> {
        Object result = dot(arguments[0], arguments[1], isLogical, machine);
        return new Object[] {isLogical ? -(Long) result : result};
      };
    }
    if (matcher.usePattern(COMPLEX_DOT).matches()) {
      return (arguments, machine) -> {
        MemRef place = (MemRef) arguments[0];
        place.memory.write(place.start, ValueFormat.of(Products.of(Descriptor.of(arguments[1], machine),
            Descriptor.of(arguments[2], machine)).type()), dot(arguments[1], arguments[2], false, machine));
        return NONE;
      };
    }
    if (matcher.usePattern(PRODUCT).matches()) {
      boolean isTransposed = matcher.group(1) != null;
      boolean isLogical = matcher.group(2) != null;
      return (arguments, machine) -> {
        Descriptor left = Descriptor.of(arguments[1], machine);
        Descriptor right = Descriptor.of(arguments[2], machine);
        boolean isRounded = hasColumns(left) && hasColumns(right);
        variables.write(arguments[0], product(
            isTransposed ? transposedView(left, machine) : left, right, isLogical, isRounded, machine));
        return NONE;
      };
    }
    if ("Transpose".equals(name)) {
      return (arguments, machine) -> {
        variables.write(arguments[0], transposed(Descriptor.of(arguments[1], machine), machine));
        return NONE;
      };
    }
    return null;
  }

  /**
   * Returns whether elements of the first dimension have no gaps between them. The reference has a special algorithm
   * for products of such arrays, which rounds each product and sum; the one for others computes in double precision.
   */
  private static boolean hasColumns(Descriptor array) {
    return array.rank() == 0 || array.strides()[0] == array.elementBytes();
  }

  /** The elements of a complex vector on the left are conjugated. */
  private static Object dot(Object first, Object second, boolean isLogical, Machine machine) {
    Descriptor left = Descriptor.of(first, machine);
    Descriptor right = Descriptor.of(second, machine);
    if (left.count() != right.count()) {
      throw machine.fault("multiplies vectors of " + left.count() + " and " + right.count() + " elements");
    }
    ValueFormat leftFormat = ValueFormat.of(left.elementType());
    ValueFormat rightFormat = ValueFormat.of(right.elementType());
    Products.Sum sum = Products.of(left, right).sum(isLogical, false);
    for (long i = 0; i < left.count(); i++) {
      sum.add(conjugate(ReductionFunctions.element(left, i, leftFormat, machine)),
          ReductionFunctions.element(right, i, rightFormat, machine));
    }
    return sum.result();
  }

  private static Object conjugate(Object element) {
    if (!(element instanceof ComplexNumber number)) {
      return element;
    }
    return new ComplexNumber(number.real(), number.imaginary() instanceof Float single
        ? (Object) (-single) : (Object) (-(Double) number.imaginary()));
  }

  /** A vector is a row on the left, and a column on the right. */
  private static Descriptor product(
      Descriptor left, Descriptor right, boolean isLogical, boolean isRounded, Machine machine) {
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
    Products products = Products.of(left, right);
    Descriptor product = Variables.newArray(products.type(), products.format().bytes(), extents, machine);
    ValueFormat leftFormat = ValueFormat.of(left.elementType());
    ValueFormat rightFormat = ValueFormat.of(right.elementType());
    for (long column = 0; column < columns; column++) {
      for (long row = 0; row < rows; row++) {
        Products.Sum sum = products.sum(isLogical, isRounded);
        for (long k = 0; k < inner; k++) {
          sum.add(ReductionFunctions.element(left, row + k * rows, leftFormat, machine),
              ReductionFunctions.element(right, k + column * inner, rightFormat, machine));
        }
        MemRef place = product.element(row + column * rows);
        place.memory.write(place.start, products.format(), sum.result());
      }
    }
    return product;
  }

  private static void requireMatrix(Descriptor matrix, Machine machine) {
    if (matrix.rank() != 2) {
      throw machine.fault("transposes an array of rank " + matrix.rank());
    }
  }

  /** Returns the transposed matrix in the memory of the matrix. */
  private static Descriptor transposedView(Descriptor matrix, Machine machine) {
    requireMatrix(matrix, machine);
    return new Descriptor(matrix.base(), matrix.elementType(), matrix.elementBytes(), swapped(matrix.lowerBounds()),
        swapped(matrix.extents()), swapped(matrix.strides()), false);
  }

  private static long[] swapped(long[] pair) {
    return new long[] {pair[1], pair[0]};
  }

  private static Descriptor transposed(Descriptor matrix, Machine machine) {
    Descriptor view = transposedView(matrix, machine);
    Descriptor result = Variables.newArray(matrix.elementType(), matrix.elementBytes(), view.extents(), machine);
    Scalars scalars = Scalars.ofElement(matrix);
    for (long i = 0; i < result.count(); i++) {
      scalars.copy(view.element(i), result.element(i), machine);
    }
    return result;
  }
}
