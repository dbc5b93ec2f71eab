// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * Operations that a device may execute asynchronously: they start after the operations that created their token
 * operands, and create a token if the host does not wait for them.
 */
@Op(operands = "asyncDependencies: ASYNC_TOKEN...")
public abstract class AsyncOp extends AsyncOpBase {
  /** The syntax of the tokens. */
  static final String ASYNC = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) ";

  AsyncOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("AsyncDependencies", new AsyncDependencies());
  }

  /** Parses {@code async [%token]} and returns the type of the result, or null without {@code async}. */
  static @Nullable Type parse(OpAsmParser parser, List<UnresolvedOperand> dependencies) {
    int position = parser.position();
    Type token = null;
    if (parser.parseOptionalKeyword("async")) {
      if (parser.resultNameCount() == 0) {
        throw parser.error(position, "needs to be named when marked 'async'");
      }
      token = GpuConstraints.ASYNC_TOKEN.buildable().apply(parser.context());
    }
    parser.parseOperandList(dependencies, Delimiter.OPTIONAL_SQUARE);
    return token;
  }

  /** {@code async [%token]}. */
  private static final class AsyncDependencies implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      Type token = AsyncOp.parse(parser, arguments.operands(1));
      if (token != null) {
        arguments.types(0).add(token);
      }
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      boolean isAsync = !arguments.types(0).isEmpty();
      OperandRange dependencies = arguments.operands(1);
      printer.print(isAsync ? "async" : "");
      if (!dependencies.isEmpty()) {
        printer.print(isAsync ? " [" : "[").printOperands(dependencies).print(']');
      }
    }
  }
}
