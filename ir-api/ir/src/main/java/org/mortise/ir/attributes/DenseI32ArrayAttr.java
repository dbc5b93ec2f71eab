// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.Arrays;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.IntegerType;

/** An array of 32-bit integers: {@code array<i32: 1, 2>}. */
public final class DenseI32ArrayAttr extends DenseArrayAttr {
  private final int[] values;
  /** The prefix sums, computed on first request. Concurrent requests compute equal arrays. */
  private volatile int[] sums;

  private DenseI32ArrayAttr(Context context, int[] values) {
    super(context);
    this.values = values;
  }

  public static DenseI32ArrayAttr of(Context context, int... values) {
    return context.unique(new DenseI32ArrayAttr(context, values.clone()));
  }

  @Override
  public Type elementType() {
    return IntegerType.of(context(), 32);
  }

  @Override
  public int size() {
    return values.length;
  }

  public int get(int index) {
    return values[index];
  }

  /** Returns the sum of the elements before {@code index}: the start of a segment if the elements are segment sizes. */
  public int sumBefore(int index) {
    int[] known = sums;
    if (known == null) {
      known = new int[values.length + 1];
      for (int i = 0; i < values.length; i++) {
        known[i + 1] = known[i] + values[i];
      }
      sums = known;
    }
    return known[index];
  }

  /** The elements, in a new array. */
  public int[] toArray() {
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
    return Arrays.equals(values, ((DenseI32ArrayAttr) other).values);
  }
}
