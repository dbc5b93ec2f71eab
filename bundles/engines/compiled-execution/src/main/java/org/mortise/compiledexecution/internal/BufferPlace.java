// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;
import org.objectweb.asm.Type;

/**
 * The parts of a buffer in a register that its accesses need: the array or direct buffer, and the first position and
 * the strides where the type does not state them. They are computed when the register is set, so that they are
 * loop-invariant where the buffer is. Positions are computed with 32 bits: positions in an array fit, and for others
 * the range check of Java fails or finds another element.
 */
final class BufferPlace {
  /** A number in a local variable. */
  static final long VARIABLE = ShapedType.DYNAMIC;

  final ValueFormat element;
  /** The kind of the array: that of the element, or bytes. */
  final ElementStorage storage;
  /** Whether the elements are in a direct buffer rather than in an array. */
  final boolean isDirect;
  /** The factor of positions in the array. */
  final int unit;
  /** The first position, or {@link #VARIABLE}. */
  final long base;
  /** The strides, or {@link #VARIABLE}. */
  final long[] strides;
  /** The local variable of the array, followed by base and strides. */
  int slot;

  private BufferPlace(ValueFormat element, MemoryKind kind, int unit, long base, long[] strides) {
    this.element = element;
    this.storage = kind.storage(element);
    this.isDirect = kind == MemoryKind.DIRECT;
    this.unit = unit;
    this.base = base;
    this.strides = strides;
  }

  static BufferPlace of(Register buffer, ValueFormat element, int rank, MemoryKind kind) {
    int unit = kind.isTyped() ? 1 : element.bytes();
    StridesAndOffset layout = layout(buffer, rank);
    long[] strides = new long[rank];
    for (int i = 0; i < rank; i++) {
      strides[i] = layout == null || layout.strides()[i] == VARIABLE ? VARIABLE : layout.strides()[i] * unit;
    }
    long base = layout == null || !kind.isTyped() ? VARIABLE : layout.offset(); // a view of bytes begins anywhere
    return new BufferPlace(element, kind, unit, base, strides);
  }

  private static @Nullable StridesAndOffset layout(Register buffer, int rank) {
    return buffer.format().type() instanceof MemRefType type && type.rank() == rank ? type.stridesAndOffset() : null;
  }

  /** Returns the class of the arrays or buffers. */
  Class<?> type() {
    return isDirect ? storage.bufferType : storage.arrayType;
  }

  /** Returns the type of the arrays or buffers in stack map frames. */
  String frameType() {
    return Type.getInternalName(type());
  }

  /** Returns the number of local variables: one for the array, and one for each variable number. */
  int slots() {
    int count = base == VARIABLE ? 2 : 1;
    for (long stride : strides) {
      count += stride == VARIABLE ? 1 : 0;
    }
    return count;
  }
}
