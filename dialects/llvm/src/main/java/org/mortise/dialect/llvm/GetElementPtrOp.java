// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.ArrayType;
import org.mortise.dialect.llvm.types.LlvmVectorType;
import org.mortise.dialect.llvm.types.StructType;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.VectorType;

/** Computes the address of an element of a structure or array from its address and indices. */
@Op(name = "llvm.getelementptr",
    operands = {"base: POINTERS", "dynamicIndices: INTEGERS..."},
    results = "res: POINTERS",
    attributes = {"rawConstantIndices: DENSE_I32_ARRAY", "elem_type: TYPE", "noWrapFlags: NO_WRAP = NO_FLAGS"},
    traits = "PURE",
    format = "($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` "
        + "attr-dict `:` functional-type(operands, results) `,` $elem_type")
public final class GetElementPtrOp extends GetElementPtrOpBase {
  /** Stands for an index that is an operand. */
  static final int DYNAMIC = Integer.MIN_VALUE;

  GetElementPtrOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("GEPIndices", new ElementIndices());
  }

  FoldResult fold(Attribute[] constants) {
    return Folds.address(this, constants);
  }

  @Nullable Diagnostic verify() {
    IntegerAttr flags = noWrapFlagsAttr();
    if ((flags.longValue() & NoWrapForm.INBOUNDS) == 1) {
      return opError("'inbounds_flag' cannot be used directly.");
    }
    DenseI32ArrayAttr indices = rawConstantIndicesAttr();
    int dynamic = 0;
    for (int i = 0; i < indices.size(); i++) {
      dynamic += indices.get(i) == DYNAMIC ? 1 : 0;
    }
    if (dynamic != dynamicIndices().size()) {
      return opError("expected as many dynamic indices as specified in 'rawConstantIndices'");
    }
    String problem = problemOf(elemTypeAttr().value(), indices);
    return problem == null ? null : opError(problem);
  }

  /** Follows the indices after the first one, which does not change the type. */
  private static @Nullable String problemOf(Type element, DenseI32ArrayAttr indices) {
    Type type = element;
    for (int i = 1; i < indices.size(); i++) {
      if (type instanceof StructType struct) {
        int index = indices.get(i);
        List<Type> elements = struct.elementTypes();
        if (index == DYNAMIC) {
          return "expected index " + i + " indexing a struct to be constant";
        }
        if (index < 0 || index >= elements.size()) {
          return "index " + i + " indexing a struct is out of bounds";
        }
        type = elements.get(index);
      } else if (type instanceof ArrayType array) {
        type = array.elementType();
      } else if (type instanceof VectorType || type instanceof LlvmVectorType) {
        type = LlvmConstraints.elementType(type);
      } else {
        return "type '" + type + "' cannot be indexed (index #" + i + ")";
      }
    }
    return null;
  }
}
