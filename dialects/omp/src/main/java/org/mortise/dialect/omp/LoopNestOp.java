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
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
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
    operands = {
        "loop_lower_bounds: ANY_INTEGER_OR_INDEX...", "loop_upper_bounds: ANY_INTEGER_OR_INDEX...",
        "loop_steps: ANY_INTEGER_OR_INDEX..."
    },
    attributes = {"collapse_num_loops: AT_LEAST_ONE? = ONE", "loop_inclusive: UNIT?", "tile_sizes: DENSE_I64_ARRAY?"},
    regions = "region: ANY",
    traits = {"RECURSIVE_MEMORY_EFFECTS", "SAME_VARIADIC_OPERAND_SIZE"},
    sameTypes = "loop_lower_bounds, loop_upper_bounds, loop_steps")
public final class LoopNestOp extends LoopNestOpBase {
  LoopNestOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    if (loopLowerBounds().isEmpty()) {
      return opError("must represent at least one loop");
    }
    List<BlockArgument> variables = region().isEmpty() ? List.of() : region().first().argumentList();
    if (loopLowerBounds().size() != variables.size()) {
      return opError("number of range arguments and IVs do not match");
    }
    for (int i = 0; i < variables.size(); i++) {
      if (loopLowerBounds().get(i).type() != variables.get(i).type()) {
        return opError("range argument type does not match corresponding IV type");
      }
    }
    Operation parent = parentOp();
    return parent != null && parent.hasTrait(LoopWrappers.LOOP_WRAPPER)
        ? null : opError("expects parent op to be a loop wrapper");
  }

  /**
   * {@code (%i, %j) : type = (%lb, %lb) to (%ub, %ub) inclusive step (%s, %s) {...}}, and attributes, which are parsed
   * but not printed, as in MLIR 19.1.
   */
  static final class Assembly implements OpAssembly {
    private static final String INCLUSIVE = "inclusive";
    private static final String LOOP_INCLUSIVE = "loop_inclusive";
    private static final String COLLAPSE = "collapse";
    private static final String COLLAPSE_LOOPS = "collapse_num_loops";
    private static final String TILES = "tiles";
    private static final String TILE_SIZES = "tile_sizes";

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
        state.addAttribute(LOOP_INCLUSIVE, UnitAttr.of(parser.context()));
      }
      parser.parseKeyword("step");
      parseBounds(parser, variables.size(), bounds);
      if (parser.parseOptionalKeyword(COLLAPSE)) {
        parser.parsePunctuation("(");
        state.addAttribute(COLLAPSE_LOOPS, IntegerAttr.i64(parser.context(), parser.parseInteger()));
        parser.parsePunctuation(")");
      }
      if (parser.parseOptionalKeyword(TILES)) {
        List<Long> sizes = new ArrayList<>();
        parser.parseCommaSeparatedList(Delimiter.PAREN, () -> sizes.add(parser.parseInteger()));
        state.addAttribute(TILE_SIZES, DenseI64ArrayAttr.of(parser.context(),
            sizes.stream().mapToLong(Long::longValue).toArray()));
      }
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
      List<BlockArgument> variables = op.region(0).first().argumentList();
      printer.print(" (").printOperands(variables).print(") : ").printType(variables.get(0).type());
      printer.print(" = (").printOperands(op.operandGroup(0)).print(") to (").printOperands(op.operandGroup(1));
      printer.print(") ").print(isInclusive(op) ? INCLUSIVE + " " : "").print("step (");
      printer.printOperands(op.operandGroup(2)).print(") ");
      if (op.getAttr(COLLAPSE_LOOPS) instanceof IntegerAttr loops && loops.longValue() > 1) {
        printer.print(COLLAPSE).print('(').print(loops.longValue()).print(") ");
      }
      if (op.getAttr(TILE_SIZES) instanceof DenseI64ArrayAttr sizes) {
        printTiles(sizes, printer);
      }
      printer.printRegion(op.region(0), false, true);
    }

    /** Returns whether the upper bounds are inclusive, also of an operation of MLIR 19.1. */
    private static boolean isInclusive(Operation op) {
      return op.getAttr(LOOP_INCLUSIVE) != null || op.getAttr(INCLUSIVE) != null;
    }

    private static void printTiles(DenseI64ArrayAttr sizes, OpAsmPrinter printer) {
      printer.print(TILES);
      for (int i = 0; i < sizes.size(); i++) {
        printer.print(i == 0 ? "(" : ", ").print(sizes.get(i));
      }
      printer.print(") ");
    }
  }
}
