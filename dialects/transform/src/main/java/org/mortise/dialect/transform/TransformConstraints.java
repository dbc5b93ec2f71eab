// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.PlainType;

/** The constraints named in the declarations of this dialect. */
public final class TransformConstraints {
  static final String ANY_OP = "any_op";
  static final String ANY_VALUE = "any_value";
  static final String ANY_PARAM = "any_param";
  static final String AFFINE_MAP_PARAM = "affine_map";
  static final String TYPE_PARAM = "type";

  // ---- types -------------------------------------------------------------------------------------------------------

  static final TypeConstraint<Type> HANDLE =
      TypeConstraint.of("TransformHandleTypeInterface instance", TransformConstraints::isHandle);
  static final TypeConstraint<Type> VALUE_HANDLE =
      TypeConstraint.of("TransformValueHandleTypeInterface instance", TransformConstraints::isValueHandle);
  static final TypeConstraint<Type> PARAM =
      TypeConstraint.of("TransformParamTypeInterface instance", TransformConstraints::isParam);
  static final TypeConstraint<Type> HANDLE_OR_PARAM = TypeConstraint.of(
      "any transform handle or parameter", type -> isHandle(type) || isValueHandle(type) || isParam(type));
  static final TypeConstraint<Type> ANY_HANDLE =
      TypeConstraint.of("any transform handle", type -> isHandle(type) || isValueHandle(type));
  static final TypeConstraint<Type> OPERATION_OR_VALUE =
      TypeConstraint.of("transform operation or value handle", ANY_HANDLE.test());
  static final TypeConstraint<Type> PARAM_OR_HANDLE = TypeConstraint.of(
      "transform any param type or any handle type", type -> isParam(type) || isHandle(type));
  static final TypeConstraint<PlainType> OF_ANY_OP = TypeConstraints.plain("", TransformDialect.NAMESPACE, ANY_OP);
  static final TypeConstraint<PlainType> OF_ANY_VALUE =
      TypeConstraints.plain("", TransformDialect.NAMESPACE, ANY_VALUE);
  static final TypeConstraint<Type> OPERATION_VALUE_OR_MAP = TypeConstraints.anyOf(
      OPERATION_OR_VALUE, TypeConstraints.plain("", TransformDialect.NAMESPACE, AFFINE_MAP_PARAM));

  static final TypeConstraint<TransformOperationType> OF_FOR = operations("scf.for");
  static final TypeConstraint<TransformOperationType> OF_ALLOC = operations("memref.alloc");
  static final TypeConstraint<TransformOperationType> OF_ALLOCA = operations("memref.alloca");
  static final TypeConstraint<TransformOperationType> OF_ALLOC_TENSOR = operations("bufferization.alloc_tensor");
  static final TypeConstraint<TransformOperationType> OF_EMPTY = operations("tensor.empty");
  static final TypeConstraint<TransformOperationType> OF_TRANSPOSE = operations("linalg.transpose");
  static final TypeConstraint<TransformOperationType> OF_COLLAPSE_SHAPE = operations("tensor.collapse_shape");
  static final TypeConstraint<TransformOperationType> OF_EXPAND_SHAPE = operations("tensor.expand_shape");
  static final TypeConstraint<TransformOperationType> OF_EXTRACT_SLICE = operations("tensor.extract_slice");
  static final TypeConstraint<TransformOperationType> OF_PACK = operations("tensor.pack");
  static final TypeConstraint<TransformOperationType> OF_PAD = operations("tensor.pad");
  static final TypeConstraint<TransformOperationType> OF_UNPACK = operations("tensor.unpack");

  // ---- attributes --------------------------------------------------------------------------------------------------

  static final AttributeConstraint<IntegerAttr> FAILURE_PROPAGATION_MODE = AttributeConstraints
      .enumerationFrom(1, "failure_propagation_mode", 32, "propagate", "suppress")
      .describedAs("Silenceable error propagation policy");
  static final AttributeConstraint<IntegerAttr> MATCH_PREDICATE =
      AttributeConstraints.enumeration("predicate", 32, "eq", "ne", "lt", "le", "gt", "ge");
  static final AttributeConstraint<IntegerAttr> MATCH_INTERFACE = AttributeConstraints
      .enumeration("interface", 32, "LinalgOp", "TilingInterface", "LoopLikeInterface")
      .describedAs("An interface to match");
  static final AttributeConstraint<IntegerAttr> TRANSPOSED_INPUT = AttributeConstraints
      .enumeration("inputToTranspose", 32, "lhs", "rhs")
      .describedAs("Input to transpose when converting matmul ops to transposed variants");
  static final AttributeConstraint<IntegerAttr> LAYOUT_MAP_OPTION = AttributeConstraints
      .enumeration("function_boundary_type_conversion", 32, "InferLayoutMap", "IdentityLayoutMap",
          "FullyDynamicLayoutMap")
      .describedAs("option for map layout");
  static final AttributeConstraint<IntegerAttr> CONTRACT_LOWERING = AttributeConstraints
      .enumeration("lowering_strategy", 32, "dot", "matmulintrinsics", "outerproduct", "parallelarith")
      .describedAs("control the lowering of `vector.contract` operations.");
  static final AttributeConstraint<IntegerAttr> MULTI_REDUCTION_LOWERING = AttributeConstraints
      .enumeration("lowering_strategy", 32, "innerparallel", "innerreduction")
      .describedAs("control the lowering of `vector.multi_reduction`.");
  static final AttributeConstraint<IntegerAttr> TRANSPOSE_LOWERING = AttributeConstraints
      .enumeration("lowering_strategy", 32, "eltwise", "flat_transpose", "shuffle_1d", "shuffle_16x16")
      .describedAs("control the lowering of `vector.transpose` operations.");
  static final AttributeConstraint<IntegerAttr> TRANSFER_SPLIT = AttributeConstraints
      .enumeration("split_transfer_strategy", 32, "none", "vector-transfer", "linalg-copy", "force-in-bounds")
      .describedAs(
          "control the splitting of `vector.transfer` operations into in-bounds and out-of-bounds variants.");
  static final AttributeConstraint<IntegerAttr> POSITIVE_I64 = AttributeConstraints.positive(AttributeConstraints.I64);
  static final AttributeConstraint<IntegerAttr> NON_NEGATIVE_I64 =
      AttributeConstraints.nonNegative(AttributeConstraints.I64);
  static final AttributeConstraint<ArrayAttr> SYMBOL_REF_ARRAY =
      AttributeConstraints.arrayOf("symbol ref array attribute", SymbolRefAttr.class::isInstance);
  static final AttributeConstraint<ArrayAttr> TYPE_ARRAY =
      AttributeConstraints.arrayOf("type array attribute", TypeAttr.class::isInstance);
  static final AttributeConstraint<ArrayAttr> BOOL_ARRAY =
      AttributeConstraints.arrayOf("1-bit boolean array attribute", AttributeConstraints.BOOL.test());
  static final AttributeConstraint<ArrayAttr> MAPPING_ARRAY =
      AttributeConstraints.arrayOf("Device Mapping array attribute", TransformConstraints::isOfDialect);
  static final AttributeConstraint<ArrayAttr> I64_ARRAYS =
      AttributeConstraints.arrayOf("array of arrays of i64", AttributeConstraints.I64_ARRAY.test());
  static final AttributeConstraint<TypeAttr> FUNCTION_TYPE = AttributeConstraint.ofKind(
      "function type attribute", TypeAttr.class, attribute -> attribute.value() instanceof FunctionType);
  static final AttributeConstraint<DenseI64ArrayAttr> NON_NEGATIVE_ARRAY = AttributeConstraints.DENSE_I64_ARRAY.and(
      " whose value is non-negative",
      attribute -> attribute instanceof DenseI64ArrayAttr array && isNonNegative(array));
  static final AttributeConstraint<DenseI64ArrayAttr> THREE_OR_NONE = AttributeConstraints.DENSE_I64_ARRAY.and(
      " with 0 or 3 elements",
      attribute -> attribute instanceof DenseI64ArrayAttr array && (array.size() == 0 || array.size() == 3));
  static final AttributeConstraint<DenseI64ArrayAttr> THREE = AttributeConstraints.DENSE_I64_ARRAY.and(
      " with exactly 3 elements", attribute -> attribute instanceof DenseI64ArrayAttr array && array.size() == 3);

  private TransformConstraints() {}

  static boolean isHandle(Type type) {
    return type instanceof TransformOperationType
        || type instanceof PlainType plain
            && (plain.is(TransformDialect.NAMESPACE, ANY_OP) || plain.is(PdlDialect.NAMESPACE, PdlDialect.OPERATION));
  }

  static boolean isValueHandle(Type type) {
    return type instanceof PlainType plain && plain.is(TransformDialect.NAMESPACE, ANY_VALUE);
  }

  static boolean isParam(Type type) {
    return type instanceof ParamType
        || type instanceof PlainType plain && plain.dialectNamespace().equals(TransformDialect.NAMESPACE)
            && !plain.mnemonic().equals(ANY_OP) && !plain.mnemonic().equals(ANY_VALUE);
  }

  private static TypeConstraint<TransformOperationType> operations(String name) {
    return TypeConstraint.of("Transform IR handle to " + name + " operations", TransformOperationType.class,
        type -> type.operationName().equals(name));
  }

  private static boolean isOfDialect(Attribute attribute) {
    return !attribute.dialectNamespace().equals("builtin");
  }

  private static boolean isNonNegative(DenseI64ArrayAttr array) {
    for (int i = 0; i < array.size(); i++) {
      if (array.get(i) < 0) {
        return false;
      }
    }
    return true;
  }
}
