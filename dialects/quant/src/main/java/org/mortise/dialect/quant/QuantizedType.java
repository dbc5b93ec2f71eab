// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.MemRefElementType;

/** A floating-point number stored as an integer. */
public abstract class QuantizedType extends Type implements MemRefElementType {
  private final @Nullable QuantizedStorage storage;
  private final @Nullable FloatType expressedType;

  QuantizedType(Context context, @Nullable QuantizedStorage storage, @Nullable FloatType expressedType) {
    super(context);
    this.storage = storage;
    this.expressedType = expressedType;
  }

  /** Returns the integers that store the number; null for a type that is only calibrated. */
  public final @Nullable QuantizedStorage storage() {
    return storage;
  }

  /** Returns the type of the represented numbers; null if unknown. */
  public final @Nullable FloatType expressedType() {
    return expressedType;
  }

  @Override
  public final String dialectNamespace() {
    return QuantDialect.NAMESPACE;
  }

  /** Prints the storage type and, after a colon, the expressed type, if any. */
  final void printStorage(AsmPrinter printer) {
    if (storage != null) {
      storage.print(printer);
    }
    if (expressedType != null) {
      printer.print(':').printType(expressedType);
    }
  }

  /** Prints a number as in an attribute of type {@code f64}. */
  final void printNumber(AsmPrinter printer, double number) {
    FloatType type = FloatType.of(context(), FloatKind.F64);
    printer.printAttributeWithoutType(FloatAttr.of(type, number));
  }

  final void printScale(AsmPrinter printer, UniformScale scale) {
    printNumber(printer, scale.scale());
    if (scale.zeroPoint() != 0) {
      printer.print(':').print(scale.zeroPoint());
    }
  }

  @Override
  protected int structuralHash() {
    return Objects.hash(storage, expressedType);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    QuantizedType type = (QuantizedType) other;
    return Objects.equals(storage, type.storage) && expressedType == type.expressedType;
  }
}
