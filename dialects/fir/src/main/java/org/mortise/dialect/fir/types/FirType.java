// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** A type of the dialect without parameters, or with some in angle brackets after its mnemonic. */
public abstract class FirType extends Type {
  FirType(Context context) {
    super(context);
  }

  /** Returns the word after {@code !fir.}. */
  abstract String mnemonic();

  /** Prints the parameters between the angle brackets. */
  abstract void printParameters(AsmPrinter printer);

  @Override
  public final String dialectNamespace() {
    return FirTypes.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(mnemonic()).print('<');
    printParameters(printer);
    printer.print('>');
  }
}
