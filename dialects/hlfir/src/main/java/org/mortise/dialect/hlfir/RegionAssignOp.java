// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Assigns the value of one region to the variable of another, optionally by a user-defined assignment. */
@Op(name = "hlfir.region_assign",
    regions = {
        "rhs_region: ONE_BLOCK", "lhs_region: ONE_BLOCK", "user_defined_assignment: AT_MOST_ONE_BLOCK"
    })
public final class RegionAssignOp extends RegionAssignOpBase {
  RegionAssignOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    if (YieldOp.endOf(rhsRegion()) == null) {
      return opError("right-hand side region must be terminated by an hlfir.yield");
    }
    boolean isVariable =
        YieldOp.endOf(lhsRegion()) != null || ElementalAddrOp.of(lhsRegion().last().last()) != null;
    return isVariable ? null
        : opError("left-hand side region must be terminated by an hlfir.yield or hlfir.elemental_addr");
  }

  /** {@code {...} to {...} user_defined_assign (%rhs: type) to (%lhs: type) {...}}. */
  private static final class Assembly implements OpAssembly {
    private static final String USER_DEFINED = "user_defined_assign";

    @Override
    public String template() {
      return " {} to {}";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      Region rhs = state.addRegion();
      Region lhs = state.addRegion();
      Region assignment = state.addRegion();
      parser.parseRegion(rhs, RegionOptions.PLAIN);
      parser.parseKeyword("to");
      parser.parseRegion(lhs, RegionOptions.PLAIN);
      if (!parser.parseOptionalKeyword(USER_DEFINED)) {
        return;
      }
      List<Argument> arguments = new ArrayList<>();
      arguments.add(parseArgument(parser));
      parser.parseKeyword("to");
      arguments.add(parseArgument(parser));
      EndedRegion.parse(parser, state, assignment, arguments);
    }

    private static Argument parseArgument(OpAsmParser parser) {
      parser.parsePunctuation("(");
      Argument argument = parser.parseArgument(true, false);
      parser.parsePunctuation(")");
      return argument;
    }

    @Override
    public void print(Operation operation, OpAsmPrinter printer) {
      RegionAssignOp op = new RegionAssignOp(operation);
      printer.print(' ').printRegion(op.rhsRegion(), false, true);
      printer.print(" to ").printRegion(op.lhsRegion(), false, true);
      if (op.userDefinedAssignment().isEmpty()) {
        return;
      }
      Block block = op.userDefinedAssignment().first();
      printer.print(" " + USER_DEFINED + "  (");
      printArgument(printer, block, 0);
      printer.print(") to (");
      printArgument(printer, block, 1);
      printer.print(") ").printRegion(op.userDefinedAssignment(), false, false);
    }

    private static void printArgument(OpAsmPrinter printer, Block block, int index) {
      if (index < block.argumentCount()) {
        printer.printOperand(block.argument(index)).print(": ").printType(block.argument(index).type());
      }
    }
  }
}
