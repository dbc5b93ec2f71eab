// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.IterArgs;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/**
 * {@code (%a = %x) : t cond {...} do {...}}, with {@code attributes {...}} before {@code cond}. The arguments of both
 * regions have the same names.
 */
final class WhileSyntax implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Region condition = state.addRegion();
    Region body = state.addRegion();
    IterArgs carried = IterArgs.parse(parser);
    List<Type> types = new ArrayList<>();
    if (!carried.inits().isEmpty()) {
      parser.parseColonTypeList(types);
    }
    parser.resolveOperands(carried.inits(), types, carried.position(), state);
    state.addResultTypes(types);
    carried.setTypes(types);
    parser.parseOptionalAttrDictWithKeyword(state);
    RegionOptions options = RegionOptions.PLAIN.withArguments(carried.arguments());
    parser.parseKeyword("cond");
    parser.parseRegion(condition, options);
    parser.parseKeyword("do");
    parser.parseRegion(body, options);
  }

  @Override
  public String template() {
    return "($%argument = $%init) : $type cond {} do {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    List<Value> arguments = List.of(op.region(0).first().arguments());
    IterArgs.print(arguments, List.of(op.operands()), printer);
    if (op.operandCount() > 0) {
      printer.print(" : ").printTypesOf(List.of(op.operands()));
    }
    printer.printOptionalAttrDictWithKeyword(op);
    printer.printNewline().print(" cond ").printRegion(op.region(0), false, true);
    printer.shadowRegionArgs(op.region(1), arguments);
    printer.print(" do ").printRegion(op.region(1), false, true);
  }
}
