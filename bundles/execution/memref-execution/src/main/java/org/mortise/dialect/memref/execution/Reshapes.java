// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref.execution;

import java.util.Arrays;
import org.mortise.dialect.memref.CollapseShapeOp;
import org.mortise.dialect.memref.ExpandShapeOp;
import org.mortise.dialect.memref.ReshapeOp;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.MixedNumbers;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;

/** Operations that change the shape of a buffer, but not its elements. */
final class Reshapes {
  private Reshapes() {}

  /** The shape is in another buffer. */
  static void reshape(ReshapeOp op, CodeBuilder code) {
    ValueFormat format = ValueFormat.of(((BaseMemRefType) op.shape().type()).elementType());
    code.run(code.results(op), (arguments, machine) -> {
      MemRef source = (MemRef) arguments[0];
      MemRef shape = (MemRef) arguments[1];
      long[] sizes = new long[(int) shape.size(0)];
      long count = 1;
      for (int i = 0; i < sizes.length; i++) {
        Object size = shape.memory.read(shape.address(format, i), format);
        if (size == Poison.VALUE || (Long) size < 0) {
          throw machine.fault("has a shape with a negative or undefined size");
        }
        sizes[i] = (Long) size;
        count = Math.multiplyExact(count, sizes[i]);
      }
      if (count != source.numElements()) {
        throw machine.fault("gives " + source.numElements() + " elements a shape of " + count);
      }
      return new Object[] {source.withLayout(source.offset, sizes, MemRef.rowMajor(sizes))};
    }, PoisonRule.REJECT, code.operands(op));
  }

  static void collapse(CollapseShapeOp op, CodeBuilder code) {
    int[][] groups = op.reassociation();
    MemRefType type = op.srcType();
    code.run(code.results(op), (arguments, machine) -> {
      MemRef source = (MemRef) arguments[0];
      long[] sizes = new long[groups.length];
      long[] strides = new long[groups.length];
      for (int i = 0; i < groups.length; i++) {
        sizes[i] = 1;
        strides[i] = groups[i].length == 0 ? 1 : source.stride(lastNotOne(groups[i], type));
        boolean hasStride = false;
        for (int k = groups[i].length - 1; k >= 0; k--) {
          int dimension = groups[i][k];
          sizes[i] *= source.size(dimension);
          if (!hasStride && source.size(dimension) != 1) { // the innermost dimension of a size other than 1
            strides[i] = source.stride(dimension);
            hasStride = true;
          }
        }
      }
      return new Object[] {source.withLayout(source.offset, sizes, strides)};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  /** Returns the last dimension of a group whose size is not known to be 1, otherwise the first one. */
  private static int lastNotOne(int[] group, MemRefType type) {
    int last = group.length - 1;
    while (last > 0 && type.dim(group[last]) == 1) {
      last--;
    }
    return group[last];
  }

  static void expand(ExpandShapeOp op, CodeBuilder code) {
    int[][] groups = op.reassociation();
    MixedNumbers shape = new MixedNumbers(op.mixedOutputShape(), 1);
    code.run(code.results(op), (arguments, machine) -> {
      MemRef source = (MemRef) arguments[0];
      long[] sizes = shape.of(arguments);
      long[] strides = new long[sizes.length];
      Arrays.fill(strides, 1); // of an element that becomes a buffer with dimensions
      for (int i = 0; i < groups.length; i++) {
        long running = source.stride(i);
        long count = 1;
        for (int k = groups[i].length - 1; k >= 0; k--) {
          strides[groups[i][k]] = running;
          running *= sizes[groups[i][k]];
          count *= sizes[groups[i][k]];
        }
        if (count != source.size(i)) {
          throw machine.fault("expands dimension " + i + " of size " + source.size(i) + " to " + count + " elements");
        }
      }
      return new Object[] {source.withLayout(source.offset, sizes, strides)};
    }, PoisonRule.REJECT, code.operands(op));
  }
}
