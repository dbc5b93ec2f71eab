// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.ParseError;

/** The enumerations of the dialect. The value of an {@link OmpEnumAttr} is one keyword. */
public enum OmpEnum {
  CANCELLATION_CONSTRUCT_TYPE("cancellationconstructtype", "CancellationConstructType Clause",
      "ClauseCancellationConstructType", "CancellationConstructTypeAttr", "parallel", "loop", "sections", "taskgroup"),
  CAPTURE_CLAUSE("capture_clause", "capture clause",
      "DeclareTargetCaptureClause", "DeclareTargetCaptureClauseAttr", "to", "link", "enter"),
  DATA_SHARING_TYPE("data_sharing_type", "Type of a data-sharing clause",
      "DataSharingClauseType", "DataSharingClauseTypeAttr", "private", "firstprivate"),
  DEPEND("clause_depend", "depend clause", "ClauseDepend", "ClauseDependAttr", "dependsource", "dependsink"),
  DEVICE_TYPE("device_type", "device_type clause",
      "DeclareTargetDeviceType", "DeclareTargetDeviceTypeAttr", "any", "host", "nohost"),
  GRAINSIZE_TYPE("grainsizetype", "GrainsizeType Clause", "ClauseGrainsizeType", "GrainsizeTypeAttr", "strict"),
  MEMORY_ORDER("memoryorderkind", "MemoryOrderKind Clause", "ClauseMemoryOrderKind", "MemoryOrderKindAttr",
      "seq_cst", "acq_rel", "acquire", "release", "relaxed"),
  NUM_TASKS_TYPE("numtaskstype", "NumTasksType Clause", "ClauseNumTasksType", "NumTasksTypeAttr", "strict"),
  ORDER("orderkind", "OrderKind Clause", "ClauseOrderKind", "OrderKindAttr", "concurrent"),
  ORDER_MODIFIER("order_mod", "OpenMP Order Modifier",
      "OrderModifier", "OrderModifierAttr", "reproducible", "unconstrained"),
  PROC_BIND("procbindkind", "ProcBindKind Clause", "ClauseProcBindKind", "ProcBindKindAttr",
      "primary", "master", "close", "spread"),
  SCHEDULE("schedulekind", "ScheduleKind Clause", "ClauseScheduleKind", "ScheduleKindAttr",
      "static", "dynamic", "guided", "auto", "runtime"),
  SCHEDULE_MODIFIER("sched_mod", "OpenMP Schedule Modifier", "ScheduleModifier", "ScheduleModifierAttr",
      "none", "monotonic", "nonmonotonic", "simd"),
  TASK_DEPEND("clause_task_depend", "depend clause in a target or task construct",
      "ClauseTaskDepend", "ClauseTaskDependAttr", "taskdependin", "taskdependout", "taskdependinout"),
  VARIABLE_CAPTURE_KIND("variable_capture_kind", "variable capture kind",
      "VariableCaptureKind", "VariableCaptureKindAttr", "This", "ByRef", "ByCopy", "VLAType");

  private final String mnemonic;
  private final String summary;
  private final String enumName;
  private final String attributeName;
  private final List<String> words;

  OmpEnum(String mnemonic, String summary, String enumName, String attributeName, String... words) {
    this.mnemonic = mnemonic;
    this.summary = summary;
    this.enumName = enumName;
    this.attributeName = attributeName;
    this.words = List.of(words);
  }

  /** Returns the word after {@code #omp<}. */
  public String mnemonic() {
    return mnemonic;
  }

  /** Returns the words in the order of their numbers. */
  public List<String> words() {
    return words;
  }

  /** Returns the description of the enumeration in diagnostics. */
  String summary() {
    return summary;
  }

  /** Returns whether the text of an attribute encloses the keyword in brackets. */
  boolean hasBrackets() {
    return switch (this) {
      case CAPTURE_CLAUSE, DATA_SHARING_TYPE, DEPEND, DEVICE_TYPE, TASK_DEPEND, VARIABLE_CAPTURE_KIND -> true;
      default -> false;
    };
  }

  /** Parses the text of an attribute after the mnemonic. */
  OmpEnumAttr parse(AsmParser parser) {
    if (!hasBrackets()) {
      return parseWord(parser);
    }
    boolean named = this == DATA_SHARING_TYPE;
    parser.parsePunctuation(named ? "{" : "(");
    if (named) {
      parser.parseKeyword("type");
      parser.parsePunctuation("=");
    }
    OmpEnumAttr value = parseWord(parser);
    parser.parsePunctuation(named ? "}" : ")");
    return value;
  }

  /** Prints the text of an attribute without the mnemonic, as {@link #parse} reads it. */
  void print(AsmPrinter printer, String word) {
    if (this == DATA_SHARING_TYPE) {
      printer.print("{type = ").print(word).print('}');
    } else if (hasBrackets()) {
      printer.print('(').print(word).print(')');
    } else {
      printer.print(word);
    }
  }

  private OmpEnumAttr parseWord(AsmParser parser) {
    try {
      int position = parser.position();
      String word = parser.parseKeyword();
      if (!words.contains(word)) {
        throw parser.error(
            position, "expected ::mlir::omp::" + enumName + " to be one of: " + String.join(", ", words));
      }
      return OmpEnumAttr.of(parser.context(), this, word);
    } catch (ParseError wrong) {
      throw wrong.then(parser.error("failed to parse " + attributeName
          + " parameter 'value' which is to be a `::mlir::omp::" + enumName + "`"));
    }
  }
}
