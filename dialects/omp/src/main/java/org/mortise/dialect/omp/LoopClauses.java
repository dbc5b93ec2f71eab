// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.definition.OpDefinitionBuilder;

/** The syntax of the clauses of parallel regions and loops, as parts of assembly formats. */
final class LoopClauses {
  static final String ALIGNED = "`aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), "
      + "$alignments) `)`";
  static final String ALLOCATE = "`allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), "
      + "$allocator_vars, type($allocator_vars)) `)`";
  static final String NUM_THREADS = "`num_threads` `(` $num_threads `:` type($num_threads) `)`";
  static final String ORDER = "`order` `(` custom<OrderClause>($order, $order_mod) `)`";
  static final String SCHEDULE = "`schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, "
      + "$schedule_simd, $schedule_chunk, type($schedule_chunk)) `)`";
  static final String PRIVATE_REGION = "custom<PrivateRegion>($region, $private_vars, type($private_vars), "
      + "$private_syms, $private_needs_barrier) attr-dict";
  static final String PRIVATE_REDUCTION_REGION = "custom<PrivateReductionRegion>($region, $private_vars, "
      + "type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, "
      + "type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict";

  private LoopClauses() {}

  /** Adds the directives of all clauses and of the region. */
  static void addDirectives(OpDefinitionBuilder op, boolean isWrapper) {
    Clauses.addDirectives(op);
    op.directive("PrivateRegion", new ClauseRegion(false, isWrapper));
    op.directive("PrivateReductionRegion", new ClauseRegion(true, isWrapper));
  }
}
