// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** An array of numbers without a shape: {@code array<i64: 1, 2>}. Common element types have specific classes. */
public abstract class DenseArrayAttr extends Attribute {
  DenseArrayAttr(Context context) {
    super(context);
  }

  /** Returns the message of the error in an element type, or null if there is none. */
  public static @Nullable String verifyElementType(Type type) {
    boolean isNumber = type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType;
    if (!isNumber) {
      return "expected integer or float type";
    }
    int width = type instanceof FloatType floating ? floating.width() : IntegerAttr.width(type);
    boolean wholeBytes = width == 1 || width % 8 == 0;
    return wholeBytes ? null : "element type bitwidth must be a multiple of 8";
  }

  /**
   * Returns the array with these bytes: little-endian, whole bytes for each element; a boolean takes one byte.
   *
   * @param elementType a type that {@link #verifyElementType} accepts
   * @return null if the last element is incomplete
   */
  public static @Nullable DenseArrayAttr ofBytes(Type elementType, byte[] data) {
    return DenseArrayBytes.read(elementType, data);
  }

  /** Returns the elements as {@link #ofBytes} takes them, in a new array. */
  public final byte[] toBytes() {
    return DenseArrayBytes.write(this);
  }

  public abstract Type elementType();

  public abstract int size();

  abstract void printElement(AsmPrinter printer, int index);

  /** Prints only the elements: {@code [1, 2]}. */
  public final void printElements(AsmPrinter printer) {
    printer.print('[');
    for (int i = 0; i < size(); i++) {
      printer.print(i == 0 ? "" : ", ");
      printElement(printer, i);
    }
    printer.print(']');
  }

  @Override
  public final void print(AsmPrinter printer, boolean elideType) {
    printer.print("array<").printType(elementType());
    for (int i = 0; i < size(); i++) {
      printer.print(i == 0 ? ": " : ", ");
      printElement(printer, i);
    }
    printer.print('>');
  }
}
