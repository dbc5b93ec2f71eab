// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.library;

import java.util.Arrays;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.GeneralFormat;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.ValueFormat;

/** Prints buffers in the format of MLIR's {@code printMemref...}. Undefined elements are printed as {@code ?}. */
final class BufferPrinter {
  private final ValueFormat format;

  /** @param format the format of the elements */
  BufferPrinter(ValueFormat format) {
    this.format = format;
  }

  Object[] print(MemRef buffer, Machine machine) {
    StringBuilder text = new StringBuilder("Unranked Memref base@ = 0x")
        .append(Long.toHexString(machine.address(buffer.memory))).append(" rank = ").append(buffer.rank())
        .append(" offset = ").append(buffer.offset).append(" sizes = ").append(Arrays.toString(buffer.sizes()))
        .append(" strides = ").append(Arrays.toString(buffer.strides())).append(" data = \n");
    Elements elements = machine.contents(buffer, format);
    if (elements.rank() == 0) {
      text.append('[').append(element(elements, 0)).append(']');
    } else {
      list(elements, 0, 0, text, machine);
    }
    machine.print(text.append('\n'));
    return new Object[0];
  }

  /** Adds the elements with some first indices; returns the position after them. */
  private int list(Elements elements, int dimension, int position, StringBuilder text, Machine machine) {
    machine.step(elements.size(dimension)); // the dimension may be large even if there are no elements
    boolean isLast = dimension == elements.rank() - 1;
    int at = position;
    text.append('[');
    for (long i = 0; i < elements.size(dimension); i++) {
      if (i > 0) {
        text.append(isLast ? ", " + " ".repeat(elements.rank()) : ", \n" + " ".repeat(dimension + 1));
      }
      if (isLast) {
        text.append(element(elements, at++));
      } else {
        at = list(elements, dimension + 1, at, text, machine);
      }
    }
    text.append(']');
    return at;
  }

  private static String element(Elements elements, int position) {
    return text(elements.get(position));
  }

  private static String text(Object value) {
    if (value == Poison.VALUE) {
      return "?";
    }
    if (value instanceof ComplexNumber number) {
      return "(" + text(number.real()) + "," + text(number.imaginary()) + ")";
    }
    return value instanceof Float || value instanceof Double
        ? GeneralFormat.of(((Number) value).doubleValue()) : value.toString();
  }
}
