// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.nio.Buffer;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.VectorType;

/** Copies a buffer to another one, row by row for contiguous rows. The buffers may overlap. */
final class BufferCopy {
  private final MemRef from;
  private final MemRef to;
  private final ValueFormat format;

  BufferCopy(MemRef from, MemRef to, ValueFormat format) {
    this.from = from;
    this.to = to;
    this.format = format;
  }

  void run() {
    int count = Math.toIntExact(from.numElements());
    if (count == 0) {
      return;
    }
    ValueFormat leaf = leaf(format);
    ElementStorage storage = ElementStorage.of(leaf);
    Object source = ((CompiledMemory) from.memory).elements(storage, leaf.bytes());
    Object target = ((CompiledMemory) to.memory).elements(storage, leaf.bytes());
    if (storage == ElementStorage.OBJECTS && source instanceof byte[]) {
      copyReferences(count);
      return;
    }
    int unit = source instanceof byte[] ? 1 : leaf.bytes();
    int perElement = format.bytes() / unit;
    int row = rowLength(count);
    if (from.memory != to.memory) {
      for (int i = 0; i < count; i += row) {
        copy(source, at(from, i, unit), target, at(to, i, unit), row * perElement);
      }
      return;
    }
    Object between = source instanceof Buffer ? NioBuffers.wrap(storage.newArray(count * perElement))
        : ElementStorage.of(source).newArray(count * perElement);
    for (int i = 0; i < count; i += row) {
      copy(source, at(from, i, unit), between, i * perElement, row * perElement);
    }
    for (int i = 0; i < count; i += row) {
      copy(between, i * perElement, target, at(to, i, unit), row * perElement);
    }
  }

  private static void copy(Object source, int start, Object target, int at, int count) {
    if (source instanceof Buffer elements) {
      NioBuffers.copy(elements, start, (Buffer) target, at, count);
    } else {
      System.arraycopy(source, start, target, at, count);
    }
  }

  /** Returns the format of the parts that the arrays hold. */
  private static ValueFormat leaf(ValueFormat format) {
    ValueFormat leaf = format;
    if (leaf.type() instanceof VectorType vector && CompiledMemory.hasAddresses(vector)) {
      leaf = ValueFormat.of(vector.elementType());
    }
    return leaf.type() instanceof ComplexType complex
        ? ValueFormat.of(complex.elementType()) : leaf;
  }

  private int at(MemRef buffer, int element, int unit) {
    return Math.toIntExact(buffer.addressAt(format, element) / unit);
  }

  /** Returns the number of elements that are contiguous in both buffers. */
  private int rowLength(int count) {
    long length = 1;
    for (int i = from.rank() - 1; i >= 0; i--) {
      if (from.size(i) != 1 && (from.stride(i) != length || to.stride(i) != length)) {
        break;
      }
      length *= from.size(i);
    }
    return (int) Math.min(length, count);
  }

  private void copyReferences(int count) {
    Object[] between = new Object[count];
    for (int i = 0; i < count; i++) {
      between[i] = from.memory.read(from.addressAt(format, i), format);
    }
    for (int i = 0; i < count; i++) {
      to.memory.write(to.addressAt(format, i), format, between[i]);
    }
  }
}
