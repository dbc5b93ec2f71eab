// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.Arrays;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.text.AsmPrinter;

/** An array of 32-bit integers: {@code array<i32: 1, 2>}. */
public final class DenseI32ArrayAttr extends Attribute {
  private final int[] values;

  private DenseI32ArrayAttr(Context context, int[] values) {
    super(context);
    this.values = values;
  }

  public static DenseI32ArrayAttr of(Context context, int... values) {
    return context.unique(new DenseI32ArrayAttr(context, values.clone()));
  }

  public int size() {
    return values.length;
  }

  public int get(int index) {
    return values[index];
  }

  public int[] toArray() {
    return values.clone();
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print("array<i32");
    for (int i = 0; i < values.length; i++) {
      printer.print(i == 0 ? ": " : ", ").print(values[i]);
    }
    printer.print('>');
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
