// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** Waits until a token or value is available; returns the value. */
@Op(name = "async.await",
    operands = "operand: VALUE_OR_TOKEN",
    results = "result: ANY?",
    format = "$operand `:` custom<AwaitResultType>(type($operand), type($result)) attr-dict")
public final class AwaitOp extends AwaitOpBase {
  AwaitOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("AwaitResultType", new AwaitResultType());
  }

  @Nullable Diagnostic verify() {
    if (!(operand().type() instanceof ValueType value)) {
      return result() == null ? null : opError("awaiting on a token must have empty result");
    }
    String type = result() == null ? "<<NULL TYPE>>" : result().type().toString();
    return result() != null && result().type() == value.valueType() ? null : opError(
        "result type '" + type + "' does not match async value type '" + value.valueType() + "'");
  }

  /** The operand type; the result type follows from it. */
  private static final class AwaitResultType implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      Type type = parser.parseType();
      arguments.types(0).add(type);
      if (type instanceof ValueType value) {
        arguments.types(1).add(value.valueType());
      }
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      printer.printType(arguments.types(0).get(0));
    }
  }
}
