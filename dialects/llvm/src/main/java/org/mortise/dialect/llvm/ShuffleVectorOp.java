// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** Chooses elements of two vectors; the number -1 stands for an undefined one. */
@Op(name = "llvm.shufflevector",
    operands = {"v1: VECTOR", "v2: VECTOR"},
    results = "res: VECTOR",
    attributes = "mask: DENSE_I32_ARRAY",
    traits = "PURE",
    sameTypes = "v1, v2",
    format = "$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))")
public final class ShuffleVectorOp extends ShuffleVectorOpBase {
  ShuffleVectorOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("ShuffleType", new ShuffleType());
  }

  @Nullable Diagnostic verify() {
    if (LlvmTypes.isFixedVector(v1().type())) {
      return null;
    }
    DenseI32ArrayAttr mask = maskAttr();
    for (int i = 0; i < mask.size(); i++) {
      if (mask.get(i) != 0) {
        return opError("expected a splat operation for scalable vectors");
      }
    }
    return null;
  }

  /** The type of the result, whose length is that of the mask; it is not written. */
  private static final class ShuffleType implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      Type source = arguments.types(0).get(0);
      if (!LlvmTypes.isVector(source)) {
        throw parser.error("expected an LLVM compatible vector type");
      }
      arguments.types(1).add(LlvmTypes.vectorOfLength(
          source, LlvmConstraints.elementType(source), ((DenseI32ArrayAttr) arguments.attribute(2)).size()));
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
}
