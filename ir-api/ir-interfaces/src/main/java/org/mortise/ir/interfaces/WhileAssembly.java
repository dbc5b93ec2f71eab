// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.IterArgs;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/**
 * The syntax of loops with a region before the condition and one after it: {@code (%a = %x) : (t) -> (t) {...} do {...}
 * attributes {...}}. The operands are the values before the first iteration.
 */
public final class WhileAssembly implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Region before = state.addRegion();
    Region after = state.addRegion();
    IterArgs carried = IterArgs.parseOptional(parser);
    int typePosition = parser.position();
    if (!(parser.parseColonType() instanceof FunctionType type)) {
      throw parser.error(typePosition, "invalid kind of type specified");
    }
    state.addResultTypes(type.results());
    if (type.inputs().size() != carried.inits().size()) {
      throw parser.error(typePosition, "expected as many input types as operands (expected " + carried.inits().size()
          + " got " + type.inputs().size() + ")");
    }
    parser.resolveOperands(carried.inits(), type.inputs(), carried.position(), state);
    carried.setTypes(type.inputs());
    parser.parseRegion(before, RegionOptions.PLAIN.withArguments(carried.arguments()));
    parser.parseKeyword("do");
    parser.parseRegion(after, RegionOptions.PLAIN);
    parser.parseOptionalAttrDictWithKeyword(state);
  }

  @Override
  public String template() {
    return " ($%argument = $%init) : ($type) -> ($type) {} do {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    List<Value> arguments = List.of(op.region(0).first().arguments());
    if (!arguments.isEmpty()) {
      printer.print(' ');
      IterArgs.print(arguments, List.of(op.operands()), printer);
    }
    printer.print(" : ");
    printer.printFunctionalType(op).print(" ");
    printer.printRegion(op.region(0), false, true);
    printer.print(" do ");
    printer.printRegion(op.region(1), true, true);
    printer.printOptionalAttrDictWithKeyword(op);
  }
}
