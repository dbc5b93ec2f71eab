// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.ArrayType;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.dialect.llvm.types.StructType;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** The type of an element of a structure or array; inferred from the preceding types and not printed. */
final class AggregateElement implements CustomDirective {
  private static final int ELEMENT = 0;
  private static final int CONTAINER = 1;
  private static final int POSITION = 2;

  /** The type of an element, or an error. */
  record Found(@Nullable Type type, @Nullable String problem) {}

  /** Finds the element of an aggregate at a position. */
  static Found find(Type container, DenseI64ArrayAttr position) {
    Type type = container;
    if (!LlvmTypes.isCompatible(type)) {
      return new Found(null, "expected LLVM IR Dialect type, got '" + type + "'");
    }
    for (int i = 0; i < position.size(); i++) {
      long index = position.get(i);
      long length;
      if (type instanceof ArrayType array) {
        length = array.length();
      } else if (type instanceof StructType struct) {
        length = struct.elementTypes().size();
      } else {
        return new Found(null, "expected LLVM IR structure/array type, got: '" + type + "'");
      }
      if (index < 0 || Long.compareUnsigned(index, length) >= 0) {
        return new Found(null, "position out of bounds: " + index);
      }
      type = type instanceof ArrayType array ? array.elementType()
          : ((StructType) type).elementTypes().get((int) index);
    }
    return new Found(type, null);
  }

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    Found found = find(
        arguments.types(CONTAINER).get(0), (DenseI64ArrayAttr) arguments.attribute(POSITION));
    if (found.problem != null) {
      throw parser.error(found.problem);
    }
    arguments.types(ELEMENT).add(found.type);
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    // follows from the other types
  }
}
