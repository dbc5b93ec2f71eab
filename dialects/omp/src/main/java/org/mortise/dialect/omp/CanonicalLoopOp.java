// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** A loop with a number of iterations, which loop transformations can refer to. */
@Op(name = "omp.canonical_loop", since = "22.1",
    operands = {"tripCount: ANY_INTEGER_OR_INDEX", "cli: CLI?"},
    regions = "region: ANY")
public final class CanonicalLoopOp extends CanonicalLoopOpBase {
  CanonicalLoopOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly()).regionArgumentNames((loop, sink) -> {
      Block entry = loop.region(0).first();
      if (entry != null && entry.argumentCount() > 0) {
        sink.name(entry.argument(0), CanonicalLoopNames.of("iv", loop));
      }
    });
  }

  @Nullable Diagnostic verify() {
    if (region().isEmpty()) {
      return null;
    }
    List<BlockArgument> arguments = region().first().argumentList();
    if (arguments.size() != 1) {
      return opError("Canonical loop region must have exactly one argument");
    }
    return arguments.get(0).type() == tripCount().type()
        ? null : opError("Region argument must be the same type as the trip count");
  }

  /** {@code (%cli) %i : type in range(%count) {...} attributes}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public String template() {
      return " $%i : $type in range($%tripCount) {}";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      UnresolvedOperand cli = null;
      if (parser.parseOptionalPunctuation("(")) {
        cli = parser.parseOperand();
        parser.parsePunctuation(")");
      }
      Argument variable = parser.parseArgument(false, false);
      Type type = parser.parseColonType();
      variable.setType(type);
      parser.parseKeyword("in");
      parser.parseKeyword("range");
      parser.parsePunctuation("(");
      UnresolvedOperand count = parser.parseOperand();
      parser.parsePunctuation(")");
      parser.parseRegion(state.addRegion(), RegionOptions.PLAIN.withArguments(List.of(variable)));
      parser.parseOptionalAttrDict(state);
      state.addOperand(parser.resolveOperand(count, type));
      if (cli != null) {
        state.addOperand(parser.resolveOperand(cli, CanonicalLoopInfoType.of(parser.context())));
      }
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      CanonicalLoopOp loop = of(op);
      Value cli = loop.cli();
      if (cli != null) {
        printer.print('(').printOperand(cli).print(')');
      }
      printer.print(' ');
      EntryArguments.print(printer, op, 0);
      printer.print(" : ").printType(loop.tripCount().type()).print(" in range(").printOperand(loop.tripCount());
      printer.print(") ").printRegion(loop.region(), false, true).printOptionalAttrDict(op);
    }
  }
}
