// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;

/** Operations that each kind of buffer of {@code java.nio} has, but not their common class. */
final class NioBuffers {
  private NioBuffers() {}

  /**
   * Returns a buffer on the elements in an array, a buffer or a memory segment.
   *
   * @throws IllegalArgumentException if it has elements of another kind
   */
  static Buffer of(Object given, ElementStorage storage) {
    if (storage.bufferType.isInstance(given)) {
      return (Buffer) given;
    }
    if (given instanceof ByteBuffer bytes) {
      return view(bytes, storage);
    }
    if (Segments.isSegment(given)) {
      return Segments.buffer(given, storage);
    }
    if (given.getClass() != storage.arrayType) {
      throw new IllegalArgumentException(given.getClass().getSimpleName() + " has no elements of "
          + storage.arrayType.getComponentType() + " in the order of a buffer");
    }
    return wrap(given);
  }

  /** Returns a buffer on all elements of an array of numbers. */
  static Buffer wrap(Object array) {
    return switch (ElementStorage.of(array)) {
      case BYTES -> ByteBuffer.wrap((byte[]) array);
      case SHORTS -> ShortBuffer.wrap((short[]) array);
      case INTS -> IntBuffer.wrap((int[]) array);
      case LONGS -> LongBuffer.wrap((long[]) array);
      case FLOATS -> FloatBuffer.wrap((float[]) array);
      case DOUBLES -> DoubleBuffer.wrap((double[]) array);
      case OBJECTS -> throw new IllegalArgumentException("an array of objects holds no numbers");
    };
  }

  /** Returns the bytes of a buffer from its position to its limit as elements, in its byte order. */
  static Buffer view(ByteBuffer bytes, ElementStorage storage) {
    return switch (storage) {
      case BYTES -> bytes.slice();
      case SHORTS -> bytes.asShortBuffer();
      case INTS -> bytes.asIntBuffer();
      case LONGS -> bytes.asLongBuffer();
      case FLOATS -> bytes.asFloatBuffer();
      case DOUBLES -> bytes.asDoubleBuffer();
      case OBJECTS -> throw new IllegalArgumentException("bytes hold no objects");
    };
  }

  /** Returns a new buffer outside of the heap, whose elements are 0. */
  static Buffer allocateDirect(ElementStorage storage, int count) {
    int bytes = CompiledMemory.length((long) count * storage.bytes);
    return view(ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder()), storage);
  }

  /** Returns whether the bytes of an element are in the order of the processor. */
  static boolean isNative(Buffer buffer) {
    ByteOrder order = buffer instanceof ByteBuffer ? ByteOrder.nativeOrder() // each element is one byte
        : buffer instanceof ShortBuffer shorts ? shorts.order()
        : buffer instanceof IntBuffer ints ? ints.order()
        : buffer instanceof LongBuffer longs ? longs.order()
        : buffer instanceof FloatBuffer floats ? floats.order() : ((DoubleBuffer) buffer).order();
    return order == ByteOrder.nativeOrder();
  }

  /**
   * Copies elements between buffers of the same kind, at absolute positions; all elements are read before any is
   * written.
   */
  static void copy(Buffer from, int start, Buffer to, int target, int count) {
    if (from instanceof ByteBuffer bytes) {
      ((ByteBuffer) to).put(target, bytes, start, count);
    } else if (from instanceof ShortBuffer shorts) {
      ((ShortBuffer) to).put(target, shorts, start, count);
    } else if (from instanceof IntBuffer ints) {
      ((IntBuffer) to).put(target, ints, start, count);
    } else if (from instanceof LongBuffer longs) {
      ((LongBuffer) to).put(target, longs, start, count);
    } else if (from instanceof FloatBuffer floats) {
      ((FloatBuffer) to).put(target, floats, start, count);
    } else {
      ((DoubleBuffer) to).put(target, (DoubleBuffer) from, start, count);
    }
  }
}
