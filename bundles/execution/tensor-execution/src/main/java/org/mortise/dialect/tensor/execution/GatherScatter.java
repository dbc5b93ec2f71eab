// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor.execution;

import java.util.Arrays;
import org.mortise.dialect.tensor.GatherOp;
import org.mortise.dialect.tensor.ScatterOp;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Numbers;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.types.ShapedType;

/**
 * Parts of a tensor at places that another tensor lists: each row of its last dimension has an index for some
 * dimensions; the part has all elements of the others.
 */
final class GatherScatter {
  private final long[] dimensions;

  private GatherScatter(long[] dimensions) {
    this.dimensions = dimensions;
  }

  static void gather(GatherOp op, CodeBuilder code) {
    GatherScatter gather = new GatherScatter(op.gatherDimsAttr().toArray());
    ShapedType type = (ShapedType) op.result().type();
    code.run(code.results(op), (arguments, machine) -> {
      Elements source = (Elements) arguments[0];
      Elements indices = (Elements) arguments[1];
      long[] partSizes = gather.partSizes(source);
      int rows = gather.rows(indices, machine);
      Elements parts = Elements.create(source.format(), machine, gather.resultSizes(type, indices, partSizes));
      for (int row = 0; row < rows; row++) {
        Elements part = source.part(partSizes, gather.offset(source, indices, row, machine),
            MemRef.rowMajor(source.sizes()), machine);
        for (int i = 0; i < part.count(); i++) {
          parts.copy(row * part.count() + i, part, i);
        }
      }
      return new Object[] {parts};
    }, PoisonRule.REJECT, code.operands(op));
  }

  static void scatter(ScatterOp op, CodeBuilder code) {
    GatherScatter scatter = new GatherScatter(op.scatterDimsAttr().toArray());
    code.run(code.results(op), (arguments, machine) -> {
      Elements parts = (Elements) arguments[0];
      Elements dest = (Elements) arguments[1];
      Elements indices = (Elements) arguments[2];
      long[] partSizes = scatter.partSizes(dest);
      int rows = scatter.rows(indices, machine);
      long[] strides = MemRef.rowMajor(dest.sizes());
      int count = 1;
      for (long size : partSizes) {
        count *= (int) size;
      }
      if ((long) rows * count != parts.count()) {
        throw machine.fault("scatters " + parts.count() + " elements to " + (long) rows * count + " places");
      }
      for (int row = 0; row < rows; row++) {
        Elements part = parts.part(new long[] {count}, (long) row * count, new long[] {1}, machine);
        dest = dest.withPart(partSizes, scatter.offset(dest, indices, row, machine), strides, part, machine);
      }
      return new Object[] {dest};
    }, PoisonRule.REJECT, code.operands(op));
  }

  private long[] partSizes(Elements whole) {
    long[] sizes = whole.sizes();
    for (long dimension : dimensions) {
      sizes[(int) dimension] = 1;
    }
    return sizes;
  }

  private int rows(Elements indices, Machine machine) {
    if (indices.size(indices.rank() - 1) != dimensions.length) {
      throw machine.fault("has " + indices.size(indices.rank() - 1) + " indices for " + dimensions.length
          + " dimensions");
    }
    return indices.count() / dimensions.length;
  }

  private long offset(Elements whole, Elements indices, int row, Machine machine) {
    long[] offsets = new long[whole.rank()];
    for (int i = 0; i < dimensions.length; i++) {
      Object index = indices.get(row * dimensions.length + i);
      int dimension = (int) dimensions[i];
      if (index == Poison.VALUE) {
        throw machine.fault("has an undefined index");
      }
      offsets[dimension] = Numbers.integer(index).longValue();
      if (offsets[dimension] < 0 || offsets[dimension] >= whole.size(dimension)) {
        throw machine.fault("index " + offsets[dimension] + " is out of bounds: dimension " + dimension
            + " has the size " + whole.size(dimension));
      }
    }
    return whole.position(offsets);
  }

  /** Returns the sizes of the rows and of the parts, which may lack the dimensions of indices. */
  private long[] resultSizes(ShapedType type, Elements indices, long[] partSizes) {
    int leading = indices.rank() - 1;
    long[] sizes = Arrays.copyOf(indices.sizes(), type.rank());
    boolean isReduced = type.rank() != leading + partSizes.length;
    int next = leading;
    for (int i = 0; i < partSizes.length; i++) {
      if (!isReduced || Arrays.binarySearch(dimensions, i) < 0) {
        sizes[next++] = partSizes[i];
      }
    }
    return sizes;
  }
}
