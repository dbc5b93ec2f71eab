// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import static org.mortise.ir.definition.TypeConstraints.ANY;
import static org.mortise.ir.definition.TypeConstraints.ANY_INTEGER_OR_INDEX;
import static org.mortise.ir.definition.TypeConstraints.I1;
import static org.mortise.ir.definition.TypeConstraints.INDEX;
import static org.mortise.ir.definition.TypeConstraints.SIGNLESS_INTEGER_OR_INDEX;
import static org.mortise.ir.definition.TypeConstraints.memRefOfRank;
import static org.mortise.ir.definition.TypeConstraints.tensorOf;

import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.parameters.DialectEnum;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParametricForm;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;

/** The constraints named in the declarations of this dialect. */
public final class SparseTensorConstraints {
  static final String DIRECTION_NAME = "CrdTransDirection";
  static final String SORT_KIND_NAME = "SparseTensorSortAlgorithm";
  static final String SPECIFIER_KIND_NAME = "kind";

  // ---- types -------------------------------------------------------------------------------------------------------

  static final TypeConstraint<RankedTensorType> SPARSE_TENSOR = TypeConstraint.of(
      "sparse tensor of any type values", RankedTensorType.class,
      type -> SparseTensorEncodingAttr.ofType(type) != null);
  static final TypeConstraint<RankedTensorType> SLICE = TypeConstraint.of(
      "sparse tensor slice of any type values", RankedTensorType.class,
      type -> SparseTensorEncodingAttr.ofType(type) != null && SparseTensorEncodingAttr.ofType(type).isSlice());
  static final TypeConstraint<StorageSpecifierType> SPECIFIER =
      TypeConstraint.of("metadata", StorageSpecifierType.class);
  static final TypeConstraint<IterationSpaceType> ITER_SPACE =
      TypeConstraint.of("sparse iteration space", IterationSpaceType.class);
  static final TypeConstraint<IteratorType> ITERATOR = TypeConstraint.of("sparse iterator", IteratorType.class);
  static final TypeConstraint<TensorType> LEVELS = tensorOf(SIGNLESS_INTEGER_OR_INDEX);
  static final TypeConstraint<Type> LENGTH = TypeConstraint.of("scalar like", SparseTensorConstraints::isLength);
  static final TypeConstraint<MemRefType> FLAGS = memRefOfRank(1, I1);
  static final TypeConstraint<MemRefType> INDICES = memRefOfRank(1, INDEX);
  static final TypeConstraint<MemRefType> INTEGERS = memRefOfRank(1, ANY_INTEGER_OR_INDEX);
  static final TypeConstraint<MemRefType> BUFFER = memRefOfRank(1, ANY);
  static final TypeConstraint<MemRefType> STRIDED_BUFFER = TypeConstraint.of(
      "strided memref of any type values of rank 1", MemRefType.class, type -> type.rank() == 1 && type.isStrided());

  // ---- attributes --------------------------------------------------------------------------------------------------

  static final DialectEnum DIRECTIONS = DialectEnum.plain(
      SparseTensorDialect.NAMESPACE, DIRECTION_NAME, "SparseTensorCrdTransDirectionAttr",
      "::mlir::sparse_tensor::CrdTransDirectionKind", "dim_to_lvl", "lvl_to_dim");
  static final DialectEnum SORT_KINDS = DialectEnum.plain(
      SparseTensorDialect.NAMESPACE, SORT_KIND_NAME, "SparseTensorSortKindAttr",
      "::mlir::sparse_tensor::SparseTensorSortKind", "hybrid_quick_sort", "insertion_sort_stable", "quick_sort",
      "heap_sort");
  static final DialectEnum SPECIFIER_KINDS = DialectEnum.plain(
      SparseTensorDialect.NAMESPACE, SPECIFIER_KIND_NAME, "SparseTensorStorageSpecifierKindAttr",
      "::mlir::sparse_tensor::StorageSpecifierKind", "lvl_sz", "pos_mem_sz", "crd_mem_sz", "val_mem_sz", "dim_offset",
      "dim_stride");
  static final AttributeConstraint<DialectEnumAttr> DIRECTION =
      DIRECTIONS.constraint("sparse tensor coordinate translation direction");
  static final AttributeConstraint<DialectEnumAttr> SORT_KIND =
      SORT_KINDS.constraint("sparse tensor sort algorithm");
  static final AttributeConstraint<DialectEnumAttr> SPECIFIER_KIND =
      SPECIFIER_KINDS.constraint("sparse tensor storage specifier kind");
  static final AttributeConstraint<SparseTensorEncodingAttr> ENCODING =
      AttributeConstraint.ofKind("", SparseTensorEncodingAttr.class);
  static final AttributeConstraint<IntegerAttr> DIMENSION =
      AttributeConstraints.INDEX.describedAs("dimension attribute");
  static final AttributeConstraint<IntegerAttr> LEVEL = AttributeConstraints.INDEX.describedAs("level attribute");
  static final AttributeConstraint<IntegerAttr> LEVEL_SET = AttributeConstraints.I64.describedAs("LevelSet attribute");

  // ---- parameters --------------------------------------------------------------------------------------------------

  static final ParameterForm<SparseTensorEncodingAttr> NESTED_ENCODING =
      ParametricForm.nested(SparseTensorEncodingAttr.class, SparseTensorEncodingAttr::declaration)
          .withType("::mlir::sparse_tensor::SparseTensorEncodingAttr");
  static final ParameterForm<LevelRange> LEVEL_RANGE = new ParameterForm<>(
      "", LevelRange::parse, (printer, levels) -> printer.print(levels.toString()));

  private SparseTensorConstraints() {}

  private static boolean isLength(Type type) {
    Type scalar = type instanceof RankedTensorType tensor && tensor.rank() == 0 ? tensor.elementType() : type;
    return SIGNLESS_INTEGER_OR_INDEX.accepts(scalar);
  }
}
