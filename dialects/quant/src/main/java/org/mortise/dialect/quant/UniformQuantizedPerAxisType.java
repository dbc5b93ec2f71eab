// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import java.util.List;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.types.FloatType;

/**
 * Quantized numbers with a scale and a zero point for each index of one dimension of the tensor that they are elements
 * of: {@code !quant.uniform<i8:f32:1, {2.0:-3, 4.0}>}.
 */
public final class UniformQuantizedPerAxisType extends QuantizedType {
  private final int axis;
  private final List<UniformScale> scales;

  private UniformQuantizedPerAxisType(
      QuantizedStorage storage, FloatType expressedType, int axis, List<UniformScale> scales) {
    super(expressedType.context(), storage, expressedType);
    this.axis = axis;
    this.scales = List.copyOf(scales);
  }

  /** Returns the type. */
  public static UniformQuantizedPerAxisType of(
      QuantizedStorage storage, FloatType expressedType, int axis, List<UniformScale> scales) {
    return expressedType.context().unique(new UniformQuantizedPerAxisType(storage, expressedType, axis, scales));
  }

  /** Returns the dimension. */
  public int axis() {
    return axis;
  }

  /** Returns the meaning of the stored integers for each index of the dimension. */
  public List<UniformScale> scales() {
    return scales;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(UniformQuantizedType.MNEMONIC).print('<');
    printStorage(printer);
    printer.print(':').print(axis).print(", {");
    for (int i = 0; i < scales.size(); i++) {
      printer.print(i == 0 ? "" : ",");
      printScale(printer, scales.get(i));
    }
    printer.print("}>");
  }

  @Override
  protected int structuralHash() {
    return (super.structuralHash() * 31 + axis) * 31 + scales.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    UniformQuantizedPerAxisType type = (UniformQuantizedPerAxisType) other;
    return super.structurallyEquals(other) && axis == type.axis && scales.equals(type.scales);
  }
}
