// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref.execution;

import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Machine.Storage;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/**
 * How new buffers of a type are laid out. Only layouts with strides are supported: {@code normalize-memrefs} replaces
 * others.
 */
final class BufferLayout {
  private final ValueFormat format;
  private final StridesAndOffset layout;
  private final AffineMap map;
  private final boolean isIdentity;

  private BufferLayout(MemRefType type) {
    this.format = ValueFormat.of(type.elementType());
    this.layout = Allocations.strides(type);
    this.map = type.layoutMap();
    this.isIdentity = type.isIdentityLayout();
  }

  /** @throws UnsupportedOperationException if the layout has no strides */
  static BufferLayout of(MemRefType type) {
    return new BufferLayout(type);
  }

  /** Allocates a buffer with known sizes, none of which is negative. */
  MemRef allocate(long[] sizes, long[] symbols, Storage storage, Machine machine) {
    long[] strides = isIdentity ? MemRef.rowMajor(checked(sizes)) : strides(sizes, symbols);
    long offset = isIdentity ? 0 : map.evaluate(new long[sizes.length], symbols)[0];
    long elements = 1;
    for (int i = 0; i < sizes.length; i++) {
      if (sizes[i] == 0) {
        elements = 0;
        break;
      }
      elements = Math.addExact(elements, Math.multiplyExact(sizes[i] - 1, strides[i]));
    }
    long bytes = Math.multiplyExact(Math.addExact(elements, offset), (long) format.bytes());
    return new MemRef(machine.allocate(bytes, storage), 0, offset, sizes, strides);
  }

  /** Throws if the product of sizes overflows. */
  private static long[] checked(long[] sizes) {
    long product = 1;
    for (long size : sizes) {
      product = Math.multiplyExact(product, Math.max(size, 1));
    }
    return sizes;
  }

  /** Returns the strides; unknown ones are computed from the map by one step in each dimension. */
  private long[] strides(long[] sizes, long[] symbols) {
    long[] strides = layout.strides().clone();
    long origin = map.evaluate(new long[sizes.length], symbols)[0];
    for (int i = 0; i < strides.length; i++) {
      if (strides[i] == ShapedType.DYNAMIC) {
        long[] unit = new long[sizes.length];
        unit[i] = 1;
        strides[i] = Math.subtractExact(map.evaluate(unit, symbols)[0], origin);
      }
    }
    return strides;
  }
}
