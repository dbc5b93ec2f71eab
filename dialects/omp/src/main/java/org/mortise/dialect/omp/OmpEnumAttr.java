// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;

/** A word of an enumeration, such as {@code #omp<procbindkind close>}. */
public final class OmpEnumAttr extends OmpAttribute {
  private final OmpEnum kind;
  private final String word;

  private OmpEnumAttr(Context context, OmpEnum kind, String word) {
    super(context);
    this.kind = kind;
    this.word = word;
  }

  /** Returns the attribute of a keyword, which must belong to the enumeration. */
  public static OmpEnumAttr of(Context context, OmpEnum kind, String word) {
    return context.unique(new OmpEnumAttr(context, kind, word));
  }

  /** Returns the enumeration. */
  public OmpEnum kind() {
    return kind;
  }

  public String word() {
    return word;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(kind.mnemonic()).print(kind.hasBrackets() ? "" : " ");
    kind.print(printer, word);
  }

  @Override
  protected int structuralHash() {
    return kind.ordinal() * 31 + word.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    OmpEnumAttr that = (OmpEnumAttr) other;
    return kind == that.kind && word.equals(that.word);
  }
}
