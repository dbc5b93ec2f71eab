// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** A variadicity: {@code #irdl<variadicity optional>}. */
public final class VariadicityAttr extends Attribute {
  static final String MNEMONIC = "variadicity";

  private final Variadicity value;

  private VariadicityAttr(Context context, Variadicity value) {
    super(context);
    this.value = value;
  }

  /** Returns the attribute. */
  public static VariadicityAttr of(Context context, Variadicity value) {
    return context.unique(new VariadicityAttr(context, value));
  }

  static VariadicityAttr parse(AsmParser parser) {
    return of(parser.context(), Variadicity.parse(parser));
  }

  public Variadicity value() {
    return value;
  }

  @Override
  public String dialectNamespace() {
    return IrdlDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC).print(' ').print(value.keyword());
  }

  @Override
  protected int structuralHash() {
    return value.ordinal();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return value == ((VariadicityAttr) other).value;
  }
}
