// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor.execution;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.mortise.dialect.tensor.ConcatOp;
import org.mortise.dialect.tensor.ExtractSliceOp;
import org.mortise.dialect.tensor.ParallelInsertSliceOp;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.SliceNumbers;
import org.mortise.ir.execution.SliceNumbers.Slice;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.types.RankedTensorType;

/** Parts of tensors. */
final class Slices {
  private Slices() {}

  static void extract(ExtractSliceOp op, CodeBuilder code) {
    SliceNumbers numbers = SliceNumbers.of(op.operation(), 1);
    RankedTensorType type = (RankedTensorType) op.result().type();
    BitSet dropped = op.droppedDims();
    code.run(code.results(op), (arguments, machine) -> {
      Elements source = (Elements) arguments[0];
      Slice slice = numbers.of(arguments, source.sizes(), machine);
      Elements part = source.part(slice.sizes(), offset(source, slice), strides(source, slice), machine);
      long[] sizes = new long[type.rank()];
      int kept = 0;
      for (int i = 0; i < slice.sizes().length; i++) {
        if (!dropped.get(i)) {
          sizes[kept++] = slice.sizes()[i];
        }
      }
      return new Object[] {part.reshaped(sizes)};
    }, PoisonRule.REJECT, code.operands(op));
  }

  private static long offset(Elements whole, Slice slice) {
    return whole.position(slice.offsets());
  }

  private static long[] strides(Elements whole, Slice slice) {
    long[] strides = MemRef.rowMajor(whole.sizes());
    for (int i = 0; i < strides.length; i++) {
      strides[i] *= slice.strides()[i];
    }
    return strides;
  }

  static void insert(Operation op, CodeBuilder code) {
    code.run(code.results(op), inserting(op), PoisonRule.REJECT, code.operands(op));
  }

  /** The destination is shared by the iterations of the parallel loop, so its register is updated. */
  static void insertInParallel(Operation op, CodeBuilder code) {
    Register dest = code.value(ParallelInsertSliceOp.of(op).dest());
    Register changed = code.register(dest.format());
    code.run(List.of(changed), inserting(op), PoisonRule.REJECT, code.operands(op));
    code.assign(dest, changed);
  }

  private static Primitive inserting(Operation op) {
    SliceNumbers numbers = SliceNumbers.of(op, 2);
    return (arguments, machine) -> {
      Elements source = (Elements) arguments[0];
      Elements dest = (Elements) arguments[1];
      Slice slice = numbers.of(arguments, dest.sizes(), machine);
      checkSizes(slice, source, machine);
      return new Object[] {
          dest.withPart(slice.sizes(), offset(dest, slice), strides(dest, slice), source, machine)};
    };
  }

  /** The source has the sizes of the slice, except for some that are 1. */
  private static void checkSizes(Slice slice, Elements source, Machine machine) {
    int next = 0;
    boolean fits = true;
    for (long size : slice.sizes()) {
      if (next < source.rank() && source.size(next) == size) {
        next++;
      } else {
        fits &= size == 1;
      }
    }
    if (!fits || next < source.rank()) {
      throw machine.fault("inserts a tensor of the sizes " + Arrays.toString(source.sizes())
          + " into a slice of the sizes " + Arrays.toString(slice.sizes()));
    }
  }

  static void concat(ConcatOp op, CodeBuilder code) {
    int dimension = (int) op.dimAttr().longValue();
    RankedTensorType type = (RankedTensorType) op.result().type();
    code.run(code.results(op), (arguments, machine) -> {
      long[] sizes = ((Elements) arguments[0]).sizes();
      for (int i = 1; i < arguments.length; i++) {
        Elements part = (Elements) arguments[i];
        for (int k = 0; k < sizes.length; k++) {
          if (k != dimension && part.size(k) != sizes[k]) {
            throw machine.fault("concatenates tensors of the sizes " + sizes[k] + " and " + part.size(k)
                + " in dimension " + k);
          }
        }
        sizes[dimension] += part.size(dimension);
      }
      TensorSizes.check(type, sizes, machine);
      Elements whole = Elements.create(((Elements) arguments[0]).format(), machine, sizes);
      long[] strides = MemRef.rowMajor(sizes);
      long offset = 0;
      for (Object argument : arguments) {
        Elements part = (Elements) argument;
        whole = whole.withPart(part.sizes(), offset, strides, part, machine);
        offset += part.size(dimension) * strides[dimension];
      }
      return new Object[] {whole};
    }, PoisonRule.REJECT, code.operands(op));
  }
}
