// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import org.mortise.ir.Operation;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.interfaces.OffsetSizeAndStrideOpInterface;

/** The offsets, sizes and strides of an operation on a part of a buffer or tensor. */
public final class SliceNumbers {
  private final MixedNumbers offsets;
  private final MixedNumbers sizes;
  private final MixedNumbers strides;

  private SliceNumbers(MixedNumbers offsets, MixedNumbers sizes, MixedNumbers strides) {
    this.offsets = offsets;
    this.sizes = sizes;
    this.strides = strides;
  }

  /**
   * Returns the numbers of an operation.
   *
   * @param first the position of the first offset among the operands
   */
  public static SliceNumbers of(Operation op, int first) {
    OffsetSizeAndStrideOpInterface slice = op.getInterface(OffsetSizeAndStrideOpInterface.class);
    MixedNumbers offsets = new MixedNumbers(slice.getMixedOffsets(op), first);
    MixedNumbers sizes = new MixedNumbers(slice.getMixedSizes(op), offsets.end());
    return new SliceNumbers(offsets, sizes, new MixedNumbers(slice.getMixedStrides(op), sizes.end()));
  }

  /** The numbers while a program runs. The arrays must not change. */
  public record Slice(long[] offsets, long[] sizes, long[] strides) {}

  /**
   * Returns the numbers, which are checked.
   *
   * @param whole the sizes of the buffer or tensor
   * @throws org.mortise.ir.execution.runtime.ExecutionException if a part of the slice is outside
   */
  public Slice of(Object[] arguments, long[] whole, Machine machine) {
    Slice slice = new Slice(offsets.of(arguments), sizes.of(arguments), strides.of(arguments));
    for (int i = 0; i < whole.length; i++) {
      long offset = slice.offsets[i];
      long size = slice.sizes[i];
      long stride = slice.strides[i];
      if (size < 0 || size > 0 && !isInside(whole[i], offset, size, stride)) {
        throw machine.fault("has a slice that is partly outside: offset " + offset + ", size " + size + " and stride "
            + stride + " in dimension " + i + ", which has the size " + whole[i]);
      }
    }
    return slice;
  }

  private static boolean isInside(long size, long offset, long count, long stride) {
    long last = Math.addExact(offset, Math.multiplyExact(count - 1, stride));
    return offset >= 0 && offset < size && last >= 0 && last < size;
  }
}
