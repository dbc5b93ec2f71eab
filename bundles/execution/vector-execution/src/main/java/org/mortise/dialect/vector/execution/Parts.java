// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.vector.ExtractOp;
import org.mortise.dialect.vector.ExtractStridedSliceOp;
import org.mortise.dialect.vector.InsertOp;
import org.mortise.dialect.vector.InsertStridedSliceOp;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.MixedNumbers;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Numbers;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.types.VectorType;

/**
 * Elements and slices of vectors. The result is undefined if a dynamic position is out of bounds, which MLIR leaves
 * unspecified.
 */
final class Parts {
  private Parts() {}

  static void extract(ExtractOp op, CodeBuilder code) {
    MixedNumbers position = new MixedNumbers(op.mixedPosition(), 1);
    boolean isVector = op.result().type() instanceof VectorType;
    code.run(code.results(op), (arguments, machine) -> {
      Elements vector = (Elements) arguments[0];
      long[] indices = position.of(arguments);
      Long offset = offset(vector, indices);
      if (offset == null) {
        return new Object[] {Poison.VALUE};
      }
      if (!isVector) {
        return new Object[] {vector.get(offset.intValue())};
      }
      long[] sizes = rest(vector.sizes(), indices.length);
      return new Object[] {vector.part(sizes, offset, rest(MemRef.rowMajor(vector.sizes()), indices.length), machine)};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  static void insert(InsertOp op, CodeBuilder code) {
    MixedNumbers position = new MixedNumbers(op.mixedPosition(), 2);
    code.run(code.results(op), (arguments, machine) -> {
      for (int i = 1; i < arguments.length; i++) {
        if (arguments[i] == Poison.VALUE) {
          return new Object[] {Poison.VALUE};
        }
      }
      Elements vector = (Elements) arguments[1];
      long[] indices = position.of(arguments);
      Long offset = offset(vector, indices);
      if (offset == null) {
        return new Object[] {Poison.VALUE};
      }
      long[] sizes = rest(vector.sizes(), indices.length);
      Elements part = Elements.create(vector.format(), machine, sizes);
      for (int i = 0; i < part.count(); i++) {
        if (arguments[0] instanceof Elements source) {
          part.copy(i, source, i);
        } else {
          part.set(i, arguments[0]);
        }
      }
      return new Object[] {vector.withPart(
          sizes, offset, rest(MemRef.rowMajor(vector.sizes()), indices.length), part, machine)};
    }, PoisonRule.PASS, code.operands(op));
  }

  /** Returns the position of the first element of a part; null if it is outside. */
  private static @Nullable Long offset(Elements vector, long[] indices) {
    long[] strides = MemRef.rowMajor(vector.sizes());
    long offset = 0;
    for (int i = 0; i < indices.length; i++) {
      if (indices[i] < 0 || indices[i] >= vector.size(i)) {
        return null;
      }
      offset += indices[i] * strides[i];
    }
    return offset;
  }

  private static long[] rest(long[] numbers, int first) {
    return Arrays.copyOfRange(numbers, first, numbers.length);
  }

  /** A vector of rank 0 has one element, which needs no position. */
  static void extractElement(Operation op, CodeBuilder code) {
    code.run(code.results(op), (arguments, machine) -> {
      Elements vector = (Elements) arguments[0];
      long position = arguments.length > 1 ? unsigned(arguments[1]) : 0;
      boolean isInside = position >= 0 && position < vector.count();
      return new Object[] {isInside ? vector.get((int) position) : Poison.VALUE};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  static void insertElement(Operation op, CodeBuilder code) {
    code.run(code.results(op), (arguments, machine) -> {
      boolean isDefined = arguments[1] != Poison.VALUE
          && (arguments.length == 2 || arguments[2] != Poison.VALUE);
      long position = isDefined && arguments.length > 2 ? unsigned(arguments[2]) : 0;
      if (!isDefined || position < 0 || position >= ((Elements) arguments[1]).count()) {
        return new Object[] {Poison.VALUE};
      }
      Elements vector = (Elements) arguments[1];
      Elements element = Elements.of(vector.format(), 1);
      element.set(0, arguments[0]);
      return new Object[] {vector.with(new int[] {(int) position}, element, machine)};
    }, PoisonRule.PASS, code.operands(op));
  }

  /** Returns a position as a signed number; a negative one is a large unsigned one and out of bounds, too. */
  private static long unsigned(Object position) {
    return Numbers.integer(position).longValue();
  }

  static void extractSlice(ExtractStridedSliceOp slice, CodeBuilder code) {
    long[] offsets = numbers(slice.offsetsAttr());
    long[] steps = numbers(slice.stridesAttr());
    VectorType type = (VectorType) slice.result().type();
    Vectors.map(slice, code, (source, machine) -> {
      long[] strides = MemRef.rowMajor(source.sizes());
      long offset = 0;
      for (int i = 0; i < offsets.length; i++) {
        offset += offsets[i] * strides[i];
        strides[i] *= steps[i];
      }
      return source.part(type.shape(), offset, strides, machine);
    });
  }

  /** The offsets are given for the destination, the strides for the last dimensions. */
  static void insertSlice(InsertStridedSliceOp slice, CodeBuilder code) {
    long[] offsets = numbers(slice.offsetsAttr());
    long[] steps = numbers(slice.stridesAttr());
    code.run(code.results(slice), (arguments, machine) -> {
      Elements source = (Elements) arguments[0];
      Elements dest = (Elements) arguments[1];
      long[] strides = MemRef.rowMajor(dest.sizes());
      long offset = 0;
      for (int i = 0; i < offsets.length; i++) {
        offset += offsets[i] * strides[i];
      }
      long[] sourceStrides = rest(strides, dest.rank() - source.rank());
      for (int i = 0; i < steps.length; i++) {
        sourceStrides[i] *= steps[i];
      }
      return new Object[] {dest.withPart(source.sizes(), offset, sourceStrides, source, machine)};
    }, PoisonRule.PROPAGATE, code.operands(slice));
  }

  static long[] numbers(ArrayAttr attribute) {
    long[] numbers = new long[attribute.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = ((IntegerAttr) attribute.get(i)).longValue();
    }
    return numbers;
  }
}
