// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.List;
import org.mortise.ir.parameters.DialectEnum;

/** The enumerations of the dialect. */
public final class OmpEnums {
  public static final DialectEnum BIND = word(
      "bindkind", "BindKindAttr", "ClauseBindKind", "parallel", "teams", "thread");
  public static final DialectEnum CANCELLATION_CONSTRUCT_TYPE = word(
      "cancellationconstructtype", "CancellationConstructTypeAttr", "ClauseCancellationConstructType", "parallel",
      "loop", "sections", "taskgroup");
  public static final DialectEnum CAPTURE_CLAUSE = inParentheses(
      "capture_clause", "DeclareTargetCaptureClauseAttr", "DeclareTargetCaptureClause", "none", "to", "link",
      "enter");
  public static final DialectEnum DATA_SHARING_TYPE = DialectEnum.formatted(
      OmpDialect.NAMESPACE, "data_sharing_type", "DataSharingClauseTypeAttr", "::mlir::omp::DataSharingClauseType",
      "`{` `type` `=` $value `}`",
      "private", "firstprivate");
  public static final DialectEnum DEPEND = inParentheses(
      "clause_depend", "ClauseDependAttr", "ClauseDepend", "dependsource", "dependsink");
  public static final DialectEnum DEVICE_TYPE = inParentheses(
      "device_type", "DeclareTargetDeviceTypeAttr", "DeclareTargetDeviceType", "any", "host", "nohost");
  public static final DialectEnum GRAINSIZE_TYPE = word(
      "grainsizetype", "GrainsizeTypeAttr", "ClauseGrainsizeType", "strict");
  public static final DialectEnum MEMORY_ORDER = word(
      "memoryorderkind", "MemoryOrderKindAttr", "ClauseMemoryOrderKind", "seq_cst", "acq_rel", "acquire", "release",
      "relaxed");
  public static final DialectEnum NUM_TASKS_TYPE = word(
      "numtaskstype", "NumTasksTypeAttr", "ClauseNumTasksType", "strict");
  public static final DialectEnum NUM_THREADS_TYPE = word(
      "numthreadstype", "NumThreadsTypeAttr", "ClauseNumThreadsType", "strict");
  public static final DialectEnum ORDER = word("orderkind", "OrderKindAttr", "ClauseOrderKind", "concurrent");
  public static final DialectEnum ORDER_MODIFIER = word(
      "order_mod", "OrderModifierAttr", "OrderModifier", "reproducible", "unconstrained");
  public static final DialectEnum PROC_BIND = word(
      "procbindkind", "ProcBindKindAttr", "ClauseProcBindKind", "primary", "master", "close", "spread");
  public static final DialectEnum REDUCTION_MODIFIER = inParentheses(
      "reduction_modifier", "ReductionModifierAttr", "ReductionModifier", "defaultmod", "inscan", "task");
  public static final DialectEnum SCHEDULE = word(
      "schedulekind", "ScheduleKindAttr", "ClauseScheduleKind", "static", "dynamic", "guided", "auto", "runtime",
      "distribute");
  public static final DialectEnum SCHEDULE_MODIFIER = word(
      "sched_mod", "ScheduleModifierAttr", "ScheduleModifier", "none", "monotonic", "nonmonotonic", "simd");
  public static final DialectEnum TASK_DEPEND = inParentheses(
      "clause_task_depend", "ClauseTaskDependAttr", "ClauseTaskDepend", "taskdependin", "taskdependout",
      "taskdependinout", "taskdependmutexinoutset", "taskdependinoutset");
  public static final DialectEnum VARIABLE_CAPTURE_KIND = inParentheses(
      "variable_capture_kind", "VariableCaptureKindAttr", "VariableCaptureKind", "This", "ByRef", "ByCopy", "VLAType");

  static final List<DialectEnum> ALL = List.of(
      BIND, CANCELLATION_CONSTRUCT_TYPE, CAPTURE_CLAUSE, DATA_SHARING_TYPE, DEPEND, DEVICE_TYPE, GRAINSIZE_TYPE,
      MEMORY_ORDER, NUM_TASKS_TYPE, NUM_THREADS_TYPE, ORDER, ORDER_MODIFIER, PROC_BIND, REDUCTION_MODIFIER, SCHEDULE,
      SCHEDULE_MODIFIER, TASK_DEPEND, VARIABLE_CAPTURE_KIND);

  private OmpEnums() {}

  private static DialectEnum word(String mnemonic, String attribute, String type, String... words) {
    return DialectEnum.plain(OmpDialect.NAMESPACE, mnemonic, attribute, "::mlir::omp::" + type, words);
  }

  private static DialectEnum inParentheses(String mnemonic, String attribute, String type, String... words) {
    return DialectEnum.formatted(
        OmpDialect.NAMESPACE, mnemonic, attribute, "::mlir::omp::" + type, "`(` $value `)`", words);
  }
}
