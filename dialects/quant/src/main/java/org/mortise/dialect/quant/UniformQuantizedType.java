// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.types.FloatType;

/** A quantized number with a scale and a zero point: {@code !quant.uniform<i8:f32, 2.0:-3>}. */
public final class UniformQuantizedType extends QuantizedType {
  static final String MNEMONIC = "uniform";

  private final UniformScale scale;

  private UniformQuantizedType(QuantizedStorage storage, FloatType expressedType, UniformScale scale) {
    super(expressedType.context(), storage, expressedType);
    this.scale = scale;
  }

  public static UniformQuantizedType of(QuantizedStorage storage, FloatType expressedType, UniformScale scale) {
    return expressedType.context().unique(new UniformQuantizedType(storage, expressedType, scale));
  }

  /** Returns the meaning of the stored integers. */
  public UniformScale scale() {
    return scale;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<');
    printStorage(printer);
    printer.print(", ");
    printScale(printer, scale);
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return super.structuralHash() * 31 + scale.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return super.structurallyEquals(other) && scale.equals(((UniformQuantizedType) other).scale);
  }
}
