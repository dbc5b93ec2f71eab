// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The syntax of the clauses that operations share, as parts of assembly formats, and the directives in them. */
final class Clauses {
  static final String ALIGNED = "`aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), "
      + "$alignments) `)`";
  static final String ALLOCATE = "`allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), "
      + "$allocator_vars, type($allocator_vars)) `)`";
  static final String COPYPRIVATE = "`copyprivate` `(` custom<Copyprivate>($copyprivate_vars, "
      + "type($copyprivate_vars), $copyprivate_syms) `)`";
  static final String DEPEND =
      "`depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)`";
  static final String DEVICE = "`device` `(` $device `:` type($device) `)`";
  static final String FINAL = "`final` `(` $final `)`";
  static final String HINT = "`hint` `(` $hint `)`";
  static final String IF = "`if` `(` $if_expr `)`";
  static final String LINEAR =
      "`linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)`";
  static final String MAP_ENTRIES = "`map_entries` `(` $map_vars `:` type($map_vars) `)`";
  static final String MEMORY_ORDER = "`memory_order` `(` $memory_order `)`";
  static final String MERGEABLE = "`mergeable` $mergeable";
  static final String NOWAIT = "`nowait` $nowait";
  static final String NUM_THREADS = "`num_threads` `(` $num_threads `:` type($num_threads) `)`";
  static final String ORDER = "`order` `(` custom<OrderClause>($order, $order_mod) `)`";
  static final String PRIORITY = "`priority` `(` $priority `:` type($priority) `)`";
  static final String SCHEDULE = "`schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, "
      + "$schedule_simd, $schedule_chunk, type($schedule_chunk)) `)`";
  static final String THREAD_LIMIT = "`thread_limit` `(` $thread_limit `:` type($thread_limit) `)`";
  static final String UNTIED = "`untied` $untied";

  /** The separator of clauses. */
  static final String OR = " | ";

  // ---- regions whose entry blocks have the variables of clauses as arguments ---------------------------------------

  private static final String REDUCTIONS =
      "$reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms";
  private static final String IN_REDUCTIONS =
      "$in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms";
  private static final String PRIVATES = "$private_vars, type($private_vars), $private_syms, $private_needs_barrier";
  static final String PRIVATE_REGION = "custom<PrivateRegion>($region, " + PRIVATES + ") attr-dict";
  static final String PRIVATE_REDUCTION_REGION =
      "custom<PrivateReductionRegion>($region, " + PRIVATES + ", " + REDUCTIONS + ") attr-dict";
  static final String IN_REDUCTION_PRIVATE_REGION =
      "custom<InReductionPrivateRegion>($region, " + IN_REDUCTIONS + ", " + PRIVATES + ") attr-dict";
  static final String IN_REDUCTION_PRIVATE_REDUCTION_REGION = "custom<InReductionPrivateReductionRegion>($region, "
      + IN_REDUCTIONS + ", " + PRIVATES + ", " + REDUCTIONS + ") attr-dict";
  static final String TASK_REDUCTION_REGION = "custom<TaskReductionRegion>($region, $task_reduction_vars, "
      + "type($task_reduction_vars), $task_reduction_byref, $task_reduction_syms) attr-dict";
  static final String USE_DEVICE_REGION = "custom<UseDeviceAddrUseDevicePtrRegion>($region, $use_device_addr_vars, "
      + "type($use_device_addr_vars), $use_device_ptr_vars, type($use_device_ptr_vars)) attr-dict";
  static final String TARGET_REGION = "custom<TargetOpRegion>($region, $has_device_addr_vars, "
      + "type($has_device_addr_vars), $host_eval_vars, type($host_eval_vars), " + IN_REDUCTIONS
      + ", $map_vars, type($map_vars), " + PRIVATES + ", $private_maps) attr-dict";

  private Clauses() {}

  /** Adds the directives of all clauses, and of regions that have no terminator if {@code isWrapper}. */
  static void addDirectives(OpDefinitionBuilder op, boolean isWrapper) {
    op.directive("AlignedClause", new AlignedClause());
    op.directive("AllocateAndAllocator", new AllocateClause());
    op.directive("Copyprivate", new CopyprivateClause());
    op.directive("DependVarList", new DependClause());
    op.directive("GrainsizeClause", new CountClause(OmpEnums.GRAINSIZE_TYPE, "grainsize"));
    op.directive("LinearClause", new LinearClause());
    op.directive("NumTasksClause", new CountClause(OmpEnums.NUM_TASKS_TYPE, "num_tasks"));
    op.directive("OrderClause", new OrderClause());
    op.directive("ScheduleClause", new ScheduleClause());
    op.directive("PrivateRegion", new ClauseRegion(isWrapper, EntryClause.PRIVATE));
    op.directive("PrivateReductionRegion", new ClauseRegion(isWrapper, EntryClause.PRIVATE, EntryClause.REDUCTION));
    op.directive("InReductionPrivateRegion",
        new ClauseRegion(isWrapper, EntryClause.IN_REDUCTION, EntryClause.PRIVATE));
    op.directive("InReductionPrivateReductionRegion",
        new ClauseRegion(isWrapper, EntryClause.IN_REDUCTION, EntryClause.PRIVATE, EntryClause.REDUCTION));
    op.directive("TaskReductionRegion", new ClauseRegion(isWrapper, EntryClause.TASK_REDUCTION));
    op.directive("UseDeviceAddrUseDevicePtrRegion",
        new ClauseRegion(isWrapper, EntryClause.USE_DEVICE_ADDR, EntryClause.USE_DEVICE_PTR));
    op.directive("TargetOpRegion", new ClauseRegion(isWrapper, EntryClause.HAS_DEVICE_ADDR, EntryClause.HOST_EVAL,
        EntryClause.IN_REDUCTION, EntryClause.MAP, EntryClause.MAPPED_PRIVATE));
  }

  /** Returns an error if the numbers of allocators and allocated variables differ, otherwise null. */
  static @Nullable Diagnostic verifyAllocate(Operation op, OperandRange variables, OperandRange allocators) {
    return variables.size() == allocators.size()
        ? null : op.error("expected equal sizes for allocate and allocator variables");
  }
}
