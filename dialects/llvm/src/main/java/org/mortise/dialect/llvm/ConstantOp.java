// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.ArrayType;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.dialect.llvm.types.StructType;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.IntegerType;

/** Produces a constant. */
@Op(name = "llvm.mlir.constant",
    results = "res: LLVM_TYPE",
    attributes = "value: ANY",
    traits = {"CONSTANT_LIKE", "PURE"},
    format = "`(` $value `)` attr-dict `:` type($res)")
public final class ConstantOp extends ConstantOpBase {
  ConstantOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Attribute value = valueAttr();
    Type type = res().type();
    if (value instanceof StringAttr text) {
      return isCharacters(type, text.value().length()) ? null : opError("expected array type of "
          + text.value().length() + " i8 elements for the string constant");
    }
    if (type instanceof StructType) {
      return null;
    }
    if (!(value instanceof IntegerAttr || value instanceof FloatAttr || value instanceof ElementsAttr)) {
      return opError("only supports integer, float, string or elements attributes");
    }
    return value instanceof IntegerAttr && !(type instanceof IntegerType) ? opError("expected integer type") : null;
  }

  /** Returns whether a type is an array of {@code length} bytes. */
  static boolean isCharacters(Type type, int length) {
    return type instanceof ArrayType array && array.length() == length
        && IntegerType.isSignless(array.elementType(), Byte.SIZE);
  }

  /** Returns whether an operation that produces {@code value} as a value of {@code type} can be created. */
  static boolean isBuildableWith(Attribute value, Type type) {
    return value.type() == type && LlvmTypes.isCompatible(type)
        && (value instanceof IntegerAttr || value instanceof FloatAttr || value instanceof ElementsAttr);
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(valueAttr());
  }
}
