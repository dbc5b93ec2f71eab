// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import static org.mortise.ir.definition.TypeConstraints.ANY_FLOAT;
import static org.mortise.ir.definition.TypeConstraints.ANY_INTEGER;
import static org.mortise.ir.definition.TypeConstraints.F32;
import static org.mortise.ir.definition.TypeConstraints.I32;
import static org.mortise.ir.definition.TypeConstraints.I64;
import static org.mortise.ir.definition.TypeConstraints.I8;
import static org.mortise.ir.definition.TypeConstraints.INDEX;
import static org.mortise.ir.definition.TypeConstraints.SIGNLESS_INTEGER;
import static org.mortise.ir.definition.TypeConstraints.anyOf;
import static org.mortise.ir.definition.TypeConstraints.memRefOf;
import static org.mortise.ir.definition.TypeConstraints.memRefOfRank;

import java.util.function.Function;
import java.util.function.Predicate;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.PlainType;
import org.mortise.ir.types.Signedness;
import org.mortise.ir.types.VectorType;

/** The constraints and default values that declarations of this dialect name. */
public final class GpuConstraints {
  static final String TOKEN = "async.token";
  static final String DN_TENSOR = "sparse.dntensor_handle";
  static final String SP_MAT = "sparse.spmat_handle";
  static final String SP_GEMM = "sparse.spgemmop_handle";

  // ---- types -------------------------------------------------------------------------------------------------------

  static final TypeConstraint<PlainType> ASYNC_TOKEN =
      TypeConstraints.plain("async token type", GpuDialect.NAMESPACE, TOKEN);
  static final TypeConstraint<PlainType> DN_TENSOR_HANDLE =
      TypeConstraints.plain("dense tensor handle type", GpuDialect.NAMESPACE, DN_TENSOR);
  static final TypeConstraint<PlainType> SP_MAT_HANDLE =
      TypeConstraints.plain("sparse matrix handle type", GpuDialect.NAMESPACE, SP_MAT);
  static final TypeConstraint<PlainType> SP_GEMM_HANDLE =
      TypeConstraints.plain("SpGEMM operation handle type", GpuDialect.NAMESPACE, SP_GEMM);
  static final TypeConstraint<Type> LAUNCH_INDEX = anyOf(INDEX, I32, I64);
  static final TypeConstraint<Type> PRINTABLE = anyOf(ANY_INTEGER, INDEX, ANY_FLOAT);
  static final TypeConstraint<MemRefType> BYTES = memRefOfRank(1, I8);

  static final TypeConstraint<Type> INTEGER_OR_FLOAT =
      TypeConstraint.of("Integer or Float", anyOf(SIGNLESS_INTEGER, ANY_FLOAT).test());
  static final TypeConstraint<Type> NUMBERS = anyOf(INTEGER_OR_FLOAT, vectorOfRank1(INTEGER_OR_FLOAT));

  private static final TypeConstraint<IntegerType> SI8 = TypeConstraint.of(
      "8-bit signed integer", IntegerType.class, type -> is8Bit(type, Signedness.SIGNED));
  private static final TypeConstraint<IntegerType> UI8 = TypeConstraint.of(
      "8-bit unsigned integer", IntegerType.class, type -> is8Bit(type, Signedness.UNSIGNED));
  private static final TypeConstraint<FloatType> F16 =
      TypeConstraint.of("16-bit float", FloatType.class, type -> FloatType.is(type, FloatKind.F16));
  static final TypeConstraint<Type> MMA_ELEMENT = anyOf(SI8, UI8, I32, F16, F32);
  static final TypeConstraint<MMAMatrixType> MMA_MATRIX = TypeConstraint.of("MMAMatrix type", MMAMatrixType.class);
  static final TypeConstraint<MMAMatrixType> MMA_OPERAND = matrixOf(MMA_ELEMENT);
  static final TypeConstraint<MMAMatrixType> MMA_FACTOR = matrixOf(anyOf(SI8, UI8, F16, F32));
  static final TypeConstraint<MMAMatrixType> MMA_ACCUMULATOR = matrixOf(anyOf(I32, F16, F32));
  private static final TypeConstraint<Type> MMA_MEMORY_SCALAR = anyOf(I8, I32, F16, F32);
  static final TypeConstraint<MemRefType> MMA_MEMREF =
      memRefOf(anyOf(MMA_MEMORY_SCALAR, vectorOfRank1(MMA_MEMORY_SCALAR)));

  // ---- attributes --------------------------------------------------------------------------------------------------

  static final AttributeConstraint<DialectEnumAttr> DIMENSION =
      GpuEnums.DIMENSION.constraint("a dimension, either 'x', 'y', or 'z'");
  static final AttributeConstraint<DialectEnumAttr> ALL_REDUCE_OPERATION =
      GpuEnums.ALL_REDUCE_OPERATION.constraint("built-in reduction operations supported by gpu.allreduce.");
  static final AttributeConstraint<DialectEnumAttr> BROADCAST =
      GpuEnums.BROADCAST.constraint("a lane to broadcast from");
  static final AttributeConstraint<IntegerAttr> NON_NEGATIVE_I32 =
      AttributeConstraints.withMinimum(AttributeConstraints.I32, 0);
  static final AttributeConstraint<IntegerAttr> POWER_OF_2_I32 = AttributeConstraints.I32.and(
      " whose value is a power of two > 0", number -> Long.bitCount(((IntegerAttr) number).longValue()) == 1);
  static final Function<Context, Attribute> ONE_I32 =
      context -> IntegerAttr.of(IntegerType.of(context, Integer.SIZE), 1);
  static final AttributeConstraint<DialectEnumAttr> SHUFFLE_MODE =
      GpuEnums.SHUFFLE_MODE.constraint("Indexing modes supported by gpu.shuffle.");
  static final AttributeConstraint<DialectEnumAttr> MMA_ELEMENTWISE =
      GpuEnums.MMA_ELEMENTWISE.constraint("elementwise operation to apply to mma matrix");
  static final AttributeConstraint<DialectEnumAttr> PRUNE_FLAG =
      GpuEnums.PRUNE_FLAG.constraint("pruning strategy for 2:4 sparse matrix");
  static final AttributeConstraint<DialectEnumAttr> TRANSPOSE_MODE =
      GpuEnums.TRANSPOSE_MODE.constraint("transpose mode of sparse matrix supported by sparse tensor ops");
  static final AttributeConstraint<DialectEnumAttr> SP_GEMM_KIND = GpuEnums.SP_GEMM_KIND
      .constraint("choose whether spgemm_work_estimation_or_compute does work estimation or compute");
  static final AttributeConstraint<Attribute> OFFLOADING_HANDLER = AttributeConstraint.of(
      "any attribute with the `OffloadingTranslationAttrTrait` trait.", OffloadingTranslationAttr.class::isInstance);
  static final AttributeConstraint<ArrayAttr> TARGETS = nonEmpty(
      "array of GPU target attributes with at least 1 elements", TargetAttr::isTarget);
  static final AttributeConstraint<ArrayAttr> OBJECTS = nonEmpty(
      "an array of GPU object attributes with at least 1 elements", ObjectAttr.class::isInstance);
  static final AttributeConstraint<DenseI32ArrayAttr> THREE_SIZES = AttributeConstraints.DENSE_I32_ARRAY.and(
      " with 3 elements (if present)",
      attribute -> attribute instanceof DenseI32ArrayAttr sizes && sizes.size() == 3);

  /** Matrices are not transposed. */
  static final Function<Context, Attribute> NON_TRANSPOSE =
      context -> GpuEnums.TRANSPOSE_MODE.of(context, "NON_TRANSPOSE");

  /** Elements are removed and checked. */
  static final Function<Context, Attribute> PRUNE_AND_CHECK =
      context -> GpuEnums.PRUNE_FLAG.of(context, "PRUNE_AND_CHECK");

  private GpuConstraints() {}

  private static boolean is8Bit(IntegerType type, Signedness signedness) {
    return type.width() == 8 && type.signedness() == signedness;
  }

  private static TypeConstraint<VectorType> vectorOfRank1(TypeConstraint<?> element) {
    return TypeConstraint.of(
        "fixed-length vector of " + element.description() + " values of ranks 1",
        VectorType.class, vector -> vector.rank() == 1 && element.accepts(vector.elementType()));
  }

  private static TypeConstraint<MMAMatrixType> matrixOf(TypeConstraint<?> element) {
    return TypeConstraint.of(
        "gpu.mma_matrix of " + element.description() + " values",
        MMAMatrixType.class, matrix -> element.accepts(matrix.elementType()));
  }

  private static AttributeConstraint<ArrayAttr> nonEmpty(String description, Predicate<Attribute> element) {
    return AttributeConstraint.ofKind(
        description, ArrayAttr.class,
        array -> array.size() > 0 && AttributeConstraints.arrayOf(description, element).accepts(array));
  }
}
