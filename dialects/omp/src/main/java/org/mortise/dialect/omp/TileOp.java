// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** Tiles perfectly nested loops; generates loops over the tiles, and loops in them. */
@Op(name = "omp.tile", since = "22.1",
    operands = {"generatees: CLI...", "applyees: CLI...", "sizes: ANY_INTEGER_OR_INDEX..."},
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "custom<LoopTransformClis>($generatees, $applyees) oilist(`sizes` `(` $sizes `:` type($sizes) `)`) "
        + "attr-dict")
public final class TileOp extends TileOpBase {
  TileOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("LoopTransformClis", new References());
  }

  @Nullable Diagnostic verify() {
    if (applyees().isEmpty()) {
      return opError("must apply to at least one loop");
    }
    if (sizes().size() != applyees().size()) {
      return opError("there must be one tile size for each applyee");
    }
    if (!generatees().isEmpty() && generatees().size() != 2 * applyees().size()) {
      return opError("expecting two times the number of generatees than applyees");
    }
    return verifyNest();
  }

  private @Nullable Diagnostic verifyNest() {
    List<CanonicalLoopOp> loops = new ArrayList<>();
    for (Value applyee : applyees()) {
      CanonicalLoopOp loop = loopOf(applyee);
      if (loop == null) {
        return null;
      }
      loops.add(loop);
    }
    for (int i = 1; i < loops.size(); i++) {
      if (!isPerfectlyNested(loops.get(i - 1), loops.get(i))) {
        return opError("tiled loop nest must be perfectly nested");
      }
      for (int outer = 0; outer < i; outer++) {
        if (isVariable(loops.get(i).tripCount(), loops.get(outer))) {
          return opError("tiled loop nest must be rectangular");
        }
      }
    }
    return null;
  }

  private static @Nullable CanonicalLoopOp loopOf(Value reference) {
    for (OpOperand use : reference.uses()) {
      CanonicalLoopOp loop = CanonicalLoopOp.of(use.owner());
      if (loop != null) {
        return loop;
      }
    }
    return null;
  }

  private static boolean isPerfectlyNested(CanonicalLoopOp outer, CanonicalLoopOp inner) {
    if (!outer.region().hasOneBlock()) {
      return false;
    }
    Operation first = outer.region().first().first();
    return first == inner.operation() && first.next() != null && first.next().next() == null;
  }

  private static boolean isVariable(Value value, CanonicalLoopOp loop) {
    return loop.region().first().argumentCount() > 0 && value == loop.region().first().argument(0);
  }

  /** {@code (%generatee, ...) <- (%applyee, ...)}; without generatees just the second list. */
  private static final class References implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      if (!parser.parseOptionalPunctuation("<")) {
        parser.parseOperandList(arguments.operands(0), Delimiter.PAREN);
        parser.parsePunctuation("<");
      }
      parser.parsePunctuation("-");
      parser.parseOperandList(arguments.operands(1), Delimiter.PAREN);
    }

    @Override
    public String template(String argument) {
      return "($%generatees) <- ($%applyees)";
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      if (!arguments.operands(0).isEmpty()) {
        printer.print('(').printOperands(arguments.operands(0)).print(") ");
      }
      printer.print("<- (").printOperands(arguments.operands(1)).print(')');
    }
  }
}
