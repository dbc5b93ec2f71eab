// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.AsmParser;
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
    ADD, MULTIPLY, AND, OR, EQV, NEQV, MAX, MIN, IAND, IOR, EIOR
  }

  static final ParameterForm<Kind> OPERATION = new ParameterForm<>(
      "ReduceOperationEnum", ReduceAttr::parseKind, (printer, kind) -> printer.print(kind.keyword()));

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
    throw parser.error(
        start, "invalid intrinsic operations and functions supported by DO CONCURRENT REDUCE specification: " + word);
  }
}
