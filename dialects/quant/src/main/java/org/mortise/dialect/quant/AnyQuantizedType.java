// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.types.FloatType;

/** A quantized number whose meaning is not known further: {@code !quant.any<i8<-8:7>:f32>}. */
public final class AnyQuantizedType extends QuantizedType {
  static final String MNEMONIC = "any";

  private AnyQuantizedType(Context context, QuantizedStorage storage, @Nullable FloatType expressedType) {
    super(context, storage, expressedType);
  }

  public static AnyQuantizedType of(Context context, QuantizedStorage storage, @Nullable FloatType expressedType) {
    return context.unique(new AnyQuantizedType(context, storage, expressedType));
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<');
    printStorage(printer);
    printer.print('>');
  }
}
