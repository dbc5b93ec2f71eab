// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * The syntax of the types of a tensor and its buffer: {@code tensor<4xf32> to memref<4xf32>}. MLIR 19.1 has only the
 * type of the buffer, {@code memref<4xf32>}, which is read, too.
 */
final class BufferTypeSyntax implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    Type first = parser.parseType();
    boolean hasBoth = parser.parseOptionalKeyword("to");
    Type buffer = hasBoth ? parser.parseType() : first;
    Type tensor = hasBoth ? first : TensorTypes.tensorOf(buffer);
    if (tensor == null) {
      throw parser.error("invalid kind of type specified");
    }
    arguments.types(0).add(tensor);
    arguments.types(1).add(buffer);
  }

  @Override
  public String template(String argument) {
    return "memref<?xf32>";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.printType(arguments.types(1).get(0));
  }
}
