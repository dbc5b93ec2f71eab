// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** The type of a buffer, as MLIR 19.1 writes it; MLIR 20 writes {@code tensor<4xf32> to memref<4xf32>}. */
final class BufferTypeSyntax implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    Type type = parser.parseType();
    arguments.types(0).add(parser.parseOptionalKeyword("to") ? parser.parseType() : type);
  }

  @Override
  public String template(String argument) {
    return "memref<?xf32>";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.printType(arguments.types(0).get(0));
  }
}
