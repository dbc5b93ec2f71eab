// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.lang.reflect.Array;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/**
 * An argument that is a buffer of numbers in row-major order, of whose dimensions only the first one may be unknown, so
 * that it can be an array, a buffer of {@code java.nio}, or a memory segment.
 *
 * @param type the type of the argument
 * @param storage the kind of its elements
 * @param kind the kind of the program's memory
 */
record BufferArgument(MemRefType type, ElementStorage storage, MemoryKind kind) {
  /**
   * The buffer of one call.
   *
   * @param buffer the buffer
   * @param copied where its elements are copied to after the call; null if the caller's are shared
   */
  record Bound(MemRef buffer, @Nullable Buffer copied) {}

  static BufferArgument of(MemRefType type, MemoryKind kind) {
    return new BufferArgument(type, ElementStorage.of(ValueFormat.of(type.elementType())), kind);
  }

  /** Returns whether arguments of a type can be such ones. */
  static boolean isPossible(MemRefType type) {
    boolean isRowMajor = type.rank() > 0 && type.isIdentityLayout()
        && ValueFormat.of(type.elementType()).kind() != ValueKind.OBJECT;
    for (int i = 1; i < type.rank(); i++) {
      isRowMajor &= type.dim(i) != ShapedType.DYNAMIC;
    }
    return isRowMajor;
  }

  /** Returns whether values of a Java class hold the elements. */
  boolean accepts(Class<?> given) {
    return given == storage.arrayType || given == storage.bufferType || given == ByteBuffer.class
        || Segments.isSegmentType(given);
  }

  /** Returns the buffer on an array of the program's kind of memory, whose elements are shared. */
  MemRef share(Object array) {
    return buffer(kind == MemoryKind.ARRAYS ? new TypedMemory(storage, array) : new ByteMemory((byte[]) array),
        Array.getLength(array));
  }

  /** Returns the buffer for some Java object, whose elements are copied if programs cannot work on them. */
  Bound bind(Object given) {
    Buffer elements = NioBuffers.of(given, storage);
    int count = elements.remaining();
    CompiledMemory shared = kind.share(elements, storage);
    if (shared != null) {
      return new Bound(buffer(shared, count), null);
    }
    CompiledMemory memory = kind.newMemory((long) count * storage.bytes);
    NioBuffers.copy(elements, elements.position(), memory.buffer(storage), 0, count);
    return new Bound(buffer(memory, count), elements.isReadOnly() ? null : elements);
  }

  /** Ends a call. */
  void release(Bound bound) {
    Buffer elements = bound.copied;
    if (elements != null) {
      Buffer changed = ((CompiledMemory) bound.buffer.memory).buffer(storage);
      NioBuffers.copy(changed, 0, elements, elements.position(), elements.remaining());
    }
  }

  private MemRef buffer(CompiledMemory memory, int count) {
    long[] sizes = type.shape().clone();
    long row = 1;
    for (int i = 1; i < sizes.length; i++) {
      row *= sizes[i];
    }
    if (sizes[0] == ShapedType.DYNAMIC) {
      sizes[0] = row == 0 ? 0 : count / row;
    }
    if (sizes[0] * row != count) {
      throw new IllegalArgumentException(count + " elements for a buffer of the type " + type);
    }
    return MemRef.of(memory, sizes);
  }
}
