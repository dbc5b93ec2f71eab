// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.List;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code %op : !pdl.operation in %range {...} -> ^next}. */
final class ForeachSyntax implements OpAssembly {
  private static final String PREFIX = "!pdl.";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    int start = parser.position();
    Argument variable = parser.parseArgument(true, false);
    Type type = variable.type();
    if (type == null || !type.toString().startsWith(PREFIX)) {
      throw parser.error(start, "expected a variable with a type of the dialect pdl");
    }
    parser.parseKeyword("in", " after loop variable");
    UnresolvedOperand range = parser.parseOperand();
    String element = type.toString().substring(PREFIX.length());
    state.addOperand(parser.resolveOperand(
        range, SyntaxTexts.parseType(state.context(), "!pdl.range<" + element + ">")));
    parser.parseRegion(state.addRegion(), RegionOptions.PLAIN.withArguments(List.of(variable)));
    parser.parseOptionalAttrDict(state);
    parser.parsePunctuation("->");
    state.addSuccessor(parser.parseSuccessor());
  }

  @Override
  public String template() {
    return "$%value : $type in $%range {} -> ^$next";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    BlockArgument variable = op.region(0).first().argument(0);
    printer.print(' ').printRegionArgument(variable, null, true).print(" : ").printType(variable.type());
    printer.print(" in ").printOperand(op.operand(0)).print(' ').printRegion(op.region(0), false, true);
    printer.printOptionalAttrDict(op).print(" -> ").printSuccessor(op.successor(0));
  }
}
