// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.FieldIndexOp;
import org.mortise.dialect.fir.SliceOp;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;

/** Shapes and slices of arrays. */
final class Shapes {
  /**
   * The extents and the lower bounds of an array.
   *
   * @param extents null if only the bounds are stated, by {@code fir.shift}
   * @param lowerBounds null if they are all 1
   */
  record Shape(long[] extents, long[] lowerBounds) {
    long lowerBound(int dimension) {
      return lowerBounds == null ? 1 : lowerBounds[dimension];
    }
  }

  /**
   * A part of an array.
   *
   * @param first the first index of each dimension
   * @param last the last index
   * @param step the distance between indices
   * @param isRange whether a dimension is kept; otherwise it has a single index
   * @param path the path from an element to a component of it, as field or part numbers
   * @param substring the offset and the length of a substring; empty if there is none
   */
  record Slice(long[] first, long[] last, long[] step, boolean[] isRange, int[] path, long[] substring) {
    /** Returns the number of indices in a dimension. */
    long extent(int dimension) {
      long count = (last[dimension] - first[dimension] + step[dimension]) / step[dimension];
      return Math.max(count, 0);
    }
  }

  private Shapes() {}

  static void shape(Operation op, CodeBuilder code) {
    code.run(code.results(op), (arguments, machine) -> new Object[] {new Shape(every(arguments, 0, 1), null)},
        PoisonRule.REJECT, code.operands(op));
  }

  static void shapeShift(Operation op, CodeBuilder code) {
    code.run(code.results(op), (arguments, machine) ->
        new Object[] {new Shape(every(arguments, 1, 2), every(arguments, 0, 2))},
        PoisonRule.REJECT, code.operands(op));
  }

  static void shift(Operation op, CodeBuilder code) {
    code.run(code.results(op), (arguments, machine) -> new Object[] {new Shape(null, every(arguments, 0, 1))},
        PoisonRule.REJECT, code.operands(op));
  }

  private static long[] every(Object[] arguments, int first, int distance) {
    long[] numbers = new long[arguments.length / distance];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = (Long) arguments[first + i * distance];
    }
    return numbers;
  }

  /** The value of a component is its number. */
  static void field(FieldIndexOp field, CodeBuilder code) {
    if (!(field.onTypeAttr().value() instanceof RecordType derived)) {
      throw new UnsupportedOperationException("the type has no components");
    }
    code.define(field.res(), code.constant(field.res().type(),
        (long) derived.componentIndex(field.fieldIdAttr().value())));
  }

  static void slice(SliceOp slice, CodeBuilder code) {
    boolean[] isRange = new boolean[slice.rank()];
    for (int i = 0; i < isRange.length; i++) {
      isRange[i] = slice.isRange(i);
    }
    int fields = slice.fields().size();
    code.run(code.results(slice), (arguments, machine) ->
        new Object[] {slice(arguments, isRange, fields, machine)}, PoisonRule.PASS, code.operands(slice));
  }

  /** @param isRange false for the dimensions whose triple has an undefined upper bound */
  private static Slice slice(Object[] arguments, boolean[] isRange, int fields, Machine machine) {
    int rank = isRange.length;
    long[] first = new long[rank];
    long[] last = new long[rank];
    long[] step = new long[rank];
    for (int i = 0; i < rank; i++) {
      first[i] = number(arguments[3 * i], machine);
      last[i] = isRange[i] ? number(arguments[3 * i + 1], machine) : first[i];
      step[i] = isRange[i] ? number(arguments[3 * i + 2], machine) : 1;
      if (step[i] == 0) {
        throw machine.fault("has a step of 0");
      }
    }
    int[] path = new int[fields];
    for (int i = 0; i < fields; i++) {
      path[i] = Math.toIntExact(number(arguments[3 * rank + i], machine));
    }
    List<Long> substring = new ArrayList<>();
    for (int i = 3 * rank + fields; i < arguments.length; i++) {
      substring.add(number(arguments[i], machine));
    }
    return new Slice(first, last, step, isRange, path, substring.stream().mapToLong(Long::longValue).toArray());
  }

  private static long number(Object value, Machine machine) {
    if (value == Poison.VALUE) {
      throw machine.fault("uses an undefined value");
    }
    return (Long) value;
  }
}
