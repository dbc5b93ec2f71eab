// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.AffineSymbolExpr;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/** The text of a bound of {@code affine.for}: a number, a symbol, or a map and the values that it is applied to. */
final class LoopBound {
  private LoopBound() {}

  /** Parses a bound, adds its values to the operands, and returns its map. */
  static AffineMapAttr parse(OpAsmParser parser, OperationState state, boolean lower) {
    Context context = state.context();
    String prefix = lower ? "max" : "min";
    boolean several = parser.parseOptionalKeyword(prefix);
    List<UnresolvedOperand> values = new ArrayList<>(1);
    parser.parseOperandList(values, Delimiter.NONE);
    if (values.size() > 1) {
      throw parser.error(parser.namePosition(), "expected only one loop bound operand");
    }
    if (values.size() == 1) {
      parser.resolveOperands(values, IndexType.of(context), state);
      return AffineMapAttr.of(context, AffineMap.of(0, 1, AffineExpr.symbol(0)));
    }
    int position = parser.position();
    Attribute bound = parser.parseAttribute(IndexType.of(context));
    if (bound instanceof IntegerAttr number) {
      return AffineMapAttr.of(context, AffineMap.of(0, 0, AffineExpr.constant(number.longValue())));
    }
    if (!(bound instanceof AffineMapAttr map)) {
      throw parser.error(parser.namePosition(), "expected valid affine map representation for loop bounds");
    }
    DimsAndSymbols inputs = DimsAndSymbols.parse(parser);
    inputs.resolve(parser, state);
    if (map.map().dimCount() != inputs.dims().size()) {
      throw parser.error(parser.namePosition(), "dim operand count and affine map dim count must match");
    }
    if (map.map().symbolCount() != inputs.symbols().size()) {
      throw parser.error(parser.namePosition(), "symbol operand count and affine map symbol count must match");
    }
    if (!several && map.map().resultCount() > 1) {
      throw parser.error(position, (lower ? "lower" : "upper")
          + " loop bound affine map with multiple results requires '" + prefix + "' prefix");
    }
    return map;
  }

  static void print(AffineMapAttr attribute, List<? extends Value> operands, boolean lower, OpAsmPrinter printer) {
    AffineMap map = attribute.map();
    if (map.resultCount() == 1 && map.dimCount() == 0) {
      if (map.symbolCount() == 0 && map.result(0) instanceof AffineConstantExpr number) {
        printer.print(number.value());
        return;
      }
      if (map.symbolCount() == 1 && map.result(0) instanceof AffineSymbolExpr) {
        printer.printOperand(operands.get(0));
        return;
      }
    } else if (map.resultCount() != 1) {
      printer.print(lower ? "max " : "min ");
    }
    printer.printAttribute(attribute);
    DimsAndSymbols.print(operands, map.dimCount(), printer);
  }
}
