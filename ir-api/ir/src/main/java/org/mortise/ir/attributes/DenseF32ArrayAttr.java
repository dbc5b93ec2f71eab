// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.Arrays;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;

/** An array of 32-bit floating-point numbers: {@code array<f32: 1.000000e+00>}. */
public final class DenseF32ArrayAttr extends DenseArrayAttr {
  private final float[] values;

  private DenseF32ArrayAttr(Context context, float[] values) {
    super(context);
    this.values = values;
  }

  public static DenseF32ArrayAttr of(Context context, float... values) {
    return context.unique(new DenseF32ArrayAttr(context, values.clone()));
  }

  @Override
  public Type elementType() {
    return FloatType.f32(context());
  }

  @Override
  public int size() {
    return values.length;
  }

  public float get(int index) {
    return values[index];
  }

  /** The elements, in a new array. */
  public float[] toArray() {
    return values.clone();
  }

  @Override
  void printElement(AsmPrinter printer, int index) {
    printer.print(FloatText.of(FloatBits.ofBits(FloatKind.F32, Float.floatToRawIntBits(values[index]), 0)));
  }

  @Override
  protected int structuralHash() {
    return Arrays.hashCode(values);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return Arrays.equals(values, ((DenseF32ArrayAttr) other).values);
  }
}
