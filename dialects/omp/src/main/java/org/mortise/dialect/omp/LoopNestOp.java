// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Perfectly nested loops with a single iteration space. */
@Op(name = "omp.loop_nest",
    operands = {"lowerBound: ANY_INTEGER_OR_INDEX...", "upperBound: ANY_INTEGER_OR_INDEX...",
        "step: ANY_INTEGER_OR_INDEX..."},
    attributes = "inclusive: UNIT?",
    regions = "region: ANY",
    traits = {"RECURSIVE_MEMORY_EFFECTS", "SAME_VARIADIC_OPERAND_SIZE"},
    sameTypes = "lowerBound, upperBound, step")
public final class LoopNestOp extends LoopNestOpBase {
  LoopNestOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    if (lowerBound().isEmpty()) {
      return opError("must represent at least one loop");
    }
    List<BlockArgument> variables = region().isEmpty() ? List.of() : region().first().argumentList();
    if (lowerBound().size() != variables.size()) {
      return opError("number of range arguments and IVs do not match");
    }
    for (int i = 0; i < variables.size(); i++) {
      if (lowerBound().get(i).type() != variables.get(i).type()) {
        return opError("range argument type does not match corresponding IV type");
      }
    }
    Operation parent = parentOp();
    boolean isWrapped = parent != null && parent.hasTrait(LoopWrappers.LOOP_WRAPPER) && LoopWrappers.isWrapper(parent);
    return isWrapped ? null : opError("expects parent op to be a valid loop wrapper");
  }

  /**
   * {@code (%i, %j) : type = (%lb, %lb) to (%ub, %ub) inclusive step (%s, %s) {...}}, and attributes, which are parsed
   * but not printed, as in MLIR 19.1.
   */
  private static final class Assembly implements OpAssembly {
    private static final String INCLUSIVE = "inclusive";

    @Override
    public String template() {
      return " ($%i) : $type = ($%lowerBound) to ($%upperBound) step ($%step) {}";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      List<Argument> variables = new ArrayList<>();
      parser.parseArgumentList(variables, Delimiter.PAREN, false, false);
      Type type = parser.parseColonType();
      parser.parsePunctuation("=");
      List<UnresolvedOperand> bounds = new ArrayList<>();
      parseBounds(parser, variables.size(), bounds);
      parser.parseKeyword("to");
      parseBounds(parser, variables.size(), bounds);
      if (parser.parseOptionalKeyword(INCLUSIVE)) {
        state.addAttribute(INCLUSIVE, UnitAttr.of(parser.context()));
      }
      parser.parseKeyword("step");
      parseBounds(parser, variables.size(), bounds);
      variables.forEach(variable -> variable.setType(type));
      parser.parseRegion(state.addRegion(), RegionOptions.PLAIN.withArguments(variables));
      parser.resolveOperands(bounds, type, state);
      parser.parseOptionalAttrDict(state);
    }

    private static void parseBounds(OpAsmParser parser, int count, List<UnresolvedOperand> into) {
      int position = parser.position();
      List<UnresolvedOperand> bounds = new ArrayList<>();
      parser.parseOperandList(bounds, Delimiter.PAREN);
      if (bounds.size() != count) {
        throw parser.error(position, "expected " + count + " operands");
      }
      into.addAll(bounds);
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      LoopNestOp loop = LoopNestOp.of(op);
      List<BlockArgument> variables = loop.region().first().argumentList();
      printer.print(" (").printOperands(variables).print(") : ").printType(variables.get(0).type());
      printer.print(" = (").printOperands(loop.lowerBound()).print(") to (").printOperands(loop.upperBound());
      printer.print(") ").print(loop.inclusiveAttr() == null ? "" : INCLUSIVE + " ").print("step (");
      printer.printOperands(loop.step()).print(") ").printRegion(loop.region(), false, true);
    }
  }
}
