// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.Arrays;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;

/** An array of 64-bit floating-point numbers: {@code array<f64: 1.000000e+00>}. */
public final class DenseF64ArrayAttr extends DenseArrayAttr {
  private final double[] values;

  private DenseF64ArrayAttr(Context context, double[] values) {
    super(context);
    this.values = values;
  }

  public static DenseF64ArrayAttr of(Context context, double... values) {
    return context.unique(new DenseF64ArrayAttr(context, values.clone()));
  }

  @Override
  public Type elementType() {
    return FloatType.f64(context());
  }

  @Override
  public int size() {
    return values.length;
  }

  public double get(int index) {
    return values[index];
  }

  /** The elements, in a new array. */
  public double[] toArray() {
    return values.clone();
  }

  @Override
  void printElement(AsmPrinter printer, int index) {
    printer.print(FloatText.of(FloatBits.ofBits(FloatKind.F64, Double.doubleToRawLongBits(values[index]), 0)));
  }

  @Override
  protected int structuralHash() {
    return Arrays.hashCode(values);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return Arrays.equals(values, ((DenseF64ArrayAttr) other).values);
  }
}
