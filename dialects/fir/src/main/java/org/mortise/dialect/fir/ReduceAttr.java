// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;

/** The operation of a reduction in {@code fir.do_loop}: {@code #fir.reduce_attr<add>}. */
public final class ReduceAttr extends FirAttribute {
  static final String MNEMONIC = "reduce_attr";

  /** The operations. */
  public enum Kind {
    ADD("add"),
    MULTIPLY("multiply"),
    AND("and"),
    OR("or"),
    EQV("eqv"),
    NEQV("neqv"),
    MAX("max"),
    MIN("min"),
    IAND("iand"),
    IOR("ior"),
    EIOR("eior");

    private final String keyword;

    Kind(String keyword) {
      this.keyword = keyword;
    }
  }

  private final Kind kind;

  private ReduceAttr(Context context, Kind kind) {
    super(context);
    this.kind = kind;
  }

  /** Returns the attribute of an operation. */
  public static ReduceAttr of(Context context, Kind kind) {
    return context.unique(new ReduceAttr(context, kind));
  }

  /** Returns the operation. */
  public Kind kind() {
    return kind;
  }

  /** Parses the operation after the mnemonic. */
  static ReduceAttr parse(AsmParser parser) {
    parser.parsePunctuation("<");
    int start = parser.position();
    String word = parser.parseKeyword();
    for (Kind kind : Kind.values()) {
      if (kind.keyword.equals(word)) {
        parser.parsePunctuation(">");
        return of(parser.context(), kind);
      }
    }
    throw parser.error(start, "invalid intrinsic operations and functions supported by DO CONCURRENT REDUCE "
        + "specification: " + word).then(parser.error(
        "failed to parse fir_ReduceAttr parameter 'reduce_operation' which is to be a `ReduceOperationEnum`"));
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC).print('<').print(kind.keyword).print('>');
  }

  @Override
  protected int structuralHash() {
    return kind.ordinal();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return kind == ((ReduceAttr) other).kind;
  }
}
