// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;

/** A type with one number, such as a kind or a rank, which is an unsigned 32-bit integer. */
abstract class NumberedType extends FirType {
  final int number;

  NumberedType(Context context, int number) {
    super(context);
    this.number = number;
  }

  @Override
  final void printParameters(AsmPrinter printer) {
    printer.print(Integer.toUnsignedLong(number));
  }

  @Override
  protected final int structuralHash() {
    return number;
  }

  @Override
  protected final boolean structurallyEquals(Object other) {
    return number == ((NumberedType) other).number;
  }
}
