// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.types.FloatType;

/** A number with a known range and undecided storage: {@code !quant.calibrated<f32<-0.5:1.0>>}. */
public final class CalibratedQuantizedType extends QuantizedType {
  static final String MNEMONIC = "calibrated";

  private final double minimum;
  private final double maximum;

  private CalibratedQuantizedType(FloatType expressedType, double minimum, double maximum) {
    super(expressedType.context(), null, expressedType);
    this.minimum = minimum;
    this.maximum = maximum;
  }

  /** Returns the type of numbers between two others. */
  public static CalibratedQuantizedType of(FloatType expressedType, double minimum, double maximum) {
    return expressedType.context().unique(new CalibratedQuantizedType(expressedType, minimum, maximum));
  }

  /** Returns the least number. */
  public double minimum() {
    return minimum;
  }

  /** Returns the greatest number. */
  public double maximum() {
    return maximum;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<').printType(expressedType()).print('<');
    printNumber(printer, minimum);
    printer.print(':');
    printNumber(printer, maximum);
    printer.print(">>");
  }

  @Override
  protected int structuralHash() {
    return (super.structuralHash() * 31 + Double.hashCode(minimum)) * 31 + Double.hashCode(maximum);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    CalibratedQuantizedType type = (CalibratedQuantizedType) other;
    return super.structurallyEquals(other)
        && Double.compare(minimum, type.minimum) == 0
        && Double.compare(maximum, type.maximum) == 0;
  }
}
