// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;

/** A constant that makes results poison: {@code #llvm.poison}. */
public final class PoisonAttr extends LlvmAttribute {
  static final String MNEMONIC = "poison";

  private PoisonAttr(Context context) {
    super(context);
  }

  /** Returns the attribute. */
  public static PoisonAttr of(Context context) {
    return context.unique(new PoisonAttr(context));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  void printBody(AsmPrinter printer) {
    // no parameters
  }

  @Override
  protected int structuralHash() {
    return 0;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return true;
  }
}
