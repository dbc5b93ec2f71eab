// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.Arrays;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.IntegerType;

/** An array of 16-bit integers: {@code array<i16: 1, 2>}. */
public final class DenseI16ArrayAttr extends DenseArrayAttr {
  private final short[] values;

  private DenseI16ArrayAttr(Context context, short[] values) {
    super(context);
    this.values = values;
  }

  public static DenseI16ArrayAttr of(Context context, short... values) {
    return context.unique(new DenseI16ArrayAttr(context, values.clone()));
  }

  @Override
  public Type elementType() {
    return IntegerType.of(context(), 16);
  }

  @Override
  public int size() {
    return values.length;
  }

  public short get(int index) {
    return values[index];
  }

  /** The elements, in a new array. */
  public short[] toArray() {
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
    return Arrays.equals(values, ((DenseI16ArrayAttr) other).values);
  }
}
