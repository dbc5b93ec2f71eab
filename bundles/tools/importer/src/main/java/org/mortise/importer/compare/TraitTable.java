// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Trait;

/** The traits of the framework by the names of MLIR's traits in C++. */
final class TraitTable {
  private static final Map<String, Trait> TRAITS = Map.ofEntries(
      Map.entry("IsTerminator", Trait.TERMINATOR),
      Map.entry("ReturnLike", Trait.RETURN_LIKE),
      Map.entry("IsIsolatedFromAbove", Trait.ISOLATED_FROM_ABOVE),
      Map.entry("SymbolTable", Trait.SYMBOL_TABLE),
      Map.entry("SymbolOpInterface::Trait", Trait.SYMBOL),
      Map.entry("SingleBlock", Trait.SINGLE_BLOCK),
      Map.entry("NoTerminator", Trait.NO_TERMINATOR),
      Map.entry("HasOnlyGraphRegion", Trait.GRAPH_REGIONS),
      Map.entry("NoRegionArguments", Trait.NO_REGION_ARGUMENTS),
      Map.entry("AutomaticAllocationScope", Trait.AUTOMATIC_ALLOCATION_SCOPE),
      Map.entry("AffineScope", Trait.AFFINE_SCOPE),
      Map.entry("AlwaysSpeculatableImplTrait", Trait.ALWAYS_SPECULATABLE),
      Map.entry("HasRecursiveMemoryEffects", Trait.RECURSIVE_MEMORY_EFFECTS),
      Map.entry("RecursivelySpeculatableImplTrait", Trait.RECURSIVELY_SPECULATABLE),
      Map.entry("IsCommutative", Trait.COMMUTATIVE),
      Map.entry("IsIdempotent", Trait.IDEMPOTENT),
      Map.entry("IsInvolution", Trait.INVOLUTION),
      Map.entry("ConstantLike", Trait.CONSTANT_LIKE),
      Map.entry("SameTypeOperands", Trait.SAME_TYPE_OPERANDS),
      Map.entry("SameOperandsAndResultType", Trait.SAME_OPERANDS_AND_RESULT_TYPE),
      Map.entry("SameOperandsAndResultElementType", Trait.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE),
      Map.entry("SameOperandsAndResultShape", Trait.SAME_OPERANDS_AND_RESULT_SHAPE),
      Map.entry("SameOperandsShape", Trait.SAME_OPERANDS_SHAPE),
      Map.entry("SameOperandsElementType", Trait.SAME_OPERANDS_ELEMENT_TYPE),
      Map.entry("Elementwise", Trait.ELEMENTWISE),
      Map.entry("Scalarizable", Trait.SCALARIZABLE),
      Map.entry("Vectorizable", Trait.VECTORIZABLE),
      Map.entry("Tensorizable", Trait.TENSORIZABLE),
      Map.entry("AttrSizedOperandSegments", Trait.ATTR_SIZED_OPERAND_SEGMENTS),
      Map.entry("AttrSizedResultSegments", Trait.ATTR_SIZED_RESULT_SEGMENTS),
      Map.entry("SameVariadicOperandSize", Trait.SAME_VARIADIC_OPERAND_SIZE),
      Map.entry("SameVariadicResultSize", Trait.SAME_VARIADIC_RESULT_SIZE),
      Map.entry("HasParallelRegion", Trait.HAS_PARALLEL_REGION),
      Map.entry("MemRefsNormalizable", Trait.MEMREFS_NORMALIZABLE));

  private TraitTable() {}

  /** Returns whether the trait is in the table: others are ours, or stand for several. */
  static boolean isOfMlir(Trait trait) {
    return trait == Trait.NO_MEMORY_EFFECT || trait == Trait.SINGLE_BLOCK_IMPLICIT_TERMINATOR
        || TRAITS.containsValue(trait);
  }

  /** Returns the trait, or null if the framework has none for it. */
  static @Nullable Trait find(String cppName) {
    return TRAITS.get(cppName);
  }
}
