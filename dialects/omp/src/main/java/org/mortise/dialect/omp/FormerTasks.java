// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.List;
import java.util.Map;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;

/** Teams, sections, single regions and tasks as MLIR 19.1 has them. */
final class FormerTasks {
  private static final Map<String, String> REDUCTION_NAMES = Map.of(
      "allocators_vars", "allocator_vars", "reduction_vars_byref", "reduction_byref", "reductions", "reduction_syms");

  static final List<FormerOperation> ALL = List.of(
      new FormerEntry(TeamsOp.NAME, FormerTasks::teams, REDUCTION_NAMES, false, EntryClause.REDUCTION),
      new FormerEntry(SectionsOp.NAME, FormerTasks::sections, REDUCTION_NAMES, false, EntryClause.REDUCTION),
      new FormerConstruct(SingleOp.NAME, FormerTasks::single, Map.of(
          "allocators_vars", "allocator_vars", "copyprivate_funcs", "copyprivate_syms"), false),
      new FormerEntry(TaskOp.NAME, FormerTasks::task, Map.of(
          "allocators_vars", "allocator_vars", "depends", "depend_kinds", "final_expr", "final",
          "in_reduction_vars_byref", "in_reduction_byref", "in_reductions", "in_reduction_syms"), false,
          EntryClause.IN_REDUCTION),
      new FormerEntry(TaskloopOp.NAME, FormerTasks::taskloop, Map.of(
          "allocators_vars", "allocator_vars", "final_expr", "final", "grain_size", "grainsize",
          "in_reduction_vars_byref", "in_reduction_byref", "in_reductions", "in_reduction_syms",
          "reduction_vars_byref", "reduction_byref", "reductions", "reduction_syms"), true,
          EntryClause.IN_REDUCTION, EntryClause.REDUCTION),
      new FormerConstruct(TaskwaitOp.NAME, FormerTasks::taskwait, Map.of(), false),
      new FormerTaskgroup());

  private FormerTasks() {}

  private static OpDefinition teams() {
    return FormerClauses.operation(TeamsOp.NAME)
        .optionalOperand("num_teams_lower", TypeConstraints.ANY_INTEGER)
        .optionalOperand("num_teams_upper", TypeConstraints.ANY_INTEGER)
        .optionalOperand("if_expr", TypeConstraints.I1)
        .optionalOperand("thread_limit", TypeConstraints.ANY_INTEGER)
        .operands("allocate_vars", TypeConstraints.ANY)
        .operands("allocators_vars", TypeConstraints.ANY)
        .operands("reduction_vars", OmpConstraints.POINTER_LIKE)
        .optionalAttribute("reduction_vars_byref", AttributeConstraints.DENSE_BOOL_ARRAY)
        .optionalAttribute("reductions", OmpConstraints.SYMBOL_REF_ARRAY)
        .region("region", RegionSpec.Shape.ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("oilist("
            + "`num_teams` `(` ( $num_teams_lower^ `:` type($num_teams_lower) )? `to` "
            + "$num_teams_upper `:` type($num_teams_upper) `)`"
            + Clauses.OR + Clauses.IF + Clauses.OR + Clauses.THREAD_LIMIT + Clauses.OR + FormerClauses.ALLOCATE
            + Clauses.OR + FormerClauses.REDUCTION + ") $region attr-dict")
        .build();
  }

  private static OpDefinition sections() {
    return FormerClauses.operation(SectionsOp.NAME)
        .operands("reduction_vars", OmpConstraints.POINTER_LIKE)
        .operands("allocate_vars", TypeConstraints.ANY)
        .operands("allocators_vars", TypeConstraints.ANY)
        .optionalAttribute("nowait", AttributeConstraints.UNIT)
        .optionalAttribute("reduction_vars_byref", AttributeConstraints.DENSE_BOOL_ARRAY)
        .optionalAttribute("reductions", OmpConstraints.SYMBOL_REF_ARRAY)
        .region("region", RegionSpec.Shape.ONE_BLOCK)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("oilist(" + FormerClauses.REDUCTION + Clauses.OR + FormerClauses.ALLOCATE + Clauses.OR
            + Clauses.NOWAIT + ") $region attr-dict")
        .build();
  }

  private static OpDefinition single() {
    return FormerClauses.operation(SingleOp.NAME)
        .operands("allocate_vars", TypeConstraints.ANY)
        .operands("allocators_vars", TypeConstraints.ANY)
        .operands("copyprivate_vars", OmpConstraints.POINTER_LIKE)
        .optionalAttribute("copyprivate_funcs", OmpConstraints.SYMBOL_REF_ARRAY)
        .optionalAttribute("nowait", AttributeConstraints.UNIT)
        .region("region", RegionSpec.Shape.ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("oilist(" + FormerClauses.ALLOCATE + Clauses.OR + FormerClauses.COPYPRIVATE + Clauses.OR
            + Clauses.NOWAIT + ") $region attr-dict")
        .build();
  }

  private static OpDefinition task() {
    return FormerClauses.operation(TaskOp.NAME)
        .optionalOperand("if_expr", TypeConstraints.I1)
        .optionalOperand("final_expr", TypeConstraints.I1)
        .operands("in_reduction_vars", OmpConstraints.POINTER_LIKE)
        .optionalOperand("priority", TypeConstraints.ANY_INTEGER)
        .operands("depend_vars", OmpConstraints.POINTER_LIKE)
        .operands("allocate_vars", TypeConstraints.ANY)
        .operands("allocators_vars", TypeConstraints.ANY)
        .optionalAttribute("depends", OmpConstraints.TASK_DEPEND_ARRAY)
        .optionalAttribute("in_reduction_vars_byref", AttributeConstraints.DENSE_BOOL_ARRAY)
        .optionalAttribute("in_reductions", OmpConstraints.SYMBOL_REF_ARRAY)
        .optionalAttribute("mergeable", AttributeConstraints.UNIT)
        .optionalAttribute("untied", AttributeConstraints.UNIT)
        .region("region", RegionSpec.Shape.ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("oilist(" + Clauses.IF + Clauses.OR + FormerClauses.FINAL + Clauses.OR + Clauses.UNTIED + Clauses.OR
            + Clauses.MERGEABLE + Clauses.OR + FormerClauses.IN_REDUCTION + Clauses.OR + Clauses.PRIORITY + Clauses.OR
            + FormerClauses.DEPEND + Clauses.OR + FormerClauses.ALLOCATE + ") $region attr-dict")
        .build();
  }

  private static OpDefinition taskloop() {
    return FormerClauses.operation(TaskloopOp.NAME)
        .optionalOperand("if_expr", TypeConstraints.I1)
        .optionalOperand("final_expr", TypeConstraints.I1)
        .operands("in_reduction_vars", OmpConstraints.POINTER_LIKE)
        .operands("reduction_vars", OmpConstraints.POINTER_LIKE)
        .optionalOperand("priority", TypeConstraints.ANY_INTEGER)
        .operands("allocate_vars", TypeConstraints.ANY)
        .operands("allocators_vars", TypeConstraints.ANY)
        .optionalOperand("grain_size", TypeConstraints.ANY)
        .optionalOperand("num_tasks", TypeConstraints.ANY)
        .optionalAttribute("in_reduction_vars_byref", AttributeConstraints.DENSE_BOOL_ARRAY)
        .optionalAttribute("in_reductions", OmpConstraints.SYMBOL_REF_ARRAY)
        .optionalAttribute("mergeable", AttributeConstraints.UNIT)
        .optionalAttribute("nogroup", AttributeConstraints.UNIT)
        .optionalAttribute("reduction_vars_byref", AttributeConstraints.DENSE_BOOL_ARRAY)
        .optionalAttribute("reductions", OmpConstraints.SYMBOL_REF_ARRAY)
        .optionalAttribute("untied", AttributeConstraints.UNIT)
        .region("region", RegionSpec.Shape.ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("oilist(" + Clauses.IF + Clauses.OR + FormerClauses.FINAL + Clauses.OR + Clauses.UNTIED + Clauses.OR
            + Clauses.MERGEABLE + Clauses.OR + FormerClauses.IN_REDUCTION + Clauses.OR + FormerClauses.REDUCTION
            + Clauses.OR + Clauses.PRIORITY + Clauses.OR + FormerClauses.ALLOCATE + Clauses.OR
            + "`grain_size` `(` $grain_size `:` type($grain_size) `)`" + Clauses.OR
            + "`num_tasks` `(` $num_tasks `:` type($num_tasks) `)`" + Clauses.OR + "`nogroup` $nogroup"
            + ") $region attr-dict")
        .build();
  }

  private static OpDefinition taskwait() {
    return OpDefinition.named(TaskwaitOp.NAME).format("attr-dict").build();
  }

  private static OpDefinition taskgroup() {
    return FormerClauses.operation(TaskgroupOp.NAME)
        .operands("task_reduction_vars", OmpConstraints.POINTER_LIKE)
        .operands("allocate_vars", TypeConstraints.ANY)
        .operands("allocators_vars", TypeConstraints.ANY)
        .optionalAttribute("task_reduction_vars_byref", AttributeConstraints.DENSE_BOOL_ARRAY)
        .optionalAttribute("task_reductions", OmpConstraints.SYMBOL_REF_ARRAY)
        .region("region", RegionSpec.Shape.ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("oilist(" + FormerClauses.TASK_REDUCTION + Clauses.OR + FormerClauses.ALLOCATE
            + ") $region attr-dict")
        .build();
  }

  /** A task group, whose reductions are the first operands. */
  private static final class FormerTaskgroup extends FormerEntry {
    private static final int GROUPS = 3;

    FormerTaskgroup() {
      super(TaskgroupOp.NAME, FormerTasks::taskgroup, Map.of(
          "allocators_vars", "allocator_vars", "task_reduction_vars_byref", "task_reduction_byref", "task_reductions",
          "task_reduction_syms"), false, EntryClause.TASK_REDUCTION);
    }

    /** Allocators without variables are those of 19.1, whose variables are read as reductions. */
    @Override
    public boolean isFormer(OperationState state) {
      return state.getAttr("operandSegmentSizes") instanceof DenseI32ArrayAttr sizes && sizes.size() == GROUPS
          && sizes.get(0) == 0 && sizes.get(1) > 0 && sizes.get(1) == sizes.get(2);
    }
  }
}
