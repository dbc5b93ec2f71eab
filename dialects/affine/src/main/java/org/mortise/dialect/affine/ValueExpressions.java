// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.List;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.AffineSymbolExpr;
import org.mortise.ir.syntax.OpAsmPrinter;

/**
 * Prints affine expressions with values in place of dimensions and symbols: {@code %i + symbol(%n)}.
 *
 * @param dimCount the number of operands that are dimensions; the others are symbols
 */
record ValueExpressions(List<? extends Value> operands, int dimCount, OpAsmPrinter printer) {
  /** Prints the results of {@code map}, separated by commas. */
  static void print(AffineMap map, List<? extends Value> operands, OpAsmPrinter printer) {
    ValueExpressions expressions = new ValueExpressions(operands, map.dimCount(), printer);
    for (int i = 0; i < map.resultCount(); i++) {
      printer.print(i == 0 ? "" : ", ");
      expressions.print(map.result(i));
    }
  }

  void print(AffineExpr expr) {
    expr.write(new AffineExpr.Sink() {
      @Override
      public void text(String part) {
        printer.print(part);
      }

      @Override
      public void leaf(AffineExpr leaf) {
        if (leaf instanceof AffineDimExpr dim) {
          printer.printOperand(operands.get(dim.position()));
          return;
        }
        Value symbol = operands.get(dimCount + ((AffineSymbolExpr) leaf).position());
        printer.print("symbol(").printOperand(symbol).print(')');
      }
    });
  }
}
