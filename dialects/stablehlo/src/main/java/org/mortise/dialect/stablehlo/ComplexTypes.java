// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedTensorType;

/** The type of a tensor of complex numbers, whose parts are two tensors of its shape; otherwise a function type. */
final class ComplexTypes implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    int start = parser.position();
    Type type = parser.parseType();
    if (type instanceof FunctionType function) {
      FunctionTypes.set(parser, start, arguments, function);
      return;
    }
    if (!(type instanceof TensorType tensor) || !(tensor.elementType() instanceof ComplexType)) {
      throw parser.error(start, "expected tensor with complex element type");
    }
    Type part = partOf(tensor);
    arguments.types(0).add(part);
    arguments.types(1).add(part);
    arguments.types(2).add(type);
  }

  private static Type partOf(TensorType tensor) {
    Type element = ((ComplexType) tensor.elementType()).elementType();
    return tensor instanceof RankedTensorType ranked ? ((ShapedType) ranked).cloneWith(ranked.shape(), element).asType()
        : UnrankedTensorType.of(element);
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Type left = arguments.types(0).get(0);
    Type right = arguments.types(1).get(0);
    Type result = arguments.types(2).get(0);
    if (left == right && result instanceof TensorType tensor && tensor.elementType() instanceof ComplexType
        && partOf(tensor) == left) {
      printer.printType(result);
    } else {
      printer.printFunctionalType(List.of(left, right), List.of(result));
    }
  }
}
