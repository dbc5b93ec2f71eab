// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.nio.Buffer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.execution.runtime.ValueFormat;

/** The storage of the elements of all buffers of a program. */
enum MemoryKind {
  /** In arrays of the elements' types. */
  ARRAYS {
    @Override
    CompiledMemory newMemory(long size) {
      return new TypedMemory(size);
    }

    @Override
    @Nullable CompiledMemory share(Buffer elements, ElementStorage storage) {
      return isStartOfArray(elements) ? new TypedMemory(storage, elements.array()) : null;
    }
  },
  /** In byte arrays, for programs that reinterpret memory. */
  BYTES {
    @Override
    CompiledMemory newMemory(long size) {
      return new ByteMemory(size);
    }

    @Override
    @Nullable CompiledMemory share(Buffer elements, ElementStorage storage) {
      return storage == ElementStorage.BYTES && isStartOfArray(elements)
          ? new ByteMemory((byte[]) elements.array()) : null;
    }

    @Override
    boolean isTyped() {
      return false;
    }

    @Override
    ElementStorage storage(ValueFormat element) {
      return ElementStorage.BYTES;
    }
  },
  /** In buffers of {@code java.nio} outside of the heap of Java. */
  DIRECT {
    @Override
    CompiledMemory newMemory(long size) {
      return new DirectMemory(size);
    }

    @Override
    @Nullable CompiledMemory share(Buffer elements, ElementStorage storage) {
      return elements.isDirect() && !elements.isReadOnly() && NioBuffers.isNative(elements)
          ? new DirectMemory(storage, elements.slice()) : null;
    }
  };

  /** Returns new memory, whose elements are 0. */
  abstract CompiledMemory newMemory(long size);

  /**
   * Returns memory that consists of the elements of a Java buffer, from its position to its limit; null if programs
   * cannot work on them, so that they have to be copied.
   */
  abstract @Nullable CompiledMemory share(Buffer elements, ElementStorage storage);

  /** Returns whether each memory has elements of one format. */
  boolean isTyped() {
    return true;
  }

  /** Returns the arrays or buffers for numbers of a format. */
  ElementStorage storage(ValueFormat element) {
    return ElementStorage.of(element);
  }

  private static boolean isStartOfArray(Buffer elements) {
    return elements.hasArray() && elements.arrayOffset() + elements.position() == 0;
  }
}
