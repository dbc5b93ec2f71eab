// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** An attribute of the dialect: a mnemonic and a body. */
public abstract class LlvmAttribute extends Attribute {
  LlvmAttribute(Context context) {
    super(context);
  }

  /** Returns the word after {@code #llvm.}. */
  abstract String mnemonic();

  /** Prints the part after the mnemonic. */
  abstract void printBody(AsmPrinter printer);

  @Override
  public final String dialectNamespace() {
    return LlvmTypes.NAMESPACE;
  }

  @Override
  public final void print(AsmPrinter printer, boolean elideType) {
    printer.print(mnemonic());
    printBody(printer);
  }
}
