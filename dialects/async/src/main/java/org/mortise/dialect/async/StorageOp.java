// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** The family of accesses to the storage of a value. */
@Op
public abstract class StorageOp extends StorageOpBase {
  StorageOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("ValueType", new ShortType());
  }

  /** The type of the value in angle brackets; the whole type is parsed, too. */
  private static final class ShortType implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      Type whole = parser.parseOptionalType();
      arguments.types(0).add(whole != null ? whole : ValueType.declaration().parse(parser));
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      printer.print('<').printType(ValueType.unwrap(arguments.types(0).get(0))).print('>');
    }
  }
}
