// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/**
 * The layout of a buffer in its memory.
 *
 * @param offset the number of elements before the first one
 * @param strides the strides of the dimensions, in elements
 */
record BufferLayout(long offset, long[] strides) {
  /**
   * Returns the layout of an argument. Without strides and an offset the buffer is contiguous.
   *
   * @param type the type of the argument
   * @param stated the explicit type given by the user, or null
   * @throws IllegalArgumentException if the types contradict each other, with a message for the user
   */
  static BufferLayout of(BaseMemRefType type, @Nullable ShapedType stated, long[] sizes) {
    StridesAndOffset wanted = type instanceof MemRefType ranked ? stridesOf(ranked) : null;
    StridesAndOffset given = stated instanceof MemRefType ranked ? stridesOf(ranked) : null;
    BufferLayout layout = new BufferLayout(0, MemRef.rowMajor(sizes)).with(given == null ? wanted : given);
    if (wanted != null && !layout.fits(wanted)) {
      throw new IllegalArgumentException("a buffer of type " + stated + " has another layout");
    }
    if (layout.offset < 0) {
      throw new IllegalArgumentException("the offset is negative");
    }
    for (long stride : layout.strides) {
      if (stride < 0) {
        throw new IllegalArgumentException("a stride is negative");
      }
    }
    return layout;
  }

  private static StridesAndOffset stridesOf(MemRefType type) {
    StridesAndOffset layout = type.stridesAndOffset();
    if (layout == null) {
      throw new IllegalArgumentException("buffers without strides cannot be arguments");
    }
    return layout;
  }

  private BufferLayout with(@Nullable StridesAndOffset known) {
    if (known == null) {
      return this;
    }
    long[] all = strides.clone();
    for (int i = 0; i < all.length; i++) {
      all[i] = known.strides()[i] == ShapedType.DYNAMIC ? all[i] : known.strides()[i];
    }
    return new BufferLayout(known.hasStaticOffset() ? known.offset() : offset, all);
  }

  private boolean fits(StridesAndOffset wanted) {
    boolean fits = !wanted.hasStaticOffset() || wanted.offset() == offset;
    for (int i = 0; fits && i < strides.length; i++) {
      fits = wanted.strides()[i] == ShapedType.DYNAMIC || wanted.strides()[i] == strides[i];
    }
    return fits;
  }

  /**
   * Returns a new buffer of the caller with this layout.
   *
   * @throws IllegalArgumentException if elements that share memory have different values
   */
  MemRef allocate(Elements contents, Execution execution) {
    ValueFormat format = contents.format();
    MemRef buffer = execution.newBuffer(contents, offset, strides);
    if (Arrays.equals(strides, MemRef.rowMajor(contents.sizes()))) {
      return buffer;
    }
    Elements written = execution.contents(buffer, format);
    for (int i = 0; i < contents.count(); i++) {
      if (!written.get(i).equals(contents.get(i))) {
        throw new IllegalArgumentException("elements that share memory have different values");
      }
    }
    return buffer;
  }
}
