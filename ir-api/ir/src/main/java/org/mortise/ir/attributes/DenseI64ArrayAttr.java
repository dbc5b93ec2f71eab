// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.Arrays;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.IntegerType;

/** An array of 64-bit integers: {@code array<i64: 1, 2>}. */
public final class DenseI64ArrayAttr extends DenseArrayAttr {
  private final long[] values;

  private DenseI64ArrayAttr(Context context, long[] values) {
    super(context);
    this.values = values;
  }

  public static DenseI64ArrayAttr of(Context context, long... values) {
    return context.unique(new DenseI64ArrayAttr(context, values.clone()));
  }

  @Override
  public Type elementType() {
    return IntegerType.of(context(), 64);
  }

  @Override
  public int size() {
    return values.length;
  }

  public long get(int index) {
    return values[index];
  }

  /** The elements, in a new array. */
  public long[] toArray() {
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
    return Arrays.equals(values, ((DenseI64ArrayAttr) other).values);
  }
}
