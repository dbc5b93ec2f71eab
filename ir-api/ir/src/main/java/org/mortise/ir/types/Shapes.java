// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;

/** Shapes as parts of types. */
final class Shapes {
  private Shapes() {}

  /** Returns the message of the error in a shape, or null if there is none. */
  static @Nullable String verify(String kind, long[] shape) {
    for (long size : shape) {
      if (size < 0 && size != ShapedType.DYNAMIC) {
        return "invalid " + kind + " dimension size";
      }
    }
    return null;
  }

  /**
   * Returns a copy of a shape.
   *
   * @throws IllegalArgumentException if a size is negative and not {@link ShapedType#DYNAMIC}
   */
  static long[] copyOf(String kind, long[] shape) {
    if (verify(kind, shape) != null) {
      throw new IllegalArgumentException("a " + kind + " has no negative size, as in " + Arrays.toString(shape)
          + "; an unknown size is ShapedType.DYNAMIC");
    }
    return shape.clone();
  }

  /** Prints {@code 2x?x}. */
  static void print(AsmPrinter printer, long[] shape) {
    for (long size : shape) {
      printSize(printer, size);
      printer.print('x');
    }
  }

  static void printSize(AsmPrinter printer, long size) {
    if (size == ShapedType.DYNAMIC) {
      printer.print('?');
    } else {
      printer.print(size);
    }
  }

  static int hash(long[] shape, Type elementType) {
    return Arrays.hashCode(shape) * 31 + elementType.hashCode();
  }
}
