// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The syntax of clauses in MLIR 19.1, as parts of assembly formats, and the directives in them. */
final class FormerClauses {
  static final String ALIGNED = "`aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), "
      + "$alignment_values) `)`";
  static final String ALLOCATE = "`allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), "
      + "$allocators_vars, type($allocators_vars)) `)`";
  static final String COPYPRIVATE = "`copyprivate` `(` custom<CopyPrivateVarList>($copyprivate_vars, "
      + "type($copyprivate_vars), $copyprivate_funcs) `)`";
  static final String DEPEND = "`depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depends) `)`";
  static final String FINAL = "`final` `(` $final_expr `)`";
  static final String HINT = "`hint` `(` $hint_val `)`";
  static final String IN_REDUCTION = "`in_reduction` `(` custom<ReductionVarList>($in_reduction_vars, "
      + "type($in_reduction_vars), $in_reduction_vars_byref, $in_reductions) `)`";
  static final String MAP_ENTRIES = "`map_entries` `(` custom<MapEntries>($map_operands, type($map_operands)) `)`";
  static final String MEMORY_ORDER = "`memory_order` `(` $memory_order_val `)`";
  static final String NUM_THREADS = "`num_threads` `(` $num_threads_var `:` type($num_threads_var) `)`";
  static final String ORDER = "`order` `(` custom<OrderClause>($order_val, $order_mod) `)`";
  static final String REDUCTION = "`reduction` `(` custom<ReductionVarList>($reduction_vars, type($reduction_vars), "
      + "$reduction_vars_byref, $reductions) `)`";
  static final String SCHEDULE = "`schedule` `(` custom<ScheduleClause>($schedule_val, $schedule_modifier, "
      + "$simd_modifier, $schedule_chunk_var, type($schedule_chunk_var)) `)`";
  static final String TASK_REDUCTION = "`task_reduction` `(` custom<ReductionVarList>($task_reduction_vars, "
      + "type($task_reduction_vars), $task_reduction_vars_byref, $task_reductions) `)`";

  private FormerClauses() {}

  /** Starts the definition of an operation, with the directives of all clauses. */
  static OpDefinitionBuilder operation(String name) {
    OpDefinitionBuilder op = OpDefinition.named(name);
    op.directive("AlignedClause", new AlignedClause());
    op.directive("AllocateAndAllocator", new AllocateClause());
    op.directive("CopyPrivateVarList", new CopyprivateClause());
    op.directive("DependVarList", new DependClause());
    op.directive("LinearClause", new LinearClause());
    op.directive("MapEntries", new MapEntries(false));
    op.directive("OrderClause", new OrderClause());
    op.directive("ParallelRegion", new RegionArguments(true));
    op.directive("ReductionVarList", new ReductionClause());
    op.directive("ScheduleClause", new ScheduleClause());
    op.directive("TargetMapEntries", new MapEntries(true));
    op.directive("TargetPrivates", new TargetPrivates());
    op.directive("Wsloop", new RegionArguments(false));
    return op;
  }
}
