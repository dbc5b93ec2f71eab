// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** Orders operations on variables in a graph: {@code !ml_program.token}. */
public final class TokenType extends Type {
  static final String MNEMONIC = "token";

  private TokenType(Context context) {
    super(context);
  }

  /** Returns the type. */
  public static TokenType of(Context context) {
    return context.unique(new TokenType(context));
  }

  @Override
  public String dialectNamespace() {
    return MLProgramDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
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
