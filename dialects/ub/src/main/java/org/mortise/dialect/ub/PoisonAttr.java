// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ub;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** The value of an operation with undefined behavior that is deferred to its use: {@code #ub.poison}. */
public final class PoisonAttr extends Attribute {
  static final String MNEMONIC = "poison";

  private PoisonAttr(Context context) {
    super(context);
  }

  /** Returns the attribute. */
  public static PoisonAttr of(Context context) {
    return context.unique(new PoisonAttr(context));
  }

  @Override
  public String dialectNamespace() {
    return UbDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC);
  }

  @Override
  protected int structuralHash() {
    return 1;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return true;
  }
}
