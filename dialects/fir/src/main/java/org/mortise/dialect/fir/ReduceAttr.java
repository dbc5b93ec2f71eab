// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterForm;

/** The operation of a reduction in {@code fir.do_loop}: {@code #fir.reduce_attr<add>}. */
@AttrDef(name = "fir.reduce_attr", definition = "fir_ReduceAttr",
    parameters = "reduce_operation: OPERATION",
    format = "`<` $reduce_operation `>`")
public final class ReduceAttr extends ReduceAttrBase {
  /** The operations. */
  public enum Kind implements Keyword {
    ADD, MULTIPLY, AND, OR, EQV, NEQV, MAX, MIN, IAND, IOR, IEOR
  }

  static final ParameterForm<Kind> OPERATION = new ParameterForm<>(
      "ReduceOperationEnum", ReduceAttr::parseKind, ReduceAttr::printKind);

  /** The name of {@link Kind#IEOR} in MLIR 19.1. */
  private static final String FORMER_IEOR = "eior";

  ReduceAttr(Context context, Object[] values) {
    super(context, values);
  }

  private static Kind parseKind(AsmParser parser) {
    int start = parser.position();
    String word = parser.parseKeyword();
    for (Kind kind : Kind.values()) {
      if (kind.keyword().equals(word)) {
        return kind;
      }
    }
    if (word.equals(FORMER_IEOR)) {
      return Kind.IEOR;
    }
    throw parser.error(
        start, "invalid intrinsic operations and functions supported by DO CONCURRENT REDUCE specification: " + word);
  }

  private static void printKind(AsmPrinter printer, Kind kind) {
    boolean isFormer = kind == Kind.IEOR && !printer.version().isNewest();
    printer.print(isFormer ? FORMER_IEOR : kind.keyword());
  }
}
