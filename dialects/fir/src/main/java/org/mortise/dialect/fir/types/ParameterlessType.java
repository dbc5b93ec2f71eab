// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;

/** A singleton type. */
abstract class ParameterlessType extends FirType {
  ParameterlessType(Context context) {
    super(context);
  }

  @Override
  final void printParameters(AsmPrinter printer) {}

  @Override
  public final void print(AsmPrinter printer) {
    printer.print(mnemonic());
  }

  @Override
  protected final int structuralHash() {
    return 0;
  }

  @Override
  protected final boolean structurallyEquals(Object other) {
    return true;
  }
}
