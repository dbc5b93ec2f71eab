// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.nio.Buffer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Memory;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.VectorType;

/**
 * Memory in Java arrays or direct buffers, checked only by their range checks. Vectors and complex numbers are stored
 * as parts, so that both can be read. Memory never written is 0, or undefined for non-numbers.
 */
abstract class CompiledMemory extends Memory {
  /** The numeric address; 0 until requested. */
  long address;
  /** Whether the memory was freed, on the heap. */
  boolean isFreed;
  private final long size;

  CompiledMemory(long size) {
    this.size = size;
  }

  @Override
  public final long size() {
    return size;
  }

  /**
   * Returns the length of an array.
   *
   * @throws TooManyElements if an array cannot have it
   */
  static int length(long elements) {
    if (elements > Integer.MAX_VALUE) {
      throw new TooManyElements(elements);
    }
    return (int) elements;
  }

  /**
   * Returns the array or direct buffer that holds all elements, or an empty one if the memory has none of this kind:
   * accesses to it fail by the range checks of Java.
   *
   * @param bytes the size of an element
   */
  abstract Object elements(ElementStorage storage, int bytes);

  /** Returns the array or direct buffer that holds the elements; null if its type is undetermined. */
  abstract @Nullable Object elements();

  /**
   * Returns a buffer of {@code java.nio} on all elements, which is shared.
   *
   * @param storage the kind of the elements, which are numbers
   */
  abstract Buffer buffer(ElementStorage storage);

  /** Ends the lifetime of the memory; its contents can be collected. */
  abstract void free();

  /** Reads an element that is not a number. */
  abstract Object readReference(long address, ValueFormat format);

  /** Writes an element that is not a number. */
  abstract void writeReference(long address, ValueFormat format, Object value);

  @Override
  public final Object read(long address, ValueFormat format) {
    return switch (format.kind()) {
      case LONG -> readLong(address, format);
      case FLOAT -> readFloat(address, format);
      case DOUBLE -> readDouble(address, format);
      case OBJECT -> readObject(address, format);
    };
  }

  private Object readObject(long address, ValueFormat format) {
    if (format.type() instanceof VectorType vector && hasAddresses(vector)) {
      ValueFormat element = ValueFormat.of(vector.elementType());
      Elements elements = Elements.of(element, vector.shape());
      for (int i = 0; i < elements.count(); i++) {
        elements.set(i, read(address + (long) i * element.bytes(), element));
      }
      return elements;
    }
    if (format.type() instanceof ComplexType complex) {
      ValueFormat part = ValueFormat.of(complex.elementType());
      return new ComplexNumber(read(address, part), read(address + part.bytes(), part));
    }
    return readReference(address, format);
  }

  @Override
  public final void write(long address, ValueFormat format, Object value) {
    if (value == Poison.VALUE) {
      return;
    }
    switch (format.kind()) {
      case LONG -> writeLong(address, format, (Long) value);
      case FLOAT -> writeFloat(address, format, (Float) value);
      case DOUBLE -> writeDouble(address, format, (Double) value);
      case OBJECT -> writeObject(address, format, value);
    }
  }

  private void writeObject(long address, ValueFormat format, Object value) {
    if (format.type() instanceof VectorType vector && hasAddresses(vector)) {
      Elements elements = (Elements) value;
      ValueFormat element = elements.format();
      for (int i = 0; i < elements.count(); i++) {
        write(address + (long) i * element.bytes(), element, elements.get(i));
      }
    } else if (value instanceof ComplexNumber number) {
      ValueFormat part = ValueFormat.of(((ComplexType) format.type()).elementType());
      write(address, part, number.real());
      write(address + part.bytes(), part, number.imaginary());
    } else {
      writeReference(address, format, value);
    }
  }

  /** Returns whether elements of a vector have addresses: others, such as bits, are kept as one value. */
  static boolean hasAddresses(VectorType vector) {
    ValueFormat element = ValueFormat.of(vector.elementType());
    return element.width() == element.bytes() * Byte.SIZE;
  }
}
