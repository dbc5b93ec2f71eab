// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.Arrays;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.IntegerType;

/** An array of 8-bit integers: {@code array<i8: 1, 2>}. */
public final class DenseI8ArrayAttr extends DenseArrayAttr {
  private final byte[] values;

  private DenseI8ArrayAttr(Context context, byte[] values) {
    super(context);
    this.values = values;
  }

  public static DenseI8ArrayAttr of(Context context, byte... values) {
    return context.unique(new DenseI8ArrayAttr(context, values.clone()));
  }

  @Override
  public Type elementType() {
    return IntegerType.of(context(), 8);
  }

  @Override
  public int size() {
    return values.length;
  }

  public byte get(int index) {
    return values[index];
  }

  /** The elements, in a new array. */
  public byte[] toArray() {
    return values.clone();
  }

  @Override
  void printElement(AsmPrinter printer, int index) {
    printer.print(values[index]);
  }

  @Override
  protected int structuralHash() {
    return Arrays.hashCode(values);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return Arrays.equals(values, ((DenseI8ArrayAttr) other).values);
  }
}
