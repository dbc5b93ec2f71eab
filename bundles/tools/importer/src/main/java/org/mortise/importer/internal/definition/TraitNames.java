// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.CppText;

/** The words of dialect files for the traits of MLIR. */
public final class TraitNames {
  private static final Map<String, String> WORDS = Map.ofEntries(Map.entry("IsTerminator", "terminator"),
      Map.entry("ReturnLike", "return_like"), Map.entry("IsIsolatedFromAbove", "isolated_from_above"),
      Map.entry("SymbolTable", "symbol_table"), Map.entry("SingleBlock", "single_block"),
      Map.entry("NoTerminator", "no_terminator"), Map.entry("HasOnlyGraphRegion", "graph_regions"),
      Map.entry("NoRegionArguments", "no_region_arguments"),
      Map.entry("AutomaticAllocationScope", "automatic_allocation_scope"), Map.entry("AffineScope", "affine_scope"),
      Map.entry("HasRecursiveMemoryEffects", "recursive_memory_effects"),
      Map.entry("AlwaysSpeculatableImplTrait", "always_speculatable"),
      Map.entry("RecursivelySpeculatableImplTrait", "recursively_speculatable"),
      Map.entry("IsCommutative", "commutative"), Map.entry("IsIdempotent", "idempotent"),
      Map.entry("IsInvolution", "involution"), Map.entry("ConstantLike", "constant_like"),
      Map.entry("SameTypeOperands", "same_type_operands"),
      Map.entry("SameOperandsAndResultType", "same_operands_and_result_type"),
      Map.entry("SameOperandsAndResultElementType", "same_operands_and_result_element_type"),
      Map.entry("SameOperandsAndResultShape", "same_operands_and_result_shape"),
      Map.entry("SameOperandsShape", "same_operands_shape"),
      Map.entry("SameOperandsElementType", "same_operands_element_type"), Map.entry("Elementwise", "elementwise"),
      Map.entry("Scalarizable", "scalarizable"), Map.entry("Vectorizable", "vectorizable"),
      Map.entry("Tensorizable", "tensorizable"), Map.entry("AttrSizedOperandSegments", "attr_sized_operand_segments"),
      Map.entry("AttrSizedResultSegments", "attr_sized_result_segments"),
      Map.entry("SameVariadicOperandSize", "same_variadic_operand_size"),
      Map.entry("SameVariadicResultSize", "same_variadic_result_size"),
      Map.entry("MemRefsNormalizable", "memrefs_normalizable"),
      Map.entry("HasParallelRegion", "has_parallel_region"),
      Map.entry("SameOperandsAndResultRank", "same_operands_and_result_rank"),
      Map.entry("FirstAttrDerivedResultType", "first_attr_derived_result_type"),
      Map.entry("ResultsBroadcastableShape", "results_broadcastable_shape"));

  private TraitNames() {}

  /** Returns the word for a trait by its name in C++, or null if there is none. */
  public static @Nullable String find(String cppName) {
    return WORDS.get(CppText.simpleName(cppName));
  }

  /** Returns whether {@code word} stands for a trait of MLIR. */
  public static boolean hasWord(String word) {
    return WORDS.containsValue(word);
  }
}
