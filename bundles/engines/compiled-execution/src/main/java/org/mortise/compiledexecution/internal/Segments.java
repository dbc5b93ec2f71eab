// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reflective access to {@code java.lang.foreign.MemorySegment}, which exists since Java 22; this project is compiled
 * for Java 17.
 */
final class Segments {
  private static final int FIRST_VERSION = 22;
  private static final @Nullable Class<?> TYPE = find();

  private Segments() {}

  /** The methods, which are linked when a segment is first used. */
  private static final class Methods {
    static final MethodHandle BYTE_SIZE = method("byteSize", long.class);
    static final MethodHandle HEAP_BASE = method("heapBase", Optional.class);
    static final MethodHandle IS_READ_ONLY = method("isReadOnly", boolean.class);
    static final MethodHandle ADDRESS = method("address", long.class);
    static final MethodHandle AS_BYTE_BUFFER = method("asByteBuffer", ByteBuffer.class);

    private static MethodHandle method(String name, Class<?> result) {
      try {
        return MethodHandles.publicLookup().findVirtual(TYPE, name, MethodType.methodType(result))
            .asType(MethodType.methodType(result, Object.class));
      } catch (ReflectiveOperationException impossible) {
        throw new ExceptionInInitializerError(impossible);
      }
    }
  }

  private static @Nullable Class<?> find() {
    try {
      return Runtime.version().feature() < FIRST_VERSION ? null : Class.forName("java.lang.foreign.MemorySegment");
    } catch (ClassNotFoundException absent) {
      return null;
    }
  }

  static boolean isSegmentType(Class<?> type) {
    return type == TYPE;
  }

  static boolean isSegment(Object value) {
    return TYPE != null && TYPE.isInstance(value);
  }

  /**
   * Returns the memory of a segment as elements, in the byte order of the processor.
   *
   * @throws IllegalArgumentException if it has more than 2^31 - 1 bytes and is not an array of such elements, or is an
   *     array of other elements
   */
  static Buffer buffer(Object segment, ElementStorage storage) {
    try {
      Object array = ((Optional<?>) Methods.HEAP_BASE.invokeExact(segment)).orElse(null);
      boolean isReadOnly = (boolean) Methods.IS_READ_ONLY.invokeExact(segment);
      if (array != null && !isReadOnly && array.getClass() == storage.arrayType) {
        return part(NioBuffers.wrap(array), (long) Methods.ADDRESS.invokeExact(segment),
            (long) Methods.BYTE_SIZE.invokeExact(segment), storage);
      }
      ByteBuffer bytes = (ByteBuffer) Methods.AS_BYTE_BUFFER.invokeExact(segment);
      return NioBuffers.view(bytes.order(ByteOrder.nativeOrder()), storage);
    } catch (UnsupportedOperationException tooLargeOrOther) {
      throw new IllegalArgumentException("a segment that is no buffer of such elements: " + segment, tooLargeOrOther);
    } catch (RuntimeException | Error failure) {
      throw failure;
    } catch (Throwable impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Buffer part(Buffer whole, long offset, long bytes, ElementStorage storage) {
    if (offset % storage.bytes != 0) {
      throw new IllegalArgumentException("a segment that begins inside of an element of its array");
    }
    int start = (int) (offset / storage.bytes);
    return whole.limit(start + (int) (bytes / storage.bytes)).position(start);
  }
}
