// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.types.ShapedType;

/**
 * Elements in row-major order: {@code dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>}. If all are equal, only one is stored
 * and printed. Create them with {@link DenseElementsBuilder}, {@link DenseNumbersAttr} or {@link DenseStringsAttr}.
 */
public abstract class DenseElementsAttr extends ElementsAttr {
  DenseElementsAttr(ShapedType type) {
    super(type.context(), type);
  }

  /** Returns whether all elements are equal. */
  public abstract boolean isSplat();

  /** Returns the number of stored elements: one for a splat. */
  public final int storedElements() {
    return isSplat() ? 1 : (int) numElements();
  }

  /** Returns an element as an attribute, by its position in row-major order. */
  public abstract Attribute elementAt(int index);

  /** Returns the elements with another shape of the same size; a splat can get a shape of any size. */
  public final DenseElementsAttr reshape(ShapedType type) {
    DenseElementsBuilder builder = new DenseElementsBuilder(type);
    for (int i = 0; i < storedElements(); i++) {
      builder.add(elementAt(i));
    }
    return builder.build();
  }

  abstract void printElement(AsmPrinter printer, int index);

  /** Returns whether many elements are printed as hexadecimal digits. */
  boolean hasHexadecimalForm() {
    return false;
  }

  void printHexadecimal(AsmPrinter printer) {
    throw new IllegalStateException("no hexadecimal form");
  }

  @Override
  public final void print(AsmPrinter printer, boolean elideType) {
    if (isElided(printer)) {
      printer.print("dense_resource<__elided__>");
    } else {
      printer.print("dense<");
      printElements(printer, true);
      printer.print('>');
    }
    if (!elideType) {
      printer.print(" : ").printType(type());
    }
  }

  /** Returns whether the options of {@code printer} omit the elements. */
  final boolean isElided(AsmPrinter printer) {
    int limit = printer.elideElementsLargerThan();
    return limit >= 0 && hasHexadecimalForm() && !isSplat() && numElements() > limit;
  }

  private static boolean isLarge(AsmPrinter printer, long count) {
    long limit = printer.hexadecimalIfLargerThan();
    return limit >= 0 && count > limit;
  }

  /** Prints the text between {@code dense<} and {@code >}. */
  final void printElements(AsmPrinter printer, boolean allowHexadecimal) {
    if (isSplat()) {
      printElement(printer, 0);
      return;
    }
    long count = numElements();
    if (count == 0) {
      return;
    }
    if (allowHexadecimal && hasHexadecimalForm() && isLarge(printer, count)) {
      printHexadecimal(printer);
      return;
    }
    printNested(printer, (int) count);
  }

  /** Counts through the indices; a bracket opens and closes where a dimension starts and ends. */
  private void printNested(AsmPrinter printer, int count) {
    int rank = shapedType().rank();
    long[] index = new long[rank];
    int closed = rank;
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        printer.print(", ");
      }
      for (; closed > 0; closed--) {
        printer.print('[');
      }
      printElement(printer, i);
      for (int dim = rank - 1; dim >= 0 && ++index[dim] == shapedType().dim(dim); dim--) {
        index[dim] = 0;
        printer.print(']');
        closed++;
      }
    }
  }
}
