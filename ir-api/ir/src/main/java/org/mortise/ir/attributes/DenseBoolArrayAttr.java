// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.Arrays;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.IntegerType;

/** An array of booleans: {@code array<i1: true, false>}. */
public final class DenseBoolArrayAttr extends DenseArrayAttr {
  private final boolean[] values;

  private DenseBoolArrayAttr(Context context, boolean[] values) {
    super(context);
    this.values = values;
  }

  public static DenseBoolArrayAttr of(Context context, boolean... values) {
    return context.unique(new DenseBoolArrayAttr(context, values.clone()));
  }

  @Override
  public Type elementType() {
    return IntegerType.of(context(), 1);
  }

  @Override
  public int size() {
    return values.length;
  }

  public boolean get(int index) {
    return values[index];
  }

  /** The elements, in a new array. */
  public boolean[] toArray() {
    return values.clone();
  }

  @Override
  void printElement(AsmPrinter printer, int index) {
    printer.print(values[index] ? "true" : "false");
  }

  @Override
  protected int structuralHash() {
    return Arrays.hashCode(values);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return Arrays.equals(values, ((DenseBoolArrayAttr) other).values);
  }
}
